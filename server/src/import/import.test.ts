import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listingColumnNames } from '../listings/listing-columns.ts';
import { readColumns } from '../listings/stored-listing.sql.ts';
import { importsInto } from '../testing/imports-into.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { ImportJob } from './import-job.ts';

let db: TestDatabase;
let folder: string;

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-import-'));
});
afterEach(async () => {
  for (const table of ['listing', 'removedListing', 'boundary', 'school'] as const)
    await db.kysely.deleteFrom(table).execute();
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const importing = importsInto(() => ({ db, folder }));

async function listingOf(key: string) {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from listing where listingkey = ${key}`.execute(db.kysely);
  return rows[0] && { ...rows[0], ...readColumns(rows[0], listingColumnNames) };
}

const columns =
  'ListingKey,ListingId,PropertyType,PropertySubType,MlsStatus,ListPrice,UnparsedAddress,City,PostalCode,BedroomsTotal,CommunityFeatures,Latitude,Longitude';

describe('listings out of a CSV file', () => {
  it('stores listings under their RESO names, with errors in other rows', async () => {
    const { counts, rejected } = await importing(
      'mixed.csv',
      [
        `\uFEFF${columns}`,
        'k1,1001,Residential,Condominium,Active,"$425,000",1204 S LAMAR BLVD Unit 3,Austin,78704-1234,2,"Pool,Clubhouse",30.25,-97.76',
        'k2,1002,Residential,,Active,-1,12 Oak St,Austin,78704,2,,30.25,-97.76',
        'k3,1003,Castle,,Parked,500000,13 Oak St,Austin,78704,x,,30.25,-97.76',
        'k4,1004,Residential,,Active,500000,14 Oak St,Austin,78704,3,,-97.76,30.25',
        'too,few,columns',
        'k5,1005,Land,,Closed,90000,15 Oak St,Austin,78704,,,,',
      ].join('\n'),
    );
    expect(counts).toMatchObject({ read: 6, accepted: 3, rejected: 3, inserted: 3 });
    // The reader is a few rows ahead, so it reports an unreadable row first.
    const reasonsAt = Object.fromEntries(rejected.map(({ at, reasons }) => [at, reasons]));
    expect(Object.keys(reasonsAt).toSorted()).toEqual(['line 3', 'line 4', 'line 6']);
    expect(reasonsAt['line 4']).toEqual(['MlsStatus "Parked" is not listed here']);
    expect(await listingOf('AUS-k4')).toMatchObject({ latitude: null, longitude: null });
    expect(await listingOf('AUS-k5')).toMatchObject({ mlsstatus: 'Sold', closedate: null });
    expect(await listingOf('AUS-k1')).toMatchObject({
      sourcelistingid: '1001',
      listprice: 425_000,
      streetnumber: '1204',
      streetdirprefix: 'S',
      streetname: 'Lamar',
      streetsuffix: 'Blvd',
      unitnumber: '3',
      postalcode: '78704',
      propertyfiltertype: 'Condominium',
      communityfeatures: ['Pool', 'Clubhouse'],
    });
  });

  it('counts new, changed and unchanged listings, and retains their price history', async () => {
    const file = (price: number) =>
      `${columns}\nh1,2001,Residential,,Active,${price},1 Elm St,Austin,78704,3,,30.25,-97.76`;
    expect((await importing('a.csv', file(500_000))).counts).toMatchObject({ inserted: 1 });
    expect((await importing('a.csv', file(500_000))).counts).toMatchObject({ unchanged: 1, updated: 0 });
    const later = { now: new Date('2026-11-22T12:00:00Z') };
    expect((await importing('a.csv', file(475_000), later)).counts).toMatchObject({ updated: 1 });
    expect(await listingOf('AUS-h1')).toMatchObject({ listprice: 475_000, previouslistprice: 500_000 });
    const { rows } = await sql`
      select event, price from listing_history where listingkey = 'AUS-h1' order by changed_at
    `.execute(db.kysely);
    expect(rows).toEqual([
      { event: 'listed', price: 500_000 },
      { event: 'price', price: 475_000 },
    ]);
  });

  it('reads other names by a mapping', async () => {
    const { counts } = await importing('permits.csv', 'permit,address,value\nP 7,12 E Oak Run Dr,350000\n', {
      mapping: {
        fields: { ListingKey: 'permit', UnparsedAddress: 'address', ListPrice: 'value' },
        values: { PropertyType: 'Residential', MlsStatus: 'Active', City: 'Austin' },
      },
    });
    expect(counts).toMatchObject({ inserted: 1, rejected: 0 });
    expect(await listingOf('AUS-P 7')).toMatchObject({
      streetname: 'Oak Run',
      streetsuffix: 'Dr',
      city: 'Austin',
    });
  });
});

describe('listings out of JSON', () => {
  const row = (key: string) => ({
    ListingKey: key,
    ListingId: key,
    PropertyType: 'ResidentialLease',
    StandardStatus: 'ActiveUnderContract',
    ListPrice: 2400,
    View: ['Hills', 'Lake'],
    PetsAllowed: ['Cats OK'],
    Media: [
      { MediaKey: 'm1', MediaURL: 'https://example.com/1.jpg', Order: 1 },
      { MediaURL: 'javascript:1' },
    ],
  });

  it.each([
    ['array.json', JSON.stringify([row('j1'), row('j2')])],
    ['odata.json', JSON.stringify({ '@odata.context': 'x', value: [row('j1'), row('j2')] })],
    ['lines.ndjson', `${JSON.stringify(row('j1'))}\n\n${JSON.stringify(row('j2'))}\n`],
  ])('%s are read alike', async (name, content) => {
    const { counts } = await importing(name, content);
    expect(counts).toMatchObject({ read: 2, accepted: 2, rejected: 0 });
    expect(await listingOf('AUS-j1')).toMatchObject({
      propertytype: 'Residential Lease',
      mlsstatus: 'Pending - Taking Backups',
      petsallowed: true,
      View: ['Hills', 'Lake'],
      photoscount: 1,
    });
  });

  it('reports a broken line and continues with the next', async () => {
    const { counts, rejected } = await importing(
      'broken.ndjson',
      `{"a":\n${JSON.stringify(row('j9'))}\n"text"\n`,
    );
    expect(counts).toMatchObject({ accepted: 1, rejected: 2 });
    expect(rejected.map(({ at }) => at)).toEqual(['line 1', 'line 3']);
  });

  it('leaves nothing behind where the file breaks off', async () => {
    const whole = JSON.stringify([row('half1'), row('half2')]);
    await expect(importing('half.json', whole.slice(0, -20))).rejects.toThrow();
    expect(await listingOf('AUS-half1')).toBeUndefined();
  });
});

describe('boundaries', () => {
  const square = [
    [
      [-97.8, 30.2],
      [-97.7, 30.2],
      [-97.7, 30.3],
      [-97.8, 30.3],
      [-97.8, 30.2],
    ],
  ];
  const feature = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry });

  it('stores boundaries by name, and rejects features without an area with the reason', async () => {
    const { counts, rejected } = await importing(
      'zips.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          feature({ zip: '78704' }, { type: 'Polygon', coordinates: square }),
          feature({ zip: '78705' }, { type: 'Point', coordinates: [1, 2] }),
          feature({}, { type: 'Polygon', coordinates: square }),
          feature({ zip: '78706' }, { type: 'Polygon', coordinates: [square[0]?.slice(0, 4)] }),
        ],
      }),
      { kind: 'boundaries' },
    );
    expect(counts).toMatchObject({ accepted: 1, rejected: 3 });
    expect(rejected.flatMap(({ reasons }) => reasons)).toEqual([
      'the geometry is Point, not an area',
      'the feature has no name',
      'a ring is not closed',
    ]);
    const { rows } = await sql`select id, type, name, approximate from boundary`.execute(db.kysely);
    expect(rows).toEqual([{ id: 'postalcode-78704', type: 'postalcode', name: '78704', approximate: false }]);
  });

  it('names boundaries of cities as addresses do', async () => {
    const names = [
      'ELGIN CITY LIMITS',
      'Austin City Limits (Williamson County)',
      'Village Of The Hills',
      'City of Kyle',
      'Garden City',
    ];
    const features = names.map((name) => feature({ name }, { type: 'Polygon', coordinates: square }));
    await importing('cities.geojson', JSON.stringify({ features }), {
      kind: 'boundaries',
      boundaryType: 'city',
    });
    const { rows } = await sql`select id, name from boundary where type = 'city' order by id`.execute(
      db.kysely,
    );
    expect(rows).toEqual([
      { id: 'city-austin', name: 'Austin' },
      { id: 'city-elgin', name: 'Elgin' },
      { id: 'city-garden-city', name: 'Garden City' },
      { id: 'city-kyle', name: 'Kyle' },
      { id: 'city-the-hills', name: 'The Hills' },
    ]);
  });

  it('keeps boundaries in their edition, unless the import names another', async () => {
    const file = JSON.stringify({
      features: [feature({ zip: '78606' }, { type: 'Polygon', coordinates: square })],
    });
    const editionAfter = async (job: Partial<ImportJob>) => {
      await importing('zips.geojson', file, { kind: 'boundaries', ...job });
      const { rows } = await sql`select edition from boundary where id = 'postalcode-78606'`.execute(
        db.kysely,
      );
      return rows;
    };
    expect(await editionAfter({ boundaryEdition: 'san-antonio' })).toEqual([{ edition: 'san-antonio' }]);
    expect(await editionAfter({})).toEqual([{ edition: 'san-antonio' }]);
    expect(await editionAfter({ boundaryEdition: 'austin' })).toEqual([{ edition: 'austin' }]);
  });
});

describe('schools', () => {
  it('stores schools with level and rating', async () => {
    const { counts } = await importing(
      'schools.csv',
      'campus_id,name,district,level,tea_score_2022,lat,lon,charter\n1,Barton Hills El,AUSTIN ISD,elementary,91,30.25,-97.78,N\n,Nameless,,high,50,,,N\n',
      { kind: 'schools' },
    );
    expect(counts).toMatchObject({ accepted: 1, rejected: 1 });
    const { rows } = await sql`select name, level, rating, edition, charter from school`.execute(db.kysely);
    expect(rows).toEqual([
      { name: 'Barton Hills El', level: 'elementary', rating: 9, edition: 'austin', charter: false },
    ]);
  });
});
