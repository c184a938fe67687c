import type { Db } from '../db/database.ts';
import { lockedOwners } from '../people/owner.service.ts';
import { announceThing, announcing } from './announce-thing.service.ts';
import { changeState, ownersWithTraces, readJoined, readShared } from './memberships.queries.ts';
import type { Departing, SharedKind, SharingMails } from './shared-thing.ts';

/**
 * Ends the part of a person in the things of others of one kind before the account is deleted, as leaving them does. Open pages of these
 * people, and of those with whom the person shares own things, follow the deletion. Locks the person, and all people whose things have
 * traces of the person: the deletion changes these.
 */
export async function departFromThings(
  shared: Pick<SharedKind, 'kind' | 'depart'>,
  mailing: SharingMails,
  unlocked: Db,
  departing: Departing,
): Promise<void> {
  const { personId, now } = departing;
  const owners = await ownersWithTraces(unlocked, personId);
  const transaction = await lockedOwners(unlocked, [...owners, personId]);
  for (const { membershipId, ...thing } of await readJoined(transaction, shared.kind, personId))
    await announcing(transaction, shared.kind, thing, async () => {
      await changeState(transaction, membershipId, { state: 'left', now });
      await shared.depart(mailing, transaction, thing, departing);
    });
  for (const thing of await readShared(transaction, shared.kind, personId))
    await announceThing(transaction, shared.kind, thing);
}
