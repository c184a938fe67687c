import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Field } from '../feeds/mapping-table.ts';
import { propertyColumns, propertyParts, propertyPermissions } from '../feeds/property-fields.ts';
import { importsInto } from '../testing/imports-into.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-dropped-fields-'));
});
beforeEach(() => db.kysely.deleteFrom('listing').execute());
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const importing = importsInto(() => ({ db, folder }));

/** Fields that keep a home or take it off the market, or reject its row; and the one that stands for itself below. */
const needed = ['ListingKey', 'ListingId', 'ListPrice', 'MlsStatus', 'StandardStatus', 'MlgCanView'];
const alone = ['OriginalListPrice'];
const fields = Object.entries<Field<unknown>>({
  ...propertyColumns,
  ...propertyParts,
  ...propertyPermissions,
}).filter(([name, { rejects }]) => ![...needed, ...alone].includes(name) && !rejects);

const context = { timeZone: 'America/Chicago', now: new Date('2026-11-21T12:00:00Z') };
const values = ['2026-11-01', '2026-11-01T15:00:00Z', 'IDX', 'https://homes.example/tour', 1998, 30.2, -97.7];
const moreValues = [false, true, 'acres', 7, 2.5, 100_000, 'Zilker'];

/** A value that the field's reader reads, and that a home without it does not have. */
const readableValue = ({ reader, absent }: Field<unknown>): unknown =>
  [...values, ...moreValues].find((value) => {
    const read = reader.read(value, context, () => {});
    return read !== null && read !== undefined && read !== absent;
  });

const home = { PropertyType: 'Residential', MlsStatus: 'Active', ListPrice: 500_000 };
/** One home for each field, and one without any. */
const homesWith = (value: (field: Field<unknown>) => unknown, more = {}) => [
  { ...home, ...more, ListingKey: 'without' },
  ...fields.map(([name, field]) => ({ ...home, ...more, ListingKey: name, [name]: value(field) })),
];

let day = 0;
const importHomes = async (homes: readonly object[]) => {
  day += 1;
  const { counts } = await importing('homes.json', JSON.stringify(homes), {
    now: new Date(Date.UTC(2026, 10, 20 + day, 12)),
  });
  expect(counts.rejected).toBe(0);
};

/** Columns that differ in each row: its names, its digest, and moments of saving and of the source's own account. */
const ofEachRow = [
  'id',
  'listingkey',
  'listingid',
  'sourcelistingid',
  'address_text',
  'row_hash',
  'revision',
];
const moments = ['modificationtimestamp', 'source_modified_at', 'created_at', 'updated_at', 'stated_stamps'];
const compared = (row: Record<string, unknown>) =>
  Object.entries(row).filter(([name]) => ![...ofEachRow, ...moments].includes(name));

/** The columns of each home, and of its search row, that are not those of the home without the field. */
async function differences(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await sql<{
    key: string;
    listing: Record<string, unknown>;
    found: Record<string, unknown>;
  }>`
    select replace(listing.listingkey, 'AUS-', '') as key, to_jsonb(listing) as listing, to_jsonb(found) as found
    from listing left join listing_search as found on found.id = listing.id`.execute(db.kysely);
  const without = rows.find(({ key }) => key === 'without');
  const differing = rows.map(({ key, ...row }) => [
    key,
    (['listing', 'found'] as const).flatMap((table) =>
      compared(row[table])
        .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(without?.[table][name]))
        .map(([name]) => `${table}.${name}`),
    ),
  ]);
  return Object.fromEntries(differing.filter(([, names]) => names?.length));
}

describe('an optional field that a later row of a home drops', () => {
  it('stores an optional field as its value while the row has it', async () => {
    await importHomes(homesWith(readableValue));
    const differing = await differences();
    const columns = fields.map(([name]) => name).filter((name) => name in propertyColumns);
    expect(columns.filter((name) => !differing[name])).toEqual(['ModificationTimestamp']);
  });

  it.each([
    ['is left out', () => undefined],
    ['is empty', () => ''],
    ['cannot be read', () => '\uFFFD\uFFFD\uFFFD'],
  ])('leaves nothing of its former value where it %s', async (_, later) => {
    await importHomes(homesWith(later));
    const never = await differences();
    await importHomes(homesWith(readableValue));
    await importHomes(homesWith(later));
    expect(await differences()).toEqual(never);
  });

  it('stores null for the original price, which no later price can replace', async () => {
    const price = async () =>
      (await db.kysely.selectFrom('listing').select('originallistprice').executeTakeFirstOrThrow())
        .originallistprice;
    const row = { ...home, ListingKey: 'k' };
    await importHomes([{ ...row, OriginalListPrice: 600_000 }]);
    expect(await price()).toBe(600_000);
    for (const ListPrice of [490_000, 480_000]) {
      await importHomes([{ ...row, ListPrice, OriginalListPrice: '?' }]);
      expect(await price()).toBeNull();
    }
  });
});
