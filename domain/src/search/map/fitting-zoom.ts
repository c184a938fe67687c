import type { Bounds } from '../areas/bounds.ts';

/** Side of the world in px at zoom 0. */
const WORLD = 256;

/** The nearest whole zoom at which a box fits into so many px of a Mercator map, at least 0. */
export function fittingZoom(bounds: Bounds, width: number, height: number): number {
  const across = ((bounds.maxLongitude - bounds.minLongitude) / 360) * WORLD;
  const down = ((mercator(bounds.maxLatitude) - mercator(bounds.minLatitude)) / (2 * Math.PI)) * WORLD;
  const times = Math.min(width / Math.max(across, 1e-9), height / Math.max(down, 1e-9));
  return Math.max(0, Math.floor(Math.log2(times)));
}

/** The distance from the equator in radians of longitude. */
const mercator = (latitude: number): number => Math.asinh(Math.tan((latitude * Math.PI) / 180));
