import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import type { changeContactMails } from '@hearth/domain/contract/contact-changes.ts';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { Db } from '../db/database.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { changeProfile } from '../people/profile.service.ts';
import { contactById, requiredContact } from './contacts.service.ts';

/**
 * Changes the mails that a contact gets. Mails that were turned off are turned on by the client alone, as the law about mails
 * requires.
 * @throws AppError not_found; validation_failed, also without an account
 */
export async function changeMailsOf(
  db: Db,
  id: string,
  changes: BodyOf<typeof changeContactMails>,
  visit: OwnedVisit,
): Promise<ContactDetails> {
  const { personId } = await requiredContact(db, id, visit, { action: 'manage' });
  if (personId === null) refuse('notifications', 'This contact has no account yet');
  const { hasOptedOutOfEmail, notifications } = await contactById(db, id, visit);
  if (changes.hasOptedOutOfEmail === false && hasOptedOutOfEmail)
    refuse('hasOptedOutOfEmail', 'Only your client can turn emails on again, in their Email Settings.');
  const kinds = Object.entries(changes.notifications ?? {}) as [keyof Kinds, boolean][];
  if (kinds.some(([kind, isWanted]) => isWanted && notifications?.[kind] === false))
    refuse('notifications', 'Only your client can turn these emails on again, in their Email Settings.');
  const owner = { ...visit.owner, ownerId: personId };
  // Mails that the client turns off at the same moment stay off.
  const stopped = Object.fromEntries(kinds.filter(([, isWanted]) => !isWanted)) as Partial<Kinds>;
  const stopping = changes.hasOptedOutOfEmail === true && { hasOptedOutOfEmail: true };
  await changeProfile(db, { ...visit, owner, right: 'contact' }, { notifications: stopped, ...stopping });
  return contactById(db, id, visit);
}

type Kinds = NonNullable<ContactDetails['notifications']>;
