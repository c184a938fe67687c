import { type AreaGeometry, geometryOf, polygonsOf, type Ring } from './area-geometry.ts';
import { thinned } from './douglas-peucker.ts';

const TILE_PIXELS = 256;
/** Largest error in pixels, which is invisible. */
const TOLERANCE_PIXELS = 0.75;

/** Width of a map pixel in degrees of longitude. */
const pixelAt = (zoom: number): number => 360 / (TILE_PIXELS * 2 ** zoom);

/**
 * An outline for display at a zoom: without corners that make no visible difference (Douglas-Peucker) and without holes and
 * parts smaller than a pixel, but never empty. For display only, not for searches.
 */
export function simplifiedFor(geometry: AreaGeometry, zoom: number): AreaGeometry {
  const tolerance = pixelAt(zoom) * TOLERANCE_PIXELS;
  const polygons = polygonsOf(geometry);
  const drawn = polygons.flatMap((rings) => {
    const [outer, ...holes] = rings.map((ring) => simplifiedRing(ring, tolerance));
    return outer && isArea(outer) ? [[outer, ...holes.filter(isArea)]] : [];
  });
  return geometryOf(drawn.length > 0 ? drawn : polygons);
}

const isArea = (ring: Ring): boolean => ring.length > 3;

/** In degrees of longitude; latitudes are stretched as on the map. */
function simplifiedRing(ring: Ring, tolerance: number): Ring {
  const [start] = ring;
  if (start === undefined) return ring;
  const shrink = Math.cos((start[1] * Math.PI) / 180);
  const flat = ring.map(([longitude, latitude]) => ({ x: longitude, y: latitude / shrink }));
  return thinned(ring, flat, tolerance);
}
