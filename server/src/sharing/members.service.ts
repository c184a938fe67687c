import type { Departure, Members } from '@hearth/domain/contract/membership.ts';
import { reminderHours } from '@hearth/domain/people/sharing-rules.ts';
import type { Database, Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { personOf } from '../people/owner.service.ts';
import { announcePerson } from './announce-thing.service.ts';
import { changeThing } from './change-thing.service.ts';
import { changeState, type MemberRow, readMembers } from './memberships.queries.ts';
import type { SharedKind, SharedThing, SharingMails } from './shared-thing.ts';

/** A thing by the id of its path. */
export interface ThingOfVisit {
  readonly id: string;
  readonly visit: OwnedVisit;
}

/** A membership of it. */
export interface MemberOfVisit extends ThingOfVisit {
  readonly collaboratorId: string;
}

/** Returns the people of a thing: all who joined, and the invited and declined ones where the actor can invite. */
export async function membersOf<Thing extends SharedThing>(
  db: Db,
  shared: SharedKind<Thing>,
  { id, visit }: ThingOfVisit,
): Promise<Members> {
  const thing = await shared.read(db, id, visit);
  const canInvite = shared.can(visit, 'invite', thing);
  const [owner, rows] = await Promise.all([
    personOf(db, { ...visit.owner, ownerId: thing.ownerId }),
    readMembers(db, { kind: shared.kind, id: thing.id }),
  ]);
  const { firstname, picture } = owner;
  return {
    owner: { firstname, picture, isYou: owner.id === visit.owner.ownerId },
    collaborators: rows
      .filter(({ state }) => canInvite || state === 'joined')
      .map((row) => shownMember(row, canInvite, visit)),
  };
}

const shownMember = (
  { id, state, email, personId, firstname, picture, createdAt, askedAt }: MemberRow,
  canInvite: boolean,
  { owner, now }: OwnedVisit,
): Members['collaborators'][number] => {
  const hasJoined = state === 'joined';
  return {
    id: String(id),
    status: state as 'pending' | 'joined' | 'declined',
    person: hasJoined ? { firstname: firstname ?? '', picture } : null,
    isYou: hasJoined && personId === owner.ownerId,
    email: hasJoined ? null : email,
    createdAt: createdAt.toISOString(),
    can: { remove: canInvite, remind: canInvite && state === 'pending' && nextReminder(askedAt) <= now },
  };
};

/** Earliest time of the next reminder. */
export const nextReminder = (askedAt: Date): Date => new Date(askedAt.getTime() + reminderHours * 3_600_000);

/** @throws AppError not_found for a membership of another thing, or one that ended */
export async function requiredMember(
  db: Db,
  { kind }: Pick<SharedKind, 'kind'>,
  thingId: number,
  collaboratorId: string,
): Promise<MemberRow> {
  const members = await readMembers(db, { kind, id: thingId });
  const member = members.find(({ id }) => String(id) === collaboratorId);
  if (member === undefined) throw new AppError('not_found');
  return member;
}

interface LeavingDependencies extends SharingMails {
  readonly db: Database;
}

/** Removes a person, or takes an invitation back. */
export async function removeMember<Thing extends SharedThing>(
  { db, ...mailing }: LeavingDependencies,
  shared: SharedKind<Thing>,
  { id, visit, collaboratorId }: MemberOfVisit,
): Promise<void> {
  const { actor, now } = visit;
  await mailing.mails.start();
  const change = changeOf(shared, id, visit, 'invite', 'collaborator removed');
  await changeThing(db.kysely, visit, change, async (transaction, thing) => {
    const member = await requiredMember(transaction, shared, thing.id, collaboratorId);
    await changeState(transaction, member.id, { state: 'removed', now });
    if (member.personId === null || member.state !== 'joined') return;
    const departing = { personId: member.personId, actorId: actor.userId, now };
    await shared.depart(mailing, transaction, thing, departing);
    await announcePerson(transaction, shared.kind, thing, { ...departing, what: 'left' });
  });
}

/** Leaves a thing that the actor joined. */
export async function leaveThing<Thing extends SharedThing>(
  { db, ...mailing }: LeavingDependencies,
  shared: SharedKind<Thing>,
  { id, visit }: ThingOfVisit,
): Promise<void> {
  const { now } = visit;
  const personId = visit.actor.userId;
  await mailing.mails.start();
  const change = changeOf(shared, id, visit, 'leave', 'collaborator left');
  await changeThing(db.kysely, visit, change, async (transaction, thing) => {
    await changeState(transaction, thing.membershipId!, { state: 'left', now });
    const departing = { personId, actorId: personId, now };
    await shared.depart(mailing, transaction, thing, departing);
    await announcePerson(transaction, shared.kind, thing, { ...departing, what: 'left' });
  });
}

/** Returns what stays and what goes when a person leaves or is removed. @throws AppError not_found, forbidden */
export async function departureOf<Thing extends SharedThing>(
  db: Db,
  shared: SharedKind<Thing>,
  { id, visit, collaboratorId }: MemberOfVisit,
): Promise<Departure> {
  const thing = await shared.read(db, id, visit);
  const isOwn = String(thing.membershipId) === collaboratorId;
  if (!isOwn && !shared.can(visit, 'invite', thing)) throw new AppError('forbidden');
  const { personId, state } = await requiredMember(db, shared, thing.id, collaboratorId);
  return personId === null || state !== 'joined' ? [] : shared.departure(db, thing.id, personId, isOwn);
}

/** A change of the people of a thing. */
export const changeOf = <Thing extends SharedThing>(
  shared: SharedKind<Thing>,
  id: string,
  visit: OwnedVisit,
  action: Parameters<SharedKind['can']>[1],
  name: string,
) => ({
  kind: shared.kind,
  read: (db: Db) => shared.read(db, id, visit),
  isAllowed: (thing: Thing) => shared.can(visit, action, thing),
  // Without a membership there is nothing to answer or to leave.
  refusal: action === 'invite' ? ('forbidden' as const) : ('not_found' as const),
  name,
});
