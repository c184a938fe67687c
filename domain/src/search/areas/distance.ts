export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth. */
export const earthRadiusMeters = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine) in metres, exact to half a percent, which is enough to order homes. */
export const distanceMeters = (from: Point, to: Point): number => {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(chord)));
};
