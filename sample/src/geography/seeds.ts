import { createRandom, type Random } from '../random.ts';
import type { EditionAreas } from './area-text.ts';
import { type Box, LONGITUDE_SCALE, METERS_PER_DEGREE, metersBetween, type Position } from './geometry.ts';
import { groupBy } from './group-by.ts';
import type { ZipIndex } from './zip-index.ts';

/** The centre of a future cell; `subdivision` names the neighbourhood that grows from it. */
export type Seed = { at: Position; subdivision: string | null };

/** Both editions with a margin that holds every neighbour of their zips. */
export const REGION: Box = [-100.1, 28.2, -96.4, 31.4];

const APART_METERS = 350;
const OPEN_COUNTRY_GRID_METERS = 3000;
const OPEN_COUNTRY_CLEARANCE_METERS = 1300;
const CANDIDATES = 24;

/** Cell centres: subdivisions, zip and city centres and schools, and a jittered grid for the country in between. */
export function scatterSeeds(editions: readonly EditionAreas[], zips: ZipIndex): Seed[] {
  const field = createField();
  for (const areas of editions) {
    const random = createRandom(`sample places of ${areas.edition}`);
    seedSubdivisions(areas, zips, field, random);
    const centres: Position[] = [
      ...areas.zips.map(({ zip }) => zips.centroid(zip)),
      ...areas.cities.map(({ longitude, latitude }): Position => [longitude, latitude]),
      ...areas.schools.map(({ longitude, latitude }): Position => [longitude, latitude]),
    ];
    for (const at of centres) field.add({ at, subdivision: null }, APART_METERS);
  }
  for (const at of jitteredGrid(createRandom('open country'))) {
    field.add({ at, subdivision: null }, OPEN_COUNTRY_CLEARANCE_METERS);
  }
  return field.seeds;
}

function seedSubdivisions(areas: EditionAreas, zips: ZipIndex, field: Field, random: Random): void {
  for (const { name, at } of areas.subdivisions) {
    if (at) field.add({ at: [at[1], at[0]], subdivision: name }, APART_METERS);
  }
  const perZip = groupBy(areas.subdivisions, ({ zip }) => zip);
  for (const { name, zip, at } of areas.subdivisions) {
    if (at) continue;
    const centre = townCentre(areas, zip, zips);
    const reachMeters = 1000 * Math.sqrt(perZip.get(zip)?.length ?? 1);
    const spot = freeSpot(centre, reachMeters, field, random, (position) => zips.nearest(position) === zip);
    if (spot) field.add({ at: spot, subdivision: name }, APART_METERS);
  }
}

/** Homes are around the town rather than the centroid of its zip, where the town is in that zip. */
function townCentre(areas: EditionAreas, zip: string, zips: ZipIndex): Position {
  const town = areas.zips.find((entry) => entry.zip === zip)?.city;
  const city = areas.cities.find(({ name }) => name === town);
  if (city && zips.nearest([city.longitude, city.latitude]) === zip) return [city.longitude, city.latitude];
  return zips.centroid(zip);
}

/** Of some chance positions around a centre, the one farthest from its neighbours. */
function freeSpot(
  centre: Position,
  reachMeters: number,
  field: Field,
  random: Random,
  fits: (position: Position) => boolean,
): Position | null {
  let best: Position | null = null;
  let bestClearance = 0;
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const distance = (reachMeters * Math.sqrt(random.next())) / METERS_PER_DEGREE;
    const angle = random.next() * 2 * Math.PI;
    const east = (distance * Math.cos(angle)) / LONGITUDE_SCALE;
    const spot: Position = [centre[0] + east, centre[1] + distance * Math.sin(angle)];
    const clearance = Math.min(field.clearanceMeters(spot), 1500);
    if (clearance <= bestClearance || !fits(spot)) continue;
    best = spot;
    bestClearance = clearance;
  }
  return best;
}

function* jitteredGrid(random: Random): Generator<Position> {
  const step = OPEN_COUNTRY_GRID_METERS / METERS_PER_DEGREE;
  const [west, south, east, north] = REGION;
  for (let latitude = south; latitude < north; latitude += step) {
    for (let longitude = west; longitude < east; longitude += step / LONGITUDE_SCALE) {
      const jitter = () => (random.next() - 0.5) * 0.7 * step;
      yield [longitude + jitter() / LONGITUDE_SCALE, latitude + jitter()];
    }
  }
}

type Field = {
  seeds: Seed[];
  /** Adds a seed unless another stands nearer than the given distance. */
  add(seed: Seed, apartMeters: number): void;
  /** Distance to the nearest seed, capped at 3 km. */
  clearanceMeters(position: Position): number;
};

/** Seeds in buckets of about 3 km, to find the near ones quickly. */
function createField(): Field {
  const seeds: Seed[] = [];
  const buckets = new Map<string, Seed[]>();
  const column = (longitude: number) => Math.floor(longitude / 0.032);
  const row = (latitude: number) => Math.floor(latitude / 0.027);
  const clearanceMeters = (position: Position) => {
    let nearest = 3000;
    for (let x = column(position[0]) - 1; x <= column(position[0]) + 1; x++) {
      for (let y = row(position[1]) - 1; y <= row(position[1]) + 1; y++) {
        for (const { at } of buckets.get(`${x} ${y}`) ?? [])
          nearest = Math.min(nearest, metersBetween(at, position));
      }
    }
    return nearest;
  };
  const add = (seed: Seed, apartMeters: number) => {
    if (clearanceMeters(seed.at) < apartMeters) return;
    seeds.push(seed);
    const key = `${column(seed.at[0])} ${row(seed.at[1])}`;
    const bucket = buckets.get(key);
    if (bucket) bucket.push(seed);
    else buckets.set(key, [seed]);
  };
  return { seeds, add, clearanceMeters };
}
