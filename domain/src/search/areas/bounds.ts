/** A box on the map in WGS84 degrees. */
export interface Bounds {
  readonly minLatitude: number;
  readonly maxLatitude: number;
  readonly minLongitude: number;
  readonly maxLongitude: number;
}

/** The box of a search's results, whose sides are null where none of them has a position; then null. */
export function completeBounds(
  sides: {
    readonly [Side in keyof Bounds]: Bounds[Side] | null;
  },
): Bounds | null {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = sides;
  if (minLatitude === null || maxLatitude === null || minLongitude === null || maxLongitude === null)
    return null;
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}
