import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing, aMedia, anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

let number = 1000;
/** A plain house with an id of its own. */
const house = (changes: Partial<Listing> = {}): Listing => {
  number += 1;
  return aListing({
    listingid: `AUS${number}`,
    listingkey: `AUS-${number}`,
    sourcelistingid: String(number),
    ...changes,
  });
};

const search = (query = ''): Promise<SearchResult> => server.get(`/api/v2/listing/search?${query}`);
const keysOf = (listings: SearchResult['listings']): string[] => listings.map((card) => card.listingkey);

describe('the listing search', () => {
  it('finds what is for sale, newest first, with the exact total and the box around all of it', async () => {
    const older = house({ onmarketdate: '2026-11-01', latitude: 30.1, longitude: -97.9 });
    const newer = house({ onmarketdate: '2026-11-20', latitude: 30.4, longitude: -97.6 });
    const rented = house({ propertytype: 'Residential Lease' });
    await server.save(older, newer, rented);
    const result = await search();
    expect(keysOf(result.listings)).toEqual([newer.listingkey, older.listingkey]);
    expect(result).toMatchObject({ total: 2, pageCount: 1, nearbyListings: [] });
    expect(result.boundaries).toEqual({
      minLatitude: 30.1,
      maxLatitude: 30.4,
      minLongitude: -97.9,
      maxLongitude: -97.6,
    });
    expect(keysOf((await search('lease=true')).listings)).toEqual([rented.listingkey]);
  });

  it('takes an MLS number that begins like a zip for a number', async () => {
    const wanted = house({ sourcelistingid: '7870412', postalcode: '78701' });
    await server.save(wanted, house({ postalcode: '78704' }), house({ postalcode: '78704' }));
    expect(keysOf((await search('address=7870412')).listings)).toEqual([wanted.listingkey]);
    expect((await search('address=78704')).total).toBe(2);
  });

  it('answers an empty search with nulls, not with a box', async () => {
    const result = await search();
    expect(result).toEqual({
      listings: [],
      nearbyListings: [],
      total: 0,
      pageCount: 0,
      history: [],
      boundaries: { minLatitude: null, maxLatitude: null, minLongitude: null, maxLongitude: null },
    });
  });

  it('shows a page past the end as empty, with the totals', async () => {
    await server.save(house(), house(), house());
    expect(await search('limit=2&page=3')).toMatchObject({ listings: [], total: 3, pageCount: 2 });
    expect((await search('limit=2&page=10000')).total).toBe(3);
  });

  it('keeps to the edition that the server serves', async () => {
    await server.save(house(), house({ edition: 'san-antonio', source: 'SA' }));
    expect((await search()).total).toBe(1);
  });

  it('never finds withdrawn, expired, private and long-sold listings', async () => {
    const sold = { mlsstatus: 'Sold', closedate: '2026-10-01' } as const;
    await server.save(
      house({ mlsstatus: 'Withdrawn' }),
      house({ mlsstatus: 'Expired' }),
      house({ mlsstatus: 'Private', source: 'EX' }),
      house({ mlsstatus: 'Sold', closedate: '2024-11-20' }),
      house(sold),
    );
    const everything = await search('mlsStatus=Private,Active,Sold');
    expect(everything.total).toBe(1);
    expect(everything.listings[0]?.secondarylabel?.text).toBe('Sold 10/01/2026');
  });

  it('names every offending part of a query', async () => {
    const answer = await server.get<{ code: string; validationErrors: { name: string }[] }>(
      '/api/v2/listing/search?minPrice=cheap&foo=1&minBedrooms=3&maxBedrooms=2&sortBy=luck&minLatitude=30',
      400,
    );
    expect(answer.code).toBe('validation_failed');
    expect(answer.validationErrors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['minPrice', 'foo', 'minBedrooms', 'maxBedrooms', 'sortBy', 'maxLatitude']),
    );
  });

  it('takes hostile text for text', async () => {
    await server.save(house({ publicremarks: "It's 100% real; drop table listing" }));
    for (const keyword of ["'", '%', '_', "'; drop table listing; --", '\\', '"']) {
      const result = await search(`keyword=${encodeURIComponent(keyword)}`);
      expect(result.total, keyword).toBe(["'", '%'].includes(keyword) ? 1 : 0);
    }
    expect((await search(`address=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0);
  });
});

describe('keywords', () => {
  it('are at most eight, repeated ones counted once', async () => {
    await server.save(house({ publicremarks: 'A pool and a view' }));
    const repeated = Array.from({ length: 30 }, (_, i) => (i % 2 ? 'POOL' : ' view')).join();
    expect((await search(`keyword=${encodeURIComponent(repeated)}`)).total).toBe(1);
    for (const path of ['/api/v2/listing/search', '/api/v2/map/points'])
      expect(await server.get(`${path}?keyword=a,b,c,d,e,f,g,h,i`, 400)).toMatchObject({
        code: 'validation_failed',
        validationErrors: [{ name: 'keyword', message: expect.stringContaining('8') }],
      });
  });
});

describe('the box of the map', () => {
  it('finds what lies in it, its edges included', async () => {
    const inside = house({ latitude: 30.25, longitude: -97.75 });
    const onEdge = house({ latitude: 30.3, longitude: -97.7 });
    const outside = house({ latitude: 30.3001, longitude: -97.75 });
    const nowhere = house({ latitude: null, longitude: null });
    await server.save(inside, onEdge, outside, nowhere);
    const result = await search('minLatitude=30.2&maxLatitude=30.3&minLongitude=-97.8&maxLongitude=-97.7');
    expect(keysOf(result.listings).sort()).toEqual([inside.listingkey, onEdge.listingkey]);
    const world = await search('minLatitude=-90&maxLatitude=90&minLongitude=-180&maxLongitude=180');
    expect(world.total).toBe(3);
  });
});

describe('an address', () => {
  it('is found by city, zip, subdivision, street and MLS number, in any spelling', async () => {
    const lamar = house({
      streetnumber: '1204',
      streetdirprefix: 'S',
      streetname: 'Lamar',
      streetsuffix: 'Blvd',
      postalcode: '78704-1234',
      subdivisionname: 'St. Edward’s Park',
    });
    const other = house({ city: 'Dripping Springs', postalcode: '78620', subdivisionname: 'Lamar Ranch' });
    await server.save(lamar, other);
    const found = async (text: string) =>
      keysOf((await search(`address=${encodeURIComponent(text)}`)).listings);
    for (const text of [
      'Austin',
      'austin, TX',
      '78704',
      'St Edward s Park',
      '1204 s lamar',
      'LAMAR Blvd, Austin',
    ])
      expect(await found(text), text).toEqual([lamar.listingkey]);
    expect(await found(lamar.sourcelistingid ?? '')).toEqual([lamar.listingkey]);
    expect((await found('lamar')).length).toBe(2);
    expect(await found('dripping springs')).toEqual([other.listingkey]);
    expect(await found('nowhere at all')).toEqual([]);
  });

  it('is found by a number as people copy it', async () => {
    const onMls = house({ listingid: 'AUS4000001', sourcelistingid: '4000001' });
    const exclusive = house({ source: 'EX', listingid: 'EL1131', sourcelistingid: null });
    await server.save(onMls, exclusive, house({ sourcelistingid: '4000002', streetname: 'El Camino' }));
    await server.save(
      house({ edition: 'san-antonio', source: 'SA', listingid: 'SA4000001', sourcelistingid: '4000001' }),
    );
    const found = async (text: string) =>
      keysOf((await search(`address=${encodeURIComponent(text)}`)).listings);
    for (const text of [
      '4000001',
      'MLS# 4000001',
      'MLS#4000001',
      'MLS # 4000001',
      'mls 4000001',
      'mls4000001',
      'MLS No. 4000001',
      'Austin, TX 78704 MLS# 4000001',
    ])
      expect(await found(text), text).toEqual([onMls.listingkey]);
    for (const text of ['EL# 1131', 'EL#1131', 'EL1131', 'el 1131', 'EL # 1131'])
      expect(await found(text), text).toEqual([exclusive.listingkey]);
    expect(await found('El Camino')).toHaveLength(1);
  });

  it('of more than ten words goes by the first ten', async () => {
    const home = house({
      streetnumber: '1204',
      streetdirprefix: 'S',
      streetname: 'Lamar',
      streetsuffix: 'Blvd',
    });
    await server.save(home, house({ streetname: 'Oltorf' }));
    const words = '1204 s lamar blvd austin tx 78704';
    expect((await search(`address=${encodeURIComponent(`${words} tx tx tx and no other word`)}`)).total).toBe(
      1,
    );
    expect((await search(`address=${encodeURIComponent(`${words} tx tx t and`)}`)).total).toBe(0);
  });

  it('is one of at most ten', async () => {
    const texts = (count: number) => Array.from({ length: count }, (_, i) => `address=Town${i}`).join('&');
    expect((await search(texts(10))).total).toBe(0);
    expect(await server.get(`/api/v2/listing/search?${texts(11)}`, 400)).toMatchObject({
      validationErrors: [{ name: 'address' }],
    });
  });

  it('asks for any of several', async () => {
    await server.save(house({ city: 'Austin' }), house({ city: 'Buda' }), house({ city: 'Kyle' }));
    expect((await search('address=Buda&address=Kyle')).total).toBe(2);
  });
});

describe('agents', () => {
  it('are found by licence, on their page without what they hide there', async () => {
    await saveAgents(server.db.kysely, [anAgent({ agentId: 'ada.reyes', trecLicense: '0123456' })]);
    await server.save(
      house({ agentId: 'ada.reyes' }),
      house({ agentId: 'ada.reyes', showOnAgentBIO: false }),
      house({ agentId: 'ben.cole' }),
    );
    expect((await search('trecLicense=0123456')).total).toBe(2);
    expect((await search('trecLicense=0123456&showEnabledAgentListings=true')).total).toBe(1);
    expect((await search('trecLicense=9999999')).total).toBe(0);
    // Nobody else's homes stand on an agent's page, however few were found there.
    const few = await search('trecLicense=0123456&showEnabledAgentListings=true');
    expect(few.nearbyListings).toEqual([]);
    expect((await search('trecLicense=9999999')).nearbyListings).toEqual([]);
  });
});

describe('homes nearby', () => {
  it('fill up a search that found fewer than two, nearest first, without what it found', async () => {
    const found = house({ listprice: 5_000_000, latitude: 30.25, longitude: -97.75 });
    const close = house({ latitude: 30.26, longitude: -97.75 });
    const far = house({ latitude: 30.4, longitude: -97.75 });
    const rented = house({ latitude: 30.25, longitude: -97.75, propertytype: 'Residential Lease' });
    const sold = house({ mlsstatus: 'Sold', closedate: '2026-11-01' });
    await server.save(found, far, close, rented, sold);
    const few = await search('minPrice=1000000');
    expect(keysOf(few.listings)).toEqual([found.listingkey]);
    expect(keysOf(few.nearbyListings)).toEqual([close.listingkey, far.listingkey]);
    expect((await search()).nearbyListings).toEqual([]);
  });

  it('are ours where only ours were asked for', async () => {
    const [own, next] = [
      house({ listofficemlsid: '3788', listprice: 5_000_000 }),
      house({ listofficemlsid: '3788' }),
    ];
    await server.save(own, next, house(), house());
    const result = await search('minPrice=1000000&ourListingsOnly=true');
    expect([keysOf(result.listings), keysOf(result.nearbyListings)]).toEqual([
      [own.listingkey],
      [next.listingkey],
    ]);
  });

  it('are near the box that was asked for where nothing was found in it', async () => {
    const north = house({ latitude: 30.6, longitude: -97.7 });
    const south = house({ latitude: 30.0, longitude: -97.7 });
    await server.save(north, south);
    const result = await search('minLatitude=29.9&maxLatitude=29.95&minLongitude=-97.8&maxLongitude=-97.6');
    expect(keysOf(result.nearbyListings)).toEqual([south.listingkey, north.listingkey]);
  });
});

describe('a hidden address', () => {
  const hidden = (): Listing =>
    house({
      internetaddressdisplayyn: false,
      streetnumber: '4417',
      streetname: 'Secretwood',
      unitnumber: '77B',
      latitude: 30.271828,
      longitude: -97.731415,
      parcelnumber: 'P-55501',
      virtualtoururlunbranded: 'https://tours.example/4417-secretwood',
      media: [aMedia({ shortdescription: 'Front of 4417 Secretwood' })],
    });

  it('is in no answer: neither street nor position, path, picture text, parcel nor tour', async () => {
    const listing = hidden();
    await server.save(listing);
    const answers = await Promise.all([
      server.app.inject('/api/v2/listing/search'),
      server.app.inject(`/api/v2/listing/${listing.listingid}`),
      server.app.inject('/api/v2/map/points'),
      server.app.inject(`/api/listing/media-bulk/images?listingKeys=${listing.listingkey}`),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/secretwood|4417|77b|271828|731415|55501/i);
    }
    expect(answers[0]!.json<SearchResult>()).toMatchObject({
      total: 1,
      listings: [{ city: 'Austin', latitude: null, longitude: null, streetname: null }],
      boundaries: { minLatitude: null },
    });
    expect(answers[2]!.json()).toEqual({ clusters: [], points: [], total: 0 });
  });

  it('is found by its city, but by no box, street, keyword or map', async () => {
    await server.save(hidden());
    expect((await search('address=Austin')).total).toBe(1);
    expect((await search('address=Secretwood')).total).toBe(0);
    expect((await search('keyword=Secretwood')).total).toBe(0);
    const around = 'minLatitude=30.2&maxLatitude=30.3&minLongitude=-97.8&maxLongitude=-97.7';
    expect((await search(around)).total).toBe(0);
  });
});

describe('a card', () => {
  it('carries labels, the first pictures and how many there are', async () => {
    await server.save(
      house({
        onmarketdate: '2026-11-20',
        openhouse: [anOpenHouse(), anOpenHouse({ openhousekey: 'gone', openhousedate: '2026-11-01' })],
        media: Array.from({ length: 9 }, (_, sortOrder) => aMedia({ sortOrder })).reverse(),
      }),
    );
    const [card] = (await search()).listings;
    expect(card).toMatchObject({ photoscount: 9, isjustlisted: true, isopenhouse: true });
    expect(card?.primarylabel?.text).toMatch(/^Open House Sun, Nov 22/);
    expect(card?.openhouse.map(({ openhousekey }) => openhousekey)).toEqual(['open-house-1']);
    expect(card?.images.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps prices of the past from guests', async () => {
    await server.save(
      house({
        mlsstatus: 'Sold',
        closedate: '2026-11-02',
        closeprice: 432_100,
        originallistprice: 498_765,
        previouslistprice: 487_654,
        pricechangetimestamp: '2026-11-01T15:00:00.000Z',
      }),
    );
    const answer = await server.app.inject('/api/v2/listing/search?mlsStatus=Sold');
    expect(answer.json<SearchResult>().history.map(({ event, price }) => [event, price])).toEqual(
      expect.arrayContaining([
        ['listed', null],
        ['price', null],
      ]),
    );
    expect(answer.body).not.toMatch(/432100|498765|487654/);
  });
});
