import { hiddenReasons } from '@hearth/domain/listing/gate.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { homesAdded } from './digest-sources.queries.ts';
import type { CollectionTest } from './search-hits.ts';

/** The test of a collection for a person: it has the homes that were added and that the person may open by a link. */
export async function collectionTest(
  db: Db,
  collectionId: number,
  { viewer, edition }: Pick<Visit, 'viewer' | 'edition'>,
): Promise<CollectionTest> {
  const addedAt = await homesAdded(db, collectionId);
  const display = {
    ...({ reachedBy: 'link', lease: false, foreignSavedSearch: false } as const),
    recommendedListingIds: new Set<string>(),
  };
  return {
    addedAt,
    finds: ({ listing }) =>
      listing.edition === edition &&
      addedAt.has(listing.listingkey) &&
      hiddenReasons(listing, viewer, display).length === 0,
  };
}
