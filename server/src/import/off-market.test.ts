import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { importsInto } from '../testing/imports-into.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-off-market-'));
});
afterEach(async () => {
  for (const table of ['listing', 'removedListing', 'listingSource'] as const)
    await db.kysely.deleteFrom(table).execute();
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const importing = importsInto(() => ({ db, folder }));

const keys = async () => {
  const { rows } = await sql<{ listingkey: string }>`
    select listingkey from listing order by listingkey`.execute(db.kysely);
  return rows.map(({ listingkey }) => listingkey);
};

const columns =
  'ListingKey,ListingId,PropertyType,PropertySubType,MlsStatus,ListPrice,UnparsedAddress,City,PostalCode,BedroomsTotal,CommunityFeatures,Latitude,Longitude';

const file = (...rows: readonly string[]) => [`${columns},InternetAddressDisplayYN`, ...rows].join('\n');
const row = (key: string, status: string, address = 'Y', number = `9${key}`) =>
  `${key},${number},Residential,,${status},500000,1 Elm St,Austin,78704,3,,30.25,-97.76,${address}`;
const start = () => importing('start.csv', file(row('a', 'Active'), row('b', 'Active'), row('c', 'Active')));

describe('a listing that is known', () => {
  const reasonOf = async (key: string) => {
    const { rows } = await sql<{ reason: string }>`
      select reason from removed_listing where listingkey = ${key}`.execute(db.kysely);
    return rows[0]?.reason;
  };
  it.each([
    ['Delete', 'MlsStatus is Delete', 0],
    ['Incomplete', 'MlsStatus is Incomplete', 0],
    ['Coming Soon', 'MlsStatus is Coming Soon', 0],
    ['Parked', 'MlsStatus "Parked" is not listed here', 1],
  ])('is taken off the market with its reason when it arrives as %s', async (status, reason, rejected) => {
    await start();
    const { counts } = await importing('next.csv', file(row('a', status), row('b', 'Active')));
    expect(counts).toMatchObject({ read: 2, rejected, removed: 1, offMarket: 0, unchanged: 1 });
    expect(await keys()).toEqual(['AUS-b', 'AUS-c']);
    expect(await reasonOf('AUS-a')).toBe(reason);
  });

  it('removes a listing where a rejected row hides its address, unless that was hidden before', async () => {
    await start();
    await importing('hide.csv', file(row('b', 'Active', 'N')));
    const { counts } = await importing(
      'faults.csv',
      file(row('a', 'Active', 'N'), row('b', 'Active', 'N')).replaceAll('500000', 'x'),
    );
    expect(counts).toMatchObject({ rejected: 2, removed: 1 });
    expect(await keys()).toEqual(['AUS-b', 'AUS-c']);
  });

  it('accepts the row of an unknown listing without storing it', async () => {
    const { counts } = await importing('new.csv', file(row('z', 'Delete'), row('y', 'Active')));
    expect(counts).toMatchObject({ accepted: 2, rejected: 0, removed: 0, offMarket: 1, inserted: 1 });
  });

  it('leaves with the first complete file that does not name it; one of a rejected row stays', async () => {
    await start();
    const partial = file(row('a', 'Active'), row('b', 'Active').replace('500000', 'x'));
    expect((await importing('part.csv', partial)).counts).toMatchObject({ removed: 0 });
    const { counts } = await importing('all.csv', partial, { isComplete: true });
    expect(counts).toMatchObject({ removed: 1, rejected: 1 });
    expect(await keys()).toEqual(['AUS-a', 'AUS-b']);
    expect(await reasonOf('AUS-c')).toBe('not in all.csv');
  });

  it('leaves only in its own source and edition', async () => {
    await importing('ex.csv', file(row('e', 'Active')), { source: 'EX' });
    await importing('sa.csv', file(row('s', 'Active')), { edition: 'san-antonio', source: 'SA' });
    await start();
    await importing('all.csv', file(row('a', 'Active')), { isComplete: true });
    expect(await keys()).toEqual(['AUS-a', 'EX-e', 'SA-s']);
  });

  it('keeps listings where a file lacks most of them, unless that is meant', async () => {
    const many = Array.from({ length: 40 }, (_, at) => row(`m${at}`, 'Active', 'Y', `${at}`));
    await importing('many.csv', file(...many));
    const remaining = file(row('m0', 'Active', 'Y', '0'));
    await expect(importing('few.csv', remaining, { isComplete: true })).rejects.toThrow('--remove-most');
    expect(await keys()).toHaveLength(40);
    await importing('few.csv', remaining, { isComplete: true, removesMost: true });
    expect(await keys()).toEqual(['AUS-m0']);
  });

  it('keeps the ListingId of a removed listing for it', async () => {
    await start();
    const { counts, rejected } = await importing(
      'twins.csv',
      file(row('d', 'Active', 'Y', '9a'), row('e', 'Active', 'Y', '77'), row('f', 'Active', 'Y', '77')),
    );
    expect(counts).toMatchObject({ accepted: 1, rejected: 2, inserted: 1 });
    expect(rejected.map(({ at, reasons }) => [at, reasons])).toEqual([
      ['line 2', ['ListingId 9a is that of another listing (AUS-a)']],
      ['line 4', ['ListingId 77 is that of another listing (AUS-e)']],
    ]);
  });
});

describe('a listing that a complete file does not name', () => {
  it('stays with a complete file that has a row of a listing that cannot be read', async () => {
    await start();
    const broken = file(row('a', 'Active'), row('', 'Active', 'Y', ''), 'too,few');
    const { counts } = await importing('broken.csv', broken, { isComplete: true });
    expect(counts).toMatchObject({ removed: 0, rejected: 2, unnamed: 2 });
    expect(await keys()).toEqual(['AUS-a', 'AUS-b', 'AUS-c']);
  });

  it('stays with a page of a longer answer', async () => {
    await start();
    const page = JSON.stringify({
      value: [{ ListingKey: 'a', ListingId: '9a', MlsStatus: 'Active', ListPrice: 500_000 }],
      '@odata.nextLink': 'https://api.example.com/odata/Property?$skip=1',
    });
    await expect(importing('page.json', page, { isComplete: true })).rejects.toThrow('names a next page');
    expect(await keys()).toEqual(['AUS-a', 'AUS-b', 'AUS-c']);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['none.csv', `${columns}\n`],
    ['none.json', '[]'],
    ['none.ndjson', '\n'],
  ])('has no rows (%s)', async (name, content) => {
    await expect(importing(name, content)).rejects.toThrow('The file has no rows.');
  });

  it('fails a strict import with a rejected row', async () => {
    const file = `${columns}\ns1,1,Residential,,Active,500000,,,,,,,\ns2,2,Residential,,Active,x,,,,,,,`;
    await expect(importing('strict.csv', file, { isStrict: true })).rejects.toThrow(
      '1 of 2 rows were rejected',
    );
    expect(await keys()).toEqual([]);
  });
});

describe('an import of listings', () => {
  const updates = async () => {
    const { rows } = await sql<{ source: string; updatedAt: Date }>`
      select source, updated_at from listing_source order by source`.execute(db.kysely);
    return rows.map(({ source, updatedAt }) => [source, updatedAt.toISOString()]);
  };

  it('updates the source, unless all rows are rejected', async () => {
    const good = `${columns}\nu1,1,Residential,,Active,500000,,,,,,,`;
    const bad = `${columns}\nu1,1,Residential,,Active,x,,,,,,,`;
    await importing('good.csv', good, { now: new Date('2026-11-20T10:00:00Z') });
    await importing('bad.csv', bad, { now: new Date('2026-11-21T10:00:00Z') });
    expect(await updates()).toEqual([['AUS', '2026-11-20T10:00:00.000Z']]);
  });
});

describe('a row that is older than another one of its listing', () => {
  const dated = (key: string, day: number, price: number, status = 'Active') =>
    `${key},9${key},Residential,,${status},${price},1 Elm St,Austin,78704,3,,30.25,-97.76,Y,2026-11-${day}T15:00:00Z`;
  const datedFile = (...rows: readonly string[]) =>
    [`${columns},InternetAddressDisplayYN,ModificationTimestamp`, ...rows].join('\n');
  const prices = async () => {
    const { rows } = await sql<{ listprice: number }>`
      select listprice from listing order by listingkey`.execute(db.kysely);
    return rows.map(({ listprice }) => listprice);
  };

  it('changes nothing, in one file or in a later one', async () => {
    const newer = datedFile(dated('a', 12, 480_000), dated('a', 11, 500_000));
    expect((await importing('newer.csv', newer)).counts).toMatchObject({ inserted: 1 });
    expect(await prices()).toEqual([480_000]);
    const older = datedFile(dated('a', 10, 510_000), dated('b', 10, 1_000_000));
    expect((await importing('older.csv', older)).counts).toMatchObject({ older: 1, inserted: 1, updated: 0 });
    expect(await prices()).toEqual([480_000, 1_000_000]);
    expect((await importing('newer.csv', newer)).counts).toMatchObject({ unchanged: 1, older: 0 });
  });

  it('takes no listing off the market and brings none back', async () => {
    await importing('one.csv', datedFile(dated('a', 12, 480_000), dated('b', 12, 490_000)));
    const old = datedFile(dated('a', 11, 480_000, 'Delete'), dated('b', 13, 490_000, 'Delete'));
    expect((await importing('old.csv', old)).counts).toMatchObject({ removed: 1 });
    expect(await keys()).toEqual(['AUS-a']);
    expect((await importing('one.csv', datedFile(dated('b', 12, 490_000)))).counts).toMatchObject({
      older: 1,
    });
    expect(await keys()).toEqual(['AUS-a']);
    await importing('two.csv', datedFile(dated('b', 14, 495_000)));
    expect(await keys()).toEqual(['AUS-a', 'AUS-b']);
  });

  it('keeps listings that are newer than the complete file', async () => {
    await importing(
      'one.csv',
      datedFile(dated('a', 10, 480_000), dated('b', 12, 490_000), dated('c', 10, 400_000)),
    );
    const old = datedFile(dated('a', 11, 485_000));
    expect((await importing('old.csv', old, { isComplete: true })).counts).toMatchObject({ removed: 1 });
    expect(await keys()).toEqual(['AUS-a', 'AUS-b']);
  });
});
