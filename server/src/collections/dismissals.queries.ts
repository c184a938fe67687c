import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { homesNamed } from './homes-named.sql.ts';

/** One person's mark of one home. */
interface Mark {
  readonly personId: string;
  readonly listingkey: string;
}

/** Adds a mark, and takes the oldest away where there are more than `most`. Served by the key. */
export async function insertMark(db: OwnedChange, { personId, listingkey }: Mark, now: Date, most: number) {
  await sql`
    insert into dismissed_listing (person_id, listingkey, dismissed_at) values (${personId}, ${listingkey}, ${now})
    on conflict (person_id, listingkey) do nothing
  `.execute(db);
  await sql`
    delete from dismissed_listing where person_id = ${personId} and listingkey in (
      select listingkey from dismissed_listing where person_id = ${personId}
      order by dismissed_at desc, listingkey = ${listingkey} desc, listingkey offset ${most})
  `.execute(db);
}

export async function deleteMarks(
  db: OwnedChange,
  personId: string,
  listingkeys: readonly string[],
): Promise<void> {
  await sql`
    delete from dismissed_listing where person_id = ${personId} and listingkey = any(${listingkeys}::text[])
  `.execute(db);
}

/**
 * Deletes a person's mark of the home with this id or, where no marked one has it, with this MLS number, also where the listing
 * was removed. Served by the keys and the indexes on both numbers.
 */
export async function deleteMark(
  db: OwnedChange,
  { personId, edition, id }: { readonly personId: string; readonly edition: EditionId; readonly id: string },
): Promise<void> {
  await sql`
    delete from dismissed_listing where person_id = ${personId} and listingkey = (
      select listingkey from ${homesNamed(edition, id)} home
      where exists (select from dismissed_listing mark
                    where mark.person_id = ${personId} and mark.listingkey = home.listingkey)
      order by listingid = ${id} desc
      limit 1)
  `.execute(db);
}

export async function hasMark(db: Db, { personId, listingkey }: Mark): Promise<boolean> {
  const row = await db
    .selectFrom('dismissedListing')
    .select('personId')
    .where('personId', '=', personId)
    .where('listingkey', '=', listingkey)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ids, in the search's tables, of the homes that a person dismissed; served by the keys of both tables. */
export async function markedIds(db: Db, personId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing.id from dismissed_listing join listing using (listingkey) where person_id = ${personId}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The last dismissed first. */
export const readMarks = (
  db: Db,
  personId: string,
): Promise<{ readonly listingkey: string; readonly dismissedAt: Date }[]> =>
  db
    .selectFrom('dismissedListing')
    .select(['listingkey', 'dismissedAt'])
    .where('personId', '=', personId)
    .orderBy('dismissedAt', 'desc')
    .orderBy('listingkey')
    .execute();

/** The homes that people dismissed, in no order; served by the key. */
export const marksOf = (
  db: Db,
  personIds: readonly string[],
): Promise<{ readonly personId: string; readonly listingkey: string }[]> =>
  db
    .selectFrom('dismissedListing')
    .select(['personId', 'listingkey'])
    .where(sql<boolean>`person_id = any(${personIds}::uuid[])`)
    .execute();
