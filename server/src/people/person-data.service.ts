import { randomUUID } from 'node:crypto';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { anonymizeAudit, auditOf, recordAudit } from '../audit/audit.service.ts';
import { sharedCollections } from '../collections/collection-sharing.service.ts';
import type { Database, Db } from '../db/database.ts';
import { deleteInTurn } from '../db/delete-in-turn.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import {
  deletePersonWithin,
  exportPerson,
  type PersonalAddress,
} from '../inquiries/personal-data.service.ts';
import { withoutLiveLinks } from '../mail/live-links.service.ts';
import type { NewMail } from '../mail/mail.ts';
import type { PeoplePhotos } from '../photos/people-photos.service.ts';
import { departFromThings } from '../sharing/account-departure.service.ts';
import type { SharingMails } from '../sharing/shared-thing.ts';
import { personOf } from './owner.service.ts';
import { lockPerson, type PersonRow } from './person.queries.ts';
import {
  accountDataOf,
  agentSettingsOf,
  deletePersonRow,
  formerAddresses,
  mailsTo,
  sharedHomes,
} from './person-data.queries.ts';

/**
 * Everything that is stored about the signed-in person. What was sent under an address belongs to the person only once the
 * address is proven to be theirs.
 */
export async function ownData(db: Db, { owner, actor, now }: OwnedVisit): Promise<Record<string, unknown>> {
  const person = await personOf(db, owner);
  const { id } = person;
  const addresses = await provenAddresses(db, person);
  const data = {
    ...(await accountDataOf(db, id)),
    agentSettings: await agentSettingsOf(db, id),
    auditLog: await auditOf(db, id),
    mails: (await mailsTo(db, id, addresses)).map(withoutLiveLinks),
    sharedHomes: await sharedHomes(db, id),
    ...(addresses.length > 0 && (await inquiriesOf(db, addresses))),
  };
  await recordAudit(db, { at: now, action: 'data exported', actorId: actor.userId, personId: id });
  // Dates as text: an answer of any shape has no serializer.
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}

/** Inquiries and referrals; the mails about them name agents and other people. */
async function inquiriesOf(db: Db, addresses: readonly PersonalAddress[]) {
  const found = await Promise.all(addresses.map(({ email, until }) => exportPerson(db, email, until)));
  return {
    inquiries: found.flatMap(({ inquiries }) => inquiries),
    reviews: found.flatMap(({ reviews }) => reviews),
    referrals: found.flatMap(({ referrals }) => referrals),
    embedKeys: found.flatMap(({ embedKeys }) => embedKeys),
  };
}

/** The address of the account, where it is proven, and those that were. */
async function provenAddresses(
  db: Db,
  { id, email, emailVerified }: Pick<PersonRow, 'id' | 'email' | 'emailVerified'>,
): Promise<readonly PersonalAddress[]> {
  const former = (await formerAddresses(db, id)).filter((address) => address.email !== email);
  return emailVerified ? [{ email, until: null }, ...former] : former;
}

export interface DeletionDependencies extends SharingMails {
  readonly db: Database;
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
  const isDeleted = await deleteAccount(dependencies, person.id, actor.userId);
  if (!isDeleted) throw new AppError('sign_in_required');
}

/**
 * Deletes an account and every row that names its person, or nothing. Two things stay: lines of the audit log with ids that
 * lead to no account, and the public page of an agent, which listings name. The last mail confirms the deletion.
 * @param actorId who deletes it; null for an operator
 * @returns false where it was deleted meanwhile
 */
export async function deleteAccount(
  { db, config, mails, people, clock }: DeletionDependencies,
  id: string,
  actorId: string | null,
): Promise<boolean> {
  const now = clock();
  await mails.start();
  const deleted = await db.kysely.transaction().execute(async (transaction) => {
    await deleteInTurn(transaction);
    const departing = { personId: id, actorId: actorId ?? id, now };
    await departFromThings(sharedCollections, { config, mails }, transaction, departing);
    // Changes of the person lock it as well, so this row is the last one.
    const person = await lockPerson(transaction, id);
    if (person === undefined) return undefined;
    const addresses = await provenAddresses(transaction, person);
    await deletePersonRow(transaction, id);
    // An address that was never proven may be another person's, whose inquiries must stay.
    for (const address of addresses) await deletePersonWithin(transaction, address);
    await recordAudit(transaction, { at: now, action: 'account deleted', actorId, personId: id });
    await anonymizeAudit(transaction, id);
    if (person.emailVerified) await mails.enqueue(transaction, [farewellTo(person, now)]);
    return person;
  });
  if (deleted === undefined) return false;
  await people.remove(deleted.picture);
  mails.wake();
  return true;
}

const farewellTo = ({ email, firstname, lastname }: PersonRow, now: Date): NewMail => ({
  ...{ id: randomUUID(), template: 'account-deleted', parameters: { name: firstname } },
  to: { name: `${firstname} ${lastname}`, address: email },
  ...{ replyTo: null, related: null, createdAt: now },
});
