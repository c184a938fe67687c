import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import type { Db } from '../db/database.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { changeFor } from '../people/owner.service.ts';
import { type ContactRow, changeContact, deleteContact } from './contacts.queries.ts';
import { announceContacts, contactById, details, requiredContact } from './contacts.service.ts';
import { mergedContact } from './merged-contact.ts';

/** Two contacts of one agent: the first stays, the second becomes part of it. */
interface Pair {
  readonly id: string;
  readonly with: string;
}

/** A contact as it would be with another one merged into it. @throws AppError as `merge` does */
export async function mergePreview(db: Db, pair: Pair, visit: OwnedVisit): Promise<ContactDetails> {
  const [kept, other] = await both(db, pair, visit, false);
  return details(mergedContact(kept, other), visit);
}

/**
 * Merges a contact into another one of the agent.
 * @throws AppError not_found; forbidden; validation_failed for one and the same contact, and for two with accounts
 */
export async function merge(db: Db, pair: Pair, visit: OwnedVisit): Promise<ContactDetails> {
  await changeFor(db, visit, 'contacts merged', async (transaction) => {
    const [kept, other] = await both(transaction, pair, visit, true);
    const { id, agent, username, hasOptedOutOfEmail, notifications, isSharedWithActor, ...fields } =
      mergedContact(kept, other);
    // The other one's address and account are unique.
    await deleteContact(transaction, other.id);
    await changeContact(transaction, kept.id, { ...fields, also: [...fields.also], updatedAt: visit.now });
    await announceContacts(transaction, [kept.agentId]);
  });
  return contactById(db, pair.id, visit);
}

async function both(
  db: Db,
  { id, with: otherId }: Pair,
  visit: OwnedVisit,
  locked: boolean,
): Promise<readonly [ContactRow, ContactRow]> {
  if (id === otherId) refuse('with', 'Choose another contact');
  const read = (each: string) => requiredContact(db, each, visit, { action: 'manage', locked });
  // In one order, so that two merges at a time do not wait for each other.
  const inOrder = [id, otherId].sort((one, other) => Number(one) - Number(other));
  const rows = new Map<string, ContactRow>();
  for (const each of inOrder) rows.set(each, await read(each));
  const [kept, other] = [rows.get(id)!, rows.get(otherId)!];
  if (kept.personId !== null && other.personId !== null)
    refuse('with', 'Both have accounts. Ask your client to close one of them first.');
  return [kept, other];
}
