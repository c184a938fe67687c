import { type AreaGeometry, geometryOf, polygonsOf, type Ring } from './area-geometry.ts';
import { thinned } from './douglas-peucker.ts';

const TILE_PIXELS = 256;
/** Off by less than this nobody sees. */
const TOLERANCE_PIXELS = 0.75;

/** Degrees of longitude that a pixel of a map is wide. */
const pixelAt = (zoom: number): number => 360 / (TILE_PIXELS * 2 ** zoom);

/**
 * An outline to be drawn at a zoom: corners that nobody would see are left out (Douglas-Peucker), and so are holes and parts
 * smaller than a pixel, but never all of it. To be looked at, not to be searched by.
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

/** In degrees of longitude; latitudes count as much longer as the map draws them. */
function simplifiedRing(ring: Ring, tolerance: number): Ring {
  const [start] = ring;
  if (start === undefined) return ring;
  const shrink = Math.cos((start[1] * Math.PI) / 180);
  const flat = ring.map(([longitude, latitude]) => ({ x: longitude, y: latitude / shrink }));
  return thinned(ring, flat, tolerance);
}
