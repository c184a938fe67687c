import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { DigestKind, MailedCadence } from './digest-window.ts';

/** A digest that is to be closed. */
export interface DueDigest {
  readonly id: number;
  readonly personId: string;
  readonly edition: EditionId;
  readonly cadence: DigestKind;
  readonly timeWindow: string;
  readonly openedPlace: number;
}

/** A claim of a process that ended expires after this time. */
const CLAIM_MS = 30_000;

/** Claims digests that are due, the earliest first, so that no other process takes them; served by digest_due. */
export async function claimDigests(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update digest set claimed_until = ${new Date(now.getTime() + CLAIM_MS)}
    where id in (
      select id from digest
      where closed_at is null and due_at <= ${now} and coalesce(claimed_until <= ${now}, true)
      order by due_at, id limit ${limit} for no key update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lets other processes, or the next run, take a digest. */
export async function releaseDigest(transaction: Db, id: number): Promise<void> {
  await transaction.updateTable('digest').set({ claimedUntil: null }).where('id', '=', id).execute();
}

/** When the next digest is due after a moment; null where none is open. Served by digest_due. */
export async function nextDueAt(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ dueAt: Date | null }>`
    select min(due_at) as due_at from digest where closed_at is null and due_at > ${now}`.execute(db);
  return rows[0]?.dueAt ?? null;
}

/** A digest with the events and searches of its mail. */
export interface StoredDigest extends DueDigest {
  readonly searchIds: readonly number[];
  readonly events: readonly number[];
}

export async function readDigest(db: Db, id: number): Promise<StoredDigest | undefined> {
  const { rows } = await sql<StoredDigest>`
    select id, person_id, edition, cadence, time_window, opened_place, events,
           array(select (search ->> 'id')::bigint from jsonb_array_elements(searches) as search) as search_ids
    from digest where id = ${id}`.execute(db);
  const row = rows[0];
  return row && { ...row, events: row.events.map(Number), searchIds: row.searchIds.map(Number) };
}

/** A digest that is still open, locked; undefined where another process closes it. */
export async function lockDigest(transaction: Db, id: number): Promise<DueDigest | undefined> {
  const { rows } = await sql<DueDigest>`
    select id, person_id, edition, cadence, time_window, opened_place from digest
    where id = ${id} and closed_at is null for update skip locked`.execute(transaction);
  return rows[0];
}

/** Returns whether a mail of an earlier digest of the person still waits; served by the unique key. */
export async function hasWaitingMail(
  transaction: Db,
  { personId, edition, cadence }: DueDigest,
): Promise<boolean> {
  const { rows } = await sql`
    select from digest join mail on mail.id = digest.mail_id
    where digest.person_id = ${personId} and digest.edition = ${edition} and cadence = ${cadence}
      and mail.sent_at is null and mail.failed_at is null limit 1`.execute(transaction);
  return rows.length > 0;
}

export async function postponeDigest(transaction: Db, id: number, dueAt: Date): Promise<void> {
  await transaction.updateTable('digest').set({ dueAt, claimedUntil: null }).where('id', '=', id).execute();
}

/** Events that mails have brought a person since a place. */
export async function broughtEvents(db: Db, personId: string, since: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ event: number }>`
    select unnest(events) as event from digest where person_id = ${personId} and closed_place >= ${since}`.execute(
    db,
  );
  return new Set(rows.map(({ event }) => event));
}

/** A search as a digest considered it. */
export interface ConsideredSearch {
  readonly id: number;
  readonly name: string;
  /** Null for a collection, whose id is negative. */
  readonly query: string | null;
  /** Set if the mail names it. */
  readonly hasNews: boolean;
}

/** The findings of a digest when it is closed. */
export interface ClosedDigest {
  readonly closedAt: Date;
  readonly closedPlace: number;
  readonly searches: readonly ConsideredSearch[];
  readonly events: readonly number[];
  readonly mailId: string | null;
}

