import { describe, expect, it } from 'vitest';
import { anAgentViewer, viewers } from '../../testing/a-viewer.ts';
import { allowedFilters, type LeftOut } from './allowed-filters.ts';
import { drawnFilters } from './applied-filters.ts';
import { defaultFiltersFor } from './default-filters.ts';
import { filterKeys, filterRow, mapFilters } from './filter-table.ts';
import type { FilterKey, Filters } from './filters.ts';
import { leftOutWords } from './left-out-words.ts';

const { guest, unverifiedClient, client } = viewers;
const agent = anAgentViewer();

function allow(
  changes: Partial<Filters>,
  viewer = guest as typeof guest | typeof client | typeof agent,
  lease = false,
) {
  const defaults = defaultFiltersFor({ lease, viewer });
  const { filters, leftOut } = allowedFilters({ ...defaults, ...changes }, defaults, { lease, viewer });
  return {
    filters,
    defaults,
    said: leftOut.map(({ filter, value, reason }) => [filter, value, reason]),
    leftOut,
  };
}

describe('statuses', () => {
  it.each([
    ['a guest', guest, 'needs_account'],
    ['an unverified client', unverifiedClient, 'needs_verified_account'],
  ] as const)('Sold and Leased are left out for %s', (_who, viewer, reason) => {
    const { filters, said } = allow({ mlsStatus: ['Active', 'Sold', 'Leased'], soldTimeframe: 365 }, viewer);
    expect(filters).toMatchObject({ mlsStatus: ['Active'], soldTimeframe: null });
    expect(said).toEqual([
      ['mlsStatus', 'Sold', reason],
      ['mlsStatus', 'Leased', reason],
    ]);
  });

  it('Sold alone becomes the default statuses', () => {
    const { filters, defaults } = allow({ mlsStatus: ['Sold'], soldTimeframe: 365 });
    expect(filters).toEqual(defaults);
  });

  it.each([
    [['Active', 'Pending'], ['Active'], 1],
    [['Pending', 'Pending - Taking Backups'], ['Pending - Taking Backups'], 1],
    [['Active', 'Pending', 'Pending - Taking Backups'], ['Active', 'Pending', 'Pending - Taking Backups'], 0],
    [
      ['Active', 'Pending', 'Pending - Taking Backups', 'Sold'],
      ['Active', 'Pending', 'Pending - Taking Backups'],
      1,
    ],
    [['Pending'], ['Active', 'Pending', 'Pending - Taking Backups'], 1],
    [['Pending', 'Sold'], ['Active', 'Pending', 'Pending - Taking Backups'], 2],
    [[], [], 0],
  ] as const)('%s are %s for a guest: Pending stays with all defaults', (requested, kept, leftOut) => {
    const { filters, said } = allow({ mlsStatus: requested });
    expect(filters.mlsStatus).toEqual(kept);
    expect(said).toHaveLength(leftOut);
  });

  it('Private is left out for clients', () => {
    expect(allow({ mlsStatus: ['Private', 'Active'] }, client).said).toEqual([
      ['mlsStatus', 'Private', 'agents_only'],
    ]);
  });

  it('replaces statuses of an ignored source by the default ones, with a notice', () => {
    const mlsStatus = ['Active', 'Pending - Taking Backups'] as const;
    const { filters, defaults, said, leftOut } = allow({ exclusiveListingsEnabled: false, mlsStatus });
    expect(filters).toEqual(defaults);
    expect(said).toEqual([
      ['exclusiveListingsEnabled', null, 'agents_only'],
      ['mlsStatus', null, 'statuses_of_source'],
    ]);
    expect(leftOut.map(leftOutWords).join(' ')).toBe(
      'Log in as an agent to filter by “Exclusive listings”. ' +
        'The list has pending homes too, because it is not limited to MLS listings.',
    );
  });

  it.each([
    ['a verified client', client],
    ['an agent', agent],
  ] as const)('Sold stays for %s', (_who, viewer) => {
    const { filters, said } = allow({ mlsStatus: ['Sold'], soldTimeframe: 30 }, viewer);
    expect(filters).toMatchObject({ mlsStatus: ['Sold'], soldTimeframe: 30 });
    expect(said).toEqual([]);
  });
});

describe('filters', () => {
  it.each([
    [{ noPhoto: true }, guest, false, 'agents_only'],
    [{ noPhoto: true }, client, true, 'agents_only'],
    [{ exclusiveListingsEnabled: false }, client, false, 'agents_only'],
    [{ mlsListingsEnabled: false }, agent, true, 'sale_only'],
    [{ petsAllowed: 'Yes' }, agent, false, 'lease_only'],
    [{ lot: true }, guest, true, 'sale_only'],
  ] as const)('%o has its default, with the reason', (changes, viewer, lease, reason) => {
    const { filters, defaults, said } = allow(changes, viewer, lease);
    expect(filters).toEqual(defaults);
    expect(said).toEqual([[Object.keys(changes)[0], null, reason]]);
  });

  it.each([guest, unverifiedClient, client, agent])(
    'lists the filters that the form of the viewer draws',
    (viewer) => {
      for (const lease of [false, true]) {
        const defaults = defaultFiltersFor({ lease, viewer });
        const drawn = drawnFilters({ lease, viewer, mobile: false, today: '2026-11-20', agentMode: false });
        const others = filterKeys.filter((key) => typeof defaults[key] === 'boolean');
        const changed = mapFilters(
          ({ key }) => (others.includes(key) ? !defaults[key] : defaults[key]) as never,
        );
        const { leftOut } = allowedFilters(changed, defaults, { lease, viewer });
        const isDrawn = (key: FilterKey) => drawn.includes(key) || filterRow(key).control.kind === 'none';
        expect(leftOut.map(({ filter }) => filter)).toEqual(others.filter((key) => !isDrawn(key)));
      }
    },
  );
});

it.each([
  [{ filter: 'mlsStatus', value: 'Sold', reason: 'needs_account' }, 'Sign up to see sold homes.'],
  [
    { filter: 'mlsStatus', value: 'Pending', reason: 'needs_verified_account' },
    'Sign up and verify your email to filter by Pending.',
  ],
  [{ filter: 'noPhoto', value: null, reason: 'agents_only' }, 'Log in as an agent to filter by “No photo”.'],
  [
    { filter: 'privateExclusiveListing', value: null, reason: 'agents_only' },
    'Log in as an agent to filter by “Exclusive listings”.',
  ],
  [
    { filter: 'petsAllowed', value: null, reason: 'lease_only' },
    '“Pets allowed” is a filter for homes for lease.',
  ],
] satisfies [LeftOut, string][])('%o reads %s', (leftOut, words) => {
  expect(leftOutWords(leftOut)).toBe(words);
});
