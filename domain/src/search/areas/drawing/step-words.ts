import { distanceMeters, metersPerMile, type Point } from '../distance.ts';

const feetPerMile = 5_280;

const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** 'north-east': the direction to `to`, rounded to an eighth of the compass. */
export function directionWords(from: Point, to: Point): string {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const angle = Math.atan2(east, to.latitude - from.latitude);
  return directions[(Math.round(angle / (Math.PI / 4)) + 8) % 8]!;
}

/** '400 feet', '0.8 miles', '1 mile', '12 miles': rounded for speech. */
export function distanceWords(meters: number): string {
  const miles = meters / metersPerMile;
  if (miles < 0.1) {
    const feet = Math.round((miles * feetPerMile) / 10) * 10;
    return `${feet} feet`;
  }
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'}`;
}

/** '0.8 miles north-east'; 'here' within 3 metres. */
export function stepWords(from: Point, to: Point): string {
  const meters = distanceMeters(from, to);
  return meters < 3 ? 'here' : `${distanceWords(meters)} ${directionWords(from, to)}`;
}

/** 'about 3.2 square miles', 'about 40 acres'. */
export function areaWords(corners: readonly Point[]): string {
  const squareMiles = squareMetersOf(corners) / metersPerMile ** 2;
  const acres = squareMiles * 640;
  if (acres < 100) return `about ${Math.max(1, Math.round(acres))} ${acres < 1.5 ? 'acre' : 'acres'}`;
  const rounded = squareMiles < 10 ? Math.round(squareMiles * 10) / 10 : Math.round(squareMiles);
  return `about ${rounded} ${rounded === 1 ? 'square mile' : 'square miles'}`;
}

/** By the shoelace formula on the ground around the first corner. */
function squareMetersOf(corners: readonly Point[]): number {
  const [origin] = corners;
  if (!origin) return 0;
  const metersPerDegree = distanceMeters(origin, { ...origin, latitude: origin.latitude + 1 });
  const flat = corners.map(({ latitude, longitude }) => ({
    x: (longitude - origin.longitude) * metersPerDegree * Math.cos((origin.latitude * Math.PI) / 180),
    y: (latitude - origin.latitude) * metersPerDegree,
  }));
  const twice = flat.reduce((sum, { x, y }, index) => {
    const next = flat[(index + 1) % flat.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
