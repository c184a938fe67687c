import { describe, expect, it } from 'vitest';
import { guestViewer } from '../../people/viewer.ts';
import { defaultFiltersFor } from '../filters/default-filters.ts';
import { includesKind, relaxationWords, removedPart } from './relaxation-words.ts';

const filters = {
  ...defaultFiltersFor({ lease: false, viewer: guestViewer }),
  minBedrooms: 4,
  fireplace: true,
};
const search = { filters, areas: [] };

describe('a relaxation is called', () => {
  it('by the words of the removed chip, areas or box', () => {
    expect(removedPart('minBedrooms', search)).toBe('4+ beds');
    expect(relaxationWords('fireplace', search)).toBe('Remove Fireplace');
    expect(relaxationWords('bounds', search)).toBe('Remove the map area');
    expect(relaxationWords('tags', search)).toBe('Remove the chosen areas');
    expect(relaxationWords('tags', { filters, areas: ['Zilker', '78704'] })).toBe('Remove Zilker, 78704');
  });

  it('by the kind of home that it includes again', () => {
    const noLots = { ...search, filters: { ...filters, lot: false } };
    expect(relaxationWords('lot', noLots)).toBe('Include lots');
    expect([includesKind('fireplace', filters), includesKind('bounds', filters)]).toEqual([false, false]);
  });
});
