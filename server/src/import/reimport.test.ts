import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acresOfSquareFeet } from '@hearth/domain/search/filters/lot-size-text.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockImports } from '../db/import-lock.ts';
import { settleSearch } from '../search/search-upkeep.service.ts';
import { anImportJob } from '../testing/an-import-job.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { ImportJob } from './import-job.ts';
import { openRejects } from './rejects.ts';
import { runImport } from './run-import.ts';

let db: TestDatabase;
let folder: string;
const waiting: string[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-reimport-'));
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await sql`truncate listing, listing_history, listing_search, boundary cascade`.execute(db.kysely);
});

const dayOne = new Date('2026-11-21T12:00:00Z');
const dayTwo = new Date('2026-11-22T12:00:00Z');

async function importing(name: string, content: string, job: Partial<ImportJob> = {}) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  const rejects = await openRejects(folder, file);
  try {
    return await runImport(
      db.kysely,
      anImportJob({ file, boundaryType: 'subdivision', boundaryEdition: 'austin', now: dayOne, ...job }),
      rejects,
      { progress() {}, waiting: () => waiting.push(name) },
    );
  } finally {
    await rejects.close();
  }
}

const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await db.pool.query(query)).rows;

const csv = (columns: string, ...rows: string[]) =>
  [
    `ListingKey,PropertyType,MlsStatus,${columns}`,
    ...rows.map((row, at) => `k${at},Residential,Active,${row}`),
  ].join('\n');

describe('a file that brings no dates', () => {
  const stamps = () =>
    rowsOf(
      'select listprice, modificationtimestamp, majorchangetimestamp, pricechangetimestamp from listing',
    );

  it('changes nothing when imported again on another day', async () => {
    const file = csv('ListPrice,PublicRemarks', '500000,Fine', '400000,Small');
    expect(await importing('plain.csv', file)).toMatchObject({ inserted: 2, stored: 2 });
    const first = await stamps();
    expect(await importing('plain.csv', file, { now: dayTwo })).toMatchObject({ unchanged: 2, updated: 0 });
    expect(await stamps()).toEqual(first);
    expect(first[0]).toMatchObject({ modificationtimestamp: dayOne, majorchangetimestamp: dayOne });
  });

  it('counts a price as a major change, and words as a minor one', async () => {
    await importing('plain.csv', csv('ListPrice,PublicRemarks', '500000,Fine'));
    await importing('plain.csv', csv('ListPrice,PublicRemarks', '500000,Very fine'), { now: dayTwo });
    expect((await stamps())[0]).toMatchObject({
      modificationtimestamp: dayTwo,
      majorchangetimestamp: dayOne,
    });
    const dayThree = new Date('2026-11-23T12:00:00Z');
    await importing('plain.csv', csv('ListPrice,PublicRemarks', '490000,Very fine'), { now: dayThree });
    expect((await stamps())[0]).toMatchObject({
      majorchangetimestamp: dayThree,
      pricechangetimestamp: dayThree,
    });
  });
});

describe('a value that the database could not store', () => {
  it('leaves out and counts a value that the database could not store', async () => {
    const counts = await importing(
      'long.csv',
      csv('ListPrice,SubdivisionName', `500000,${'long '.repeat(3000)}`, '400000,Zilker'),
    );
    expect(counts).toMatchObject({ inserted: 2, rejected: 0 });
    expect(counts.dropped).toMatchObject([{ field: 'SubdivisionName', count: 1 }]);
  });
});

describe('the file of rejected rows', () => {
  it('removes the file of rejected rows when the next import rejects none', async () => {
    const rejected = path.join(folder, 'twice.csv.rejected.ndjson');
    await importing('twice.csv', csv('ListPrice', 'none'));
    expect(await readFile(rejected, 'utf8')).toContain('ListPrice');
    await importing('twice.csv', csv('ListPrice', '400000'));
    await expect(readFile(rejected)).rejects.toThrow('ENOENT');
  });
});

