import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Db } from '../db/database.ts';
import type { Owner, Visit } from '../http/visit.ts';
import {
  type RecommendationRow,
  readPrivate,
  readRecommendedPeople,
  readWaiting,
  waitingIds,
} from './recommendations.queries.ts';

export { readRecommendedPeople as recommendedPeople };

const none: ReadonlySet<string> = new Set();

/**
 * Returns the ids of private listings that were recommended to the viewer: of these, or of all. Agents see private ones anyway, and
 * guests none. Nothing is read where no listing is private.
 */
export async function recommendedTo(
  db: Db,
  { viewer, recommended }: Visit,
  listings: readonly Pick<Listing, 'listingid' | 'mlsstatus'>[] | 'all',
): Promise<ReadonlySet<string>> {
  if (recommended) return recommended;
  if (viewer.role !== 'client') return none;
  if (listings === 'all') return new Set(await readPrivate(db, viewer.userId, null));
  const ids = listings.filter(({ mlsstatus }) => mlsstatus === 'Private').map(({ listingid }) => listingid);
  return ids.length === 0 ? none : new Set(await readPrivate(db, viewer.userId, ids));
}

/** Reads the recommended homes of an owner that wait for an answer, before the gate, the last one first. */
export const waitingHomes = (db: Db, { ownerId }: Owner): Promise<readonly RecommendationRow[]> =>
  readWaiting(db, ownerId);

/** Reads the same by their ids in the search's tables. */
export const proposedIds = (db: Db, { ownerId }: Owner): Promise<readonly number[]> =>
  waitingIds(db, ownerId);
