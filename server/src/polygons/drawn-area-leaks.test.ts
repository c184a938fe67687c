import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { searchableStatuses } from '@hearth/domain/listing/status.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleSearch } from '../search/search-upkeep.service.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A position without other listings. */
const hiddenPosition = { latitude: 30.451234, longitude: -98.123456 };

const home = (name: string, changes: Partial<Listing> = {}): Listing =>
  aListing({
    listingid: name,
    listingkey: name,
    sourcelistingid: null,
    latitude: 30.27,
    longitude: -97.74,
    ...changes,
  });

/** Homes whose position must stay secret, by reason. */
const secrets: Readonly<Record<string, Partial<Listing>>> = {
  hiddenaddress: { internetaddressdisplayyn: false },
  hiddenandunnamed: {
    internetaddressdisplayyn: false,
    city: null,
    countyorparish: null,
    postalcode: null,
    schooldistrict: null,
    subdivisionname: null,
    mlsareamajor: null,
  },
  hiddenentirely: { internetentirelistingdisplayyn: false },
  private: { mlsstatus: 'Private', source: 'EX' },
  withdrawn: { mlsstatus: 'Withdrawn' },
  expired: { mlsstatus: 'Expired' },
  longsold: { mlsstatus: 'Sold', closedate: '2020-01-01' },
  privatesfriend: { mlsstatus: 'Private', source: 'EX', agentId: 'ada.reyes', listofficemlsid: '3788' },
  elsewhere: { edition: 'san-antonio', source: 'SA' },
};

const around = (size: number) => {
  const { latitude, longitude } = hiddenPosition;
  return aBox(longitude - size, latitude - size, longitude + size, latitude + size);
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(
    home('town1'),
    home('town2', { latitude: 30.28 }),
    ...Object.entries(secrets).map(([name, changes]) =>
      home(name, {
        ...hiddenPosition,
        streetnumber: '4417',
        streetname: 'Secretwood',
        publicremarks: 'A quiet secretwood retreat',
        media: [aMedia()],
        ...changes,
      }),
    ),
  );
  await settleSearch(server.db.kysely);
});
afterAll(() => server.close());

async function drawn(size: number): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/polygon',
    payload: { geometry: around(size) },
  });
  return answer.json().id;
}

const everything = `mlsStatus=${searchableStatuses.map(encodeURIComponent).join()}&lot=true&farm=true`;
const secretWords = /secretwood|4417|451234|123456|hidden|private|withdrawn|expired|longsold|elsewhere/i;

/** The answer without the statuses that were asked for and left out: words of the request, not of a home. */
function saidOfHomes({ leftOut, ...answer }: { readonly leftOut?: unknown }): string {
  return JSON.stringify(answer);
}

describe('an area drawn around homes that are not to be found there', () => {
  it.each([1e-5, 0.001, 0.05])(
    'finds, counts, frames and draws no hidden home in an area of %d degrees',
    async (size) => {
      const id = await drawn(size);
      for (const query of [
        `polygon=${id}`,
        `polygon=${id}&${everything}&soldTimeframe=`,
        `polygon=${id}&lease=true`,
        `polygon=${id}&keyword=secretwood`,
        `polygon=${id}&showEnabledAgentListings=true`,
        `polygon=${id}&sortBy=distance&latitude=30.45&longitude=-98.12`,
      ]) {
        const answer = await server.app.inject(`/api/v2/listing/search?${query}`);
        expect(answer.statusCode, query).toBe(200);
        expect(answer.json<SearchResult>(), query).toMatchObject({
          listings: [],
          total: 0,
          pageCount: 0,
          history: [],
          boundaries: { minLatitude: null, maxLatitude: null, minLongitude: null, maxLongitude: null },
        });
        expect(saidOfHomes(answer.json())).not.toMatch(secretWords);
        const relaxed = await server.app.inject(`/api/v2/listing/search/relaxations?${query}`);
        expect(relaxed.statusCode).toBe(200);
        expect(saidOfHomes(relaxed.json())).not.toMatch(secretWords);
        // Any home would do to find more, but no other status, kind or time finds more here.
        const { relaxations } = relaxed.json<SearchRelaxations>();
        expect(relaxations.filter(({ filter }) => filter !== 'tags')).toEqual([]);
      }
      for (const zoom of [3, 12, 17])
        expect(await server.get<MapPoints>(`/api/v2/map/points?polygon=${id}&zoom=${zoom}`)).toEqual({
          clusters: [],
          points: [],
          total: 0,
          withoutPin: 0,
        });
      const one = await server.get<SearchResult>(
        `/api/v2/listing/search?polygon=${id}&limit=1&ourListingsFirst=true`,
      );
      expect(one.nearbyListings.map(({ listingkey }) => listingkey)).not.toContain('private');
    },
  );

  it('reveals nothing by nearby homes: hidden ones are left out and do not affect the order', async () => {
    const id = await drawn(0.01);
    const { nearbyListings } = await server.get<SearchResult>(`/api/v2/listing/search?polygon=${id}`);
    expect(nearbyListings.map(({ listingkey }) => listingkey)).toEqual(['town2', 'town1']);
  });

  it('finds a hidden home by its town, which reveals no more than the town', async () => {
    const id = await drawn(0.01);
    const query = `polygon=${id}&address=Austin`;
    const { listings, boundaries } = await server.get<SearchResult>(`/api/v2/listing/search?${query}`);
    expect(listings.map(({ listingkey }) => listingkey).sort()).toEqual(['hiddenaddress', 'town1', 'town2']);
    expect(boundaries).toMatchObject({ minLongitude: -97.74, maxLongitude: -97.74, maxLatitude: 30.28 });
    const alone = await server.get<SearchResult>(`/api/v2/listing/search?address=Austin`);
    expect(listings.map(({ listingkey }) => listingkey)).toEqual(
      alone.listings.map(({ listingkey }) => listingkey),
    );
  });

  it('orders hidden homes equally from every position of a visitor', async () => {
    const orders = [];
    for (const [latitude, longitude] of [
      [30.45, -98.12],
      [30.27, -97.74],
      [29.4, -98.5],
    ]) {
      const { listings } = await server.get<SearchResult>(
        `/api/v2/listing/search?${everything}&sortBy=distance&latitude=${latitude}&longitude=${longitude}`,
      );
      orders.push(listings.filter(({ latitude: at }) => at === null).map(({ listingkey }) => listingkey));
    }
    expect(orders[0]!.length).toBeGreaterThan(0);
    expect(orders).toEqual([orders[0], orders[0], orders[0]]);
  });

  it('appears in no suggestion, and only its own page returns its corners', async () => {
    await drawn(0.02);
    for (const query of ['Drawn', 'Drawn area', 'custom-', 'secretwood', '4417 Secretwood', 'sekretwood'])
      expect(await server.get(`/api/places/search?query=${encodeURIComponent(query)}`), query).toEqual({
        hits: [],
      });
    const outlines = await server.app.inject('/api/v2/map/outlines');
    expect(outlines.body).not.toMatch(/Drawn|custom/);
  });
});
