import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';

/** Side of a tile in px. */
export const TILE_PIXELS = 512;

/** The highest zoom that tiles are cut for; maps draw nearer views from these. */
export const MAX_TILE_ZOOM = 14;

/** The lowest zoom that shows a road of a kind: a district has ten times more streets than a map of it can show. */
const ROAD_ZOOMS: Readonly<Record<string, number>> = {
  highway: 4,
  major_road: 9,
  medium_road: 10,
  rail: 10,
  minor_road: 12,
  path: 13,
};

export const roadZoom = (kind: string): number => ROAD_ZOOMS[kind] ?? ROAD_ZOOMS.minor_road!;

/** The lowest zoom at which something is so many pixels wide or high. */
export function zoomOfSize(
  { minLatitude, maxLatitude, minLongitude, maxLongitude }: Bounds,
  pixels: number,
): number {
  const degrees = Math.max(maxLongitude - minLongitude, maxLatitude - minLatitude, 1e-6);
  const zoom = Math.ceil(Math.log2((pixels * 360) / (TILE_PIXELS * degrees)));
  return Math.min(Math.max(zoom, 0), MAX_TILE_ZOOM);
}
