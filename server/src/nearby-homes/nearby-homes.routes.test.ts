import type { NearbyHomes } from '@hearth/domain/contract/listing.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;

/** A house so many hundredths of a degree north of the home that is asked about. */
const house = (listingid: string, north: number, changes: Partial<Listing> = {}): Listing =>
  aListing({
    listingid,
    listingkey: `key-${listingid}`,
    sourcelistingid: listingid.replace('AUS', ''),
    listprice: 500_000,
    bedroomstotal: 3,
    city: 'Austin',
    postalcode: '78704',
    latitude: 30.25 + north / 100,
    longitude: -97.75,
    ...changes,
  });
const sold = { mlsstatus: 'Sold', closedate: '2026-05-01', closeprice: 480_000 } as const;

beforeAll(async () => {
  server = await startTestApp();
  await server.save(
    house('AUS1', 0),
    house('AUS2', 2),
    house('AUS3', 1, { listprice: 600_000, bedroomstotal: 4 }),
    house('AUS4', 3, { listprice: 900_000 }),
    house('AUS5', 1, { propertyfiltertype: 'Condominium' }),
    house('AUS6', 25),
    house('AUS7', 40),
    house('AUS8', 1, sold),
    house('AUS9', 2, { mlsstatus: 'Private', source: 'EX' }),
    house('AUS10', 1, { internetaddressdisplayyn: false, postalcode: '78745' }),
    house('AUS11', 35, { postalcode: '78745' }),
    house('AUS12', 1, { propertytype: 'Residential Lease', listprice: 2_000 }),
    house('AUS13', 1, { propertytype: 'Land', propertyfiltertype: 'Lot', bedroomstotal: null }),
    house('AUS14', 50, { postalcode: '78999' }),
    house('AUS15', 51, { mlsstatus: 'Withdrawn' }),
  );
});
afterAll(() => server.close());

const near = async (id: string, viewer: Viewer = guestViewer): Promise<NearbyHomes> =>
  server.as(viewer).get<NearbyHomes>(`/api/v2/listing/${id}/nearby`);
const ids = (cards: readonly { readonly listingid: string }[] | null) =>
  cards?.map(({ listingid }) => listingid);

describe('the homes around a listing', () => {
  it('lists homes of its type, size and price, and others on the market, nearest first', async () => {
    const { similar, active } = await near('AUS1');
    expect(ids(similar)).toEqual(['AUS3', 'AUS2', 'AUS6']);
    expect(ids(active)).toEqual(['AUS5', 'AUS4']);
  });

  it('finds the homes around a listing by its MLS number as well', async () => {
    expect(await near('1')).toEqual(await near('AUS1'));
  });

  it('lists homes sold within a year for viewers who may see sold homes', async () => {
    expect((await near('AUS1')).sold).toBeNull();
    expect((await near('AUS1', viewers.unverifiedClient)).sold).toBeNull();
    expect(ids((await near('AUS1', viewers.client)).sold)).toEqual(['AUS8']);
  });

  it('lists leases around a lease, and lots around a lot', async () => {
    expect(await near('AUS12')).toEqual({ similar: [], active: [], sold: null });
    expect(await near('AUS13')).toEqual({ similar: [], active: [], sold: null });
  });

  it('lists homes of the ZIP code around a hidden position', async () => {
    const { similar, active } = await near('AUS10');
    expect(ids([...similar, ...active])).toEqual(['AUS11']);
  });

  it.each(['AUS9', 'nothing', 'AUS1%00'])('lists no homes around %s', async (id) => {
    const answer = await server.inject({ method: 'GET', url: `/api/v2/listing/${id}/nearby` });
    expect([400, 404]).toContain(answer.statusCode);
  });

  it('lists no homes around one that was withdrawn', async () => {
    const { code } = await server.get<{ code: string }>('/api/v2/listing/AUS15/nearby', 410);
    expect(code).toBe('listing_gone');
  });
});
