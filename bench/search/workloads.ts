import { createRandom, type Random } from '@hearth/sample/random.ts';

/** Requests of one kind; deterministic, so that two runs send the same. */
export interface Workload {
  readonly name: string;
  readonly path:
    | '/api/v2/listing/search?'
    | '/api/v2/listing/'
    | '/api/v2/map/points?'
    | '/api/places/search?';
  readonly requests: readonly string[];
}

const SEARCHES = 300;
const MAPS = 150;
const center = { latitude: 30.31, longitude: -97.75 };

/** Ten filters: three features and seven figures. */
const tenFilters =
  '&minBedrooms=3&minBathrooms=2&minSquareFeet=1250&minYearBuilt=1980&minGarageSpaces=1&daysOnMarket=183' +
  '&maxLotSize=5&fireplace=true&homeownersAssoc=Yes&fencedYard=true';

/** Names to search for; read from the database, so that each has results. */
export interface Names {
  readonly listingids: readonly string[];
  readonly areas: readonly string[];
  readonly streets: readonly string[];
  readonly addresses: readonly string[];
}

const TYPED = 200;

/** Pages of listings all over the table, on the market and sold, each asked for once. */
export const details = ({ listingids }: Names): Workload => ({
  name: 'details of a listing',
  path: '/api/v2/listing/',
  requests: listingids,
});

/** Typed text of a search bar, letter by letter and with typos. */
export const suggestions = (names: Names): readonly Workload[] => [
  typed('suggestions: begun areas', names.areas, begun),
  typed('suggestions: begun streets', names.streets, begun),
  typed('suggestions: begun addresses', names.addresses, begun),
  typed('suggestions: mistyped areas and streets', [...names.areas, ...names.streets], mistyped),
];

function typed(
  name: string,
  texts: readonly string[],
  typing: (random: Random, text: string) => string,
): Workload {
  const random = createRandom(name);
  const requests = Array.from({ length: TYPED }, () => {
    const query = typing(random, random.pick(texts)).slice(0, 100);
    return new URLSearchParams({ query }).toString();
  });
  return { name, path: '/api/places/search?', requests };
}

const begun = (random: Random, text: string): string => text.slice(0, random.int(1, text.length));

/** One letter is missing. */
function mistyped(random: Random, text: string): string {
  const at = random.int(1, text.length - 1);
  return text.slice(0, at) + text.slice(at + 1);
}

/** Distinct boxes, so that no response comes from a cache. */
export const distinctSearches = (count: number, seed = 'distinct searches'): Workload => ({
  name: 'default search in a box',
  path: '/api/v2/listing/search?',
  requests: boxedSearches('', count, seed),
});

/** First requests to a process, before its code is compiled. */
export const firstSearches = (): Workload => ({
  ...distinctSearches(SEARCHES, 'first searches'),
  name: 'default search in a box, process just started',
});

/** Searches in areas that are stored under these ids. */
export const areaSearches = (areas: readonly { readonly name: string; readonly ids: readonly string[] }[]) =>
  areas.flatMap(({ name, ids }): Workload[] => {
    const requests = Array.from(
      { length: 60 },
      (_, at) => `polygon=${ids[at % ids.length]}&page=${1 + Math.floor(at / ids.length)}`,
    );
    return [
      { name: `search in ${name}`, path: '/api/v2/listing/search?', requests },
      {
        name: `map points in ${name}`,
        path: '/api/v2/map/points?',
        requests: ids.map((id) => `polygon=${id}&zoom=11`),
      },
    ];
  });

/** Searches in boxes of typical map views: streets (40 %), neighborhoods (40 %), the whole metro area (20 %). */
export const workloads = (): readonly Workload[] => [
  { name: 'default search in a box', path: '/api/v2/listing/search?', requests: boxedSearches('') },
  { name: 'ten filters in a box', path: '/api/v2/listing/search?', requests: boxedSearches(tenFilters) },
  {
    name: 'default search, no box',
    path: '/api/v2/listing/search?',
    requests: Array.from({ length: 100 }, () => ''),
  },
  {
    name: 'a keyword in quotes, in a box',
    path: '/api/v2/listing/search?',
    requests: boxedSearches('&keyword=%22carpet%22', 60),
  },
  {
    name: 'an excluded keyword, in a box',
    path: '/api/v2/listing/search?',
    requests: boxedSearches('&keyword=no%20carpet', 60),
  },
  ...maps('map'),
];

const maps = (seed: string): readonly Workload[] => [
  { name: 'map points, zoom 9', path: '/api/v2/map/points?', requests: mapViews(9, 2.8, 1.5, seed) },
  { name: 'map points, zoom 12', path: '/api/v2/map/points?', requests: mapViews(12, 0.35, 0.19, seed) },
  { name: 'map points, zoom 15', path: '/api/v2/map/points?', requests: mapViews(15, 0.044, 0.024, seed) },
];

/** Requests measured while listings change: other ones in each round, so that none is cached. */
export const changingWorkloads = (round: number): readonly Workload[] => [
  {
    name: 'default search in a box',
    path: '/api/v2/listing/search?',
    requests: boxedSearches('', SEARCHES, `searches ${round}`),
  },
  {
    name: 'ten filters in a box',
    path: '/api/v2/listing/search?',
    requests: boxedSearches(tenFilters, SEARCHES, `filters ${round}`),
  },
  ...maps(`map ${round}`),
];

function boxedSearches(more: string, count = SEARCHES, seed = 'searches'): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const box = random.weighted([
      [() => boxAround(random, 0.4, 0.044, 0.034), 40],
      [() => boxAround(random, 0.4, 0.18, 0.13), 40],
      [() => boxAround(random, 0, 1.4, 1), 20],
    ] as const)();
    const price = random.chance(0.5)
      ? `&minPrice=${random.int(2, 4)}00000&maxPrice=${random.int(5, 12)}00000`
      : '';
    return box + price + more;
  });
}

function mapViews(zoom: number, width: number, height: number, seed: string): string[] {
  const random = createRandom(`${seed} ${zoom}`);
  return Array.from({ length: MAPS }, () => `${boxAround(random, 0.2, width, height)}&zoom=${zoom}`);
}

/** A box whose center is within so many degrees of the city's. */
function boxAround(random: Random, spread: number, width: number, height: number): string {
  const latitude = center.latitude + random.between(-spread, spread) / 2;
  const longitude = center.longitude + random.between(-spread, spread) / 2;
  return new URLSearchParams({
    minLatitude: (latitude - height / 2).toFixed(5),
    maxLatitude: (latitude + height / 2).toFixed(5),
    minLongitude: (longitude - width / 2).toFixed(5),
    maxLongitude: (longitude + width / 2).toFixed(5),
  }).toString();
}
