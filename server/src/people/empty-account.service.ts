import { sharedCollections } from '../collections/collection-sharing.service.ts';
import type { Db } from '../db/database.ts';
import { departFromThings } from '../sharing/account-departure.service.ts';
import type { SharingMails } from '../sharing/shared-thing.ts';
import { insertPerson } from './manage-accounts.queries.ts';
import { lockPerson } from './person.queries.ts';
import { deletePersonRow } from './person-data.queries.ts';

interface Emptying {
  readonly firstname: string;
  readonly lastname: string;
  /** Username of the agent; null for that of the edition. */
  readonly agentId: string | null;
  readonly now: Date;
  readonly sharing: SharingMails;
}

/**
 * Deletes the account of a client and makes it anew, with its ids, address and refusal of mails, and these names and agent. Every table
 * about people follows by its foreign key, as after a deletion, so that none is forgotten; the person leaves the things of others. Changes
 * that wait for the row find no account. A photo that no person has is deleted by its upkeep.
 */
export async function emptyAccount(
  transaction: Db,
  personId: string,
  { now, sharing, ...made }: Emptying,
): Promise<void> {
  const departing = { personId, actorId: personId, now };
  await departFromThings(sharedCollections, sharing, transaction, departing);
  const person = await lockPerson(transaction, personId);
  if (person === undefined) return;
  const { id, username, email, edition, disabledAt, hasOptedOutOfEmail } = person;
  await deletePersonRow(transaction, id);
  await insertPerson(transaction, {
    ...{ id, username, email, edition, disabledAt, hasOptedOutOfEmail, role: 'Client' },
    ...{ ...made, createdAt: now, updatedAt: now },
  });
}