/** Closes a digest; its searches have seen the events up to its place, unless it is about open houses. */
export async function closeDigest(
  transaction: Db,
  id: number,
  { closedAt, closedPlace, searches, events, mailId }: ClosedDigest,
): Promise<void> {
  await sql`
    update digest set closed_at = ${closedAt}, closed_place = ${closedPlace}, searches = ${JSON.stringify(searches)}::jsonb,
                      events = ${events}::bigint[], mail_id = ${mailId}
    where id = ${id}`.execute(transaction);
  const ids = searches.map((search) => search.id);
  await sql`
    with closed as (select person_id from digest where id = ${id} and cadence <> 'open houses'),
    searches as (
      update saved_search set seen_place = ${closedPlace} from closed
      where saved_search.id = any(${ids}::bigint[]) and saved_search.person_id = closed.person_id
        and seen_place < ${closedPlace}),
    collections as (
      update collection set seen_place = ${closedPlace} from closed
      where -collection.id = any(${ids}::bigint[]) and collection.person_id = closed.person_id
        and seen_place < ${closedPlace})
    update membership set seen_place = ${closedPlace} from closed
    where membership.person_id = closed.person_id and seen_place < ${closedPlace}
      and coalesce(saved_search_id, -collection_id) = any(${ids}::bigint[])`.execute(transaction);
}

/** A digest as the ledger reads it. */
export interface ReadDigest {
  readonly cadence: MailedCadence;
  readonly dueAt: Date;
  readonly openedPlace: number;
  readonly closedAt: Date | null;
  readonly closedPlace: number | null;
  readonly searches: readonly ConsideredSearch[] | null;
  readonly events: readonly number[];
}

/** The digests of events of a person that were due since a moment, and open ones, in their order; served by the unique key. */
export async function digestsSince(
  db: Db,
  personId: string,
  edition: EditionId,
  since: Date,
): Promise<ReadDigest[]> {
  const { rows } = await sql<ReadDigest>`
    select cadence, due_at as "dueAt", opened_place as "openedPlace", closed_at as "closedAt",
           closed_place as "closedPlace", searches, events
    from digest where person_id = ${personId} and edition = ${edition} and due_at >= ${since} and cadence <> 'open houses'
    order by opened_place, id`.execute(db.withoutPlugins());
  return rows.map((row) => ({ ...row, events: row.events.map(Number) }));
}

/** The person of a link in a mail, the digest of the mail, and the cadence that its searches get. */
interface CadenceChange {
  readonly hash: string;
  readonly digest: number;
  readonly stops: boolean;
  readonly now: Date;
}

/**
 * Stops the searches that the mail of a digest names, or has them send mails again at its cadence; the link in a mail about open houses
 * stops these mails alone. Returns the names of what changed; undefined where the hash is not that of the digest's person.
 */
export async function changeCadences(
  db: Db,
  { hash, digest, stops, now }: CadenceChange,
): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ names: string[] | null }>`
    with mailed as (
      select digest.person_id, digest.cadence, (search ->> 'id')::bigint as search_id
      from digest join mail_subscription on mail_subscription.person_id = digest.person_id
      left join jsonb_array_elements(digest.searches) as search on (search ->> 'hasNews')::boolean
      where digest.id = ${digest} and mail_subscription.hash = ${hash}
    ), wanted as (
      select mailed.*, case when ${stops}::boolean then 'never' else mailed.cadence end as new_cadence,
             case when ${stops}::boolean then 0 else (select coalesce(max(place), 0) from listing_event) end as from_place
      from mailed where mailed.cadence <> 'open houses'
    ), changed as (
      update saved_search set cadence = new_cadence, seen_place = greatest(seen_place, from_place), updated_at = ${now}
      from wanted
      where saved_search.id = wanted.search_id and saved_search.person_id = wanted.person_id
        and (saved_search.cadence = 'never') <> ${stops}::boolean
      returning name
    ), changed_collections as (
      update collection set cadence = new_cadence, seen_place = greatest(seen_place, from_place)
      from wanted
      where -collection.id = wanted.search_id and collection.person_id = wanted.person_id
        and (collection.cadence = 'never') <> ${stops}::boolean
      returning name
    ), changed_memberships as (
      update membership set cadence = new_cadence, seen_place = greatest(seen_place, from_place)
      from wanted
      where membership.person_id = wanted.person_id and (membership.cadence = 'never') <> ${stops}::boolean
        and coalesce(membership.saved_search_id, -membership.collection_id) = wanted.search_id
      returning coalesce((select name from saved_search where id = membership.saved_search_id),
                         (select name from collection where id = membership.collection_id)) as name
    ), toggled as (
      update person set notify_open_houses = not ${stops}::boolean
      from (select distinct person_id from mailed where cadence = 'open houses') as receiver
      where person.id = receiver.person_id and notify_open_houses = ${stops}::boolean
      returning 'Open houses' as name
    )
    select array(select name from changed union all select name from changed_collections
                 union all select name from changed_memberships union all select name from toggled order by name) as names
    where exists (select from mailed)`.execute(db);
  return rows[0] && (rows[0].names ?? []);
}
