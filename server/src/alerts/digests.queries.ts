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

/**
 * A claim of a process that ended expires after this time. One that expires while its process works costs work alone: `lockDigests` lets
 * the first of the two close a digest.
 */
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

/** Lets other processes, or the next run, take digests. */
export async function releaseDigests(transaction: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.updateTable('digest').set({ claimedUntil: null }).where('id', 'in', ids).execute();
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
  const [digest] = await readDigests(db, [id]);
  return digest;
}

/** In the order of ids; unknown ones are missing. */
export async function readDigests(db: Db, ids: readonly number[]): Promise<StoredDigest[]> {
  const { rows } = await sql<StoredDigest>`
    select id, person_id, edition, cadence, time_window, opened_place, events,
           array(select (search ->> 'id')::bigint from jsonb_array_elements(searches) as search) as search_ids
    from digest where id = any(${ids}::bigint[]) order by id`.execute(db);
  return rows.map((row) => ({
    ...row,
    events: row.events.map(Number),
    searchIds: row.searchIds.map(Number),
  }));
}

/** The ids of those digests that are still open, locked; the others are closed by other processes. */
export async function lockDigests(transaction: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from digest
    where id = any(${ids}::bigint[]) and closed_at is null order by id for update skip locked`.execute(
    transaction,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The ids of those digests for whose person a mail of an earlier one still waits; served by the unique key. */
export async function withWaitingMail(transaction: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from digest
    where id = any(${ids}::bigint[]) and exists (
      select from digest as earlier join mail on mail.id = earlier.mail_id
      where (earlier.person_id, earlier.edition, earlier.cadence) = (digest.person_id, digest.edition, digest.cadence)
        and mail.sent_at is null and mail.failed_at is null)`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

export async function postponeDigests(transaction: Db, ids: readonly number[], dueAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await transaction.updateTable('digest').set({ dueAt, claimedUntil: null }).where('id', 'in', ids).execute();
}

/** Events that mails have brought the person of each digest since it was opened, by the digest's id. */
export async function broughtEvents(
  db: Db,
  digests: readonly Pick<DueDigest, 'id' | 'personId' | 'openedPlace'>[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<{ id: number; event: number }>`
    select asked.id, unnest(digest.events) as event
    from unnest(${digests.map(({ id }) => id)}::bigint[], ${digests.map(({ personId }) => personId)}::uuid[],
                ${digests.map(({ openedPlace }) => openedPlace)}::bigint[]) as asked (id, person_id, opened_place)
    join digest on digest.person_id = asked.person_id and closed_place >= asked.opened_place`.execute(db);
  const brought = new Map(digests.map(({ id }) => [id, new Set<number>()]));
  for (const { id, event } of rows) brought.get(Number(id))?.add(Number(event));
  return brought;
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
  readonly id: number;
  readonly searches: readonly ConsideredSearch[];
  readonly events: readonly number[];
  readonly mailId: string | null;
}

/** Closes digests; their searches have seen the events up to the place, unless they are about open houses. */
export async function closeDigests(
  transaction: Db,
  closed: readonly ClosedDigest[],
  { closedAt, closedPlace }: { readonly closedAt: Date; readonly closedPlace: number },
): Promise<void> {
  if (closed.length === 0) return;
  await sql`
    update digest set closed_at = ${closedAt}, closed_place = ${closedPlace}, searches = closed.searches,
                      events = closed.events::bigint[], mail_id = closed.mail_id
    from unnest(${closed.map(({ id }) => id)}::bigint[],
                ${closed.map(({ searches }) => JSON.stringify(searches))}::jsonb[],
                ${closed.map(({ events }) => `{${events.join()}}`)}::text[],
                ${closed.map(({ mailId }) => mailId)}::uuid[]) as closed (id, searches, events, mail_id)
    where digest.id = closed.id`.execute(transaction);
  const seen = closed.flatMap(({ id, searches }) => searches.map((search) => ({ id, searchId: search.id })));
  await sql`
    with seen as (
      select person_id, seen.search_id
      from unnest(${seen.map(({ id }) => id)}::bigint[], ${seen.map(({ searchId }) => searchId)}::bigint[])
           as seen (id, search_id)
      join digest on digest.id = seen.id and cadence <> 'open houses'),
    searches as (
      update saved_search set seen_place = ${closedPlace} from seen
      where saved_search.id = seen.search_id and saved_search.person_id = seen.person_id
        and seen_place < ${closedPlace}),
    collections as (
      update collection set seen_place = ${closedPlace} from seen
      where collection.id = -seen.search_id and collection.person_id = seen.person_id
        and seen_place < ${closedPlace})
    update membership set seen_place = ${closedPlace} from seen
    where membership.person_id = seen.person_id and seen_place < ${closedPlace}
      and coalesce(saved_search_id, -collection_id) = seen.search_id`.execute(transaction);
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
