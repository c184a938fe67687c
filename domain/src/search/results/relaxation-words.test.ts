import { describe, expect, it } from 'vitest';
import { guestViewer } from '../../people/viewer.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import type { Filters } from '../filters/filters.ts';
import { includesKind, relaxationWords, removedPart, sideEffects } from './relaxation-words.ts';
import { relaxFilter } from './relaxations.ts';

const filters = {
  ...defaultFiltersFor({ lease: false, viewer: guestViewer }),
  minBedrooms: 4,
  fireplace: true,
};
const search = { filters, areas: [] };

describe('a relaxation is called', () => {
  it('names a relaxation by the removed chip, areas or box', () => {
    expect(removedPart('minBedrooms', search)).toBe('4+ beds');
    expect(relaxationWords('fireplace', search)).toBe('Remove Fireplace');
    expect(relaxationWords('bounds', search)).toBe('Remove the map area');
    expect(relaxationWords('tags', search)).toBe('Remove the chosen areas');
    expect(relaxationWords('tags', { filters, areas: ['Zilker', '78704'] })).toBe('Remove Zilker, 78704');
  });

  it.each([
    [
      'mlsStatus',
      { mlsStatus: ['Leased'], leasedTimeframe: 365, openHouseOnly: true },
      'Remove Leased and Open houses',
    ],
    [
      'mlsStatus',
      { mlsStatus: ['Sold'], soldTimeframe: 30, openHouse: 30 },
      'Remove Sold and Open house within 30 days',
    ],
    ['waterfront', { waterfront: true, waterBodyName: ['Lake Travis'] }, 'Remove Waterfront and Lake Travis'],
    ['openHouseOnly', { openHouseOnly: true, openHouse: 7 }, 'Remove Open houses'],
    ['mlsStatus', { mlsStatus: ['Sold'], soldTimeframe: 365 }, 'Remove Sold'],
    ['minBedrooms', { openHouseOnly: true }, 'Remove 4+ beds'],
  ] as const)('with every filter that goes with it: %s of %j', (part, changes, words) => {
    const before: Filters = { ...filters, ...changes };
    const starting = defaultFiltersFor({ lease: false, viewer: guestViewer });
    const after = relaxFilter(before, part, starting, {
      lease: false,
      viewer: guestViewer,
      agentMode: false,
    });
    const also = sideEffects(part, before, after);
    expect(relaxationWords(part, { filters: before, areas: [] }, also)).toBe(words);
  });

  it('names a relaxation by the kind of home that it includes again', () => {
    const noLots = { ...search, filters: { ...filters, lot: false } };
    expect(relaxationWords('lot', noLots)).toBe('Include lots');
    expect([includesKind('fireplace', filters), includesKind('bounds', filters)]).toEqual([false, false]);
  });
});
