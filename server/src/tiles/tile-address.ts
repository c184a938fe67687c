import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';

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
