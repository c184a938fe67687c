import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importsInto } from '../testing/imports-into.ts';
import { oddHomes, optionalFields } from '../testing/odd-homes.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { formatOf } from './records.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-odd-values-'));
});
beforeEach(async () => {
  for (const table of ['listing', 'removedListing'] as const) await db.kysely.deleteFrom(table).execute();
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const importing = importsInto(() => ({ db, folder }));

const stored = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from listing`.execute(db.kysely);
  return rows[0]?.n ?? 0;
};

async function importOddHomes(count: number): Promise<void> {
  const { counts } = await importing('first.json', JSON.stringify(oddHomes(count, 500_000)));
  expect(counts).toMatchObject({ read: count, accepted: count, rejected: 0, inserted: count });
  const next = await importing('next.json', JSON.stringify(oddHomes(count, 480_000)));
  expect(next.counts).toMatchObject({ updated: count, rejected: 0 });
  expect((await importing('next.json', JSON.stringify(oddHomes(count, 480_000)))).counts).toMatchObject({
    unchanged: count,
  });
  const { rows } = await sql`select 1 from listing where listprice <> 480000`.execute(db.kysely);
  expect(rows).toEqual([]);
}

describe('a feed with odd values in optional fields', () => {
  it('loses no row and shows no former price', () => importOddHomes(400));

  it('loses no row of 10,000', { tags: ['full'] }, () => importOddHomes(10_000));

  it('counts each dropped value by field and value', async () => {
    const odd = '���';
    const homes = optionalFields.map((name, at) => ({
      ...{ ListingKey: `o${at}`, ListingId: `${at + 1}`, MlsStatus: 'Active', ListPrice: 500_000 },
      [name]: odd,
    }));
    const { counts } = await importing('counted.json', JSON.stringify(homes));
    const dropped = new Map(counts.dropped.map(({ field, count }) => [field, count]));
    expect(optionalFields.filter((name) => !dropped.has(name))).toEqual([]);
    expect(counts.dropped.filter(({ count }) => count !== 1)).toEqual([]);
    expect([...dropped.keys()].filter((name) => !optionalFields.includes(name))).toEqual([]);
  });
});

describe('a value that a later row of the feed drops', () => {
  it('stores null for a value that a later row drops, never the former one', async () => {
    const home = { ListingKey: 'k', MlsStatus: 'Active', ListPrice: 500_000, PropertyType: 'Residential' };
    const known = { YearBuilt: 1998, LivingArea: 1850, SubdivisionName: 'Zilker', TaxAnnualAmount: 9000 };
    const unknown = { YearBuilt: 9999, LivingArea: 1, SubdivisionName: 'N/A', TaxAnnualAmount: '-' };
    await importing('known.json', JSON.stringify([{ ...home, ...known }]));
    await importing('unknown.json', JSON.stringify([{ ...home, ...unknown }]));
    const { rows } = await sql`
      select yearbuilt, livingarea, subdivisionname, taxannualamount from listing`.execute(db.kysely);
    expect(rows).toEqual([
      { yearbuilt: null, livingarea: null, subdivisionname: null, taxannualamount: null },
    ]);
  });
});

/** Files of real exports beside a checkout; tests of each value stand with its reader. */
const cases = path.resolve('..', 'shared', 'cases');

describe.skipIf(!existsSync(cases))('the files of real exports', () => {
  const isFeed = (file: string) =>
    formatOf(file) !== undefined && readFileSync(path.join(cases, file), 'utf8').includes('ListingKey');
  const files = existsSync(cases)
    ? readdirSync(cases, { recursive: true, encoding: 'utf8' }).filter(isFeed)
    : [];

  it.each(files)('reads odd values without a lost row: %s', async (file) => {
    const content = readFileSync(path.join(cases, file), 'utf8');
    const { counts } = await importing(path.basename(file), content, {
      now: new Date('2026-11-28T12:00:00Z'),
    });
    expect(counts).toMatchObject({ rejected: 0, accepted: counts.read });
    expect(await stored()).toBe(counts.stored);
  });
});
