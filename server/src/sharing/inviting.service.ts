import type { Members } from '@hearth/domain/contract/membership.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { mostMembers } from '@hearth/domain/people/sharing-rules.ts';
import type { SharingLimits } from '../accounts/sharing-limits.service.ts';
import type { Database, Db } from '../db/database.ts';
import { tokenHash } from '../db/token-hash.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { personOf } from '../people/owner.service.ts';
import { changeThing } from './change-thing.service.ts';
import { invitationMail, newCode } from './invitation-mail.service.ts';
import {
  changeOf,
  type MemberOfVisit,
  membersOf,
  nextReminder,
  requiredMember,
  type ThingOfVisit,
} from './members.service.ts';
import { addCode, insertInvitations, readEmail, readMembers } from './memberships.queries.ts';
import type { SharedKind, SharedThing, SharingMails } from './shared-thing.ts';

export interface InvitingDependencies extends SharingMails {
  readonly db: Database;
  readonly limits: SharingLimits;
}

export interface Inviting extends ThingOfVisit {
  readonly emails: readonly string[];
  /** The network address of the sender. */
  readonly address: string;
}

/**
 * Invites addresses, with or without an account: the answer is the same.
 * @throws AppError validation_failed for an invalid address, one that is invited already and too many; too_many_attempts
 */
export async function invite<Thing extends SharedThing>(
  dependencies: InvitingDependencies,
  shared: SharedKind<Thing>,
  { id, emails, visit, address }: Inviting,
): Promise<Members> {
  const { mails, limits } = dependencies;
  const db = dependencies.db.kysely;
  const receivers = [...new Set(emails.map(readAddress))];
  const sender = await personOf(db, { ...visit.owner, ownerId: visit.actor.userId });
  const change = changeOf(shared, id, visit, 'invite', 'people invited');
  // Refuses what would be refused in the end, before it counts.
  await refuseInvited(db, shared, await allowedThing(db, change), receivers);
  for (const receiver of receivers) await limits.count({ sender, address, receiver });
  await mails.start();
  await changeThing(db, visit, change, async (transaction, thing) => {
    await refuseInvited(transaction, shared, thing, receivers);
    const codes = receivers.map((email) => ({ email, code: newCode() }));
    const rows = await insertInvitations(
      transaction,
      { kind: shared.kind, id: thing.id },
      {
        invited: codes.map(({ email, code }) => ({ email, codeHash: tokenHash(code) })),
        ...{ invitedBy: visit.actor.userId, now: visit.now },
      },
    );
    const codeOf = new Map(codes.map(({ email, code }) => [email, code]));
    const toMail = (row: (typeof rows)[number]) =>
      invitationMail(
        dependencies.config,
        { shared, thing, sender, visit, isReminder: false },
        row,
        codeOf.get(row.email)!,
      );
    await mails.enqueue(transaction, rows.map(toMail));
  });
  return membersOf(db, shared, { id, visit });
}

async function allowedThing<Thing>(
  db: Db,
  { read, isAllowed }: { read: (db: Db) => Promise<Thing>; isAllowed: (thing: Thing) => boolean },
): Promise<Thing> {
  const thing = await read(db);
  if (!isAllowed(thing)) throw new AppError('forbidden');
  return thing;
}

const readAddress = (text: string): string =>
  emailAddress(text) ?? refuse('email', `Please enter a valid email: “${text.trim().slice(0, 60)}”`);

async function refuseInvited<Thing extends SharedThing>(
  db: Db,
  { kind, refuseInviting }: SharedKind<Thing>,
  thing: Thing,
  receivers: readonly string[],
): Promise<void> {
  refuseInviting?.(thing);
  const { id, ownerId } = thing;
  const [owner, members] = await Promise.all([readEmail(db, ownerId), readMembers(db, { kind, id })]);
  const open = members.filter(({ state }) => state !== 'declined');
  for (const email of receivers) {
    if (email === owner) refuse('email', 'That’s your own email address');
    if (open.some((member) => member.email === email)) refuse('email', `${email} is invited already`);
  }
  if (open.length + receivers.length > mostMembers)
    refuse('email', `You can invite ${mostMembers} people. Remove an invitation first.`);
}

/** Sends a reminder of an invitation. @throws AppError not_found; too_many_attempts within a day of the last mail */
export async function remind<Thing extends SharedThing>(
  dependencies: InvitingDependencies,
  shared: SharedKind<Thing>,
  { id, visit, collaboratorId }: MemberOfVisit,
): Promise<Members> {
  const { mails } = dependencies;
  const db = dependencies.db.kysely;
  const sender = await personOf(db, { ...visit.owner, ownerId: visit.actor.userId });
  await mails.start();
  await changeThing(
    db,
    visit,
    changeOf(shared, id, visit, 'invite', 'reminder sent'),
    async (transaction, thing) => {
      const member = await requiredMember(transaction, shared, thing.id, collaboratorId);
      if (member.state !== 'pending') throw new AppError('not_found');
      const waitMs = nextReminder(member.askedAt).getTime() - visit.now.getTime();
      if (waitMs > 0)
        throw new AppError('too_many_attempts', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
      const code = newCode();
      await addCode(transaction, member.id, { codeHash: tokenHash(code), now: visit.now });
      const about = { shared, thing, sender, visit, isReminder: true };
      await mails.enqueue(transaction, [invitationMail(dependencies.config, about, member, code)]);
    },
  );
  return membersOf(db, shared, { id, visit });
}
