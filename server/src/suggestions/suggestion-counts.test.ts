import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { aPerson } from '../testing/a-person.ts';
import { generatedListings } from '../testing/generated-listings.ts';
import { home, suggested } from '../testing/suggestions-world.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;

/** Streets, areas and schools that share words and names; some areas have boundaries, some of which miss their listings. */
beforeAll(async () => {
  server = await startTestApp();
  const of = <V>(values: readonly V[], at: number): V => values[at % values.length]!;
  const generated = generatedListings(200, 11)
    .filter(({ propertytype }) => !isLease(propertytype))
    .map((listing, at) => ({
      ...listing,
      edition: 'austin' as const,
      city: of(['Austin', 'Lakeway', 'Buda'], at),
      subdivisionname: of(['Zilker', 'Lakeway', 'Domain', 'Barton Hills', null], at),
      mlsareamajor: of(['10S', '5', null], at),
      elementaryschool: of(['Zilker', 'Casis'], at),
      highschool: of(['Zilker', 'Austin High School'], at),
      streetname: of(['Barton Hills', 'Domain', 'Lakeway', 'Broadway'], at),
      streetsuffix: of(['Dr', 'St'], at),
    }));
  await server.save(
    ...generated,
    home('9100001', { streetnumber: '2680', streetname: 'Domain', streetsuffix: 'Dr' }),
    home('9100002', { streetname: 'Zilker', streetsuffix: null }),
    home('9100003', { streetname: 'Zilker', streetsuffix: null, subdivisionname: 'Barton Hills' }),
    ...['Dr', 'Dr', 'Cv', 'Cv'].map((streetsuffix, at) =>
      home(`910001${at}`, { streetname: 'Barton Hills', streetsuffix, subdivisionname: 'Barton Hills' }),
    ),
    ...['Domain', 'Domain'].map((streetname, at) =>
      home(`910002${at}`, { streetname, streetsuffix: 'Dr', subdivisionname: 'Barton Hills' }),
    ),
  );
  await saveBoundaries(server.db.kysely, [
    aBoundary({ id: 'austin', type: 'city', name: 'Austin' }),
    aBoundary({
      id: 'zilker-school',
      type: 'school',
      name: 'Zilker',
      geometry: aBox(-98.1, 29.9, -97.7, 30.3),
    }),
    aBoundary({ id: 'casis', type: 'school', name: 'Casis', geometry: aBox(-60, 10, -59, 11) }),
    aBoundary({
      id: 'barton',
      type: 'subdivision',
      name: 'Barton Hills',
      geometry: aBox(-98, 30, -97.8, 30.2),
    }),
    aBoundary({ id: '10s', type: 'mlsarea', name: '10S', geometry: aBox(-98, 30, -97.6, 30.3) }),
  ]);
});
afterAll(() => server.close());

const queries = [
  ...['zilker', 'zil', 'casis', 'barton', 'barton hills dr', 'domain', 'lakeway', 'broadway', 'austin'],
  ...['10s', '5', 'high', 'st', 'dr', 'buda', '787', 'bartn hills', 'zilkr', 'lakway'],
];
const searches = [
  {},
  { mlsStatus: 'Active' },
  { mlsStatus: 'Pending,Active', showExclusiveListings: 'false' },
];

it.each(searches)('the count of a suggestion is what the search of its filter finds (%j)', async (search) => {
  const { counted, wrong } = await comparedCounts(server, search);
  expect(wrong).toEqual([]);
  expect(counted).toBeGreaterThan(20);
});

it("omits homes that a person dismissed from that person's counts alone", async () => {
  const { id, viewer } = await aPerson(server.db.kysely);
  const [person, other] = [server.as(viewer), server.as((await aPerson(server.db.kysely)).viewer)];
  const countOf = async (from: Asker) =>
    (await suggested(from, 'austin')).find(({ category }) => category === 'city')?.count;
  const all = await countOf(server);
  await sql`insert into dismissed_listing (person_id, listingkey, dismissed_at)
            select ${id}, listingkey, now() from listing where listing.id % 2 = 0`.execute(server.db.kysely);
  const { counted, wrong } = await comparedCounts(person, {});
  expect(wrong).toEqual([]);
  expect(counted).toBeGreaterThan(20);
  expect(await countOf(person)).toBeLessThan(all ?? 0);
  expect([await countOf(other), await countOf(server)]).toEqual([all, all]);
});

/** Suggestions with a count, and those whose search finds another number of homes for who asks. */
async function comparedCounts(from: Asker, search: Readonly<Record<string, string>>) {
  let counted = 0;
  const wrong: string[] = [];
  for (const query of queries) {
    for (const { name, category, count, filter } of await suggested(from, query, search)) {
      if (count === null) continue;
      counted += 1;
      const { total } = await from.get<SearchResult>(
        `/api/v2/listing/search?${new URLSearchParams({ ...asSearched(search), ...(filter as Record<string, string>) })}`,
      );
      if (total !== count)
        wrong.push(`${query}: ${category} ${name} says ${count}, the search finds ${total}`);
    }
  }
  return { counted, wrong };
}

const asSearched = ({ mlsStatus, showExclusiveListings }: Readonly<Record<string, string>>) => ({
  ...(mlsStatus === undefined ? {} : { mlsStatus }),
  ...(showExclusiveListings === undefined ? {} : { exclusiveListingsEnabled: showExclusiveListings }),
});

it('a street finds the homes on it and none whose address has its words elsewhere', async () => {
  const found = await server.get<SearchResult>(
    `/api/v2/listing/search?${new URLSearchParams({ address: 'Barton Hills Dr', lot: 'true' })}`,
  );
  expect(found.total).toBeGreaterThan(1);
  const streets = new Set(
    found.listings.map(({ streetname, streetsuffix }) => `${streetname} ${streetsuffix}`),
  );
  expect([...streets]).toEqual(['Barton Hills Dr']);
  const spelledOut = await server.get<SearchResult>(
    `/api/v2/listing/search?${new URLSearchParams({ address: 'Barton Hills Drive', lot: 'true' })}`,
  );
  expect(spelledOut.total).toBe(found.total);
});
