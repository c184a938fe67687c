import { sql } from 'kysely';
import type { SqlFragment } from '../db/sql-fragment.ts';
import type { ThingKind } from './shared-thing.ts';

/**
 * The open membership of a person in a thing, as a table of `id`, `state` and `cadence` with at most one row: joined, or an invitation to the
 * person's verified address. Served by membership_joined and membership_open.
 */
export const openMembership = (kind: ThingKind, thingId: SqlFragment, personId: string): SqlFragment => sql`(
  select id, state, cadence from membership
  where thing_kind = ${kind} and thing_id = ${thingId} and (
    (state = 'joined' and person_id = ${personId})
    or (state = 'pending' and email = (select email from person where id = ${personId} and email_verified)))
  order by state = 'joined' desc
  limit 1)`;

/** Number of people who joined a thing; served by membership_thing. */
export const joinedCount = (kind: ThingKind, thingId: SqlFragment): SqlFragment => sql`(
  select count(*) from membership where thing_kind = ${kind} and thing_id = ${thingId} and state = 'joined')`;

/** Set if people joined a thing or are invited; served by membership_thing. */
export const isShared = (kind: ThingKind, thingId: SqlFragment): SqlFragment => sql`exists (
  select from membership where thing_kind = ${kind} and thing_id = ${thingId} and state in ('pending', 'joined'))`;

/** Ids of the things that a person joined; served by membership_person. */
export const joinedThings = (kind: ThingKind, personId: string): SqlFragment => sql`(
  select thing_id from membership where person_id = ${personId} and thing_kind = ${kind} and state = 'joined')`;

/** Accounts of the people who joined a thing; served by membership_joined. */
export const joinedPeople = (kind: ThingKind, thingId: SqlFragment): SqlFragment => sql`(
  select person_id from membership where thing_kind = ${kind} and thing_id = ${thingId} and state = 'joined')`;

/** An invitation that its receiver can answer: it waits, and the receiver has neither the thing nor joined it by another address. */
export const isWaitingFor = (ownerOf: SqlFragment, personId: string): SqlFragment => sql`(
  state = 'pending' and ${ownerOf} <> ${personId} and not exists (
    select from membership joined
    where joined.thing_kind = membership.thing_kind and joined.thing_id = membership.thing_id
      and joined.person_id = ${personId} and joined.state = 'joined'))`;
