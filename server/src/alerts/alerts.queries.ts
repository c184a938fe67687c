import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Share } from '../config-reader.ts';
import type { Db } from '../db/database.ts';
import type { VisitingPerson } from '../http/visit.ts';
import type { DigestKind, MailedCadence } from './digest-window.ts';

/** A person to whom news may be sent. */
export interface Recipient extends VisitingPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly disabledAt: Date | null;
  readonly hasOptedOutOfEmail: boolean;
  readonly notifyPriceChanges: boolean;
  readonly notifyStatusChanges: boolean;
  readonly notifyPhotoChanges: boolean;
  readonly notifyOpenHouses: boolean;
  readonly timeZone: string | null;
}

const recipient = sql`
  person.id as person_id, username, email, email_verified, role, is_admin, person.edition, firstname, lastname,
  disabled_at, has_opted_out_of_email, notify_price_changes, notify_status_changes, notify_photo_changes,
  notify_open_houses, time_zone,
  exists (select from sign_in_method where sign_in_method.person_id = person.id and provider_id <> 'credential')
    as has_social_login`;

export async function readRecipient(db: Db, personId: string): Promise<Recipient | undefined> {
  const [found] = await readRecipients(db, [personId]);
  return found;
}

/** In no order; served by the key. */
export async function readRecipients(db: Db, personIds: readonly string[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${recipient} from person where person.id = any(${personIds}::uuid[])`.execute(db);
  return rows;
}

/** Locks people, so that a mail and a deletion, an unsubscription or a changed search follow each other. */
export async function lockRecipients(transaction: Db, personIds: readonly string[]): Promise<void> {
  await sql`
    select from person where id = any(${personIds}::uuid[]) order by id for no key update`.execute(
    transaction,
  );
}

/** A saved search as alerts read it. */
export interface AlertSearch {
  readonly id: number;
  readonly personId: string;
  readonly edition: EditionId;
  readonly name: string;
  readonly query: string;
  readonly cadence: MailedCadence;
  readonly seenPlace: number;
}

/** A search that was changed, with its person. */
export interface ChangedSearch extends Pick<AlertSearch, 'personId' | 'edition' | 'query'> {
  /** Differs for each person of the search. */
  readonly key: number;
  readonly cadence: AlertSearch['cadence'] | 'never';
  /** undefined for one who is gone by now. */
  readonly person: Pick<Recipient, keyof VisitingPerson | 'timeZone'> | undefined;
}

/** The snapshot from which the next reading of changed searches is to start; read it before these. */
export async function searchSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as snapshot`.execute(db);
  return rows[0]!.snapshot;
}

/**
 * Searches of a share that changed since a snapshot, behind a key, in the order of keys; a change is read again where its transaction may
 * have run at that time. Each person who joined a search has an entry for it. Served by saved_search_changed and
 * membership_changed, and by the keys where all are read.
 */
export async function changedSearches(
  db: Db,
  since: string | null,
  { share, after, limit }: { readonly share: Share; readonly after: number; readonly limit: number },
): Promise<readonly ChangedSearch[]> {
  const { rows } = await sql<Omit<ChangedSearch, 'person'>>`
    select key, person_id as "personId", edition, query, cadence from (
      (select id * 2 as key, person_id, edition, query, cadence from saved_search
       where id > ${Math.floor(after / 2)} and id % ${share.of} = ${share.number - 1}
         and (${since}::xid8 is null or changed_xid >= ${since}::xid8)
       order by id limit ${limit})
      union all
      (select membership.id * 2 + 1, membership.person_id, saved_search.edition, query,
              case when state = 'joined' then membership.cadence else 'never' end
       from membership join saved_search on saved_search.id = saved_search_id
       where membership.id > ${Math.floor((after - 1) / 2)} and membership.id % ${share.of} = ${share.number - 1}
         and membership.person_id is not null
         and (${since}::xid8 is null or membership.changed_xid >= ${since}::xid8
              or saved_search.changed_xid >= ${since}::xid8)
       order by membership.id limit ${limit})
    ) as changed
    order by key limit ${limit}`.execute(db.withoutPlugins());
  // One reading for all searches of a person: a start reads millions.
  const people = await readRecipients(db, [...new Set(rows.map(({ personId }) => personId))]);
  const byId = new Map(people.map((person) => [person.personId, person]));
  return rows.map((row) => ({ ...row, key: Number(row.key), person: byId.get(row.personId) }));
}

/** The name of a share's progress. */
const shareName = ({ number, of }: Share): string => (of === 1 ? 'all' : `${number}/${of}`);

const sharesOf = ({ of }: Share): string[] =>
  Array.from({ length: of }, (_, at) => shareName({ number: at + 1, of }));

/**
 * Up to which place a share of the searches has been matched; locked until the transaction ends. After a change of the number of shares all
 * begin where the slowest was.
 */
export async function lockProgress(transaction: Db, share: Share): Promise<number> {
  await sql`
    insert into alert_progress (share, place)
    select share, (select coalesce(min(place), 0) from alert_progress) from unnest(${sharesOf(share)}::text[]) as share
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ place: number }>`
    select place from alert_progress where share = ${shareName(share)} for update`.execute(transaction);
  return rows[0]!.place;
}

export async function noteProgress(transaction: Db, share: Share, place: number): Promise<void> {
  await transaction
    .updateTable('alertProgress')
    .set({ place })
    .where('share', '=', shareName(share))
    .execute();
}

/** Places in the log up to which searches have been matched. */
export interface Matched {
  /** By all shares. */
  readonly all: number;
  /** By one of them. */
  readonly some: number;
}

export async function matchedPlaces(db: Db, share: Share): Promise<Matched> {
  const places = await db
    .selectFrom('alertProgress')
    .select('place')
    .where('share', 'in', sharesOf(share))
    .execute();
  return placesIn(places, share);
}

/** The same; no share goes on until the transaction ends. */
export async function lockMatchedPlaces(transaction: Db, share: Share): Promise<Matched> {
  const places = await transaction
    .selectFrom('alertProgress')
    .select('place')
    .where('share', 'in', sharesOf(share))
    .forShare()
    .execute();
  return placesIn(places, share);
}

const placesIn = (rows: readonly { readonly place: number }[], { of }: Share): Matched => ({
  all: rows.length < of ? 0 : Math.min(...rows.map(({ place }) => place)),
  some: Math.max(0, ...rows.map(({ place }) => place)),
});

/** A window to be opened for a person. */
export interface NewDigest {
  readonly personId: string;
  readonly edition: EditionId;
  readonly cadence: DigestKind;
  readonly timeWindow: string;
  readonly dueAt: Date;
  readonly openedPlace: number;
}

/** A window that is open, and stays so until it is due. */
export type OpenDigest = Pick<NewDigest, 'personId' | 'edition' | 'cadence' | 'dueAt'>;

/**
 * Opens windows, and returns those that are open for these people and cadences now. A person who has an open one of the cadence keeps it,
 * and one who is gone by now has none.
 */
export async function openDigests(transaction: Db, digests: readonly NewDigest[]): Promise<OpenDigest[]> {
  if (digests.length === 0) return [];
  const { rows } = await sql<OpenDigest>`
    with asked as (
      select distinct on (person_id, edition, cadence) * from unnest(
        ${digests.map(({ personId }) => personId)}::uuid[], ${digests.map(({ edition }) => edition)}::text[],
        ${digests.map(({ cadence }) => cadence)}::text[], ${digests.map(({ timeWindow }) => timeWindow)}::text[],
        ${digests.map(({ dueAt }) => dueAt)}::timestamptz[], ${digests.map(({ openedPlace }) => openedPlace)}::bigint[])
      as asked (person_id, edition, cadence, time_window, due_at, opened_place)
      order by person_id, edition, cadence, opened_place
    ), open as (
      select person_id, edition, cadence, digest.due_at
      from digest join asked using (person_id, edition, cadence) where digest.closed_at is null
    ), earlier as (
      -- A share that is behind another one met an earlier event.
      update digest set opened_place = late.opened_place
      from (
        select digest.id, asked.opened_place from digest join asked using (person_id, edition, cadence)
        where digest.closed_at is null and digest.opened_place > asked.opened_place
        -- The process that closes one looks for such events afterwards.
        for no key update of digest skip locked
      ) as late where digest.id = late.id
    ), opened as (
      insert into digest (person_id, edition, cadence, time_window, due_at, opened_place)
      select * from asked
      where exists (select from person where person.id = asked.person_id)
        and not exists (select from open where (open.person_id, open.edition, open.cadence)
                                             = (asked.person_id, asked.edition, asked.cadence))
      order by person_id, edition, cadence
      on conflict do nothing
      returning person_id, edition, cadence, due_at
    )
    select * from open union all select * from opened`.execute(transaction);
  return rows;
}
