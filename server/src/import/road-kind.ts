import { shortForm } from '@hearth/domain/listing/street-words.ts';
import { plainText } from '../text/plain-text.ts';

/** The kinds of roads that the base map draws, from wide to narrow. */
export type RoadKind = 'highway' | 'major_road' | 'medium_road' | 'minor_road' | 'path' | 'rail';

/** Road classes of the Census (MTFCC), of OpenStreetMap (`highway`, `fclass`) and of Protomaps (`kind`). */
const CLASSES: Readonly<Record<string, RoadKind>> = {
  s1100: 'highway',
  s1200: 'major_road',
  s1400: 'minor_road',
  s1500: 'path',
  s1630: 'major_road',
  s1640: 'minor_road',
  s1710: 'path',
  s1720: 'path',
  s1730: 'minor_road',
  s1740: 'minor_road',
  s1780: 'minor_road',
  s1820: 'path',
  motorway: 'highway',
  motorway_link: 'highway',
  trunk: 'highway',
  trunk_link: 'highway',
  primary: 'major_road',
  primary_link: 'major_road',
  secondary: 'major_road',
  secondary_link: 'major_road',
  tertiary: 'medium_road',
  tertiary_link: 'medium_road',
  footway: 'path',
  path: 'path',
  cycleway: 'path',
  pedestrian: 'path',
  steps: 'path',
  track: 'path',
  bridleway: 'path',
  highway: 'highway',
  freeway: 'highway',
  interstate: 'highway',
  expressway: 'highway',
  major_road: 'major_road',
  arterial: 'major_road',
  'major arterial': 'major_road',
  'minor arterial': 'major_road',
  collector: 'medium_road',
  'major collector': 'medium_road',
  'minor collector': 'medium_road',
  medium_road: 'medium_road',
  minor_road: 'minor_road',
  residential: 'minor_road',
  living_street: 'minor_road',
  unclassified: 'minor_road',
  service: 'minor_road',
  local: 'minor_road',
  rail: 'rail',
  railroad: 'rail',
  r1011: 'rail',
};

/** Streets that carry much traffic by what they are called, where a file has no classes. Words are in short forms. */
const BY_NAME: readonly (readonly [RegExp, RoadKind])[] = [
  [/^(i|ih|interstate)[ -]+\d/i, 'highway'],
  [/\b(expy|fwy|tollway)\b/i, 'highway'],
  [/^(us|sh|state|lp|fm|rm|rr|farm|rnch)\b.*\d/i, 'major_road'],
  [/\b(hwy|blvd|pkwy)\b/i, 'major_road'],
];

/** The kind of a road by the class that its file gives, else by its name. */
export function roadKind(given: string | null, name: string | null): RoadKind {
  const known = given === null ? undefined : CLASSES[given.toLowerCase()];
  if (known !== undefined) return known;
  const shortened = plainText(name ?? '')
    .split(' ')
    .map(shortForm)
    .join(' ');
  return BY_NAME.find(([pattern]) => pattern.test(shortened))?.[1] ?? 'minor_road';
}
