import { createRandom, type Random } from '../random.ts';
import type { EditionAreas, StreetName } from './area-text.ts';
import type { Cell } from './cells.ts';
import { LONGITUDE_SCALE, METERS_PER_DEGREE, signedArea } from './geometry.ts';
import {
  COUNTRY_SECONDS,
  COUNTRY_SUFFIXES,
  SHORE_SECONDS,
  SHORE_SUFFIXES,
  STREET_FIRSTS,
  STREET_SECONDS,
  TOWN_SUFFIXES,
} from './street-words.ts';

/** The names of an edition's streets. Each name belongs to one cell, so that a street lies in one city and ZIP. */
export interface StreetNames {
  of(cell: Cell): readonly StreetName[];
  /** Names for streets along shores, used by no cell. */
  readonly shores: readonly StreetName[];
}

const COUNTRY_ROADS = 3;
const NUMBERED_ROADS = 1200;

/** Real names first, those of a neighborhood in that neighborhood, one for each cell; then invented ones. */
export function nameStreets(areas: EditionAreas, cells: readonly Cell[]): StreetNames {
  const random = createRandom(`street names of ${areas.edition}`);
  const named = realNames(areas, cells, random);
  const real = [...areas.streets, ...areas.ruralRoads];
  const firsts = random.shuffle(STREET_FIRSTS);
  const town = inventedNames(random, firsts, STREET_SECONDS, TOWN_SUFFIXES, real);
  const country = countryNames(random, real);
  for (const cell of cells) {
    const names = named.get(cell) ?? [];
    const deck = cell.subdivision === null ? country : town;
    while (names.length < streetCountOf(cell)) names.push(deck.pop()!);
    named.set(cell, names);
  }
  return {
    of: (cell) => named.get(cell) ?? [],
    shores: inventedNames(random, firsts, SHORE_SECONDS, SHORE_SUFFIXES, real),
  };
}

/** How many streets a cell has, by its size. */
function streetCountOf(cell: Cell): number {
  if (cell.subdivision === null) return COUNTRY_ROADS;
  const squareKm = signedArea(cell.ring) * LONGITUDE_SCALE * (METERS_PER_DEGREE / 1000) ** 2;
  return Math.round(Math.min(Math.max(squareKm * 9, 4), 14));
}

function realNames(areas: EditionAreas, cells: readonly Cell[], random: Random): Map<Cell, StreetName[]> {
  const mainCity = areas.cities[0]?.name;
  const inTown = random.shuffle(cells.filter((cell) => cell.subdivision !== null && cell.city === mainCity));
  const inCountry = random.shuffle(cells.filter(({ subdivision }) => subdivision === null));
  const named = new Map<Cell, StreetName[]>();
  const give = (cell: Cell | undefined, name: StreetName) => {
    if (cell && (named.get(cell)?.length ?? 0) < COUNTRY_ROADS)
      named.set(cell, [...(named.get(cell) ?? []), name]);
  };
  const ofNeighborhood = ({ streetname }: StreetName) =>
    inTown.find(({ subdivision, isSubdivisionCentre }) => isSubdivisionCentre && subdivision === streetname);
  const streets = distinct(areas.streets);
  for (const name of streets) give(ofNeighborhood(name), name);
  for (const [index, name] of streets.filter((name) => !ofNeighborhood(name)).entries())
    give(inTown[index % inTown.length], name);
  for (const [index, name] of distinct(areas.ruralRoads).entries())
    give(inCountry[index % inCountry.length], name);
  return named;
}

/** Every pair of words once, in random order and without the names of real streets. */
function inventedNames(
  random: Random,
  firsts: readonly string[],
  seconds: readonly string[],
  suffixes: readonly string[],
  real: readonly StreetName[],
): StreetName[] {
  const taken = new Set(real.map(({ streetname }) => streetname));
  const pairs = firsts.flatMap((first) =>
    seconds.filter((second) => second !== first).map((second) => `${first} ${second}`),
  );
  return random
    .shuffle(pairs.filter((pair) => !taken.has(pair)))
    .map((streetname) => ({ streetdirprefix: '', streetname, streetsuffix: random.pick(suffixes) }));
}

/** Numbered county roads, and roads named after creeks and schools of the country. */
function countryNames(random: Random, real: readonly StreetName[]): StreetName[] {
  const taken = new Set(real.map(({ streetname }) => streetname));
  const numbered = Array.from({ length: NUMBERED_ROADS }, (_, index) => `County Road ${101 + index}`)
    .filter((streetname) => !taken.has(streetname))
    .map((streetname): StreetName => ({ streetdirprefix: '', streetname, streetsuffix: '' }));
  return random.shuffle([
    ...numbered,
    ...inventedNames(random, STREET_FIRSTS, COUNTRY_SECONDS, COUNTRY_SUFFIXES, real),
  ]);
}

function distinct(names: readonly StreetName[]): StreetName[] {
  return [...new Map(names.map((name) => [Object.values(name).join(' '), name])).values()];
}