describe('a broken file', () => {
  it('leaves the database as it was', async () => {
    const broken = importing(
      'broken.csv',
      csv('ListPrice,PublicRemarks', '500000,a', '400000,"b', '300000,c'),
    );
    await expect(broken).rejects.toThrow('The quote that opens in line 3 is not closed');
    expect(await rowsOf('select 1 from listing')).toEqual([]);
  });
});

describe('areas drawn in several features', () => {
  const feature = (name: string, west: number) => ({
    type: 'Feature',
    properties: { name },
    geometry: aBox(west, 30, west + 1, 31),
  });
  const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
  const parts = () =>
    rowsOf(`select id, jsonb_array_length(geometry->'coordinates') as parts, min_longitude, max_longitude
            from boundary where geometry->>'type' = 'MultiPolygon'`);
  const whole = { id: 'subdivision-austin-pilot-knob', parts: 3, min_longitude: -98, max_longitude: -92 };

  it('joins all parts of an area, each once', async () => {
    const file = collection(
      feature('Pilot Knob', -98),
      feature('Other', -97),
      ...[-95, -95, -93].map((west) => feature('Pilot Knob', west)),
    );
    expect(await importing('muds.geojson', file)).toMatchObject({ read: 5, accepted: 5, stored: 2 });
    expect(await parts()).toEqual([whole]);
    await importing('muds.geojson', file);
    expect(await parts()).toEqual([whole]);
  });

  it('joins parts that are far from each other in the file', async () => {
    const others = Array.from({ length: 600 }, (_, at) => feature(`Area ${at}`, -97));
    const file = [
      feature('Pilot Knob', -98),
      feature('Pilot Knob', -93),
      ...others,
      feature('Pilot Knob', -95),
    ];
    expect(await importing('muds.geojson', collection(...file))).toMatchObject({ read: 603, stored: 601 });
    expect(await parts()).toEqual([whole]);
  });
});

describe('two areas of one name', () => {
  const square = (west: number, south: number, size: number) => ({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  });
  const feature = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry });
  const midtown = (west: number, south: number, city?: string) =>
    feature({ name: 'Midtown', ...(city && { city }) }, square(west, south, 0.01));
  const collection = (...features: object[]) => JSON.stringify({ features });
  const ids = async () =>
    (await rowsOf("select id from boundary where name = 'Midtown' order by id")).map(({ id }) => id);
  const austinAndRoundRock = [midtown(-97.75, 30.28), midtown(-97.68, 30.52)];
  const apart = ['subdivision-austin-midtown', 'subdivision-round-rock-midtown'];

  it('keeps two areas of one name apart by the city that the file names', async () => {
    const file = collection(midtown(-97.75, 30.28, 'Austin'), midtown(-97.68, 30.52, 'Round Rock'));
    const { stored, outlines } = await importing('hoods.geojson', file);
    expect([stored, outlines.apart]).toEqual([2, ['Midtown (Austin, Round Rock)']]);
    expect(await ids()).toEqual(apart);
  });

  it('keeps two areas of one name apart by the city they lie in, in any order', async () => {
    const cities = collection(
      feature({ name: 'Austin' }, square(-97.9, 30.2, 0.25)),
      feature({ name: 'Round Rock' }, square(-97.75, 30.48, 0.12)),
    );
    await importing('cities.geojson', cities, { boundaryType: 'city' });
    await importing('hoods.geojson', collection(...austinAndRoundRock));
    expect(await ids()).toEqual(apart);
    const { outlines } = await importing('hoods.geojson', collection(...austinAndRoundRock.toReversed()));
    expect(outlines.apart).toEqual(['Midtown (Round Rock, Austin)']);
    expect(await ids()).toEqual(apart);
  });

  it('joins two areas of one name without a difference, and reports it', async () => {
    const { outlines } = await importing('hoods.geojson', collection(...austinAndRoundRock));
    expect(outlines).toMatchObject({ apart: [], distant: ['Midtown'] });
    expect(await ids()).toEqual(['subdivision-austin-midtown']);
  });

  it('keeps the ids that areas had before their cities were known', async () => {
    await importing('hoods.geojson', collection(midtown(-97.68, 30.52)));
    const city = collection(feature({ name: 'Round Rock' }, square(-97.75, 30.48, 0.12)));
    await importing('cities.geojson', city, { boundaryType: 'city' });
    await importing('hoods.geojson', collection(midtown(-97.68, 30.52)));
    expect(await ids()).toEqual(['subdivision-austin-midtown']);
  });

  it('stores schools of one name in two districts as two', async () => {
    const school = (district: string, west: number) =>
      feature({ name: 'Lamar Middle School', district }, square(west, 30.3, 0.01));
    const file = collection(school('Austin ISD', -97.7), school('Georgetown ISD', -97.71));
    await importing('school_zones.geojson', file, { boundaryType: 'school' });
    expect(await rowsOf("select id from boundary where type = 'school' order by id")).toEqual([
      { id: 'school-austin-isd-lamar-middle-school' },
      { id: 'school-georgetown-isd-lamar-middle-school' },
    ]);
  });
});

