import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Geometry } from 'geojson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { home, suggested } from '../testing/suggestions-world.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertMapFeatures, startMapFile } from '../tiles/map-features.queries.ts';

/** A home in Austin for each address that is typed. */
const homes = [
  home('8000130', { streetnumber: '3311', streetname: "O'Connor", streetsuffix: 'Dr' }),
  home('8000131', {
    streetnumber: '3314',
    streetdirprefix: 'E',
    streetname: 'St Elmostone',
    streetsuffix: 'Rd',
  }),
  home('8000132', { streetnumber: '3315', streetname: 'Saint Tamsin', streetsuffix: 'Dr' }),
  home('8000133', { streetnumber: '3317', streetdirprefix: 'E', streetname: '1st' }),
  home('8000134', { streetnumber: '3318', streetdirprefix: 'W', streetname: 'Fifth' }),
  home('8000135', { streetnumber: '360', streetname: 'Nuecesta', unitnumber: '2101' }),
  home('8000136', {
    streetnumber: '7117',
    streetname: 'Ranch Road 620',
    streetsuffix: '',
    streetdirsuffix: 'N',
  }),
  home('8000137', { streetnumber: '457', streetname: 'County Road 123A', streetsuffix: '' }),
  home('8000138', { streetnumber: '12817', streetname: 'FM 1826', streetsuffix: '' }),
  home('8000139', {
    streetnumber: '2201',
    streetdirprefix: 'E',
    streetname: 'Martin Luther King Jr',
    streetsuffix: 'Blvd',
  }),
  home('8000140', { streetnumber: '1204B', streetname: 'Quarrystone', streetsuffix: 'Ave' }),
  home('8000141', { streetnumber: '77', unitnumber: 'C', streetname: 'Nuecesta' }),
  home('8000142', { streetnumber: '42', streetname: '13th' }),
  home('8000143', { streetnumber: '9900', streetdirprefix: 'S', streetname: 'IH 35', streetsuffix: null }),
  home('8000144', { streetnumber: '10000', streetname: 'US Hwy 290', streetsuffix: null }),
  home('8000145', { streetnumber: '360', streetname: 'Nuecesta', unitnumber: '2102' }),
];

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(...homes);
});
afterAll(() => server.close());

const requested: readonly (readonly [typed: string, id: string])[] = [
  ["3311 O'Connor Drive", '8000130'],
  ['3311 OConnor Dr', '8000130'],
  ['3314 E Saint Elmostone Rd', '8000131'],
  ['3315 St Tamsin Drive', '8000132'],
  ['3315 Saint Tamsin Dr, Austin, TX 78704, USA', '8000132'],
  ['3315 Saint Tamsin Dr Austin Texas', '8000132'],
  ['3317 E First St', '8000133'],
  ['3318 W 5th Street', '8000134'],
  ['360 Nuecesta St Apt 2101', '8000135'],
  ['360 Nuecesta Street #2101', '8000135'],
  ['360 Nuecesta St Unit No. 2101, Austin', '8000135'],
  ['360 Nuecesta St 2102', '8000145'],
  ['7117 RM 620', '8000136'],
  ['7117 RR 620 N', '8000136'],
  ['7117 Ranch-to-Market Road 620', '8000136'],
  ['457 CR 123A', '8000137'],
  ['12817 Farm to Market Road 1826', '8000138'],
  ['2201 MLK', '8000139'],
  ['2201 E MLK Jr Blvd', '8000139'],
  ['1204 B Quarrystone', '8000140'],
  ['77 C Nuecesta', '8000141'],
  ['42 Thirteenth Street', '8000142'],
  ['9900 South I-35', '8000143'],
  ['10000 Highway 290', '8000144'],
];

describe('a typed address', () => {
  it.each(requested)('“%s” suggests its home as exactly meant', async (query, id) => {
    const hits = await suggested(server, query);
    const meant = hits.filter(({ likeness }) => likeness === undefined);
    expect(meant).toEqual([hits[0]]);
    expect(hits[0]?.url).toContain(`-${id}.html`);
  });

  it.each(requested)('“%s” finds its home as the address of a search', async (text, id) => {
    const found = await server.get<SearchResult>(
      `/api/v2/listing/search?address=${encodeURIComponent(text)}`,
    );
    expect(found.listings.map(({ sourcelistingid }) => sourcelistingid)).toEqual([id]);
  });

  it.each(['360 Nuecesta St Apt 2103', '7117 CR 620', '3317 E 2nd St'])(
    '“%s” finds no other home',
    async (text) => {
      const found = await server.get<SearchResult>(
        `/api/v2/listing/search?address=${encodeURIComponent(text)}`,
      );
      expect(found.listings).toEqual([]);
    },
  );

  it('suggests its home while it is being typed', async () => {
    for (const query of ['3315 sain', '3315 saint t', '3317 e fir', '3311 oconnor driv', '7117 rr 6'])
      expect(await suggested(server, query), query).toHaveLength(1);
  });
});

describe('a road with a number and without a home', () => {
  beforeAll(async () => {
    const id = await startMapFile(server.db.kysely, {
      ...{ edition: 'austin', layer: 'roads', name: 'highways', attribution: null, sample: false },
    });
    const bounds = { minLatitude: 30.2, minLongitude: -98, maxLatitude: 30.3, maxLongitude: -97.9 };
    const geometry: Geometry = { type: 'LineString', coordinates: [] };
    const names = ['FM 3177', 'FM 31770', 'State Highway 71', 'Loop 3177'];
    const roads = names.map((name) => ({ kind: 'highway', name, minZoom: 8, geometry, bounds }));
    await insertMapFeatures(server.db.kysely, id, roads);
  });

  it.each([
    ['RR 3177', 'FM 3177'],
    ['Ranch Road 3177', 'FM 3177'],
    ['fm3177', 'FM 3177'],
    ['RM 3177 N', 'FM 3177'],
    ['North FM 3177', 'FM 3177'],
    ['N Ranch Rd 3177 Rd', 'FM 3177'],
    ['Hwy 71', 'State Highway 71'],
    ['SH-71', 'State Highway 71'],
  ])('is suggested as the base map names it for “%s”', async (typed, name) => {
    expect(await suggested(server, typed)).toMatchObject([{ name, category: 'address', count: 0 }]);
  });

  it('suggests no road for a number that it does not have, nor for another kind of road', async () => {
    for (const typed of ['RR 3178', 'RR 317', 'CR 3177'])
      expect((await suggested(server, typed)).map(({ name }) => name)).not.toContain('FM 3177');
  });
});
