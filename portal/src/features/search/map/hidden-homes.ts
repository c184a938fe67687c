import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';

/** What a map shows, and where. */
export interface Shown {
  readonly points: MapPoints;
  readonly bounds: Bounds;
  /** The search that has these points, in whatever words tell it from others. */
  readonly search: string;
}

/** The newest results, and their search in the same words. */
export interface Found {
  readonly result: SearchResult;
  readonly search: string;
}

/**
 * How many homes of a result have no pin because they hide their address. Only a map that shows all others can tell; a
 * search in a box on the map has found none of them to begin with. Pins and results of two searches tell nothing.
 */
export function hiddenHomes({ result, search }: Found, shown: Shown | null): number {
  if (shown?.search !== search || !holds(shown.bounds, result.boundaries)) return 0;
  return Math.max(0, result.total - shown.points.total);
}

function holds(bounds: Bounds, inner: SearchResult['boundaries']): boolean {
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
    ? '1 home hides its address and has no pin'
    : `${count.toLocaleString('en-US')} homes hide their address and have no pin`;
