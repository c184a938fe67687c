import { hiddenReasons, saleSearch } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { isSearchable } from '@hearth/domain/search/searchable.ts';
import { type PolygonType, polygonTypes, type TagType, tagTypes } from '@hearth/domain/search/tags/tag.ts';
import { requestOfTags } from '@hearth/domain/search/tags/tag-request.ts';
import { aBox, type Edges, liesIn } from '@hearth/domain/testing/a-box.ts';
import { testMoment } from '@hearth/domain/testing/moment.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { aSearch, everyFilterOpen } from '../testing/a-search.ts';
import { generatedListings, testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServices } from '../testing/test-services.ts';
import { listContext } from './search-context.ts';

const box: Edges = [-98.1, 29.9, -97.6, 30.4];
const lies = (listing: Listing): boolean => liesIn(listing, ...box);

const of = <V>(values: readonly V[], at: number): V => values[at % values.length]!;

/** Generated listings that name areas of every kind, each in more than one spelling, or none. */
const listings = generatedListings(400, 20_261_122).map(
  (listing, at): Listing => ({
    ...listing,
    countyorparish: of(['Travis', 'TRAVIS COUNTY', 'Hays', null], at),
    postalcode: of(['78704', '78704-1234', '78610'], at),
    schooldistrict: of(['Austin ISD', 'AUSTIN Independent School District', 'Hays CISD', null], at),
    mlsareamajor: of(['10S', '5', null], at),
    elementaryschool: of(['Zilker', 'Casis', null], at),
  }),
);

/** A tag of a type, and what it means, said once more and as plainly as can be. */
interface TagCase {
  readonly value: string;
  readonly means: (listing: Listing) => boolean;
}

const numbered = listings.find(
  ({ sourcelistingid, edition }) => edition === 'austin' && (sourcelistingid ?? '').length > 6,
)!;
const streetIs = (listing: Listing, name: string): boolean =>
  listing.internetaddressdisplayyn && listing.streetname === name;

/** A type of tag without a case does not compile. */
const cases: Readonly<Record<TagType, TagCase>> = {
  address: {
    value: '10 River Bend',
    // A word may also be the listing's number.
    means: (listing) =>
      streetIs(listing, 'River_Bend') && [listing.streetnumber, listing.sourcelistingid].includes('10'),
  },
  street: { value: 'River Bend', means: (listing) => streetIs(listing, 'River_Bend') },
  mlscode: {
    value: numbered.sourcelistingid!,
    means: ({ listingkey }) => listingkey === numbered.listingkey,
  },
  group: { value: 'My search', means: () => true },
  city: { value: 'Dripping Springs', means: ({ city }) => city === 'Dripping Springs' },
  county: { value: 'Travis', means: ({ countyorparish }) => /^travis/i.test(countyorparish ?? '') },
  postalcode: { value: '78704', means: ({ postalcode }) => /^78704/.test(postalcode ?? '') },
  schooldistrict: {
    value: 'Austin ISD',
    means: ({ schooldistrict }) => /^austin/i.test(schooldistrict ?? ''),
  },
  subdivision: {
    value: 'Barton Hills',
    means: (listing) => /^barton hills$/i.test(listing.subdivisionname ?? '') || lies(listing),
  },
  mlsarea: { value: '10S', means: (listing) => listing.mlsareamajor === '10S' || lies(listing) },
  school: { value: 'Zilker', means: lies },
  custom: { value: 'Drawn area', means: lies },
};

const boundaryOf = (type: PolygonType): Boundary =>
  aBoundary({
    ...{ id: `the-${type}`, type, name: cases[type].value },
    geometry: aBox(...box),
  });

let db: TestDatabase;
let keyOfId: Map<number, string>;
beforeAll(async () => {
  db = await createTestDatabase();
  await saveBoundaries(db.kysely, polygonTypes.map(boundaryOf));
  await saveListings(db.kysely, listings, { now: testNow });
  const { rows } = await db.pool.query<{ id: number; listingkey: string }>(
    'select id, listingkey from listing',
  );
  keyOfId = new Map(rows.map((row) => [row.id, row.listingkey]));
});
afterAll(() => db.drop());

const isListed = (listing: Listing): boolean =>
  listing.edition === 'austin' &&
  !isLease(listing.propertytype) &&
  isSearchable(listing, testMoment.today) &&
  hiddenReasons(listing, guestViewer, saleSearch).length === 0;

it.each(tagTypes)('finds the listings that a tag of type %s matches, and no others', async (type) => {
  const { value, means } = cases[type];
  const tag = { type, id: `the-${type}`, value, label: value };
  const request = aSearch({ ...requestOfTags([tag]), filters: everyFilterOpen, limit: 1000 });
  const visitor = { viewer: guestViewer, onlyAgent: null, lists: [] };
  const context = { ...testMoment, ...visitor, display: listContext(request) };
  const { ids } = await testServices(db.kysely).search.findListings(request, context);
  const expected = listings.filter(isListed).filter(means);
  expect(ids.map((id) => keyOfId.get(id)!).sort()).toEqual(
    expected.map(({ listingkey }) => listingkey).sort(),
  );
  if (type !== 'mlscode') expect(expected.length).toBeGreaterThan(0);
});
