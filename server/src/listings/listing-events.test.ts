import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../testing/empty-tables.ts';
import { testNow } from '../testing/generated-listings.ts';
import { importsInto } from '../testing/imports-into.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { ListingImage } from './listing-image.ts';
import { removeListings } from './remove-listings.service.ts';
import { saveListings } from './save-listings.service.ts';

let db: TestDatabase;
let folder: string;
const imports = importsInto(() => ({ db, folder }));

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-events-'));
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => emptyTables(db.kysely, 'listing', 'removedListing', 'listingSource', 'listingEvent'));

interface Event {
  readonly kinds: readonly string[];
  readonly before: ListingImage | null;
  readonly after: ListingImage | null;
}
const events = async (): Promise<Event[]> =>
  (await sql<Event>`select kinds, before, after from listing_event order by id`.execute(db.kysely)).rows;
const kinds = async () => (await events()).map((event) => event.kinds);

const home = aListing({ listprice: 400_000, media: [aMedia({ mediaobjectid: 'front' })] });
const save = (changes: Partial<Listing>) =>
  saveListings(db.kysely, [{ ...home, ...changes }], { now: testNow });
const remove = () =>
  db.kysely
    .transaction()
    .execute((trx) => removeListings(trx, [{ listingkey: home.listingkey, reason: 'test' }], testNow));

describe('the event log', () => {
  it('stores the home before and after each change, and nothing of an unchanged row', async () => {
    await save({});
    await save({});
    await save({ listprice: 380_000 });
    const [first, second] = await events();
    expect(await kinds()).toEqual([['new'], ['price']]);
    expect(first?.before).toBeNull();
    expect(first?.after?.listing).toMatchObject({ listprice: 400_000, openhouse: home.openhouse });
    expect([second?.before?.listing.listprice, second?.after?.listing.listprice]).toEqual([400_000, 380_000]);
    expect(second?.after?.photos).toHaveLength(1);
    expect(second?.after?.areas?.city_id).toEqual(expect.any(Number));
  });

  const openHouse = { openhousekey: '1', openhousedate: '2026-11-28', openhousestarttime: '13:00' };
  it.each<[string, Partial<Listing>, readonly string[][]]>([
    ['a status', { mlsstatus: 'Pending' }, [['status']]],
    ['price and status at once', { mlsstatus: 'Pending', listprice: 1 }, [['price', 'status']]],
    ['further photos', { media: [...home.media, aMedia({ mediaobjectid: 'back' })] }, [['photos']]],
    ['fewer photos', { media: [] }, []],
    ['an open house', { openhouse: [{ ...openHouse, openhouseendtime: null }] }, [['open house']]],
    ['words alone', { publicremarks: 'Corrected.' }, []],
    ['a seller who hides it', { internetentirelistingdisplayyn: false }, [['gone']]],
  ])('names the kind of a change of %s', async (_, changes, expected) => {
    await save({});
    await save(changes);
    expect(await kinds()).toEqual([['new'], ...expected]);
  });

  it('distinguishes a home that comes back from a new one, and leaves out one that came sold', async () => {
    await save({ mlsstatus: 'Sold', closedate: '2026-11-01' });
    expect(await kinds()).toEqual([]);
    await save({ mlsstatus: 'Active' });
    await remove();
    await save({ mlsstatus: 'Active' });
    expect(await kinds()).toEqual([['status', 'back on market'], ['gone'], ['back on market']]);
    expect((await events())[1]?.after).toBeNull();
  });

  it('ends with the transaction that failed', async () => {
    const failing = db.kysely.transaction().execute(async (trx) => {
      await saveListings(trx, [home], { now: testNow });
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(await kinds()).toEqual([]);
  });
});

const csv = (...rows: readonly string[]) =>
  ['ListingKey,PropertyType,MlsStatus,ListPrice', ...rows].join('\n');

describe('an import', () => {
  it('writes no event for the first load of a source, and those of later files alone', async () => {
    await imports('one.csv', csv('k1,Residential,Active,400000', 'k2,Residential,Active,500000'));
    expect(await kinds()).toEqual([]);
    await imports('one.csv', csv('k1,Residential,Active,400000', 'k2,Residential,Active,500000'));
    expect(await kinds()).toEqual([]);
    const file = csv('k1,Residential,Active,390000', 'k3,Residential,Active,1');
    await imports('two.csv', file, { isComplete: true });
    expect(await kinds()).toEqual([['price'], ['new'], ['gone']]);
  });

  it('writes none for homes that another version of the reading had stored', async () => {
    await imports('one.csv', csv('k1,Residential,Active,400000'));
    await sql`update listing set row_hash = '1:old', listprice = 1`.execute(db.kysely);
    await imports('one.csv', csv('k1,Residential,Active,400000'));
    expect(await kinds()).toEqual([]);
  });
});
