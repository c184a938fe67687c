import type { Db } from '../db/database.ts';
import { insertPerson } from './manage-accounts.queries.ts';
import { lockPerson } from './person.queries.ts';
import { deletePersonRow } from './person-data.queries.ts';

/**
 * Deletes the account of a client and makes it anew, with its ids, address, agent, refusal of mails and these names. Every table about people follows by
 * its foreign key, as after a deletion, so that none is forgotten. Changes that wait for the row find no account. A photo that
 * no person has is deleted by its upkeep.
 */
export async function emptyAccount(
  transaction: Db,
  personId: string,
  names: { readonly firstname: string; readonly lastname: string },
  now: Date,
): Promise<void> {
  const person = await lockPerson(transaction, personId);
  if (person === undefined) return;
  const { id, username, email, edition, agentId, disabledAt, hasOptedOutOfEmail } = person;
  await deletePersonRow(transaction, id);
  await insertPerson(transaction, {
    ...{ id, username, email, edition, agentId, disabledAt, hasOptedOutOfEmail, role: 'Client' },
    ...{ ...names, createdAt: now, updatedAt: now },
  });
}
