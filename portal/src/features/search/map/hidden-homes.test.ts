import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { describe, expect, it } from 'vitest';
import { hiddenHomes, hiddenText } from './hidden-homes.ts';

const bounds = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };
const points = { clusters: [], points: [], total: 40 };
const aResult = (part: Partial<SearchResult>) => ({ total: 43, boundaries: bounds, ...part }) as SearchResult;

describe('the homes without a pin', () => {
  it('are what the result has more than the map', () => {
    expect(hiddenHomes(aResult({}), { points, bounds })).toBe(3);
    expect([hiddenText(1), hiddenText(3)]).toEqual([
      '1 home hides its address and has no pin',
      '3 homes hide their address and have no pin',
    ]);
  });

  it('are unknown while the map shows a part of the result', () => {
    const near = { ...bounds, maxLatitude: 30.5 };
    expect(hiddenHomes(aResult({}), { points, bounds: near })).toBe(0);
    expect(hiddenHomes(aResult({}), null)).toBe(0);
  });

  it('are none where the map has more, e.g. while the next result is awaited', () => {
    expect(hiddenHomes(aResult({ total: 12 }), { points, bounds })).toBe(0);
  });
});
