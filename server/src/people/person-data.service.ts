import { randomUUID } from 'node:crypto';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { anonymizeAudit, auditOf, recordAudit } from '../audit/audit.service.ts';
import type { Database, Db } from '../db/database.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { deletePersonWithin, exportPerson } from '../inquiries/personal-data.service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { PeoplePhotos } from '../photos/people-photos.service.ts';
import { personOf } from './owner.service.ts';
import type { PersonRow } from './person.queries.ts';
import { accountDataOf, deletePersonRow, mailsTo } from './person-data.queries.ts';

/**
 * Everything that is stored about the signed-in person. What was sent under an address belongs to the person only once the
 * address is proven to be theirs.
 */
export async function ownData(db: Db, { owner, actor, now }: OwnedVisit): Promise<Record<string, unknown>> {
  const { id, email, emailVerified } = await personOf(db, owner);
  const data = {
    ...(await accountDataOf(db, id)),
    auditLog: await auditOf(db, id),
    mails: await mailsTo(db, id, emailVerified ? email : null),
    ...(emailVerified && (await inquiriesOf(db, email))),
  };
  await recordAudit(db, { at: now, action: 'data exported', actorId: actor.userId, personId: id });
  // Dates as text: an answer of any shape has no serializer.
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

/** Inquiries and referrals; the mails about them name agents and other people. */
async function inquiriesOf(db: Db, email: string) {
  const { inquiries, referrals } = await exportPerson(db, email);
  return { inquiries, referrals };
}

export interface DeletionDependencies {
  readonly db: Database;
  readonly mails: MailQueue;
  readonly people: PeoplePhotos;
  readonly clock: () => Date;
}

/** Deletes the account of the person who asks, who confirms it by the address of the account. */
export async function deleteOwnAccount(
  dependencies: DeletionDependencies,
  { owner, actor }: OwnedVisit,
  confirmation: string,
): Promise<void> {
  const person = await personOf(dependencies.db.kysely, owner);
  if (emailAddress(confirmation) !== person.email) refuse('email', 'Enter the email address of your account');
  await deleteAccount(dependencies, person, actor.userId);
}

/** Facts about a person that the deletion of the account needs. */
type DeletedPerson = Pick<PersonRow, 'id' | 'email' | 'emailVerified' | 'firstname' | 'lastname' | 'picture'>;

/**
 * Deletes an account and every row that names its person, or nothing. Two things stay: lines of the audit log with ids that
 * lead to no account, and the public page of an agent, which listings name. The last mail confirms the deletion.
 * @param actorId who deletes it; null for an operator
 */
export async function deleteAccount(
  { db, mails, people, clock }: DeletionDependencies,
  person: DeletedPerson,
  actorId: string | null,
): Promise<void> {
  const { id, email, emailVerified, firstname, lastname, picture } = person;
  const now = clock();
  await mails.start();
  await db.kysely.transaction().execute(async (transaction) => {
    await deletePersonRow(transaction, id);
    // An address that was never proven may be another person's, whose inquiries must stay.
    if (emailVerified) await deletePersonWithin(transaction, email);
    await recordAudit(transaction, { at: now, action: 'account deleted', actorId, personId: id });
    await anonymizeAudit(transaction, id);
    if (emailVerified)
      await mails.enqueue(transaction, [
        {
          ...{ id: randomUUID(), template: 'account-deleted', parameters: { name: firstname } },
          to: { name: `${firstname} ${lastname}`, address: email },
          ...{ replyTo: null, related: null, createdAt: now },
        },
      ]);
  });
  await people.remove(picture);
  mails.wake();
}
