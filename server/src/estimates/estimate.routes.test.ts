import type { HomePriceEstimate } from '@hearth/domain/contract/home-price-estimate.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A listing of a street of homes alike. */
const home = (at: number, changes: Parameters<typeof aListing>[0] = {}) =>
  aListing({
    ...{ listingid: `AUS${at}`, listingkey: `AUS-${at}`, sourcelistingid: `${at}` },
    ...{ streetnumber: String(100 + at), streetdirprefix: 'S', streetname: 'Oak', streetsuffix: 'Ln' },
    ...{ streetdirsuffix: null, unitnumber: null, city: 'Austin', postalcode: '78704' },
    ...{
      latitude: 30.25 + (at % 30) / 2000,
      longitude: -97.75 + (at % 20) / 2000,
      livingarea: 2000,
      yearbuilt: 2000,
    },
    ...{
      mlsstatus: 'Sold',
      closedate: '2026-10-01',
      listprice: 510_000,
      closeprice: 490_000 + (at % 21) * 1000,
    },
    ...changes,
  });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(
    ...Array.from({ length: 120 }, (_, at) => home(at)),
    home(500, { mlsstatus: 'Active', closedate: null, closeprice: null, listprice: 5_000_000 }),
    home(501, { internetautomatedvaluationdisplayyn: false }),
    home(502, { internetaddressdisplayyn: false }),
    home(503, { livingarea: 1 }),
    home(504, { propertytype: 'Land', propertyfiltertype: 'Lot', livingarea: null }),
    // One address twice: the sale may be estimated, and the open listing refuses.
    home(506, { listingid: 'AUS606', listingkey: 'AUS-606' }),
    home(506, {
      ...{
        listingid: 'AUS706',
        listingkey: 'AUS-706',
        mlsstatus: 'Active',
        closedate: null,
        closeprice: null,
      },
      ...{ internetautomatedvaluationdisplayyn: false, modificationtimestamp: '2020-01-01T00:00:00Z' },
    }),
    home(507, { listingid: 'AUS607', listingkey: 'AUS-607' }),
    home(507, {
      ...{
        listingid: 'AUS707',
        listingkey: 'AUS-707',
        mlsstatus: 'Active',
        closedate: null,
        closeprice: null,
      },
      ...{ internetautomatedvaluationdisplayyn: false, internetaddressdisplayyn: false },
    }),
    home(505, { source: 'EX', mlsstatus: 'Private', closedate: null, closeprice: null }),
  );
});
afterAll(() => server.close());

const path = (address: string, zip = '78704') =>
  `/api/home-price-estimates?address=${encodeURIComponent(address)}&zip=${zip}`;
const estimate = (address: string, zip?: string) => server.get<HomePriceEstimate>(path(address, zip));

it('a listed home is worth what homes like it sold for, not its own price', async () => {
  const found = await estimate('600 s. oak');
  expect(found).toMatchObject({ status: 'estimated', address: '600 S Oak Ln', comparables: [] });
  if (found.status !== 'estimated') throw new Error('no estimate');
  expect(Math.abs(found.price - 500_000)).toBeLessThan(15_000);
  expect([found.low < found.price, found.high > found.price, found.rightOf100 > 50]).toEqual([
    true,
    true,
    true,
  ]);
});

it('verified accounts see the homes it rests on, without hidden addresses', async () => {
  const found = await server.as(viewers.client).get<HomePriceEstimate>(path('600 S Oak Ln'));
  if (found.status !== 'estimated') throw new Error('no estimate');
  expect(found.comparables.length).toBeGreaterThan(3);
  expect(found.comparables.filter(({ address }) => !/^\d+ S Oak Ln$/.test(address))).toEqual([]);
});

it.each([
  ['600 S Oak Ln', '78799', 'unknown'],
  ['9 Nowhere St', '78704', 'unknown'],
  ['%', '78704', 'unknown'],
  ['601 S Oak Ln', '78704', 'withheld'],
  ['602 S Oak Ln', '78704', 'unknown'],
  ['603 S Oak Ln', '78704', 'few'],
  ['604 S Oak Ln', '78704', 'kind'],
  ['605 S Oak Ln', '78704', 'unknown'],
  ['606 S Oak Ln', '78704', 'withheld'],
  ['607 S Oak Ln', '78704', 'unknown'],
  ['600 S Oak Ln', 'abc', 'unknown'],
])('%s in %s has no estimate: %s', async (address, zip, reason) => {
  expect(await estimate(address, zip)).toEqual({ status: 'none', reason });
});
