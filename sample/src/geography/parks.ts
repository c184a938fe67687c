import type { Polygon } from 'geojson';
import { createRandom } from '../random.ts';
import type { EditionName } from './area-text.ts';
import {
  type Box,
  boxOf,
  LONGITUDE_SCALE,
  METERS_PER_DEGREE,
  type Position,
  type Ring,
  ringContains,
  tidyRing,
} from './geometry.ts';

/** A park, drawn roughly where the real one lies; approximate, not for measurements. */
export type Park = { name: string; kind: 'park' | 'nature_reserve' | 'golf_course'; geometry: Polygon };

/** `name; longitude latitude; kilometres from west to east and from south to north`, one a line. */
const SKETCHES: Record<EditionName, string> = {
  austin: `
    Zilker Park; -97.773 30.265; 1.1 0.8
    Barton Creek Greenbelt; -97.802 30.246; 2.6 0.9
    Pease Park; -97.753 30.286; 0.3 1.0
    Roy G. Guerrero Park; -97.704 30.246; 1.5 0.8
    Walnut Creek Metropolitan Park; -97.684 30.399; 1.1 1.0
    Mary Moore Searight Park; -97.803 30.163; 1.2 0.9
    Emma Long Metropolitan Park; -97.842 30.333; 1.8 1.3
    McKinney Falls State Park; -97.722 30.184; 1.9 1.5
    Bull Creek Preserve; -97.789 30.374; 1.6 1.1
    Mueller Lake Park; -97.706 30.296; 0.5 0.5
    Dick Nichols Park; -97.862 30.212; 0.8 0.6
    Balcones District Park; -97.722 30.421; 0.6 0.6
    Onion Creek Park; -97.744 30.172; 1.0 0.8
    Wild Basin Preserve; -97.824 30.309; 1.0 0.9
    Lions Golf Course; -97.786 30.291; 0.8 0.6
    Brushy Creek Lake Park; -97.752 30.512; 0.9 0.6
    Old Settlers Park; -97.626 30.541; 1.6 1.2
    San Gabriel Park; -97.669 30.648; 0.8 0.7
    Garey Park; -97.789 30.605; 1.0 0.9
    Lake Pflugerville Park; -97.571 30.441; 0.9 0.9
    Pedernales Falls State Park; -98.249 30.308; 4.6 3.4
    Bastrop State Park; -97.287 30.110; 4.8 3.6
    Purgatory Creek Natural Area; -97.975 29.876; 2.2 1.4
    Balcones Canyonlands Preserve; -97.995 30.515; 5.2 4.0
    Inks Lake State Park; -98.372 30.737; 1.6 1.8
  `,
  'san-antonio': `
    Brackenridge Park; -98.468 29.461; 0.8 1.5
    McAllister Park; -98.447 29.552; 2.0 1.9
    Phil Hardberger Park; -98.520 29.561; 1.2 1.0
    Eisenhower Park; -98.572 29.622; 1.2 1.0
    Friedrich Wilderness Park; -98.627 29.641; 1.6 1.5
    Government Canyon State Natural Area; -98.757 29.555; 6.0 5.2
    O.P. Schnabel Park; -98.640 29.533; 1.0 1.1
    Pearsall Park; -98.577 29.363; 1.3 1.3
    Mission County Park; -98.468 29.361; 1.0 1.3
    Comanche Lookout Park; -98.366 29.583; 0.8 0.7
    Southside Lions Park; -98.432 29.389; 1.2 1.0
    Woodlawn Lake Park; -98.532 29.456; 0.7 0.5
    Olmos Basin Park; -98.480 29.490; 1.0 1.7
    Landa Park; -98.137 29.713; 0.7 0.6
    Guadalupe River State Park; -98.505 29.858; 3.4 2.6
    Calaveras Lake Park; -98.322 29.297; 1.6 1.0
    Cibolo Bluffs Preserve; -98.505 29.823; 3.0 2.2
    Brackenridge Golf Course; -98.472 29.447; 0.7 0.7
  `,
};

const CORNERS = 28;

/** The parks of an edition's map. */
export const parksOf = (edition: EditionName): Park[] => SKETCHES[edition].trim().split('\n').map(readPark);

function readPark(line: string): Park {
  const [name = '', at = '', size = ''] = line.trim().split('; ');
  const [longitude = 0, latitude = 0] = at.split(' ').map(Number);
  const [wide = 1, tall = 1] = size.split(' ').map(Number);
  const ring = wobblyRing(name, [longitude, latitude], [wide * 500, tall * 500]);
  return { name, kind: kindOf(name), geometry: { type: 'Polygon', coordinates: [ring] } };
}

function kindOf(name: string): Park['kind'] {
  if (name.includes('Golf')) return 'golf_course';
  return /Preserve|Natural Area|Wilderness/.test(name) ? 'nature_reserve' : 'park';
}

/** An ellipse whose edge swings, always the same for a name. */
function wobblyRing(name: string, centre: Position, [east, north]: [number, number]): Ring {
  const random = createRandom(`park ${name}`);
  const waves = [2, 3, 5].map((rate) => [rate, random.between(0, 2 * Math.PI), 0.34 / rate] as const);
  const positions = Array.from({ length: CORNERS }, (_, corner): Position => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const swing = 1 + waves.reduce((sum, [rate, shift, by]) => sum + by * Math.sin(angle * rate + shift), 0);
    return [
      centre[0] + (east * swing * Math.cos(angle)) / METERS_PER_DEGREE / LONGITUDE_SCALE,
      centre[1] + (north * swing * Math.sin(angle)) / METERS_PER_DEGREE,
    ];
  });
  return tidyRing(positions);
}

/** Returns whether a position lies in a park: homes do not. */
export function parkFinder(parks: readonly Park[]): (at: Position) => boolean {
  const rings = parks.map(({ geometry }) => geometry.coordinates[0] as Ring);
  const boxed = rings.map((ring) => [ring, boxOf(ring)] as const);
  return ([longitude, latitude]) =>
    boxed.some(([ring, box]) => isIn(box, longitude, latitude) && ringContains(ring, longitude, latitude));
}

const isIn = ([west, south, east, north]: Box, longitude: number, latitude: number): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;
