interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Some 10 m, in degrees. */
const near = 0.0001;

/** Returns whether two positions are those of one favorite place, whatever its name is. */
export const isSamePlace = (one: Position, other: Position): boolean =>
  Math.abs(one.latitude - other.latitude) < near && Math.abs(one.longitude - other.longitude) < near;
