import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { listingBatches, sampleEditions } from '@hearth/sample/generate.ts';
import { type Boundary as SampleBoundary, sampleBoundaries } from '@hearth/sample/geography/boundaries.ts';
import { sampleSchools } from '@hearth/sample/geography/sample-schools.ts';
import { earlierHistory } from '@hearth/sample/listings/earlier-history.ts';
import { sampleAgents } from '@hearth/sample/people/agents.ts';
import { pictureCounts } from '@hearth/sample/pictures/library.ts';
import {
  nameInterviewer,
  saveAgentReviews,
  saveAgents,
  saveOffices,
} from '@hearth/server/agents/agents.queries.ts';
import { saveBoundaries } from '@hearth/server/boundaries/boundaries.queries.ts';
import type { Boundary } from '@hearth/server/boundaries/boundary.ts';
import { type School, saveSchools } from '@hearth/server/boundaries/schools.queries.ts';
import type { Config } from '@hearth/server/config.ts';
import type { Database, Db } from '@hearth/server/db/database.ts';
import { bulkLoad } from '@hearth/server/listings/bulk-load.queries.ts';
import { insertHistory } from '@hearth/server/listings/save-listings.queries.ts';
import { saveListings } from '@hearth/server/listings/save-listings.service.ts';
import { clusterSearch } from '@hearth/server/search/search-upkeep.service.ts';
import { sourceUpdated } from '@hearth/server/sources/sources.service.ts';
import { copyPictures } from './copy-pictures.ts';
import { prepareDemoLogins } from './demo-logins.ts';
import { replaceDrawnPictures } from './drawn-pictures.queries.ts';
import { saveBaseMap } from './load-base-map.ts';
import {
  finishSampleLoads,
  hasListings,
  insertSampleLoads,
  lacksFaces,
  moveOpenHouses,
  readSampleLoads,
  type SampleLoad,
} from './load-samples.queries.ts';

export interface SampleLoadOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'sampleListings' | 'publicUrl' | 'dataFolder'>;
  readonly clock: () => Date;
  /** Receives progress messages, one line at a time. */
  readonly log: (line: string) => void;
}

/** The seed of the samples that every installation shares. */
export const SAMPLE_SEED = 'hearth';

/** One process loads while others wait. */
const SAMPLE_LOCK = 7_302_115;

/**
 * Fills a database without listings with the samples of both editions, resumes an interrupted load, and
 * moves the open houses of earlier samples to the coming weeks. Several processes may call it at once.
 */
export async function loadSamplesIfEmpty(options: SampleLoadOptions): Promise<void> {
  const lock = await options.db.pool.connect();
  try {
    // A load takes longer than any other statement may.
    await lock.query('set statement_timeout = 0');
    await lock.query('select pg_advisory_lock($1)', [SAMPLE_LOCK]);
    await bringUpToDate(options);
  } finally {
    // Closing the connection releases the lock.
    lock.release(true);
  }
}

async function bringUpToDate(options: SampleLoadOptions): Promise<void> {
  const { kysely } = options.db;
  let loads = await readSampleLoads(kysely);
  if (loads.length === 0) {
    if (options.config.sampleListings === 0 || (await hasListings(kysely))) return;
    await orderSamples(options);
    loads = await readSampleLoads(kysely);
  }
  if (loads.some(({ finishedAt }) => finishedAt === null)) await loadSamples(options, loads);
  await copyPictures(options.config.dataFolder);
  await catchUp(options, loads);
  await prepareDemoLogins({ ...options, db: kysely });
}

async function orderSamples({ db, config, clock }: SampleLoadOptions): Promise<void> {
  const madeAt = clock();
  const loads = sampleEditions.map((edition) => ({
    edition,
    listings: config.sampleListings,
    madeAt,
    openHousesFrom: todayIn(edition, madeAt),
  }));
  await db.kysely.transaction().execute((trx) => insertSampleLoads(trx, loads));
}

const todayIn = (edition: EditionId, at: Date): string => localMoment(at, editions[edition].timeZone).today;

/** Listings go in together or not at all; `finishedat` is what keeps a later start from beginning anew. */
async function loadSamples(options: SampleLoadOptions, loads: readonly SampleLoad[]): Promise<void> {
  const { db, clock, log } = options;
  log('Loading sample data, once …');
  for (const load of loads) await loadSurroundings(options, load);
  await timed(
    () => bulkLoad(db.kysely, (trx) => loadListings(trx, options, loads)),
    (count) => `${grouped(count)} listings stored and indexed`,
    log,
  );
  await timed(
    () => clusterSearch(db.kysely),
    () => 'search tables put in order',
    log,
  );
  await finishSampleLoads(db.kysely, clock());
}

