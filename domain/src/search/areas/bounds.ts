/** A box on the map in WGS84 degrees. */
export interface Bounds {
  readonly minLatitude: number;
  readonly maxLatitude: number;
  readonly minLongitude: number;
  readonly maxLongitude: number;
}
