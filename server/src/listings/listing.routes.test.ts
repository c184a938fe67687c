import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { sampleSchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { describe, expect, it } from 'vitest';
import { auditOf } from '../audit/audit.service.ts';
import { type School, saveSchools } from '../boundaries/schools.queries.ts';
import { sourceUpdated } from '../sources/sources.service.ts';
import { testNow } from '../testing/generated-listings.ts';
import { testAppOfFile } from '../testing/test-app.ts';

const app = testAppOfFile();

const photos = (count: number) => Array.from({ length: count }, (_, sortOrder) => aMedia({ sortOrder }));
const page = (id: string): Promise<ListingDetails> => app.server.get(`/api/v2/listing/${id}`);
const bulk = (keys: string, status = 200): Promise<{ listingkey: string; images: unknown[] }[]> =>
  app.server.get(`/api/listing/media-bulk/images?listingKeys=${keys}`, status);

describe('a listing’s page', () => {
  it('finds a listing by its own id first, then by its MLS number', async () => {
    await app.server.save(
      aListing({ listingid: '555', listingkey: 'a', sourcelistingid: '777' }),
      aListing({ listingid: 'AUS9', listingkey: 'b', sourcelistingid: '555' }),
    );
    expect((await page('555')).listingkey).toBe('a');
    expect((await page('777')).listingkey).toBe('a');
    expect((await page('AUS9')).listingkey).toBe('b');
  });

  it('returns all data for guests, and names the locked parts', async () => {
    await app.server.save(
      aListing({
        media: photos(9),
        virtualtoururlunbranded: 'https://tours.example/1',
        privateremarks: 'Key under the mat',
        showinginstructions: 'Lockbox 4711',
        previouslistprice: 499_000,
        pricechangetimestamp: '2026-11-20T10:00:00.000Z',
      }),
    );
    const details = await page('1000001');
    expect(details).toMatchObject({
      url: '/1204-oak-hollow-dr-austin-tx-78704-1000001.html',
      daysonmarket: 10,
      priceperarea: { amount: 250, unit: 'sqft' },
      ispricereduced: true,
      previouslistprice: null,
      virtualtoururlunbranded: null,
      locked: { images: 4, pricehistory: true, virtualtour: true },
    });
    expect(details.images.length).toBe(5);
    expect(JSON.stringify(details)).not.toMatch(/the mat|4711|499000/);
  });

  it('keeps the page of a sold home, with its pictures and without its sale price', async () => {
    await app.server.save(
      aListing({ mlsstatus: 'Sold', closedate: '2026-11-02', closeprice: 480_000, media: photos(9) }),
    );
    const details = await page('1000001');
    expect(details.secondarylabel?.text).toBe('Sold 11/02/2026');
    expect(details).toMatchObject({ closeprice: null, locked: { images: 4 } });
  });
});

describe('showing details', () => {
  it('shows showing details to signed-in agents alone', async () => {
    const showing = {
      ...{ privateremarks: 'Key under the mat', showinginstructions: 'Knock', lockboxtype: 'Combo' },
      ...{ lockboxserialnumber: null, accesscode: '4711', ownerphone: '512-555-0110' },
    };
    await app.server.save(aListing(showing));
    const ask = (viewer: Viewer, id: string) =>
      app.server.as(viewer).inject({ url: `/api/v2/listing/${id}/showing-details` });
    const requested = [viewers.guest, viewers.unverifiedClient, viewers.client].map((viewer) =>
      ask(viewer, '1000001'),
    );
    expect((await Promise.all(requested)).map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
    const agent = await ask(viewers.agent, '1000001');
    expect([agent.statusCode, agent.json()]).toEqual([200, showing]);
    const unlocks = await auditOf(app.server.db.kysely, viewers.agent.userId);
    expect(unlocks).toMatchObject([
      { action: 'showing details unlocked', details: { listing: 'AUS1000001' } },
    ]);
    expect((await ask(viewers.agent, 'unknown')).statusCode).toBe(404);
  });
});

const aSchool = (fields: Pick<School, 'schoolId' | 'name'> & Partial<School>): School => ({
  ...{
    district: null,
    edition: 'austin',
    level: 'elementary',
    gradeLow: null,
    gradeHigh: null,
    rating: null,
  },
  ...{ type: null, admission: null, charter: null, enrollment: null, studentTeacherRatio: null, phone: null },
  ...{ street: null, city: null, postalcode: null, county: null, latitude: null, longitude: null },
  ...fields,
});

describe('the schools of a listing', () => {
  it('shows ratings of schools with their source and year alone', async () => {
    await app.server.save(
      aListing({ elementaryschool: 'Zilker', elementaryschoolrating: 8, highschoolrating: 7 }),
    );
    const ratings = { elementaryschoolrating: null, highschoolrating: null, schoolratings: null };
    expect(await page('1000001')).toMatchObject(ratings);
    const source = { edition: 'austin', source: 'AUS' } as const;
    await sourceUpdated(app.server.db.kysely, source, testNow, { isSample: true });
    expect(await page('1000001')).toMatchObject({
      ...{ elementaryschoolrating: 8, highschoolrating: 7, schoolratings: sampleSchoolRatings },
    });
    await sourceUpdated(app.server.db.kysely, source, testNow);
  });

  it('shows the stored facts of schools, without distances from a hidden address', async () => {
    const school = { edition: 'austin', level: 'elementary', latitude: 30.26, longitude: -97.77 } as const;
    await saveSchools(app.server.db.kysely, [
      aSchool({ ...school, schoolId: 'a', name: 'Zilker El', district: 'Other ISD' }),
      aSchool({
        ...school,
        schoolId: 'b',
        name: 'Zilker Elementary School',
        district: 'AUSTIN ISD',
        charter: true,
      }),
      aSchool({ ...school, schoolId: 'c', level: 'high', name: 'Zilker' }),
    ]);
    const home = aListing({
      elementaryschool: 'Zilker',
      highschool: 'Unknown High',
      schooldistrict: 'Austin ISD',
    });
    await app.server.save(home);
    const [zilker, unknown] = (await page('1000001')).schools;
    expect(zilker).toMatchObject({
      ...{
        level: 'elementary',
        name: 'Zilker Elementary School',
        charter: true,
        rating: null,
        distancemiles: 0.7,
      },
    });
    expect(unknown).toMatchObject({
      level: 'high',
      name: 'Unknown High',
      charter: null,
      distancemiles: null,
    });
    await app.server.save({ ...home, internetaddressdisplayyn: false });
    expect((await page('AUS1000001')).schools[0]?.distancemiles).toBeNull();
  });
});

describe('other listings of the same home', () => {
  const home = { parcelnumber: '0204-0507', streetnumber: '12', agentId: 'somebody.else' } as const;
  const listed = (id: string, changes: Partial<Listing>) =>
    aListing({ ...home, listingid: id, listingkey: id, sourcelistingid: id, ...changes });
  const others = async (id: string, viewer: Viewer) => {
    const { otherlistings } = await app.server.as(viewer).get<ListingDetails>(`/api/v2/listing/${id}`);
    return otherlistings.map(({ listingid, listprice }) => [listingid, listprice]);
  };

  it('names other listings of a home to those who may see them, without hidden addresses', async () => {
    await app.server.save(
      listed('N', { onmarketdate: '2026-11-01', listprice: 500_000 }),
      listed('X', { onmarketdate: '2025-06-01', mlsstatus: 'Expired', listprice: 470_000 }),
      listed('S', {
        onmarketdate: '2024-01-01',
        mlsstatus: 'Sold',
        closedate: '2024-03-01',
        closeprice: 440_000,
      }),
      listed('R', { propertytype: 'Residential Lease', listprice: 2_400, onmarketdate: '2023-01-01' }),
      listed('H', { internetaddressdisplayyn: false, onmarketdate: '2022-01-01' }),
      listed('U', { unitnumber: 'B' }),
    );
    expect(await others('N', viewers.guest)).toEqual([['R', 2_400]]);
    expect(await others('N', viewers.unverifiedClient)).toEqual([
      ['X', null],
      ['R', 2_400],
    ]);
    expect(await others('N', viewers.client)).toEqual([
      ['X', 470_000],
      ['S', 440_000],
      ['R', 2_400],
    ]);
    expect(await others('H', viewers.client)).toEqual([]);
    const page = await app.server.as(viewers.client).get<ListingDetails>('/api/v2/listing/N');
    expect(page.otherlistings[0]?.history.map(({ listingkey }) => listingkey)).toContain('X');
    expect(page.history.map(({ listingkey }) => listingkey)).not.toContain('X');
  });
});

describe('a listing’s page that guests may not see', () => {
  it.each(['Withdrawn', 'Expired'] as const)(
    'is gone once it is %s, and returns nothing else',
    async (mlsstatus) => {
      await app.server.save(aListing({ mlsstatus, media: photos(3) }));
      expect(await app.server.get('/api/v2/listing/1000001', 410)).toEqual({
        code: 'listing_gone',
        message: 'This listing is no longer on the market.',
      });
      expect(await bulk('AUS-1000001')).toEqual([]);
    },
  );

  it('answers 410 for an exclusive listing that was public, and 404 for one that never was', async () => {
    const exclusive = { source: 'EX', mlsstatus: 'Withdrawn', sourcelistingid: null } as const;
    await app.server.save(
      aListing({ ...exclusive, listingid: 'EL1', listingkey: 'a', publicDate: '2026-10-01' }),
      aListing({ ...exclusive, listingid: 'EL2', listingkey: 'b', publicDate: null }),
      aListing({
        listingid: 'X',
        listingkey: 'c',
        mlsstatus: 'Expired',
        internetentirelistingdisplayyn: false,
      }),
    );
    await app.server.get('/api/v2/listing/EL1', 410);
    const unknown = await app.server.get('/api/v2/listing/nope', 404);
    expect(await app.server.get('/api/v2/listing/EL2', 404)).toEqual(unknown);
    expect(await app.server.get('/api/v2/listing/X', 404)).toEqual(unknown);
  });

  it('answers 404 for unknown, private and undisplayed listings alike', async () => {
    await app.server.save(
      aListing({
        listingid: 'P',
        listingkey: 'p',
        sourcelistingid: null,
        source: 'EX',
        mlsstatus: 'Private',
      }),
      aListing({
        listingid: 'H',
        listingkey: 'h',
        sourcelistingid: null,
        internetentirelistingdisplayyn: false,
      }),
      aListing({
        listingid: 'S',
        listingkey: 's',
        sourcelistingid: null,
        edition: 'san-antonio',
        source: 'SA',
      }),
    );
    const answers = await Promise.all(
      ['nope', 'P', 'H', 'S', "'; --"].map((id) =>
        app.server.get(`/api/v2/listing/${encodeURIComponent(id)}`, 404),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ code: 'listing_not_found' });
  });
});

describe('bad input', () => {
  it.each([
    ['/api/v2/listing/a%00b', 'id'],
    ['/api/listing/media-bulk/images?listingKeys=a%00b', 'listingKeys'],
    ['/api/v2/listing/x?foo=1', 'foo'],
    ['/api/v2/map/outlines?zoom=3', 'zoom'],
  ])('%s is refused, naming %s', async (url, name) => {
    const answer = await app.server.get(url, 400);
    expect(answer).toMatchObject({ code: 'validation_failed', validationErrors: [{ name }] });
  });
});

describe('pictures of several listings', () => {
  it('returns pictures in the order of the keys, without those of hidden listings', async () => {
    await app.server.save(
      aListing({ listingid: '1', listingkey: 'k1', media: photos(7) }),
      aListing({ listingid: '2', listingkey: 'k2', media: photos(2) }),
      aListing({ listingid: '3', listingkey: 'k3', mlsstatus: 'Private', source: 'EX', media: photos(2) }),
    );
    const answer = await bulk('k2,k3,unknown,k1,k2');
    expect(answer.map(({ listingkey, images }) => [listingkey, images.length])).toEqual([
      ['k2', 2],
      ['k1', 5],
    ]);
  });

  it('refuses pictures for more than a hundred keys', async () => {
    const keys = Array.from({ length: 101 }, (_, i) => `k${i}`).join(',');
    expect(await bulk(keys, 400)).toMatchObject({ code: 'validation_failed' });
  });
});
