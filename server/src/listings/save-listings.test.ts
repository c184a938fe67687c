import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing, aMedia, anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteSearchRowsClosedBefore } from '../search-rows/search-rows.queries.ts';
import { generatedListings, testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { bulkLoad } from './bulk-load.queries.ts';
import { detailsSource } from './details-source.queries.ts';
import { historyOfListings } from './history.queries.ts';
import { saveListings } from './save-listings.service.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.kysely.deleteFrom('listing').execute());
afterAll(() => db.drop());

const later = new Date(testNow.getTime() + 86_400_000);
const save = (listings: readonly Listing[], now = testNow) => saveListings(db.kysely, listings, { now });
const stored = (id: string) => detailsSource(db.kysely, 'austin', id);
const events = async (key = house.listingkey) =>
  (await historyOfListings(db.kysely, [key], { prices: true, privateTimes: true })).map(
    ({ event, price, mlsstatus, changedat }) => [event, price, mlsstatus, changedat.slice(0, 10)],
  );
const searchRows = async (): Promise<{ on_market: boolean; listprice: number }[]> =>
  (await db.pool.query('select on_market, listprice from listing_search')).rows;

const house = aListing({
  media: [aMedia({ sortOrder: 1 }), aMedia({ sortOrder: 0 })],
  openhouse: [anOpenHouse()],
});

describe('saving listings', () => {
  it('stores every field unchanged', async () => {
    const listings = generatedListings(60, 5).filter(({ edition }) => edition === 'austin');
    await save(listings);
    for (const listing of listings) {
      const {
        photoscount,
        openhouse,
        media,
        sourceOutdated: _outdated,
        history: _history,
        maskedTexts,
        maskedCaptions,
        ...read
      } = (await stored(listing.listingid))!;
      const { openhouse: _, media: __, ...written } = listing;
      expect(read).toEqual(written);
      expect(media.length).toBe(listing.media.length);
      const isHidden = !listing.internetaddressdisplayyn;
      expect([maskedTexts !== null, maskedCaptions !== null]).toEqual([isHidden, isHidden]);
      expect(photoscount).toBe(listing.media.length);
      expect(openhouse.length).toBe(listing.openhouse.length);
    }
  });

  it('counts new, changed and unchanged listings, and changes nothing the second time', async () => {
    const other = { ...house, listingid: 'AUS2', listingkey: 'AUS-2' };
    expect(await save([house, other])).toEqual({
      inserted: 2,
      updated: 0,
      unchanged: 0,
      older: 0,
      readAgain: 0,
      changed: [house.listingid, other.listingid],
    });
    expect(await save([house, other], later)).toEqual({
      inserted: 0,
      updated: 0,
      unchanged: 2,
      older: 0,
      readAgain: 0,
      changed: [],
    });
    expect(await save([house, { ...other, listprice: 1 }], later)).toEqual({
      inserted: 0,
      updated: 1,
      unchanged: 1,
      older: 0,
      readAgain: 0,
      changed: [other.listingid],
    });
    expect((await searchRows()).map(({ listprice }) => listprice).sort()).toEqual([1, 450_000]);
  });

  it('takes the last of several rows with one key', async () => {
    await save([house, { ...house, listprice: 400_000 }]);
    expect((await stored(house.listingid))?.listprice).toBe(400_000);
  });

  it('stores pictures in their order and replaces them with newer ones', async () => {
    await save([house]);
    expect((await stored(house.listingid))?.media.map(({ sortOrder }) => sortOrder)).toEqual([0, 1]);
    await save([{ ...house, media: [aMedia({ sortOrder: 7 })], openhouse: [] }]);
    const read = await stored(house.listingid);
    expect(read?.media.map(({ sortOrder }) => sortOrder)).toEqual([7]);
    expect(read?.openhouse).toEqual([]);
  });

  it('stores text that PostgreSQL has no characters for', async () => {
    await save([
      { ...house, publicremarks: 'a\0b \\u0000', interiorfeatures: ['x"y\\', 'z\0', '', 'NULL', '{a,b}'] },
    ]);
    const read = await stored(house.listingid);
    expect(read?.publicremarks).toBe('a\ufffdb \\u0000');
    expect(read?.interiorfeatures).toEqual(['x"y\\', 'z\ufffd', '', 'NULL', '{a,b}']);
  });

  it('stores no row of a batch if one row cannot be stored', async () => {
    const broken = { ...house, listingkey: 'AUS-3', closedate: 'someday' };
    await expect(save([house, broken])).rejects.toThrow();
    expect(await stored(house.listingid)).toBeUndefined();
  });

  it('lets two savers of the same listings wait for each other', async () => {
    const many = generatedListings(80, 9);
    const saved = await Promise.all([save(many), save(many.toReversed()), save(many)]);
    const inserted = saved.reduce((sum, result) => sum + result.inserted, 0);
    expect((await db.pool.query('select count(*) as n from listing')).rows[0].n).toBe(many.length);
    expect(inserted).toBeGreaterThanOrEqual(many.length);
    const { rows } = await db.pool.query('select count(*) as n, count(distinct id) as d from listing_search');
    expect(rows[0].n).toBe(rows[0].d);
  });
});

describe('a listing that another version of the reading stored', () => {
  it('stores the listing of another version again by the next import, and counts it', async () => {
    await save([house]);
    await db.kysely.updateTable('listing').set({ rowHash: '1:of another version' }).execute();
    expect(await save([house], later)).toMatchObject({ updated: 1, readAgain: 1 });
    expect(await save([house], later)).toMatchObject({ unchanged: 1, readAgain: 0 });
  });
});

describe('the history of a listing', () => {
  it('begins with the dates in the listing itself', async () => {
    await save([
      {
        ...house,
        mlsstatus: 'Sold',
        onmarketdate: '2026-09-01',
        originallistprice: 500_000,
        previouslistprice: 500_000,
        pricechangetimestamp: '2026-09-20T15:00:00.000Z',
        statuschangetimestamp: '2026-10-15T15:00:00.000Z',
        closedate: '2026-10-14',
        closeprice: 440_000,
      },
    ]);
    expect(await events()).toEqual([
      ['status', 440_000, 'Sold', '2026-10-15'],
      ['price', 450_000, 'Active', '2026-09-20'],
      ['listed', 500_000, 'Active', '2026-09-01'],
    ]);
  });

  it('gains a line with every change of price and status', async () => {
    await save([house]);
    await save([{ ...house, listprice: 425_000 }], later);
    await save([{ ...house, listprice: 425_000, mlsstatus: 'Pending' }], new Date('2026-11-25T12:00:00Z'));
    expect(await events()).toEqual([
      ['status', 425_000, 'Pending', '2026-11-25'],
      ['price', 425_000, 'Active', '2026-11-22'],
      ['listed', 450_000, 'Active', '2026-11-11'],
    ]);
  });

  it('derives the stamps that the feed omits, and stores those it sends', async () => {
    await save([house]);
    await save([{ ...house, listprice: 425_000, majorchangetimestamp: null }], later);
    const derived = await stored(house.listingid);
    expect(derived).toMatchObject({
      originallistprice: 450_000,
      previouslistprice: 450_000,
      pricechangetimestamp: later.toISOString(),
      majorchangetimestamp: later.toISOString(),
      statuschangetimestamp: null,
    });
    const pricechangetimestamp = '2026-11-23T10:00:00.000Z';
    await save([{ ...house, listprice: 420_000, previouslistprice: 430_000, pricechangetimestamp }], later);
    expect(await stored(house.listingid)).toMatchObject({ previouslistprice: 430_000, pricechangetimestamp });
  });

  it('contains the date on which a home came back on the market', async () => {
    await save([{ ...house, mlsstatus: 'Pending' }]);
    await save([house], later);
    expect(await stored(house.listingid)).toMatchObject({ backonmarketdate: '2026-11-22' });
  });
});

describe('the search row of a listing', () => {
  it('follows it from the market to the sold ones and out', async () => {
    await save([house]);
    expect(await searchRows()).toEqual([{ on_market: true, listprice: 450_000 }]);
    await save([{ ...house, mlsstatus: 'Sold', closedate: '2026-11-20' }]);
    expect(await searchRows()).toEqual([{ on_market: false, listprice: 450_000 }]);
    await save([{ ...house, mlsstatus: 'Withdrawn' }]);
    expect(await searchRows()).toEqual([]);
    await save([house]);
    expect((await searchRows()).length).toBe(1);
  });

  it('removes the search row when the sale is two years ago, and keeps the listing', async () => {
    await save([{ ...house, mlsstatus: 'Sold', closedate: '2024-12-01' }]);
    expect(await deleteSearchRowsClosedBefore(db.kysely, '2024-12-01')).toBe(0);
    expect(await deleteSearchRowsClosedBefore(db.kysely, '2024-12-02')).toBe(1);
    expect(await searchRows()).toEqual([]);
    expect(await stored(house.listingid)).toBeDefined();
  });
});

describe('a bulk load', () => {
  const indexes = async () =>
    (await db.pool.query("select indexname from pg_indexes where tablename = 'listing' order by 1")).rows;

  it('leaves the same indexes as before, whether it goes in or not', async () => {
    const before = await indexes();
    await bulkLoad(db.kysely, (trx) => saveListings(trx, generatedListings(50, 2), { now: testNow }));
    expect(await indexes()).toEqual(before);
    const failing = bulkLoad(db.kysely, async (trx) => {
      await saveListings(trx, [house], { now: testNow });
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(await indexes()).toEqual(before);
    expect(await stored(house.listingid)).toBeUndefined();
  });
});
