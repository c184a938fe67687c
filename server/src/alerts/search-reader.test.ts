import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { type VisitingPerson, visitOf } from '../http/visit.ts';
import { savedRequest } from '../saved-searches/saved-request.service.ts';
import { resolvedSearch } from '../search/listing-test.service.ts';
import type { CachingServices } from '../services.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServices } from '../testing/test-services.ts';
import { createSearchReader } from './prepared-search.ts';
import { indexedSearch } from './search-index.ts';

let db: TestDatabase;
let services: CachingServices;
beforeAll(async () => {
  db = await createTestDatabase();
  services = testServices(db.kysely);
  await saveBoundaries(db.kysely, [aBoundary({ id: 'austin', type: 'city', name: 'Austin' })]);
});
afterAll(async () => {
  await services.close();
  await db.drop();
});

const client: VisitingPerson = {
  ...{ personId: '00000000-0000-4000-8000-000000000001', username: 'ana', role: 'Client', edition: 'austin' },
  ...{ emailVerified: true, hasSocialLogin: false, isAdmin: false },
};
const people = [client, { ...client, emailVerified: false }, { ...client, role: 'Agent' }] as const;

/** Parts of stored queries, some of which depend on each other, are locked for some people, or have no usable value. */
const parts = [
  ...['minPrice=300000', 'minPrice=500000', 'maxPrice=400000', 'maxPrice=', 'minPrice=ten', 'minPrice=-1'],
  ...['minBedrooms=2', 'minBathrooms=1.5', 'minBathrooms=3', 'minSquareFeet=900', 'maxSquareFeet=800'],
  ...['minLotSize=0.25', 'maxLotSize=2', 'minYearBuilt=1990', 'maxYearBuilt=1980', 'minPrice=99999999999'],
  ...['mlsstatus=Sold', 'mlsstatus=Pending', 'source=mls', 'lease=true', 'condo=false', 'keyword=oak'],
  ...['locations=austin', 'locations=gone', 'minGarageSpaces=2', 'soldTimeframe=30', 'openHouseOnly=true'],
  ...['minlat=30.1&maxlat=30.2&minlong=-97.9&maxlong=-97.8', 'minlat=30.3'],
  ...['maxlat=30&minlat=31&minlong=-97.9&maxlong=-97.8', 'pool=true', 'trecLicense=6'],
];

/** Without the tests of outlines, which differ from call to call. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('reads each of many searches as it is read alone', async () => {
  const queries = fc.sample(fc.subarray(parts, { maxLength: 8 }), { numRuns: 1500, seed: 20_261_129 });
  const read = createSearchReader(services.searching, testNow);
  let gone = 0;
  for (const [at, some] of queries.entries()) {
    const query = some.join('&');
    const person = people[at % people.length]!;
    const visit = visitOf(person, testNow);
    const alone = await resolvedSearch(services.searching, savedRequest(query), visit).catch(() => null);
    const expected = alone && indexedSearch('austin', alone);
    expect(plain(await read({ edition: 'austin', query }, person)), query).toEqual(plain(expected));
    if (alone === null) gone += 1;
  }
  expect(gone).toBeGreaterThan(10);
});