describe('a listing that names no area', () => {
  const city = (west: number) =>
    JSON.stringify([
      {
        type: 'Feature',
        properties: { name: 'Kyle' },
        geometry: aBox(west, 30, west + 1, 31),
      },
    ]).replace(/^\[(.*)\]$/, '{"features":[$1]}');
  const cities = () =>
    rowsOf(
      `select named_area.name from listing_search left join named_area on named_area.id = city_id order by listing_search.id`,
    );
  const homes = (price: number, ...places: string[]) =>
    csv('ListPrice,City,Latitude,Longitude', ...places.map((place) => `${price},${place}`));

  it('stays in the one it was found in when it comes again, until it moves or names one', async () => {
    await importing('city.geojson', city(-98), { boundaryType: 'city' });
    const places = [',30.5,-97.5', ',30.5,-97.5', ',30.5,-97.5', 'Buda,30.5,-97.5'];
    await importing('homes.csv', homes(500_000, ...places));
    await settleSearch(db.kysely);
    expect(await cities()).toEqual(['Kyle', 'Kyle', 'Kyle', 'Buda'].map((name) => ({ name })));
    const later = [',30.5,-97.5', 'Austin,30.5,-97.5', ',29.5,-97.5', ',30.5,-97.5'];
    await importing('homes.csv', homes(490_000, ...later), { now: dayTwo });
    expect(await cities()).toEqual(['Kyle', 'Austin', null, null].map((name) => ({ name })));
    await settleSearch(db.kysely);
    expect(await cities()).toEqual(['Kyle', 'Austin', null, 'Kyle'].map((name) => ({ name })));
  });
});

describe('the lot of an imported listing', () => {
  it('finds the lot by its square feet', async () => {
    await importing('lots.csv', csv('ListPrice,LotSizeSquareFeet', '500000,4500', '500000,4499'));
    const acres = acresOfSquareFeet(4500);
    expect(await rowsOf(`select 1 from listing_search where lotsizearea >= ${acres}`)).toHaveLength(1);
  });
});

describe('two imports at once', () => {
  it('run one after the other, and the second reports that it waits', async () => {
    const file = csv('ListPrice', ...Array.from({ length: 4 }, (_, at) => String(100_000 + at)));
    let second: Promise<unknown> | undefined;
    await db.kysely.transaction().execute(async (trx) => {
      await lockImports(trx);
      second = importing('second.csv', file);
      await expect.poll(() => waiting).toEqual(['second.csv']);
      expect(await rowsOf('select 1 from listing')).toEqual([]);
    });
    expect(await second).toMatchObject({ inserted: 4 });
  });
});
