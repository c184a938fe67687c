import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { Owner, Visit } from '../http/visit.ts';
import { fromLinked, type LinkedSource, linkedFields } from '../listings/linked-listings.sql.ts';
import { joinedPeople, joinedThings } from '../sharing/memberships.sql.ts';
import { homesNamed } from './homes-named.sql.ts';

/** A home in a collection. */
export interface SavedHome {
  readonly collectionId: number;
  readonly listingkey: string;
  /** Account of the person who added it; null once it is deleted. */
  readonly addedBy: string | null;
  readonly addedAt: Date;
}

/** The homes of collections with the fields of the gate, in the order by hand, without those that were removed; served by the keys. */
export async function readSavedHomes(
  db: Db,
  collectionIds: readonly number[],
  visit: Pick<Visit, 'edition' | 'onlyAgent'>,
): Promise<(SavedHome & LinkedSource)[]> {
  if (collectionIds.length === 0) return [];
  const { rows } = await sql<SavedHome & LinkedSource>`/* saved homes */
    select collection_id as "collectionId", added_by as "addedBy", added_at as "addedAt", ${linkedFields}
    ${fromLinked(sql`collection_listing wanted`, visit)} and collection_id = any(${collectionIds}::bigint[])
    order by rank, added_at desc, listing.listingkey
  `.execute(db.withoutPlugins());
  return rows;
}

/** Adds homes before all others, and returns how many of them the collection did not have. */
export async function insertHomes(
  db: OwnedChange,
  collectionId: number,
  listingkeys: readonly string[],
  { addedBy, now }: { readonly addedBy: string; readonly now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into collection_listing (collection_id, listingkey, added_by, added_at, rank)
    select ${collectionId}, listingkey, ${addedBy}::uuid, ${now},
           (select coalesce(min(rank), 1) from collection_listing where collection_id = ${collectionId}) - ${listingkeys.length} + position - 1
    from unnest(${listingkeys}::text[]) with ordinality as added (listingkey, position)
    on conflict (collection_id, listingkey) do nothing
  `.execute(db);
  return Number(numAffectedRows);
}

export async function countHomes(db: Db, collectionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('collectionListing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collectionId', '=', collectionId)
    .executeTakeFirstOrThrow();
  return count;
}

/** In all collections of a person, on all sites; a home in two of them counts twice. */
export async function countHomesOf(db: Db, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collectionListing')
    .innerJoin('collection', 'collection.id', 'collectionId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the homes of a person's collections that no source has any more. */
export async function deleteRemovedHomes(db: OwnedChange, personId: string): Promise<void> {
  await sql`
    delete from collection_listing saved using collection
    where collection.id = saved.collection_id and person_id = ${personId}
      and not exists (select from listing where listing.listingkey = saved.listingkey)
  `.execute(db);
}

/**
 * Reads from a collection the home with this id or, where none in it has it, with this MLS number, also where the listing was
 * removed. Served by the keys and the indexes on both numbers.
 */
export async function readSavedHome(
  db: Db,
  {
    collectionId,
    edition,
    id,
  }: { readonly collectionId: number; readonly edition: EditionId; readonly id: string },
): Promise<SavedHome | undefined> {
  const { rows } = await sql<SavedHome>`
    select collection_id, saved.listingkey, added_by, added_at
    from ${homesNamed(edition, id)} home join collection_listing saved using (listingkey)
    where collection_id = ${collectionId}
    order by listingid = ${id} desc
    limit 1
  `.execute(db);
  return rows[0];
}

/**
 * Moves a home of a collection directly before another one, and numbers the places anew. Served by the key.
 * @param before null for the last place
 */
export async function moveHome(
  db: OwnedChange,
  { collectionId, listingkey }: Pick<SavedHome, 'collectionId' | 'listingkey'>,
  before: string | null,
): Promise<void> {
  await sql`
    with ordered as (
      select listingkey, row_number() over (order by rank, added_at desc, listingkey) as place
      from collection_listing where collection_id = ${collectionId}
    ), moved as (
      select listingkey, row_number() over (order by
               case when listingkey <> ${listingkey} then place
                    else coalesce((select place from ordered where listingkey = ${before}) - 0.5, 'infinity') end) as place
      from ordered
    )
    update collection_listing saved set rank = moved.place from moved
    where saved.collection_id = ${collectionId} and saved.listingkey = moved.listingkey and rank <> moved.place
  `.execute(db);
}

export async function deleteHome(
  db: OwnedChange,
  { collectionId, listingkey }: Pick<SavedHome, 'collectionId' | 'listingkey'>,
): Promise<void> {
  await db
    .deleteFrom('collectionListing')
    .where('collectionId', '=', collectionId)
    .where('listingkey', '=', listingkey)
    .execute();
}

export interface AdderRow {
  readonly id: string;
  readonly firstname: string;
  readonly picture: string | null;
  readonly hasLeft: boolean;
}

/** The people who added homes to a collection; served by the key and membership_joined. */
export async function readAdders(
  db: Db,
  {
    id,
    ownerId,
    ownerAgentId,
  }: { readonly id: number; readonly ownerId: string; readonly ownerAgentId: string | null },
): Promise<readonly AdderRow[]> {
  const { rows } = await sql<AdderRow>`/* adders of homes */
    select id, firstname, picture,
           not (id = ${ownerId} or coalesce(username = ${ownerAgentId}, false)
                or id in ${joinedPeople('collection', sql`${id}`)}) as has_left
    from person where id in (select added_by from collection_listing where collection_id = ${id})
  `.execute(db);
  return rows;
}

/** Counts the homes that a person added to a collection, and those that no other collection of theirs has. */
export async function countLeft(
  db: Db,
  collectionId: number,
  personId: string,
): Promise<{ readonly homes: number; readonly hearts: number }> {
  const { rows } = await sql<{ homes: number; hearts: number }>`
    select count(*) filter (where added_by = ${personId}) as homes,
           count(*) filter (where not exists (
             select from collection_listing other join collection on collection.id = other.collection_id
             where other.listingkey = saved.listingkey and other.collection_id <> ${collectionId}
               and (person_id = ${personId} or collection.id in ${joinedThings('collection', personId)}))) as hearts
    from collection_listing saved where collection_id = ${collectionId}
  `.execute(db);
  return rows[0]!;
}

/** Deletes a home from all collections of a person, and returns the ids of those that had it. Served by the keys. */
export async function deleteFromAll(
  db: OwnedChange,
  {
    personId,
    listingkey,
    now,
  }: { readonly personId: string; readonly listingkey: string; readonly now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with removed as (
      delete from collection_listing saved using collection
      where collection.id = saved.collection_id and person_id = ${personId} and listingkey = ${listingkey}
      returning collection_id
    )
    update collection set updated_at = ${now} from removed where collection.id = removed.collection_id
    returning collection.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The collections of an owner that have a home, the last changed first; served by collection_listing_key. */
export const collectionsWith = (
  db: Db,
  { ownerId, edition }: Owner,
  listingkey: string,
): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('collection')
    .innerJoin('collectionListing', 'collectionId', 'id')
    .select(['id', 'name'])
    .where('personId', '=', ownerId)
    .where('edition', '=', edition)
    .where('listingkey', '=', listingkey)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The ids, in the search's tables, of the homes in a collection; served by the keys of both tables. */
export async function savedIds(db: Db, collectionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing.id from collection_listing join listing using (listingkey) where collection_id = ${collectionId}
  `.execute(db);
  return rows.map(({ id }) => id);
}
