import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';

/** What a map shows, and where. */
export interface Shown {
  readonly points: MapPoints;
  readonly bounds: Bounds;
  /** A key of the search that has these points. */
  readonly search: string;
}

/** The newest results, and their search in the same words. */
export interface Found {
  readonly result: SearchResult;
  readonly search: string;
}

/**
 * How many homes of a result have no pin because they hide their address. The count needs a map that shows all others; a
 * search in a box on the map has found none of them to begin with. Pins and results of different searches are not compared.
 */
export function hiddenHomes({ result, search }: Found, shown: Shown | null): number {
  if (shown?.search !== search || !contains(shown.bounds, result.boundaries)) return 0;
  return Math.max(0, result.total - shown.points.total);
}

function contains(bounds: Bounds, inner: SearchResult['boundaries']): boolean {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = inner;
  return (
    minLatitude !== null &&
    maxLatitude !== null &&
    minLongitude !== null &&
    maxLongitude !== null &&
    bounds.minLatitude <= minLatitude &&
    bounds.maxLatitude >= maxLatitude &&
    bounds.minLongitude <= minLongitude &&
    bounds.maxLongitude >= maxLongitude
  );
}

export const hiddenText = (count: number): string =>
  count === 1
    ? '1 home with a hidden address has no pin'
    : `${count.toLocaleString('en-US')} homes with a hidden address have no pin`;

export const leftOutText = (count: number): string =>
  count === 1
    ? '1 home with a hidden address is left out. Remove the map area to see it.'
    : `${count.toLocaleString('en-US')} homes with a hidden address are left out. Remove the map area to see them.`;
