import { earthRadiusMeters, type Point } from '../distance.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The position `meters` away on a great circle, at a bearing in degrees clockwise from north. */
export function pointAt(from: Point, bearing: number, meters: number): Point {
  const way = meters / earthRadiusMeters;
  const [latitude, direction] = [radians(from.latitude), radians(bearing)];
  const sine = Math.sin(latitude) * Math.cos(way) + Math.cos(latitude) * Math.sin(way) * Math.cos(direction);
  const longitude =
    radians(from.longitude) +
    Math.atan2(
      Math.sin(direction) * Math.sin(way) * Math.cos(latitude),
      Math.cos(way) - Math.sin(latitude) * sine,
    );
  return { latitude: degrees(Math.asin(sine)), longitude: degrees(longitude) };
}

/** A circle of `meters` around a position: 64 corners at that distance, clockwise from north. */
export const circleArea = (center: Point, meters: number, corners = 64): readonly Point[] =>
  Array.from({ length: corners }, (_, index) => pointAt(center, (index * 360) / corners, meters));
