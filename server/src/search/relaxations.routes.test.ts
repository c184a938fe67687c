import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let number = 7000;
const house = (changes: Partial<Listing> = {}): Listing => {
  number += 1;
  return aListing({
    listingid: `AUS${number}`,
    listingkey: `AUS-${number}`,
    sourcelistingid: String(number),
    listprice: 500_000,
    bedroomstotal: 3,
    city: 'Austin',
    latitude: 30.25,
    longitude: -97.75,
    ...changes,
  });
};

beforeAll(async () => {
  server = await startTestApp();
  await server.save(
    house(),
    house({ listprice: 900_000 }),
    house({ listprice: 950_000 }),
    house({ bedroomstotal: 5 }),
    house({ city: 'Round Rock', bedroomstotal: 5, latitude: 30.5, longitude: -97.65 }),
    house({ mlsstatus: 'Private', source: 'EX', bedroomstotal: 9, listprice: 900_000 }),
    house({ mlsstatus: 'Withdrawn', bedroomstotal: 9, listprice: 900_000 }),
    house({ edition: 'san-antonio', source: 'SA', bedroomstotal: 9, listprice: 900_000 }),
    house({ internetentirelistingdisplayyn: false, bedroomstotal: 9, listprice: 900_000 }),
  );
});
afterAll(() => server.close());

const path = '/api/v2/listing/search/relaxations';
const answer = async (
  query: string,
  viewer: Viewer = guestViewer,
): Promise<SearchRelaxations['relaxations']> =>
  (await server.as(viewer).get<SearchRelaxations>(`${path}?${query}`)).relaxations;
const relaxations = async (query: string, viewer?: Viewer) =>
  (await answer(query, viewer)).map(({ filter, total }) => ({ filter, total }));
const total = async (query: string): Promise<number> =>
  (await server.get<SearchResult>(`/api/v2/listing/search?${query}`)).total;

describe('the relaxations of a search', () => {
  it('offers each filter with the homes found without it, most first', async () => {
    expect(await relaxations('minBedrooms=4&minPrice=800000')).toEqual([
      { filter: 'minPrice', total: 2 },
      { filter: 'minBedrooms', total: 2 },
    ]);
    expect(await total('minBedrooms=4')).toBe(2);
    expect(await total('minPrice=800000')).toBe(2);
  });

  it('include its tags and its bounding box', async () => {
    expect(await relaxations('address=Round Rock&minPrice=800000')).toEqual([
      { filter: 'tags', total: 2 },
      { filter: 'minPrice', total: 1 },
    ]);
    const box = 'minLatitude=30.4&maxLatitude=30.6&minLongitude=-97.7&maxLongitude=-97.6';
    expect(await relaxations(`${box}&maxBedrooms=3`)).toEqual([
      { filter: 'bounds', total: 3 },
      { filter: 'maxBedrooms', total: 1 },
    ]);
  });

  it('describes relaxations in words', async () => {
    expect((await answer('address=Round Rock&minPrice=800000')).map(({ words }) => words)).toEqual([
      'Remove Round Rock',
      'Remove $800k+',
    ]);
  });

  it('offers none where no filter is set, or none adds homes', async () => {
    expect(await relaxations('')).toEqual([]);
    expect(await relaxations('maxPrice=960000')).toEqual([]);
    expect(await relaxations('lot=true')).toEqual([]);
  });

  it('remove the dependent filters together with a filter', async () => {
    expect(await relaxations('openHouseOnly=true')).toEqual([{ filter: 'openHouseOnly', total: 5 }]);
    expect(await relaxations('mlsStatus=Sold&soldTimeframe=365', viewers.client)).toEqual([
      { filter: 'mlsStatus', total: 5 },
    ]);
  });

  it('name the filters that are removed together with one', async () => {
    const [open] = await answer('mlsStatus=Sold&openHouse=30', viewers.client);
    expect(open).toMatchObject({
      words: 'Remove Sold and Open house within 30 days',
      also: [{ filter: 'openHouse', words: 'Open house within 30 days' }],
    });
  });

  it('offers at most eight', async () => {
    const many = [
      'fireplace',
      'gameRoom',
      'mediaRoom',
      'wineRoom',
      'workshop',
      'park',
      'dogPark',
      'boatDock',
    ];
    const query = [...many, 'playground', 'clubHouse'].map((name) => `${name}=true`).join('&');
    expect((await relaxations(`${query}&minBedrooms=9`)).length).toBeLessThanOrEqual(8);
  });

  it('counts no listings that are hidden from guests', async () => {
    expect(await relaxations('minBedrooms=9&minPrice=800000')).toEqual([{ filter: 'minBedrooms', total: 2 }]);
    expect(await relaxations('mlsStatus=Private&minBedrooms=9')).toEqual([
      { filter: 'minBedrooms', total: 5 },
    ]);
    expect(await relaxations('mlsStatus=Private')).toEqual([]);
    expect(await relaxations('mlsListingsEnabled=false&mlsStatus=Private')).toEqual([]);
  });

  it('refuses the requests that the search refuses', async () => {
    for (const query of ['minPrice=cheap', 'minBedrooms=5&maxBedrooms=2', 'foo=1'])
      expect(await server.get(`/api/v2/listing/search/relaxations?${query}`, 400), query).toMatchObject({
        code: 'validation_failed',
      });
    expect(await server.get('/api/v2/listing/search/relaxations?polygon=nowhere', 404)).toMatchObject({
      code: 'polygon_not_found',
    });
  });
});

describe('the relaxations of a search of more homes', () => {
  const more: Listing[] = [];
  beforeAll(async () => {
    await saveAgents(server.db.kysely, [anAgent({ agentId: 'ada.reyes', trecLicense: '0123456' })]);
    const hers = { agentId: 'ada.reyes', city: 'Kyle', latitude: 29.98, longitude: -97.87 };
    const lot = { ...hers, propertytype: 'Land', propertyfiltertype: 'Lot' } as const;
    more.push(house({ mlsstatus: 'Sold', closedate: '2026-10-01' }), house(hers), house(lot));
    await server.save(...more);
  });
  afterAll(async () => {
    const keys = more.map(({ listingkey }) => listingkey);
    await server.db.kysely.deleteFrom('listing').where('listingkey', 'in', keys).execute();
  });

  it('say while some are still counted, which a later request shows', async () => {
    const box = 'minLatitude=30.4&maxLatitude=30.6&minLongitude=-97.7&maxLongitude=-97.6';
    const found = () => server.as(viewers.client).get(`${path}?mlsStatus=Sold&${box}`);
    await server.db.kysely.transaction().execute(async (busy) => {
      await sql`lock table listing_search_on_market in access exclusive mode`.execute(busy);
      await expect.poll(found).toMatchObject({
        relaxations: [{ filter: 'bounds', total: 1 }],
        complete: false,
      });
    });
    await expect.poll(found).toMatchObject({
      relaxations: [
        { filter: 'bounds', total: 1 },
        { filter: 'mlsStatus', total: 1 },
      ],
      complete: true,
    });
  });

  it("include a kind of home that is switched off on an agent's page", async () => {
    const kinds = 'farm=true&multiFamily=true&commercialSale=true';
    expect(await relaxations(`trecLicense=0123456&lot=false&${kinds}`)).toEqual([
      { filter: 'lot', total: 2 },
    ]);
    expect(await relaxations(`trecLicense=0123456&lot=true&${kinds}`)).toEqual([]);
  });
});
