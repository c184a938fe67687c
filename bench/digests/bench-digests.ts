import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { createRandom } from '@hearth/sample/random.ts';
import { createAlertMatcher } from '@hearth/server/alerts/alert-matcher.ts';
import { createAlertsLoop } from '@hearth/server/alerts/alerts-loop.ts';
import { closeDueDigests } from '@hearth/server/alerts/digest.service.ts';
import { type Database, openDatabase } from '@hearth/server/db/database.ts';
import { listingImages } from '@hearth/server/listings/listing-image.queries.ts';
import { settleEvents } from '@hearth/server/listings/listing-log.service.ts';
import { saveListings } from '@hearth/server/listings/save-listings.service.ts';
import { storePeople } from '../accounts/store-people.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';
import { fillDatabase } from '../search/fill-database.ts';
import { type Latency, percentiles } from '../search/latency.ts';
import { alertProcess } from './alert-process.ts';

const LISTINGS = 6000;
const SEARCHES_OF_PERSON = 10;
/** Changes of a day, of which the digests write. */
const CHANGES = 300;
const TIMED_CHANGES = 200;
const CHANGES_PER_SECOND = 20;
const DAY_MS = 86_400_000;

interface DigestFigures {
  readonly people: number;
  readonly readySeconds: number;
  /** Milliseconds from the commit of a change until its digests are open. */
  readonly matched: Latency;
  readonly digests: number;
  readonly mails: number;
  readonly closeSeconds: number;
  /** Of the processes, without the database. */
  readonly processorSeconds: number;
  /** Of the database. */
  readonly databaseSeconds: number;
}

/** Matches changes with the searches of so many people, and closes their daily digests in two processes. */
export const benchDigests = (people: number, log: (line: string) => void): Promise<DigestFigures[]> =>
  onDatabases([people], async (url) => {
    await fillDatabase(url, LISTINGS, log);
    await storePeople(url, people);
    const db = openDatabase(url, { max: 8, statementTimeoutMs: 0 });
    try {
      return await measure({ ...db, url }, people, log);
    } finally {
      await db.close();
    }
  });

async function measure(
  db: Database & { readonly url: string },
  people: number,
  log: (line: string) => void,
): Promise<DigestFigures> {
  const random = createRandom(20_261_128).next;
  const homes = await openHomes(db);
  await storeSearches(db, homes, random);
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const process = alertProcess(db, clock);
  const started = performance.now();
  const matcher = createAlertMatcher(process.source.searching, process.source.config.alertShare);
  await matcher.refresh(clock());
  const readySeconds = (performance.now() - started) / 1000;
  log(`${people * SEARCHES_OF_PERSON} searches are ready`);

  const loop = createAlertsLoop(process.source, console.error);
  await loop.start();
  await loop.run();
  const matched = percentiles(await timeChanges(db, homes, random));
  await loop.close();
  for (let change = 0; change < CHANGES; change += 1) await changePrice(db, homes, random);
  await matcher.match(await settleEvents(db.kysely), clock());
  log('the changes are matched');

  ahead = DAY_MS;
  const second = fork(path.join(import.meta.dirname, 'close-digests.ts'), {
    env: { ...globalThis.process.env, DATABASE_URL: db.url, AHEAD_MS: String(DAY_MS) },
  });
  await once(second, 'message');
  const closing = performance.now();
  const databaseBefore = await databaseSecondsOf(db);
  const before = globalThis.process.cpuUsage();
  const secondClosed = once(second, 'message');
  second.send('close');
  await closeDueDigests(process.source);
  const { user, system } = globalThis.process.cpuUsage(before);
  const [secondSeconds] = (await secondClosed) as [number];
  const closeSeconds = (performance.now() - closing) / 1000;
  const databaseSeconds = (await databaseSecondsOf(db)) - databaseBefore;
  const { rows } = await db.pool.query<{ digests: number; mails: number }>(
    'select count(*)::int as digests, count(mail_id)::int as mails from digest where closed_at is not null',
  );
  await process.stop();
  return {
    people,
    readySeconds,
    matched,
    ...rows[0]!,
    closeSeconds,
    processorSeconds: (user + system) / 1e6 + secondSeconds,
    databaseSeconds,
  };
}

const TICKS_PER_SECOND = 100;

