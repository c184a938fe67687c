import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aMedia, anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { describe, expect, it } from 'vitest';
import { keysOf, searchAppOfFile } from '../testing/search-app.ts';

const app = searchAppOfFile();

const found = async (text: string) =>
  keysOf((await app.search(`address=${encodeURIComponent(text)}`)).listings);

describe('an address', () => {
  it('finds an address by city, zip, subdivision, street and MLS number, in any spelling', async () => {
    const lamar = app.house({
      streetnumber: '1204',
      streetdirprefix: 'S',
      streetname: 'Lamar',
      streetsuffix: 'Blvd',
      postalcode: '78704-1234',
      subdivisionname: 'St. Edward’s Park',
    });
    const other = app.house({
      city: 'Dripping Springs',
      postalcode: '78620',
      subdivisionname: 'Lamar Ranch',
    });
    await app.server.save(lamar, other);
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

  it('searches the first ten words of an address', async () => {
    const home = app.house({
      streetnumber: '1204',
      streetdirprefix: 'S',
      streetname: 'Lamar',
      streetsuffix: 'Blvd',
    });
    await app.server.save(home, app.house({ streetname: 'Oltorf' }));
    const words = '1204 s lamar blvd austin tx 78704';
    expect(
      (await app.search(`address=${encodeURIComponent(`${words} tx tx tx and no other word`)}`)).total,
    ).toBe(1);
    expect((await app.search(`address=${encodeURIComponent(`${words} tx tx t and`)}`)).total).toBe(0);
  });

  it('searches at most ten addresses', async () => {
    const texts = (count: number) => Array.from({ length: count }, (_, i) => `address=Town${i}`).join('&');
    expect((await app.search(texts(10))).total).toBe(0);
    expect(await app.server.get(`/api/v2/listing/search?${texts(11)}`, 400)).toMatchObject({
      validationErrors: [{ name: 'address' }],
    });
  });

  it('asks for any of several', async () => {
    await app.server.save(
      app.house({ city: 'Austin' }),
      app.house({ city: 'Buda' }),
      app.house({ city: 'Kyle' }),
    );
    expect((await app.search('address=Buda&address=Kyle')).total).toBe(2);
  });
});

it('the number of a listing is found as people copy it', async () => {
  const onMls = app.house({ listingid: 'AUS4000001', sourcelistingid: '4000001' });
  const exclusive = app.house({ source: 'EX', listingid: 'EL1131', sourcelistingid: null });
  await app.server.save(onMls, exclusive, app.house({ sourcelistingid: '4000002', streetname: 'El Camino' }));
  await app.server.save(
    app.house({ edition: 'san-antonio', source: 'SA', listingid: 'SA4000001', sourcelistingid: '4000001' }),
  );
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

describe('a hidden address', () => {
  const hidden = (): Listing =>
    app.house({
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

  it('leaves a hidden address out of street, position, path, picture text, parcel and tour', async () => {
    const listing = hidden();
    await app.server.save(listing);
    const answers = await Promise.all([
      app.server.app.inject('/api/v2/listing/search'),
      app.server.app.inject(`/api/v2/listing/${listing.listingid}`),
      app.server.app.inject('/api/v2/map/points'),
      app.server.app.inject(`/api/listing/media-bulk/images?listingKeys=${listing.listingkey}`),
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
    expect(answers[2]!.json()).toEqual({ clusters: [], points: [], total: 0, withoutPin: 1 });
  });

  it('finds a hidden address by its city, but by no box, street, keyword or map', async () => {
    await app.server.save(hidden());
    expect((await app.search('address=Austin')).total).toBe(1);
    expect((await app.search('address=Secretwood')).total).toBe(0);
    expect((await app.search('keyword=Secretwood')).total).toBe(0);
    const around = 'minLatitude=30.2&maxLatitude=30.3&minLongitude=-97.8&maxLongitude=-97.7';
    expect((await app.search(around)).total).toBe(0);
  });
});

describe('a card', () => {
  it('carries labels, the first pictures and how many there are', async () => {
    await app.server.save(
      app.house({
        onmarketdate: '2026-11-20',
        openhouse: [anOpenHouse(), anOpenHouse({ openhousekey: 'gone', openhousedate: '2026-11-01' })],
        media: Array.from({ length: 9 }, (_, sortOrder) => aMedia({ sortOrder })).reverse(),
      }),
    );
    const [card] = (await app.search()).listings;
    expect(card).toMatchObject({ photoscount: 9, isjustlisted: true, isopenhouse: true });
    expect(card?.primarylabel?.text).toMatch(/^Open House Sun, Nov 22/);
    expect(card?.openhouse.map(({ openhousekey }) => openhousekey)).toEqual(['open-house-1']);
    expect(card?.images.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3, 4]);
  });

  it('hides past prices from unverified clients', async () => {
    await app.server.save(
      app.house({
        closeprice: 432_100,
        originallistprice: 498_765,
        previouslistprice: 487_654,
        pricechangetimestamp: '2026-11-01T15:00:00.000Z',
      }),
    );
    const answer = await app.server.as(viewers.unverifiedClient).inject({ url: '/api/v2/listing/search' });
    expect(answer.json<SearchResult>().history.map(({ event, price }) => [event, price])).toEqual(
      expect.arrayContaining([
        ['listed', null],
        ['price', null],
      ]),
    );
    expect(answer.body).not.toMatch(/432100|498765|487654/);
  });
});
