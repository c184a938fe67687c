import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { AppError } from '../http/errors.ts';
import { type VisitingPerson, visitOf } from '../http/visit.ts';
import { savedRequest } from '../saved-searches/saved-request.service.ts';
import { type ListingTest, type ListingTestSource, listingTest } from '../search/listing-test.service.ts';

interface StoredSearch {
  readonly edition: EditionId;
  readonly query: string;
}

/**
 * The test of a saved search for its owner, with the rights that the owner has now; null where an area of it is gone, so that it finds
 * nothing.
 */
export async function preparedSearch(
  source: ListingTestSource,
  { edition, query }: StoredSearch,
  person: VisitingPerson,
  now: Date,
): Promise<ListingTest | null> {
  try {
    return await listingTest(source, savedRequest(query), { ...visitOf(person, now), edition });
  } catch (error) {
    if (error instanceof AppError && error.code === 'polygon_not_found') return null;
    throw error;
  }
}
