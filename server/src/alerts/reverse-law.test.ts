import { guestDefaults } from '@hearth/domain/page/search-page.ts';
import { emptySearch } from '@hearth/domain/search/empty-search.ts';
import { encodeSavedSearch } from '@hearth/domain/search/saved-search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import type { SearchTag } from '@hearth/domain/search/tags/tag.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { testMoment } from '@hearth/domain/testing/moment.ts';
import { filtersArbitrary } from '@hearth/domain/testing/search-arbitrary.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { listingImages } from '../listings/listing-image.queries.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { savedRequest } from '../saved-searches/saved-request.service.ts';
import { type ListingTest, listingTest } from '../search/listing-test.service.ts';
import { searchContext } from '../search/search-context.ts';
import type { CachingServices } from '../services.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { everyFilterOpen } from '../testing/a-search.ts';
import { generatedListings, testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServices } from '../testing/test-services.ts';
import { createSearchIndex, indexedSearch } from './search-index.ts';

const listings = generatedListings(400, 20_261_128);
let db: TestDatabase;
let services: CachingServices;
let images: ReadonlyMap<string, ListingImage>;
let keyOfId: Map<number, string>;

beforeAll(async () => {
  db = await createTestDatabase();
  services = testServices(db.kysely);
  await saveBoundaries(db.kysely, [
    aBoundary({ id: 'austin', type: 'city', name: 'Austin' }),
    aBoundary({ id: 'hill', type: 'subdivision', name: 'Hill Country' }),
  ]);
  await saveListings(db.kysely, listings, { now: testNow });
  images = await listingImages(
    db.kysely,
    listings.map(({ listingkey }) => listingkey),
  );
  const { rows } = await db.pool.query<{ id: number; listingkey: string }>(
    'select id, listingkey from listing',
  );
  keyOfId = new Map(rows.map((row) => [row.id, row.listingkey]));
});
afterAll(async () => {
  await services.close();
  await db.drop();
});

const box = { minLatitude: 30.1, maxLatitude: 30.4, minLongitude: -97.9, maxLongitude: -97.6 };

const aText = (value: string): SearchTag => ({ type: 'address', id: value, value, label: value });

/** Places of a search: none, a box, areas by name and outline, texts, an agent's licence. */
const placesArbitrary: fc.Arbitrary<Partial<SearchState>> = fc.constantFrom<Partial<SearchState>>(
  {},
  { bounds: box },
  { locations: ['austin'] },
  { locations: ['hill'] },
  { locations: ['austin', 'hill'], bounds: box },
  { tags: [aText('Austin')] },
  { tags: [aText('oak')] },
  { trecLicense: ['654321'] },
  { showEnabledAgentListings: true },
);
const searchArbitrary = fc.record({
  filters: fc.oneof(
    filtersArbitrary,
    fc
      .record({ minPrice: fc.constantFrom(null, 300_000, 600_000), maxPrice: fc.constantFrom(null, 500_000) })
      .map((limits) => ({ ...everyFilterOpen, ...limits })),
  ),
  lease: fc.boolean(),
  places: placesArbitrary,
  who: fc.constantFrom('client', 'unverifiedClient', 'agent', 'anotherAgent'),
});

/** A search as it is stored, and its test for one home. */
async function aStoredSearch(
  drawn: typeof searchArbitrary extends fc.Arbitrary<infer Drawn> ? Drawn : never,
) {
  const { filters, lease, places, who } = drawn;
  const defaults = guestDefaults(lease);
  const state = { ...emptySearch(defaults), filters, lease, ...places } as SearchState;
  const query = new URLSearchParams(encodeSavedSearch(state, defaults)).toString();
  const visit = {
    viewer: viewers[who as 'client'],
    edition: 'austin' as const,
    now: testNow,
    onlyAgent: null,
  };
  const test = await listingTest(services.searching, savedRequest(query), visit);
  return { query, visit, test };
}

const foundBy = (test: ListingTest): string[] =>
  [...images].filter(([, image]) => test.finds(image, testMoment)).map(([key]) => key);

describe('the reverse match of a saved search', () => {
  it('finds the homes that the search finds, and its index misses none of them', async () => {
    const drawn = fc.sample(searchArbitrary);
    let found = 0;
    for (const each of drawn) {
      const { query, visit, test } = await aStoredSearch(each);
      const request = { ...test.request, limit: 1000, page: 1 };
      const { ids } = await services.search.findListings(request, searchContext(request, visit));
      const expected = ids.map((id) => keyOfId.get(id)!).sort();
      expect(foundBy(test).sort(), `${query} ${each.who}`).toEqual(expected);
      found += expected.length;

      const index = createSearchIndex<null>();
      index.set(0, indexedSearch('austin', test), null);
      const candidates = new Set<string>();
      for (const [key, image] of images) index.candidates(image, () => candidates.add(key).size === 0);
      expect(
        expected.filter((key) => !candidates.has(key)),
        query,
      ).toEqual([]);
    }
    expect(found).toBeGreaterThan(20);
  });

  it('matches a search in an index of many as it does alone, also after replacing and removing', async () => {
    const drawn = fc.sample(searchArbitrary);
    const tests = new Map<number, ListingTest>();
    const index = createSearchIndex<number>();
    for (const [at, each] of [...drawn, ...drawn.slice(0, 10).reverse()].entries()) {
      const { test } = await aStoredSearch(each);
      const id = at % drawn.length;
      tests.set(id, test);
      index.set(id, indexedSearch('austin', test), id);
    }
    for (const id of [1, 2]) {
      index.remove(id);
      tests.delete(id);
    }
    for (const image of images.values()) {
      const candidates: number[] = [];
      index.candidates(image, (id) => candidates.push(id) === 0);
      expect(new Set(candidates).size).toBe(candidates.length);
      expect(candidates).not.toContain(1);
      const matching = [...tests].filter(([, test]) => test.finds(image, testMoment)).map(([id]) => id);
      expect(matching.filter((id) => !candidates.includes(id))).toEqual([]);
    }
  });
});
