export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The position of a home or school; null where it is unknown, or hidden from the viewer. */
export interface MaybePoint {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** International miles. */
export const metersPerMile = 1_609.344;

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

/** The point of a position; null where one of its coordinates is unknown. */
export const pointOf = ({ latitude, longitude }: MaybePoint): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** '0.4 mi', and 'under 0.1 mi' for the same block. */
export const milesText = (miles: number): string => (miles < 0.1 ? 'under 0.1 mi' : `${miles} mi`);

/** Miles in a straight line to one decimal; null where one of the positions is unknown. */
export function milesBetween(from: MaybePoint, to: MaybePoint): number | null {
  const start = pointOf(from);
  const end = pointOf(to);
  return start && end ? Math.round((distanceMeters(start, end) / metersPerMile) * 10) / 10 : null;
}
