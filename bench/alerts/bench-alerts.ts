import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import { generateListings } from '@hearth/sample/generate.ts';
import { createRandom } from '@hearth/sample/random.ts';
import { createSearchReader } from '@hearth/server/alerts/prepared-search.ts';
import {
  createSearchIndex,
  type IndexedSearch,
  indexedSearch,
  type SearchIndex,
} from '@hearth/server/alerts/search-index.ts';
import type { VisitingPerson } from '@hearth/server/http/visit.ts';
import type { ListingImage } from '@hearth/server/listings/listing-image.ts';
import type { ListingTestSource } from '@hearth/server/search/listing-test.service.ts';
import { everywhere } from '@hearth/server/search/search-areas.ts';
import { machine } from '../report-file.ts';

const HOMES = 1000;
const CHANGES = 600;
const READ = 50_000;
const CHUNK = 10_000;

/** Figures of one size of the index; seconds and rates are of processor time, so that other processes do not count. */
interface AlertFigures {
  readonly searches: number;
  readonly buildSeconds: number;
  readonly megabytes: number;
  /** While searches rest that were found since the last waking, as the matcher has it. */
  readonly resting: MatchFigures;
  /** With every search visited at every change. */
  readonly all: MatchFigures;
}

interface MatchFigures {
  readonly changesPerSecond: number;
  /** Milliseconds of a change by the clock on the wall. */
  readonly p50: number;
  readonly p99: number;
  /** Searches visited at a change. */
  readonly visited: number;
}

/** Matches changes of homes with an index of saved searches, and prints a table. */
export async function benchAlerts(counts: readonly number[], log: (line: string) => void): Promise<string> {
  const random = createRandom(20_261_128).next;
  const now = new Date('2026-11-28T18:00Z');
  const order = { edition: 'austin', count: HOMES, seed: 7, today: '2026-11-28', now } as const;
  const homes = generateListings(order)
    .filter(({ mlsstatus }) => isOpen(mlsstatus))
    .map(imageOf());
  const figures = counts.map((count) => {
    const measured = measure(count, homes, random);
    log(`${count} searches: ${measured.resting.changesPerSecond.toFixed(0)} changes/s`);
    return measured;
  });
  return report(figures, await readMicroseconds());
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function measure(count: number, homes: readonly ListingImage[], random: () => number): AlertFigures {
  const before = memory();
  const index = createSearchIndex<number>();
  let build = 0;
  for (let first = 0; first < count; first += CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, count - first) }, () => aSearch(homes, random));
    build += processorSeconds(() => {
      for (const [at, search] of chunk.entries()) index.set(first + at, search, first + at);
    });
  }
  build += processorSeconds(() => {
    for (const home of homes) index.candidates(home, () => false);
  });
  const megabytes = (memory() - before) / 2 ** 20;
  return {
    ...{ searches: count, buildSeconds: build, megabytes },
    all: matchChanges(index, homes, random, false),
    resting: matchChanges(index, homes, random, true),
  };
}

function processorSeconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

function memory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Prices change by up to a tenth; both states are matched, and each search that may be concerned is marked once. */
function matchChanges(
  index: SearchIndex<number>,
  homes: readonly ListingImage[],
  random: () => number,
  rests: boolean,
): MatchFigures {
  const marked = new Uint8Array(index.size);
  let visited = 0;
  const mark = (id: number) => {
    visited += 1;
    marked[id] = 1;
    return rests;
  };
  const changes = Array.from({ length: CHANGES }, (_, at) => {
    const before = homes[at % homes.length]!;
    const listprice = Math.round(before.listing.listprice * (0.9 + random() / 5));
    return { before, after: { ...before, listing: { ...before.listing, listprice } } };
  });
  const times: number[] = [];
  const seconds = processorSeconds(() => {
    for (const { before, after } of changes) {
      const started = performance.now();
      index.candidates(before, mark);
      index.candidates(after, mark);
      times.push(performance.now() - started);
    }
  });
  index.wake();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return {
    ...{ changesPerSecond: CHANGES / seconds, p50: at(0.5), p99: at(0.99), visited: visited / CHANGES },
  };
}

/** Of ten searches six name an area, two or three have a box, the others find homes everywhere. */
function aSearch(homes: readonly ListingImage[], random: () => number): IndexedSearch {
  const home = homes[Math.floor(random() * homes.length)]!;
  const { listing } = home;
  const kind = random();
  const price = listing.listprice;
  const filters = {
    ...defaultFilters,
    minPrice: random() < 0.6 ? Math.round(price * (0.6 + random() * 0.35)) : null,
    maxPrice: random() < 0.9 ? Math.round(price * (1.05 + random() * 0.4)) : null,
    minBedrooms: random() < 0.7 ? 1 + Math.floor(random() * 4) : null,
    minBathrooms: random() < 0.4 ? 1 + Math.floor(random() * 3) : null,
  } as typeof defaultFilters;
  const request = { ...emptyRequest(filters), lease: isLease(listing.propertytype) };
  const { edition } = listing;
  if (kind < 0.6) return indexedSearch(edition, { request, areas: areasOf(home, random) });
  const bounds = kind < 0.85 ? boxAround(listing, random) : null;
  return indexedSearch(edition, { request: { ...request, bounds }, areas: everywhere });
}

