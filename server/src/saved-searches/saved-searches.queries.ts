import type { Cadence, savedSearchVersion } from '@hearth/domain/people/saved-search-rules.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import type { Person, SavedSearch } from '../db/tables.ts';
import type { Attempted } from '../http/attempt.ts';
import type { Owner } from '../http/visit.ts';

/** A saved search as it is stored. */
export interface SavedSearchRow {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly query: string;
  readonly version: typeof savedSearchVersion;
  readonly cadence: Cadence;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly ownerId: string;
  /** Username of the owner's agent; null for none. */
  readonly ownerAgentId: string | null;
}

const select = sql`saved_search.id, saved_search.name, description, query, version, cadence, saved_search.created_at,
                   saved_search.updated_at, person_id as owner_id, owner.agent_id as owner_agent_id`;
const from = sql`saved_search join person owner on owner.id = person_id`;
const ofOwner = ({ ownerId, edition }: Owner): SqlFragment =>
  sql`person_id = ${ownerId} and saved_search.edition = ${edition}`;

export type SavedSearchPage = PageOf<'createdDate' | 'name'>;

/** Reads a page of the searches that an owner saved; served by saved_search_person. */
export const readSavedSearches = (
  db: Db,
  owner: Owner,
  page: SavedSearchPage,
): Promise<ListPage<SavedSearchRow>> =>
  readListPage(
    db,
    {
      ...{ select, from, where: ofOwner(owner) },
      orders: { createdDate: sql`saved_search.created_at`, name: sql`lower(saved_search.name)` },
      key: sql`saved_search.id`,
    },
    page,
  );

export async function readSavedSearch(db: Db, owner: Owner, id: number): Promise<SavedSearchRow | undefined> {
  const { rows } = await sql<SavedSearchRow>`
    select ${select} from ${from} where ${ofOwner(owner)} and saved_search.id = ${id}`.execute(db);
  return rows[0];
}

export async function countSavedSearches(db: Db, { ownerId, edition }: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('savedSearch')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('personId', '=', ownerId)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();
  return count;
}

/** The search that an attempt saved, with the digest of its request; served by saved_search_attempt. */
export const readAttempted = (
  db: Db,
  { ownerId, edition }: Owner,
  key: string,
): Promise<Attempted | undefined> =>
  db
    .selectFrom('savedSearch')
    .select(['id', 'attemptDigest'])
    .where('personId', '=', ownerId)
    .where('attemptKey', '=', key)
    .where('edition', '=', edition)
    .executeTakeFirst();

export const insertSavedSearch = (
  db: OwnedChange,
  row: Insertable<SavedSearch>,
): Promise<{ readonly id: number }> =>
  db.insertInto('savedSearch').values(row).returning('id').executeTakeFirstOrThrow();

export async function changeSavedSearch(
  db: OwnedChange,
  id: number,
  changes: Updateable<SavedSearch>,
): Promise<void> {
  await db.updateTable('savedSearch').set(changes).where('id', '=', id).execute();
}

export async function deleteSavedSearch(db: OwnedChange, id: number): Promise<void> {
  await db.deleteFrom('savedSearch').where('id', '=', id).execute();
}

export async function wantMails(
  db: OwnedChange,
  personId: string,
  changes: Updateable<Person>,
): Promise<{ readonly email: string; readonly emailVerified: boolean }> {
  return db
    .updateTable('person')
    .set(changes)
    .where('id', '=', personId)
    .returning(['email', 'emailVerified'])
    .executeTakeFirstOrThrow();
}
