import { describe, expect, it } from 'vitest';
import { readSearchPage, searchDefaults } from '../page/search-page.ts';
import { viewers } from '../testing/a-viewer.ts';
import { changeSearch } from './change-search.ts';
import type { Filters } from './filters/filters.ts';
import { keepLocked, type Touched } from './keep-locked.ts';
import { readingOfKind } from './other-kind.ts';
import type { SearchState } from './search-state.ts';
import { encodeSearchUrl } from './url/url-codec.ts';

const sold = () =>
  readSearchPage(
    Object.entries({ mlsstatus: 'Sold', soldTimeframe: '30', collection: '17' }),
    false,
    viewers.guest,
  );

describe('the address of a search with locked parts, after a change', () => {
  const after = (part: Partial<Filters>, touched?: Touched) => {
    const page = sold();
    const next = changeSearch(page.state, { filters: { ...page.state.filters, ...part } });
    const { filters, account } = keepLocked(next, page, touched);
    return [filters.mlsStatus.join(), filters.soldTimeframe, filters.fireplace, account.collection];
  };

  it.each<[string, Partial<Filters>, Touched, ReturnType<typeof after>]>([
    ['of another filter keeps them', { fireplace: true }, ['fireplace'], ['Sold', 30, true, '17']],
    [
      'of the locked filter drops it',
      { mlsStatus: ['Active'] },
      ['mlsStatus'],
      ['Active', null, false, '17'],
    ],
    [
      'to open houses drops closed homes',
      { openHouseOnly: true },
      ['openHouseOnly'],
      [expect.stringMatching(/^Active,/), null, false, '17'],
    ],
    [
      'to its default drops it too',
      {},
      ['mlsStatus'],
      [expect.stringMatching(/^Active,/), null, false, '17'],
    ],
    ['of everything drops all', {}, 'all', [expect.stringMatching(/^Active,/), null, false, '']],
  ])('%s', (_change, part, touched, expected) => {
    expect(after(part, touched)).toEqual(expected);
  });

  it('keeps the ignored source with its default search until that is changed', () => {
    const page = readSearchPage([['source', 'mls']], false, viewers.guest);
    const usual = readSearchPage([], false, viewers.guest).state;
    expect(page.state).toEqual(usual);
    const next = changeSearch(page.state, { filters: { ...page.state.filters, fireplace: true } });
    expect(keepLocked(next, page, ['fireplace']).filters).toMatchObject({ exclusiveListingsEnabled: false });
    const { filters } = keepLocked(page.state, page, ['exclusiveListingsEnabled']);
    expect(filters).toEqual(usual.filters);
  });

  it.each([
    [{ mlsstatus: 'Sold', soldTimeframe: '30' }, false, { mlsstatus: 'Leased', leasedTimeframe: '30' }],
    [{ noPhoto: 'true', collection: '17' }, true, { noPhoto: 'true', collection: '17' }],
    [{ petsAllowed: 'Yes' }, false, { petsAllowed: 'Yes' }],
    [{ source: 'mls' }, false, {}],
  ])('%o, of the other kind, keeps them', (query, lease, expected) => {
    const page = readSearchPage(Object.entries(query), lease, viewers.guest);
    const other = readingOfKind(page, !lease, { viewer: viewers.guest, agentMode: false });
    const address = (state: SearchState) =>
      Object.fromEntries(encodeSearchUrl(state, searchDefaults(!lease, viewers.guest)));
    expect(other.state.lease).toBe(!lease);
    expect(address(other.requested)).toEqual(expected);
    expect(address(keepLocked(other.state, other))).toEqual(expected);
  });

  it('keeps a search for sale apart from one for lease', () => {
    const page = sold();
    expect(keepLocked({ ...page.state, lease: true }, page).account.collection).toBe('');
  });
});
