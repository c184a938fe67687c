import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';

/** A tile by zoom, column from the west and row from the north, as map servers count them. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Of its side: features begin a little outside of a tile, so that their edges do not show in it. */
const BUFFER = 1 / 64;

/** The box of a tile with its buffer, in degrees. */
export function tileBounds({ z, x, y }: TileAddress): Bounds {
  const across = 2 ** z;
  return {
    minLongitude: longitudeOf((x - BUFFER) / across),
    maxLongitude: longitudeOf((x + 1 + BUFFER) / across),
    minLatitude: latitudeOf((y + 1 + BUFFER) / across),
    maxLatitude: latitudeOf((y - BUFFER) / across),
  };
}

const longitudeOf = (share: number): number => share * 360 - 180;

/** Web Mercator, from 0 in the north to 1 in the south. */
const latitudeOf = (share: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;

/** The tile of a zoom that a point lies in. */
export function tileAt(z: number, { latitude, longitude }: Point): TileAddress {
  const across = 2 ** z;
  const north = 1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return { z, x: Math.floor(((longitude + 180) / 360) * across), y: Math.floor((north / 2) * across) };
}
