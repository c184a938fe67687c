import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { Departing, SharedThing, SharingMails } from '../sharing/shared-thing.ts';
import { announceOpening } from './opening.service.ts';
import { countVotes, deleteVotesOf, openComplete } from './votes.queries.ts';

/** Deletes the votes of a person who leaves a collection. Opens those on homes on which all who stay have voted, with mails to them. */
export async function removeVotes(
  mailing: SharingMails,
  transaction: OwnedChange,
  collection: Pick<SharedThing, 'id' | 'name'>,
  { personId, ...causing }: Departing,
): Promise<void> {
  await deleteVotesOf(transaction, collection.id, personId);
  if (await openComplete(transaction, collection.id, causing.now))
    await announceOpening(mailing, transaction, collection, causing);
}

/** Counts the votes that go with a person. @param isOwn unset for others, who may know of opened ones alone */
export const departingVotes = (
  db: Db,
  collectionId: number,
  personId: string,
  isOwn: boolean,
): Promise<number> => countVotes(db, collectionId, personId, isOwn);
