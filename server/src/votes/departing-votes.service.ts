import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { countVotes, deleteVotesOf, openComplete } from './votes.queries.ts';

/** Deletes the votes of a person who leaves a collection, and opens those on homes on which all who stay have voted. */
export async function removeVotes(
  db: OwnedChange,
  collectionId: number,
  personId: string,
  now: Date,
): Promise<void> {
  await deleteVotesOf(db, collectionId, personId);
  await openComplete(db, collectionId, now);
}

/** Counts the votes that go with a person. @param isOwn unset for others, who may know of opened ones alone */
export const departingVotes = (
  db: Db,
  collectionId: number,
  personId: string,
  isOwn: boolean,
): Promise<number> => countVotes(db, collectionId, personId, isOwn);
