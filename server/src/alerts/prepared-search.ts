import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { AppError } from '../http/errors.ts';
import { type VisitingPerson, visitOf } from '../http/visit.ts';
import { savedRequest } from '../saved-searches/saved-request.service.ts';
import { createAreaCache } from '../search/area-cache.service.ts';
import {
  type ListingTest,
  type ListingTestSource,
  listingTest,
  resolvedSearch,
} from '../search/listing-test.service.ts';
import type { IndexedSearch } from './search-index.ts';

interface StoredSearch {
  readonly edition: EditionId;
  readonly query: string;
}

/**
 * The test of a saved search for its owner, with the rights that the owner has now; null where an area of it is gone, so that it finds
 * nothing.
 */
export const preparedSearch = (
  source: ListingTestSource,
  { edition, query }: StoredSearch,
  person: VisitingPerson,
  now: Date,
): Promise<ListingTest | null> =>
  unlessGone(listingTest(source, savedRequest(query), { ...visitOf(person, now), edition }));

/** Reads a saved search for the index; null for one that finds nothing. */
export type SearchReader = (
  stored: StoredSearch,
  person: VisitingPerson,
) => Promise<Omit<IndexedSearch, 'edition'> | null>;

/** Reads many searches as of one moment, and looks each of their areas up once. */
export function createSearchReader(source: ListingTestSource, now: Date): SearchReader {
  const once = { ...source, areas: createAreaCache() };
  const moment = { change: now.toISOString(), settled: true };
  return ({ edition, query }, person) =>
    unlessGone(resolvedSearch(once, savedRequest(query), { ...visitOf(person, now), edition }, moment));
}

async function unlessGone<Prepared>(preparing: Promise<Prepared>): Promise<Prepared | null> {
  try {
    return await preparing;
  } catch (error) {
    if (error instanceof AppError && error.code === 'polygon_not_found') return null;
    throw error;
  }
}