async function loadSurroundings({ db, log }: SampleLoadOptions, load: SampleLoad): Promise<void> {
  const { edition } = load;
  const { city } = editions[edition];
  await timed(
    () => saveAreas(db, edition),
    (count) => `${grouped(count)} areas around ${city}`,
    log,
  );
  await saveSchools(db.kysely, sampleSchools(edition).map(asStoredSchool));
  await timed(
    () => saveBaseMap(db.kysely, edition),
    (count) => `${grouped(count)} roads and parks around ${city}`,
    log,
  );
  await timed(
    () => saveBrokerage(db, edition, todayIn(edition, load.madeAt)),
    (count) => `${grouped(count)} agents in ${city}`,
    log,
  );
}

/** The samples know no more of a school than its place, level, district and rating. */
const asStoredSchool = (school: ReturnType<typeof sampleSchools>[number]): School => ({
  ...{ gradeLow: null, gradeHigh: null, type: null, admission: null, charter: null, enrollment: null },
  ...{ studentTeacherRatio: null, phone: null, street: null, city: null, postalcode: null, county: null },
  ...school,
});

async function loadListings(
  trx: Db,
  { log }: SampleLoadOptions,
  loads: readonly SampleLoad[],
): Promise<number> {
  let total = 0;
  for (const load of loads)
    await timed(
      async () => {
        const saved = await saveSampleListings(trx, load);
        await dateSources(trx, load);
        total += saved;
        return saved;
      },
      (count) => `${grouped(count)} listings around ${editions[load.edition].city}`,
      log,
    );
  return total;
}

async function saveAreas({ kysely }: Database, edition: EditionId): Promise<number> {
  const areas = sampleBoundaries(edition).map(
    (boundary): Boundary => ({
      ...boundary,
      geometry: asStored(boundary.geometry),
      source: 'sample data',
    }),
  );
  await saveBoundaries(kysely, areas);
  return areas.length;
}

const asStored = ({ coordinates }: SampleBoundary['geometry']): Boundary['geometry'] => ({
  type: 'MultiPolygon',
  coordinates: coordinates.map((rings) =>
    rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude] as const)),
  ),
});

async function saveBrokerage({ kysely }: Database, edition: EditionId, today: string): Promise<number> {
  const { offices, agents, reviews, interviewer } = sampleAgents(edition, SAMPLE_SEED, today);
  await kysely.transaction().execute(async (trx) => {
    await saveOffices(trx, offices);
    await saveAgents(trx, agents);
    await nameInterviewer(trx, edition, interviewer);
    await saveAgentReviews(trx, reviews);
  });
  return agents.length;
}

/** Samples are as of when they were made. No feed updates them, so they never become outdated. */
async function dateSources(trx: Db, { edition, madeAt }: SampleLoad): Promise<void> {
  for (const source of [editions[edition].mlsSource, 'EX'] as const)
    await sourceUpdated(trx, { edition, source }, madeAt, { isSample: true });
}

/** Makes the next batch while the database stores one. */
async function saveSampleListings(trx: Db, load: SampleLoad): Promise<number> {
  const { edition, listings: count, madeAt: now } = load;
  const order = { edition, count, seed: SAMPLE_SEED, today: todayIn(edition, now), now };
  let saved = 0;
  let saving = Promise.resolve();
  for (const batch of listingBatches(order)) {
    await saving;
    saved += batch.length;
    saving = saveBatch(trx, batch, now);
  }
  await saving;
  return saved;
}

async function saveBatch(trx: Db, batch: readonly Listing[], now: Date): Promise<void> {
  await saveListings(trx, batch, { now, isFirstLoad: true });
  await insertHistory(trx, batch.flatMap(earlierHistory));
}

/** Moves open houses that have begun to the coming weeks, and completes agents and pictures of an earlier version. */
async function catchUp({ db, clock, log }: SampleLoadOptions, loads: readonly SampleLoad[]): Promise<void> {
  await replaceDrawnPictures(db.kysely, pictureCounts);
  for (const { edition, openHousesFrom, madeAt } of loads) {
    if (await lacksFaces(db.kysely, edition)) await saveBrokerage(db, edition, todayIn(edition, madeAt));
    const today = todayIn(edition, clock());
    if (today <= openHousesFrom) continue;
    const moved = await moveOpenHouses(db.kysely, edition, today);
    if (moved === 0) continue;
    log(`  ${grouped(moved)} sample open houses around ${editions[edition].city} moved to the coming weeks`);
  }
}

/** Logs a step with its duration. */
async function timed<T>(
  work: () => Promise<T>,
  words: (result: T) => string,
  log: SampleLoadOptions['log'],
): Promise<void> {
  const started = performance.now();
  const result = await work();
  log(`  ${words(result)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

const grouped = (count: number): string => count.toLocaleString('en-US');
