import { isLease } from '@hearth/domain/listing/property-type.ts';
import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import { matchesFilters } from '@hearth/domain/search/filters/filter-table.ts';
import { testMoment } from '@hearth/domain/testing/moment.ts';
import { filtersArbitrary } from '@hearth/domain/testing/search-arbitrary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListingImage } from '../listings/listing-image.ts';
import { everywhere } from '../search/search-areas.ts';
import { everyFilterOpen } from '../testing/a-search.ts';
import { generatedListings } from '../testing/generated-listings.ts';
import { createSearchIndex, type IndexedSearch, indexedSearch } from './search-index.ts';

const edition = 'austin';
const homes: readonly ListingImage[] = generatedListings(240, 20_261_129)
  .filter((listing) => listing.edition === edition)
  .map((listing) => ({ listing, photos: [], areas: null }));

const limit = <T>(figure: fc.Arbitrary<T>) => fc.option(figure, { freq: 1 });

/** Ranges of every packed figure, around values of homes. */
const limitsArbitrary = fc.record({
  minPrice: limit(fc.integer({ min: 100_000, max: 900_000 })),
  maxPrice: limit(fc.integer({ min: 300_000, max: 2_000_000 })),
  minBedrooms: limit(fc.integer({ min: 1, max: 5 })),
  minBathrooms: limit(fc.integer({ min: 1, max: 4 })),
  minSquareFeet: limit(fc.integer({ min: 500, max: 4000 })),
  maxSquareFeet: limit(fc.integer({ min: 1000, max: 6000 })),
  minLotSize: limit(fc.double({ min: 0.05, max: 2, noNaN: true })),
  minYearBuilt: limit(fc.integer({ min: 1900, max: 2026 })),
});
const searchArbitrary = fc
  .tuple(
    fc.oneof(filtersArbitrary, { arbitrary: fc.constant(everyFilterOpen), weight: 3 }),
    limitsArbitrary,
    fc.boolean(),
  )
  .map(([filters, limits, lease]) => {
    const request = { ...emptyRequest({ ...filters, ...limits } as typeof filters), lease };
    return { ...indexedSearch(edition, { request, areas: everywhere }), filters: request.filters };
  });

/** More than a list compares one by one. */
const searches = fc.sample(searchArbitrary, { numRuns: 1500, seed: 20_261_129 });

function indexOf(some: readonly IndexedSearch[], first = 0) {
  const index = createSearchIndex<number>();
  for (const [at, search] of some.entries()) index.set(first + at, search, first + at);
  return index;
}

function candidatesOf(index: ReturnType<typeof indexOf>, home: ListingImage): number[] {
  const found: number[] = [];
  index.candidates(home, (id) => found.push(id) === 0);
  return found.sort((a, b) => a - b);
}

describe('an index of many searches', () => {
  it('finds each search that finds a home, once, and those that small indexes find', () => {
    const index = indexOf(searches);
    const small = Array.from({ length: 15 }, (_, at) =>
      indexOf(searches.slice(at * 100, at * 100 + 100), at * 100),
    );
    let found = 0;
    for (const home of homes) {
      const candidates = candidatesOf(index, home);
      const finding = searches.flatMap(({ request, filters }, id) =>
        request.lease === isLease(home.listing.propertytype) &&
        matchesFilters(home.listing, filters, testMoment)
          ? [id]
          : [],
      );
      expect(finding.filter((id) => !candidates.includes(id))).toEqual([]);
      expect(candidates).toEqual(small.flatMap((each) => candidatesOf(each, home)));
      expect(new Set(candidates).size).toBe(candidates.length);
      found += finding.length;
    }
    expect(found).toBeGreaterThan(1000);
  });

  it('leaves out searches that rest, until they are woken', () => {
    const index = indexOf(searches);
    const [home] = homes as [ListingImage];
    const all = candidatesOf(index, home);
    index.candidates(home, (id) => id % 2 === 0);
    expect(candidatesOf(index, home)).toEqual(all.filter((id) => id % 2 === 1));
    index.wake();
    expect(candidatesOf(index, home)).toEqual(all);
  });

  it('finds the others after most of them were removed or replaced', () => {
    const index = indexOf(searches);
    for (const home of homes) candidatesOf(index, home);
    for (const id of searches.keys()) if (id % 10 !== 0) index.remove(id);
    for (const [id, search] of searches.entries()) if (id % 5 === 1) index.set(id, search, id);
    const kept = createSearchIndex<number>();
    for (const [id, search] of searches.entries())
      if (id % 10 === 0 || id % 5 === 1) kept.set(id, search, id);
    expect(index.size).toBe(kept.size);
    for (const home of homes) expect(candidatesOf(index, home)).toEqual(candidatesOf(kept, home));
  });
});
