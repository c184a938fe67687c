import type { invitationsSchema, linkedInvitationSchema } from '@hearth/domain/contract/membership.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import { invitationDays } from '@hearth/domain/people/sharing-rules.ts';
import type * as z from 'zod/mini';
import type { Database, Db } from '../db/database.ts';
import { tokenHash } from '../db/token-hash.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { lastEventPlace } from '../listings/listing-log.service.ts';
import { changeFor, personOf } from '../people/owner.service.ts';
import { cadenceWithoutChoice } from '../people/wanted-mails.service.ts';
import { announcePerson, announcing } from './announce-thing.service.ts';
import { changeThing, visitOfOwner } from './change-thing.service.ts';
import { joinedMail } from './joined-mail.service.ts';
import { changeOf, type ThingOfVisit } from './members.service.ts';
import {
  changeState,
  countInvitations,
  type LinkedMembership,
  readInvitations,
  readLinked,
  takesPart,
} from './memberships.queries.ts';
import type { SharedKind, SharedThing, SharingMails, ThingKey } from './shared-thing.ts';

/** The membership that the code of a link belongs to; none for a reserved collection, whose id is a word. */
const linkedBy = async (
  db: Db,
  thing: ThingKey,
  code: string,
  now: Date,
): Promise<LinkedMembership | undefined> =>
  Number.isNaN(thing.id)
    ? undefined
    : readLinked(db, thing, {
        codeHash: tokenHash(code),
        since: new Date(now.getTime() - invitationDays * DAY_MS),
      });

/** Returns the invitation of a link to its holder. @throws AppError not_found */
export async function linkedInvitation(
  db: Db,
  thing: ThingKey,
  code: string,
  now: Date,
): Promise<z.input<typeof linkedInvitationSchema>> {
  const linked = await linkedBy(db, thing, code, now);
  if (linked === undefined) throw new AppError('not_found');
  const { name, email, state, firstname, picture } = linked;
  return {
    name,
    email,
    hasJoined: state === 'joined',
    invitedBy: firstname === null ? null : { firstname, picture },
  };
}

interface JoiningDependencies extends SharingMails {
  readonly db: Database;
}

/**
 * Accepts an invitation to the actor's address, which the code of its mail or a verified address proves. Nothing happens for
 * the owner, and for a person who joined, also by another address. The owner gets a mail.
 * @throws AppError not_found; forbidden for the code of another address
 */
export async function join<Thing extends SharedThing>(
  { db: { kysely: db }, config, mails }: JoiningDependencies,
  shared: SharedKind<Thing>,
  { id, visit, code }: ThingOfVisit & { readonly code: string | undefined },
): Promise<void> {
  const { ownerId } = await openInvitation(db, shared, { id, visit, code });
  await mails.start();
  await changeFor(db, visitOfOwner(visit, ownerId), 'collaborator joined', async (transaction, owner) => {
    const { membershipId, hasJoined, name } = await openInvitation(transaction, shared, { id, visit, code });
    if (hasJoined) return;
    const thing = { id: Number(id), ownerId };
    const joining = { ...visit.owner, ownerId: visit.actor.userId };
    const { firstname: joiner, email } = await personOf(transaction, joining);
    const mailChoice = {
      cadence: await cadenceWithoutChoice(transaction, email),
      seenPlace: await lastEventPlace(transaction),
    };
    await announcing(transaction, shared.kind, thing, () =>
      changeState(transaction, membershipId, {
        ...{ state: 'joined', now: visit.now, personId: visit.actor.userId, ...mailChoice },
      }),
    );
    const { userId: personId } = visit.actor;
    const news = { what: 'joined' as const, personId, actorId: personId };
    await announcePerson(transaction, shared.kind, { ...thing, name }, news);
    // An address that was never proven may be another person's.
    if (!owner.emailVerified) return;
    const joined = { shared, thing: { id: thing.id, name }, membershipId, joiner, now: visit.now };
    await mails.enqueue(transaction, [joinedMail(config, joined, owner)]);
  });
}

async function openInvitation<Thing extends SharedThing>(
  db: Db,
  shared: SharedKind<Thing>,
  { id, visit, code }: ThingOfVisit & { readonly code: string | undefined },
): Promise<{ membershipId: number; ownerId: string; name: string; hasJoined: boolean }> {
  if (code !== undefined) {
    const linked = await linkedBy(db, { kind: shared.kind, id: Number(id) }, code, visit.now);
    const { email } = await personOf(db, { ...visit.owner, ownerId: visit.actor.userId });
    const hasJoined = linked !== undefined && (await takesPart(db, linked, visit.actor.userId));
    if (linked !== undefined && linked.email !== email && !hasJoined) throw new AppError('forbidden');
    if (linked !== undefined && (hasJoined || linked.state === 'pending'))
      return { membershipId: linked.id, ownerId: linked.ownerId, name: linked.name, hasJoined };
  }
  const thing = await shared.read(db, id, visit);
  if (thing.membershipId === null) throw new AppError('not_found');
  const { membershipId, ownerId, name, membership } = thing;
  return {
    ...{ membershipId, ownerId, name },
    hasJoined: membership === 'joined' || ownerId === visit.actor.userId,
  };
}

/** Declines the actor's invitation. @throws AppError not_found */
export const decline = <Thing extends SharedThing>(
  db: Db,
  shared: SharedKind<Thing>,
  { id, visit }: ThingOfVisit,
): Promise<void> =>
  changeThing(
    db,
    visit,
    changeOf(shared, id, visit, 'answer', 'invitation declined'),
    async (transaction, thing) => {
      const personId = visit.actor.userId;
      await changeState(transaction, thing.membershipId!, { state: 'declined', now: visit.now, personId });
    },
  );

/** Returns the actor's open invitations to things of a kind. @param countOnly leaves the items out */
export async function invitationsOf(
  db: Db,
  { kind }: Pick<SharedKind, 'kind'>,
  { owner: { ownerId } }: OwnedVisit,
  countOnly: boolean,
): Promise<z.input<typeof invitationsSchema>> {
  if (countOnly) return { items: [], total: await countInvitations(db, kind, ownerId) };
  const rows = await readInvitations(db, kind, ownerId);
  const items = rows.map(({ id, name, firstname, picture, createdAt }) => ({
    ...{ id: String(id), name, createdAt: createdAt.toISOString() },
    invitedBy: firstname === null ? null : { firstname, picture },
  }));
  return { items, total: items.length };
}
