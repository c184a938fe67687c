import { type AreaGeometry, geometryOf, polygonsOf, type Ring } from './area-geometry.ts';
import { metersPerLongitude, simplifyLine } from './simplify-line.ts';

const TILE_PIXELS = 256;
/** An outline that is off by less looks the same. */
const TOLERANCE_PIXELS = 0.75;

/** Degrees of longitude that a pixel of a map is wide. */
const pixelAt = (zoom: number): number => 360 / (TILE_PIXELS * 2 ** zoom);

/**
 * An outline to be drawn at a zoom: corners that cannot be seen are left out, and so are holes and parts smaller than a
 * pixel, but never all of it. To be looked at, not to be searched by.
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

/** By a tolerance in degrees of longitude, where the ring begins. */
function simplifiedRing(ring: Ring, tolerance: number): Ring {
  const [start] = ring;
  if (start === undefined) return ring;
  const line = ring.map((position) => ({ longitude: position[0], latitude: position[1], position }));
  return simplifyLine(line, tolerance * metersPerLongitude(start[1])).map(({ position }) => position);
}
