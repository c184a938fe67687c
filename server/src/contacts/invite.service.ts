import { randomUUID } from 'node:crypto';
import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { signUpPath } from '@hearth/domain/page/sign-up-path.ts';
import type { SharingLimits } from '../accounts/sharing-limits.service.ts';
import { signatureOf } from '../agents/settings/signature.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { changeFor, personOf } from '../people/owner.service.ts';
import { changeContact } from './contacts.queries.ts';
import { contactById, requiredContact } from './contacts.service.ts';

interface InvitingDependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly mails: MailQueue;
  readonly limits: SharingLimits;
}

/**
 * Mails a contact without an account the link to sign up. An address that wants no mails gets none.
 * @param address the network address of the agent
 * @throws AppError not_found; forbidden for a contact with an account; validation_failed without an address; too_many_attempts
 */
export async function inviteContactByMail(
  { db: { kysely: db }, config, mails, limits }: InvitingDependencies,
  { id, address, visit }: { readonly id: string; readonly address: string; readonly visit: OwnedVisit },
): Promise<ContactDetails> {
  const sender = await personOf(db, visit.owner);
  const { email } = await requiredContact(db, id, visit, { action: 'invite' });
  if (email === null) refuse('email', 'Add an email first');
  await limits.count({ sender, address, receiver: email });
  await mails.start();
  await changeFor(db, visit, 'contact invited', async (transaction) => {
    const contact = await requiredContact(transaction, id, visit, { action: 'invite', locked: true });
    if (contact.email !== email)
      refuse('email', 'The email of this contact changed. Check it, then invite again.');
    await changeContact(transaction, contact.id, { invitedAt: visit.now });
    await mails.enqueue(transaction, [
      {
        ...{ id: randomUUID(), template: 'contact-invitation', createdAt: visit.now },
        to: { name: `${contact.firstname} ${contact.lastname}`.trim(), address: email },
        replyTo: { name: `${sender.firstname} ${sender.lastname}`.trim(), address: sender.email },
        related: null,
        parameters: {
          ...{ name: contact.firstname, agent: `${sender.firstname} ${sender.lastname}`.trim() },
          link: config.publicUrl + signUpPath({ ...contact, email }),
          signature: await signatureOf(transaction, sender),
        },
      },
    ]);
  });
  mails.wake();
  return contactById(db, id, visit);
}
