import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { hiddenHomes, hiddenText } from './hidden-homes.ts';

const bounds = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };
const points = { clusters: [], points: [], total: 40 };
const found = (part: Partial<SearchResult> = {}) => ({
  result: { total: 43, boundaries: bounds, ...part } as SearchResult,
  search: 'tags=buda',
});
const shown = { points, bounds, search: 'tags=buda' };

describe('the homes without a pin', () => {
  it('are those of the result that the map lacks', () => {
    expect(hiddenHomes(found(), shown)).toBe(3);
    expect([hiddenText(1), hiddenText(3)]).toEqual([
      '1 home with a hidden address has no pin',
      '3 homes with a hidden address have no pin',
    ]);
  });

  it('are unknown while the map shows a part of the result', () => {
    const near = { ...bounds, maxLatitude: 30.5 };
    expect(hiddenHomes(found(), { ...shown, bounds: near })).toBe(0);
    expect(hiddenHomes(found(), null)).toBe(0);
  });

  it('are unknown while results and pins are of two searches', () => {
    expect(hiddenHomes(found({ total: 1_388 }), { ...shown, search: 'tags=austin' })).toBe(0);
  });

  it('are none where the map has more', () => {
    expect(hiddenHomes(found({ total: 12 }), shown)).toBe(0);
  });
});
