import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import type { MembershipState } from '@hearth/domain/people/sharing-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { isWaitingFor } from './memberships.sql.ts';
import type { ThingKey, ThingKind } from './shared-thing.ts';

export interface MemberRow {
  readonly id: number;
  readonly state: MembershipState;
  readonly email: string;
  /** null until an account answered. */
  readonly personId: string | null;
  readonly firstname: string | null;
  readonly picture: string | null;
  readonly createdAt: Date;
  readonly askedAt: Date;
}

const ofThing = ({ kind, id }: ThingKey) => sql`thing_kind = ${kind} and thing_id = ${id}`;

/** Open and declined memberships of a thing, the first invited first; served by membership_thing. */
export async function readMembers(db: Db, thing: ThingKey): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select membership.id, state, membership.email, person_id, firstname, picture, membership.created_at, asked_at
    from membership left join person on person.id = person_id
    where ${ofThing(thing)} and state in ('pending', 'joined', 'declined')
    order by membership.id
  `.execute(db);
  return rows;
}

interface Invitations {
  /** Addresses with the digest of the code for each. */
  readonly invited: readonly { readonly email: string; readonly codeHash: string }[];
  readonly invitedBy: string;
  readonly now: Date;
}

/** Stores invitations in place of those that ended, and returns them; an address with an open one gets no second one. */
export async function insertInvitations(
  db: OwnedChange,
  { kind, id }: ThingKey,
  { invited, invitedBy, now }: Invitations,
): Promise<readonly { readonly id: number; readonly email: string }[]> {
  const emails = invited.map(({ email }) => email);
  await sql`
    delete from membership where ${ofThing({ kind, id })} and email = any(${emails}::text[])
      and state not in ('pending', 'joined')
  `.execute(db);
  const { rows } = await sql<{ id: number; email: string }>`
    insert into membership (thing_kind, thing_id, email, invited_by, code_hashes, created_at, asked_at, changed_at)
    select ${kind}, ${id}::bigint, email, ${invitedBy}::uuid, array[code_hash], ${now}, ${now}, ${now}
    from unnest(${emails}::text[], ${invited.map(({ codeHash }) => codeHash)}::text[]) as invited (email, code_hash)
    on conflict (thing_kind, thing_id, email) where state in ('pending', 'joined') do nothing
    returning id, email
  `.execute(db);
  return rows;
}

/** Codes of one invitation that work at the same time. */
const MOST_CODES = 5;

/** Adds the code of a reminder; the codes before it stay valid. */
export async function addCode(
  db: OwnedChange,
  id: number,
  { codeHash, now }: { readonly codeHash: string; readonly now: Date },
): Promise<void> {
  await sql`
    update membership
    set code_hashes = (array_append(code_hashes, ${codeHash}))[greatest(1, cardinality(code_hashes) + 2 - ${MOST_CODES}):],
        asked_at = ${now}
    where id = ${id}
  `.execute(db);
}

/** How a person who joins or has joined a thing gets its news. */
interface MemberMails {
  readonly cadence: Cadence;
  /** Place of the last event that is no news; undefined leaves it. */
  readonly seenPlace?: number;
}

interface StateChange extends Partial<MemberMails> {
  readonly state: MembershipState;
  readonly now: Date;
  /** Who answered; undefined leaves it. */
  readonly personId?: string;
}

/** Ends a membership, or accepts it. */
export async function changeState(
  db: OwnedChange,
  id: number,
  { now, ...changes }: StateChange,
): Promise<void> {
  await db
    .updateTable('membership')
    .set({ ...changes, changedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function changeCadence(db: OwnedChange, id: number, mails: MemberMails): Promise<void> {
  await db.updateTable('membership').set(mails).where('id', '=', id).execute();
}

export interface LinkedMembership {
  readonly id: number;
  readonly state: MembershipState;
  readonly email: string;
  readonly thingKind: ThingKind;
  readonly thingId: number;
  readonly ownerId: string;
  readonly name: string;
  readonly firstname: string | null;
  readonly picture: string | null;
}

/** The open membership that a code belongs to, with its thing and who invited. @param since how old the last mail may be */
export async function readLinked(
  db: Db,
  thing: ThingKey,
  { codeHash, since }: { readonly codeHash: string; readonly since: Date },
): Promise<LinkedMembership | undefined> {
  const { rows } = await sql<LinkedMembership>`
    select membership.id, state, membership.email, thing_kind, thing_id, ${ownerOf} as owner_id, ${nameOf} as name,
           inviter.firstname, inviter.picture
    from membership left join person inviter on inviter.id = invited_by
    where ${ofThing(thing)} and state in ('pending', 'joined') and code_hashes @> array[${codeHash}]
      and asked_at > ${since}
  `.execute(db);
  return rows[0];
}

/** Returns whether a person has the thing of a membership, or joined it by any address; served by membership_joined. */
export async function takesPart(
  db: Db,
  { thingKind, thingId, ownerId }: Pick<LinkedMembership, 'thingKind' | 'thingId' | 'ownerId'>,
  personId: string,
): Promise<boolean> {
  if (ownerId === personId) return true;
  const { rows } = await sql`
    select from membership
    where ${ofThing({ kind: thingKind, id: thingId })} and person_id = ${personId} and state = 'joined'
  `.execute(db);
  return rows.length > 0;
}

/**
 * Accounts of all who can see a thing: its owner, the owner's agent, those who joined, and the invited with a verified account;
 * served by membership_thing.
 */
export async function readAudience(db: Db, thing: ThingKey, ownerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${ownerId}::uuid as id
    union select agent.id from person owner join person agent on agent.username = owner.agent_id and agent.role = 'Agent'
          where owner.id = ${ownerId}
    union select person_id from membership where ${ofThing(thing)} and state = 'joined'
    union select person.id from membership join person on person.email = membership.email and email_verified
          where ${ofThing(thing)} and state = 'pending'
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The thing's own columns, by its kind. */
const columnOf = (column: 'name' | 'person_id') => sql`case thing_kind
  when 'collection' then (select ${sql.ref(column)} from collection where id = collection_id)
  when 'saved-search' then (select ${sql.ref(column)} from saved_search where id = saved_search_id) end`;
const nameOf = columnOf('name');
const ownerOf = columnOf('person_id');

interface JoinedRow {
  readonly membershipId: number;
  readonly id: number;
  readonly ownerId: string;
  readonly name: string;
}

/** The things of a kind that a person joined; served by membership_person. */
export async function readJoined(db: Db, kind: ThingKind, personId: string): Promise<readonly JoinedRow[]> {
  const { rows } = await sql<JoinedRow>`
    select id as membership_id, thing_id as id, ${ownerOf} as owner_id, ${nameOf} as name from membership
    where person_id = ${personId} and thing_kind = ${kind} and state = 'joined'
    order by id
  `.execute(db);
  return rows;
}

/** Owners of things in which a person has a membership, invited others, added homes or wrote comments, and people to whom the person recommended homes; served by the indexes of these. */
export async function ownersWithTraces(db: Db, personId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ ownerId: string }>`
    select person_id as owner_id from collection where id in (
      select collection_id from membership where person_id = ${personId} or invited_by = ${personId}
      union select collection_id from collection_listing where added_by = ${personId}
      union select collection_id from comment where person_id = ${personId})
    union
    select person_id from saved_search where id in (
      select saved_search_id from membership where person_id = ${personId} or invited_by = ${personId})
    union
    select person_id from recommendation where recommended_by = ${personId}
  `.execute(db);
  return rows.map(({ ownerId }) => ownerId);
}

/** The things of a kind that a person has and shares with others. */
export async function readShared(
  db: Db,
  kind: ThingKind,
  ownerId: string,
): Promise<readonly { readonly id: number; readonly ownerId: string }[]> {
  const { rows } = await sql<{ id: number; ownerId: string }>`
    select distinct thing_id as id, ${ownerId}::uuid as owner_id from membership join collection on collection.id = collection_id
    where collection.person_id = ${ownerId} and thing_kind = ${kind} and state in ('pending', 'joined')
  `.execute(db);
  return rows;
}

export interface InvitationRow {
  readonly id: number;
  readonly name: string;
  readonly firstname: string | null;
  readonly picture: string | null;
  readonly createdAt: Date;
}

/** Invitations to things of a kind that wait at a person's verified address, the newest first; served by membership_pending. */
export async function readInvitations(
  db: Db,
  kind: ThingKind,
  personId: string,
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select thing_id as id, ${nameOf} as name, inviter.firstname, inviter.picture, membership.created_at
    from membership left join person inviter on inviter.id = invited_by
    where thing_kind = ${kind} and ${isWaitingFor(ownerOf, personId)}
      and membership.email = (select email from person where id = ${personId} and email_verified)
    order by membership.created_at desc, membership.id desc
  `.execute(db);
  return rows;
}

export async function countInvitations(db: Db, kind: ThingKind, personId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from membership where thing_kind = ${kind} and ${isWaitingFor(ownerOf, personId)}
      and email = (select email from person where id = ${personId} and email_verified)
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns whether a membership exists and has a state. */
export async function hasState(db: Db, id: number, state: MembershipState): Promise<boolean> {
  const { rows } = await sql`select from membership where id = ${id} and state = ${state}`.execute(db);
  return rows.length > 0;
}

export async function readEmail(db: Db, personId: string): Promise<string | undefined> {
  const row = await db.selectFrom('person').select('email').where('id', '=', personId).executeTakeFirst();
  return row?.email;
}
