import type { Db } from '../db/database.ts';
import { lockedOwners } from '../people/owner.service.ts';
import { announceThing, announcing } from '../sharing/announce-thing.service.ts';
import { changeState, readJoined, readShared } from '../sharing/memberships.queries.ts';
import type { Departing, SharingMails } from '../sharing/shared-thing.ts';
import { sharedCollections as shared } from './collection-sharing.service.ts';

/**
 * Ends the part of a person in the collections of others before the account is deleted, as leaving them does. Open pages of these
 * people, and of those with whom the person shares own collections, follow the deletion.
 */
export async function departFromCollections(
  mailing: SharingMails,
  unlocked: Db,
  departing: Departing,
): Promise<void> {
  const { personId, now } = departing;
  const owners = (await readJoined(unlocked, shared.kind, personId)).map(({ ownerId }) => ownerId);
  const transaction = await lockedOwners(unlocked, [...owners, personId]);
  for (const { membershipId, ...thing } of await readJoined(transaction, shared.kind, personId))
    await announcing(transaction, shared.kind, thing, async () => {
      await changeState(transaction, membershipId, { state: 'left', now });
      await shared.depart(mailing, transaction, thing, departing);
    });
  for (const thing of await readShared(transaction, shared.kind, personId))
    await announceThing(transaction, shared.kind, thing);
}
