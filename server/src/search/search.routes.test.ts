import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { keysOf, searchAppOfFile } from '../testing/search-app.ts';

const app = searchAppOfFile();

describe('the listing search', () => {
  it('finds the homes for sale, newest first, with the exact total and their bounding box', async () => {
    const older = app.house({ onmarketdate: '2026-11-01', latitude: 30.1, longitude: -97.9 });
    const newer = app.house({ onmarketdate: '2026-11-20', latitude: 30.4, longitude: -97.6 });
    const rented = app.house({ propertytype: 'Residential Lease' });
    await app.server.save(older, newer, rented);
    const result = await app.search();
    expect(keysOf(result.listings)).toEqual([newer.listingkey, older.listingkey]);
    expect(result).toMatchObject({ total: 2, pageCount: 1, nearbyListings: [] });
    expect(result.boundaries).toEqual({
      minLatitude: 30.1,
      maxLatitude: 30.4,
      minLongitude: -97.9,
      maxLongitude: -97.6,
    });
    expect(keysOf((await app.search('lease=true')).listings)).toEqual([rented.listingkey]);
  });

  it('takes an MLS number that begins like a zip for a number', async () => {
    const wanted = app.house({ sourcelistingid: '7870412', postalcode: '78701' });
    await app.server.save(wanted, app.house({ postalcode: '78704' }), app.house({ postalcode: '78704' }));
    expect(keysOf((await app.search('address=7870412')).listings)).toEqual([wanted.listingkey]);
    expect((await app.search('address=78704')).total).toBe(2);
  });

  it('returns nulls, not a bounding box, for an empty result', async () => {
    const result = await app.search();
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
    await app.server.save(app.house(), app.house(), app.house());
    expect(await app.search('limit=2&page=3')).toMatchObject({ listings: [], total: 3, pageCount: 2 });
    expect((await app.search('limit=2&page=10000')).total).toBe(3);
  });

  it('finds only listings of the edition that the server serves', async () => {
    await app.server.save(app.house(), app.house({ edition: 'san-antonio', source: 'SA' }));
    expect((await app.search()).total).toBe(1);
  });

  it('finds no withdrawn, expired, private and long-sold listings', async () => {
    const sold = { mlsstatus: 'Sold', closedate: '2026-10-01' } as const;
    await app.server.save(
      app.house({ mlsstatus: 'Withdrawn' }),
      app.house({ mlsstatus: 'Expired' }),
      app.house({ mlsstatus: 'Private', source: 'EX' }),
      app.house({ mlsstatus: 'Sold', closedate: '2024-11-20' }),
      app.house(sold),
    );
    const query = '/api/v2/listing/search?mlsStatus=Private,Active,Sold';
    const everything = await app.server.as(viewers.client).get<SearchResult>(query);
    expect(everything.total).toBe(1);
    expect(everything.listings[0]?.secondarylabel?.text).toBe('Sold 10/01/2026');
  });

  it('names every offending part of a query', async () => {
    const answer = await app.server.get<{ code: string; validationErrors: { name: string }[] }>(
      '/api/v2/listing/search?minPrice=cheap&foo=1&minBedrooms=3&maxBedrooms=2&sortBy=luck&minLatitude=30',
      400,
    );
    expect(answer.code).toBe('validation_failed');
    expect(answer.validationErrors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['minPrice', 'foo', 'minBedrooms', 'maxBedrooms', 'sortBy', 'maxLatitude']),
    );
  });

  it('takes hostile text for text', async () => {
    await app.server.save(app.house({ publicremarks: "It's 100% real; drop table listing" }));
    for (const keyword of ["'", '%', '_', "'; drop table listing; --", '\\', '"']) {
      const result = await app.search(`keyword=${encodeURIComponent(keyword)}`);
      expect(result.total, keyword).toBe(["'", '%'].includes(keyword) ? 1 : 0);
    }
    expect((await app.search(`address=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0);
  });
});

describe('keywords', () => {
  it('searches at most eight keywords, repeated ones counted once', async () => {
    await app.server.save(app.house({ publicremarks: 'A pool and a view' }));
    const repeated = Array.from({ length: 30 }, (_, i) => (i % 2 ? 'POOL' : ' view')).join();
    expect((await app.search(`keyword=${encodeURIComponent(repeated)}`)).total).toBe(1);
    for (const path of ['/api/v2/listing/search', '/api/v2/map/points'])
      expect(await app.server.get(`${path}?keyword=a,b,c,d,e,f,g,h,i`, 400)).toMatchObject({
        code: 'validation_failed',
        validationErrors: [{ name: 'keyword', message: expect.stringContaining('8') }],
      });
  });
});

describe('the box of the map', () => {
  it('finds the listings in it, its edges included', async () => {
    const inside = app.house({ latitude: 30.25, longitude: -97.75 });
    const onEdge = app.house({ latitude: 30.3, longitude: -97.7 });
    const outside = app.house({ latitude: 30.3001, longitude: -97.75 });
    const nowhere = app.house({ latitude: null, longitude: null });
    await app.server.save(inside, onEdge, outside, nowhere);
    const result = await app.search(
      'minLatitude=30.2&maxLatitude=30.3&minLongitude=-97.8&maxLongitude=-97.7',
    );
    expect(keysOf(result.listings).sort()).toEqual([inside.listingkey, onEdge.listingkey]);
    const world = await app.search('minLatitude=-90&maxLatitude=90&minLongitude=-180&maxLongitude=180');
    expect(world.total).toBe(3);
  });
});

describe('agents', () => {
  it('finds agents by license, on their page without what they hide there', async () => {
    await saveAgents(app.server.db.kysely, [anAgent({ agentId: 'ada.reyes', trecLicense: '0123456' })]);
    await app.server.save(
      app.house({ agentId: 'ada.reyes' }),
      app.house({ agentId: 'ada.reyes', showOnAgentBIO: false }),
      app.house({ agentId: 'ben.cole' }),
    );
    expect((await app.search('trecLicense=0123456')).total).toBe(2);
    expect((await app.search('trecLicense=0123456&showEnabledAgentListings=true')).total).toBe(1);
    expect((await app.search('trecLicense=9999999')).total).toBe(0);
    // An agent's page shows no other agent's homes, however few were found there.
    const narrow = await app.search('trecLicense=0123456&showEnabledAgentListings=true');
    expect(narrow.nearbyListings).toEqual([]);
    expect((await app.search('trecLicense=9999999')).nearbyListings).toEqual([]);
  });
});

describe('homes nearby', () => {
  it('start at the homes of an area that is searched by its name, and say how far they are', async () => {
    const place = { city: 'Buda', latitude: 30.08, longitude: -97.84 };
    const there = app.house({ ...place, listprice: 900_000 });
    const next = app.house({ city: 'Kyle', latitude: 30.1, longitude: -97.84 });
    // Nearer to the middle of Austin.
    const other = app.house({ city: 'Austin', latitude: 30.27, longitude: -97.74 });
    await app.server.save(there, next, other);
    const result = await app.search('address=Buda&maxPrice=100000');
    expect(keysOf(result.nearbyListings)[1]).toBe(next.listingkey);
    expect(result.nearbyMiles).toBe(15);
    expect(result.unknownPlaces).toBeUndefined();
  });

  it('returns no distance where the text is no area, with a notice', async () => {
    await app.server.save(app.house({ city: 'Austin' }), app.house({ city: 'Austin' }));
    const result = await app.search('address=asdfqwer&maxPrice=1');
    expect(result.nearbyListings).toHaveLength(2);
    expect([result.nearbyMiles, result.unknownPlaces]).toEqual([undefined, ['asdfqwer']]);
    expect((await app.search('address=Austin&maxPrice=1')).unknownPlaces).toBeUndefined();
  });

  it('replaces no unknown area where a street has only sold homes or leases', async () => {
    await app.server.save(
      app.house({ propertytype: 'Residential Lease', streetname: 'Rentworthy', streetsuffix: 'Ln' }),
      app.house({ mlsstatus: 'Sold', closedate: '2026-10-01', streetname: 'Goneby', streetsuffix: 'Ln' }),
    );
    for (const address of ['Rentworthy Ln', 'Rentworthy', 'Goneby Ln'])
      expect([address, (await app.search(`address=${address}&maxPrice=1`)).unknownPlaces]).toEqual([
        address,
        undefined,
      ]);
  });

  it('complete a search that found fewer than two, nearest first, without its own results', async () => {
    const found = app.house({ listprice: 5_000_000, latitude: 30.25, longitude: -97.75 });
    const close = app.house({ latitude: 30.26, longitude: -97.75 });
    const far = app.house({ latitude: 30.4, longitude: -97.75 });
    const rented = app.house({ latitude: 30.25, longitude: -97.75, propertytype: 'Residential Lease' });
    const sold = app.house({ mlsstatus: 'Sold', closedate: '2026-11-01' });
    await app.server.save(found, far, close, rented, sold);
    const narrow = await app.search('minPrice=1000000');
    expect(keysOf(narrow.listings)).toEqual([found.listingkey]);
    expect(keysOf(narrow.nearbyListings)).toEqual([close.listingkey, far.listingkey]);
    expect((await app.search()).nearbyListings).toEqual([]);
  });

  it('returns only our homes nearby where only ours are requested', async () => {
    const [own, next] = [
      app.house({ listofficemlsid: '3788', listprice: 5_000_000 }),
      app.house({ listofficemlsid: '3788' }),
    ];
    await app.server.save(own, next, app.house(), app.house());
    const result = await app.search('minPrice=1000000&ourListingsOnly=true');
    expect([keysOf(result.listings), keysOf(result.nearbyListings)]).toEqual([
      [own.listingkey],
      [next.listingkey],
    ]);
  });

  it('returns homes near the requested box where it has none', async () => {
    const north = app.house({ latitude: 30.6, longitude: -97.7 });
    const south = app.house({ latitude: 30.0, longitude: -97.7 });
    await app.server.save(north, south);
    const result = await app.search(
      'minLatitude=29.9&maxLatitude=29.95&minLongitude=-97.8&maxLongitude=-97.6',
    );
    expect(keysOf(result.nearbyListings)).toEqual([south.listingkey, north.listingkey]);
  });
});
