import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outlines } from '@hearth/domain/contract/outlines.ts';
import { generateListings } from '@hearth/sample/generate.ts';
import { buildApp } from '@hearth/server/app.ts';
import { saveListings } from '@hearth/server/listings/save-listings.service.ts';
import { testConfig } from '@hearth/server/testing/test-config.ts';
import {
  copyTestDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@hearth/server/testing/test-database.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadSamplesIfEmpty, SAMPLE_SEED } from './load-samples.ts';

const day = 86_400_000;
const loadedAt = new Date('2026-11-21T15:00:00Z');
const COUNT = 40;

/** State after two processes loaded it at once at `loadedAt`: loading takes seconds, and copying some hundredths of one. */
let loaded: TestDatabase;
let linesOfLoads: readonly string[][];
let dataFolder: string;
beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-samples-'));
  loaded = await createTestDatabase();
  linesOfLoads = await Promise.all([loadInto(loaded), loadInto(loaded)]);
  await loaded.close();
});
afterAll(async () => {
  await loaded.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

let db: TestDatabase;
afterEach(() => db.drop());

const load = (at?: Date, sampleListings?: number) => loadInto(db, at, sampleListings);

async function loadInto(database: TestDatabase, at = loadedAt, sampleListings = COUNT): Promise<string[]> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  await loadSamplesIfEmpty({
    db: database,
    config: { sampleListings, publicUrl: 'http://localhost:3000', dataFolder },
    clock: () => at,
    log,
  });
  return lines;
}

const tables = [
  'listing',
  'media',
  'open_house',
  'listing_history',
  'boundary',
  'agent',
  'agent_review',
  'office',
];
async function counts(): Promise<Record<string, number>> {
  const entries = tables.map(async (table) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      db.kysely,
    );
    return [table, rows[0]?.n ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Removes the exclusive homes of the demo agents, which the test of the log-ins counts. */
const removeDemoHomes = () =>
  sql`with home as (delete from exclusive_listing returning listing_id)
      delete from listing using home where listingid = listing_id`.execute(db.kysely);

const oneUpdated = { inserted: 0, updated: 1, unchanged: 0, older: 0, readAgain: 0 };

describe('loadSamplesIfEmpty, once it has loaded', () => {
  beforeEach(async () => {
    db = await copyTestDatabase(loaded);
    await removeDemoHomes();
  });

  it('fills an empty database with both editions and reports it', async () => {
    expect(linesOfLoads.flat().join('\n')).toMatch(/80 listings around Austin \(\d+\.\d s\)/);
    expect(await counts()).toMatchObject({ listing: 4 * COUNT, agent: 80, office: 6 });
    const { rows } = await sql<{ n: number }>`select count(*) as n from listing_search`.execute(db.kysely);
    expect(rows[0]?.n).toBeGreaterThan(3.6 * COUNT);
  });

  it('loads once when two processes start at once', async () => {
    expect(linesOfLoads.filter((lines) => lines.length > 0)).toHaveLength(1);
    expect(await counts()).toMatchObject({ listing: 4 * COUNT });
  });

  it('stores the waters among the boundaries, and the map shows them as water', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from boundary where edition = 'austin' and type = 'water' order by name
    `.execute(db.kysely);
    expect(rows.map(({ name }) => name)).toContain('Lake Travis');
    const app = await buildApp({ db, config: testConfig(), clock: () => loadedAt });
    const { features } = (await app.inject('/api/v2/map/outlines')).json<Outlines>();
    await app.close();
    const waters = features.filter(({ properties }) => properties.type === 'water');
    expect(waters.map(({ properties }) => properties.name).sort()).toEqual(rows.map(({ name }) => name));
  });

  it('adds portraits and bios to unedited agents of an earlier version', async () => {
    const faces = async () =>
      (await db.pool.query('select count(headshot_url_square) as faces from agent')).rows[0].faces;
    await db.pool.query(`update agent set headshot_url_square = null, default_agent = false`);
    await load();
    expect(await faces()).toBe(80);
    await db.pool.query(`update agent set bio = 'edited'`);
    await load();
    const { rows } = await db.pool.query('select distinct bio from agent');
    expect(rows).toEqual([{ bio: 'edited' }]);
  });

  it('does nothing on the second start', async () => {
    const before = await counts();
    expect(await load()).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('resumes an interrupted load, with the same result', async () => {
    const whole = await counts();
    await sql`delete from listing where edition = 'san-antonio' or id % 3 = 0`.execute(db.kysely);
    await sql`delete from listing_search where not exists (select from listing where listing.id = listing_search.id)`.execute(
      db.kysely,
    );
    await sql`update sample_load set finished_at = null`.execute(db.kysely);
    await load(new Date(loadedAt.getTime() + 2 * day), 7);
    expect(await counts()).toEqual(whole);
    expect(await load()).toEqual([]);
  });

  it('moves open houses to the coming weeks, on the same weekdays', async () => {
    const before = await openHouseDates();
    const later = new Date(loadedAt.getTime() + 17 * day);
    expect((await load(later)).join()).toMatch(/sample open houses around Austin moved to the coming weeks/);
    const after = await openHouseDates();
    const weekdays = (dates: readonly Date[]) => dates.map((date) => date.getUTCDay());
    expect(weekdays(after)).toEqual(weekdays(before));
    const latestStart = later.getTime() - day;
    expect(after.filter((date) => date.getTime() <= latestStart)).toEqual([]);
    expect(after.filter((date) => date.getTime() > later.getTime() + 36 * day)).toEqual([]);
    expect(await load(later)).toEqual([]);
  });

  it('stores full histories: listed, every price, contract and sale', async () => {
    const { rows } = await sql<{ events: string[] }>`
      select array_agg(event || ' ' || history.mlsstatus order by changed_at) as events
      from listing join listing_history as history using (listingkey)
      where listing.mlsstatus = 'Sold'
      group by listingkey
    `.execute(db.kysely);
    expect(rows.length).toBeGreaterThan(20);
    for (const { events } of rows)
      expect([events[0], events.at(-1)]).toEqual(['listed Active', 'status Sold']);
    expect(rows.filter(({ events }) => events.includes('status Pending')).length).toBeGreaterThan(
      rows.length * 0.9,
    );
  });

  it('makes listings that a later file may replace by their keys', async () => {
    const [first] = generateListings({
      edition: 'austin',
      count: COUNT,
      seed: SAMPLE_SEED,
      today: '2026-11-21',
      now: loadedAt,
    });
    const result = await saveListings(db.kysely, [{ ...first!, listprice: 1 }], { now: loadedAt });
    expect(result).toEqual({ ...oneUpdated, changed: [first!.listingid] });
  });
});

describe('loadSamplesIfEmpty', () => {
  beforeEach(async () => {
    db = await createTestDatabase();
  });

  it('loads all listings or none, then builds the text indexes, and restarts after a failure', async () => {
    await sql
      .raw(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create trigger refuse before insert on listing for each row
        when (new.listingkey = 'SA-4000020') execute function refuse();
    `)
      .execute(db.kysely);
    await expect(load()).rejects.toThrow('disk full');
    expect(await counts()).toMatchObject({ listing: 0, media: 0, agent: 80 });
    expect(await textIndexes()).toEqual(['listing_address', 'listing_keyword']);
    await sql`drop trigger refuse on listing`.execute(db.kysely);
    await load();
    await removeDemoHomes();
    expect(await counts()).toMatchObject({ listing: 4 * COUNT });
    expect(await textIndexes()).toEqual(['listing_address', 'listing_keyword']);
  });

  it('changes no database with other listings, and makes none for a count of 0', async () => {
    await load(loadedAt, 0);
    expect(await counts()).toMatchObject({ listing: 0, boundary: 0 });
    const [own] = generateListings({
      edition: 'austin',
      count: 3,
      seed: 'own',
      today: '2026-11-21',
      now: loadedAt,
    });
    await saveListings(db.kysely, own ? [own] : [], { now: loadedAt });
    expect(await load()).toEqual([]);
    expect(await counts()).toMatchObject({ listing: 1 });
  });
});

async function textIndexes(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where tablename = 'listing' and indexdef like '%trgm%' order by indexname
  `.execute(db.kysely);
  return rows.map(({ name }) => name);
}

async function openHouseDates(): Promise<Date[]> {
  const { rows } = await sql<{ on: string }>`
    select openhousedate as on from open_house order by openhousekey
  `.execute(db.kysely);
  return rows.map((row) => new Date(row.on));
}