/** Processor time of all open connections to a database on this machine, by Linux; 0 elsewhere. */
async function databaseSecondsOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const stats = await Promise.all(
    rows.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  const ticks = stats.map((stat) => {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

async function openHomes(db: Database): Promise<Listing[]> {
  const { rows } = await db.pool.query<{ listingkey: string }>(
    `select listingkey from listing where mlsstatus = 'Active' and edition = 'austin' and latitude is not null
     order by md5(listingkey) limit 1000`,
  );
  const images = await listingImages(
    db.kysely,
    rows.map(({ listingkey }) => listingkey),
  );
  return [...images.values()].map(({ listing }) => listing);
}

/** Half of the searches have a box on the map, the others find homes everywhere; nine of ten have a highest price. */
async function storeSearches(
  { pool }: Database,
  homes: readonly Listing[],
  random: () => number,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`select id from person where username like 'client-%'`);
  const searches = rows.flatMap(({ id }) =>
    Array.from({ length: SEARCHES_OF_PERSON }, () => ({ id, query: aQuery(homes, random) })),
  );
  await pool.query(
    `insert into saved_search (person_id, edition, name, query, version, cadence, created_at, updated_at)
     select id, 'austin', 'A search', query, '2', 'daily', now(), now()
     from unnest($1::uuid[], $2::text[]) as stored (id, query)`,
    [searches.map(({ id }) => id), searches.map(({ query }) => query)],
  );
  await pool.query('analyze saved_search');
}

function aQuery(homes: readonly Listing[], random: () => number): string {
  const { listprice, latitude, longitude, propertytype } = homes[Math.floor(random() * homes.length)]!;
  const query = new URLSearchParams();
  if (isLease(propertytype)) query.set('lease', 'true');
  if (random() < 0.6) query.set('minPrice', String(Math.round(listprice * (0.6 + random() * 0.35))));
  if (random() < 0.9) query.set('maxPrice', String(Math.round(listprice * (1.05 + random() * 0.4))));
  if (random() < 0.7) query.set('minBedrooms', String(1 + Math.floor(random() * 4)));
  if (random() < 0.5) {
    const half = 0.01 + random() * 0.08;
    query.set('minlat', String(latitude! - half));
    query.set('maxlat', String(latitude! + half));
    query.set('minlong', String(longitude! - half));
    query.set('maxlong', String(longitude! + half));
  }
  return query.toString();
}

async function changePrice(db: Database, homes: Listing[], random: () => number): Promise<void> {
  const at = Math.floor(random() * homes.length);
  const home = homes[at]!;
  homes[at] = { ...home, listprice: Math.round(home.listprice * (0.9 + random() / 5)) };
  await saveListings(db.kysely, [homes[at]], { now: new Date() });
}

/** Milliseconds from each commit until the matching has passed its event. */
async function timeChanges(db: Database, homes: Listing[], random: () => number): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  for (let change = 0; change < TIMED_CHANGES; change += 1) {
    const wait = started + (change * 1000) / CHANGES_PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await changePrice(db, homes, random);
    const committed = performance.now();
    while (!(await isMatched(db))) await new Promise((resolve) => setTimeout(resolve, 2));
    times.push(performance.now() - committed);
  }
  return times;
}

async function isMatched({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ matched: boolean }>(
    `select coalesce((select place from listing_event order by id desc limit 1) <= (select place from alert_progress), false) as matched`,
  );
  return rows[0]!.matched;
}

/** The figures as a Markdown page, with the machine and the date. */
export const printDigests = ([figures]: readonly DigestFigures[]): string => {
  const { people, readySeconds, matched, digests, mails, closeSeconds } = figures!;
  const { processorSeconds, databaseSeconds } = figures!;
  const perSecond = digests / closeSeconds;
  return `# Benchmarks: digests

Made by \`npm run bench -- digests --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

${people} people with ${SEARCHES_OF_PERSON} daily searches each, half of them with a box on the map, and ${CHANGES + TIMED_CHANGES} changes of prices in a day. One
process matches; two close the digests, which share the machine with their database. Mails are queued, not sent. The aim is 100,000 digests over 1,000,000 searches in ten minutes on
two cores, and a p99 of one second from the commit of a change until its digests are open, at ${CHANGES_PER_SECOND} changes a second.

| what | figure |
| --- | --- |
| searches read and indexed at the start | ${((people * SEARCHES_OF_PERSON) / readySeconds).toFixed(0)} a second |
| from the commit to open digests, p50 / p99 | ${matched.p50.toFixed(0)} / ${matched.p99.toFixed(0)} ms |
| digests closed, of which have a mail | ${digests}, ${mails} |
| digests a second, by the clock on the wall | ${perSecond.toFixed(0)} |
| processor time of the processes for a digest | ${((processorSeconds * 1000) / digests).toFixed(1)} ms |
| processor time of the database for a digest | ${((databaseSeconds * 1000) / digests).toFixed(1)} ms |
| 100,000 digests would take them | ${(100_000 / perSecond / 60).toFixed(0)} minutes |
`;
};