const areaChoices = ['city_id', 'postalcode_id', 'subdivision_id', 'schooldistrict_id'] as const;

function areasOf({ areas }: ListingImage, random: () => number): IndexedSearch['areas'] {
  const column = areaChoices[Math.floor(random() * areaChoices.length)]!;
  const id = areas?.[column] ?? null;
  return id === null ? everywhere : { ...everywhere, everywhere: false, named: [{ column, id }] };
}

function boxAround({ latitude, longitude }: Listing, random: () => number) {
  const [middle, half] = [{ lat: latitude ?? 30.3, lng: longitude ?? -97.7 }, 0.01 + random() * 0.08];
  return {
    ...{ minLatitude: middle.lat - half, maxLatitude: middle.lat + half },
    ...{ minLongitude: middle.lng - half, maxLongitude: middle.lng + half },
  };
}

/** Numbers the areas by their names, as the database does. */
function imageOf(): (listing: Listing) => ListingImage {
  const numbers = new Map<string, number>();
  const numberOf = (kind: string, name: string | null): number | null => {
    if (name === null) return null;
    const number = numbers.get(`${kind} ${name}`) ?? numbers.size + 1;
    numbers.set(`${kind} ${name}`, number);
    return number;
  };
  return (listing) => ({
    listing,
    photos: [],
    areas: {
      city_id: numberOf('city', listing.city),
      county_id: numberOf('county', listing.countyorparish),
      postalcode_id: numberOf('zip', listing.postalcode),
      schooldistrict_id: numberOf('district', listing.schooldistrict),
      subdivision_id: numberOf('subdivision', listing.subdivisionname),
      mlsarea_id: numberOf('mls', listing.mlsareamajor),
      elementaryschool_id: numberOf('school', listing.elementaryschool),
      middleschool_id: numberOf('school', listing.middleorjuniorschool),
      highschool_id: numberOf('school', listing.highschool),
    },
  });
}

/** Microseconds of processor time that the start takes besides to read each stored search; half of them have a box on the map. */
async function readMicroseconds(): Promise<number> {
  const source = { ratingsOf: async () => null } as unknown as ListingTestSource;
  const read = createSearchReader(source, new Date());
  const box = (at: number) => `&minlat=30.${1000 + at}&maxlat=30.9&minlong=-97.9&maxlong=-97.8`;
  const queries = Array.from(
    { length: READ },
    (_, at) => `minBedrooms=${1 + (at % 4)}&maxPrice=${300_000 + at}${at % 2 === 0 ? box(at) : ''}`,
  );
  const before = process.threadCpuUsage();
  for (const query of queries) await read({ edition: 'austin', query }, client);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / READ;
}

const client: VisitingPerson = {
  ...{ personId: 'ana', username: 'ana', role: 'Client', edition: 'austin' },
  ...{ emailVerified: true, hasSocialLogin: false, isAdmin: false },
};

const report = (figures: readonly AlertFigures[], read: number): string => `# Benchmarks: alerts

Made by \`npm run bench -- alerts --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

The reverse index of saved searches in one process, on one core: 60 % of them name an area, 25 % have a box on the map, 15 % find homes
everywhere; nine of ten have a highest price. A change is a home whose price changes, matched before and after. Rates and the time until
ready are of processor time, p50 and p99 by the clock on the wall. A search that was found rests until its digest is due: there is nothing
more to find for it. The first columns have ${CHANGES} changes between two wakings of all searches; in the last ones no search rests.
Visited searches are those that an exact test decides when their digest is due. Reading an event from the database is not counted. At the
start each search is read besides: ${read.toFixed(1)} µs, and its row by the client of the database.

| searches | ready in, s | memory, MB | changes a second | p50 / p99 of a change, ms | visited a change | without rest: changes a second | p50 / p99, ms | visited a change |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${figures.map(row).join('\n')}

The trade publishes: REA 4.6 million searches matched on each new listing, digests out within two hours; Elasticsearch's percolator one to
three documents a second at 228,000 queries; 600 events a second at six million subscriptions in a paper of 2001 (Fabret et al.).
`;

const row = ({ searches, buildSeconds, megabytes, resting, all }: AlertFigures): string =>
  `| ${searches} | ${buildSeconds.toFixed(1)} | ${megabytes.toFixed(0)} | ${cells(resting)} | ${cells(all)} |`;

const cells = ({ changesPerSecond, p50, p99, visited }: MatchFigures): string =>
  `${changesPerSecond.toFixed(0)} | ${p50.toFixed(2)} / ${p99.toFixed(2)} | ${visited.toFixed(0)}`;
