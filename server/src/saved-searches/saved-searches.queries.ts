import type { savedSearchVersion } from '@hearth/domain/people/saved-search-rules.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { SavedSearch } from '../db/tables.ts';
import type { Attempted } from '../http/attempt.ts';
import type { Owner } from '../http/visit.ts';
import { isShared, joinedCount, joinedThings, openMembership } from '../sharing/memberships.sql.ts';
import type { SharedThing } from '../sharing/shared-thing.ts';

/** A saved search as a person sees it. */
export interface SavedSearchRow extends SharedThing {
  readonly description: string | null;
  readonly query: string;
  readonly version: typeof savedSearchVersion;
  readonly notifyAgent: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly ownerFirstname: string;
  readonly ownerPicture: string | null;
  /** Username of the owner's agent; null for none. */
  readonly ownerAgentId: string | null;
  readonly collaboratorCount: number;
  /** Set if people joined it or are invited. */
  readonly isShared: boolean;
}

const id = sql`saved_search.id`;
const ofPerson = ({ ownerId }: Owner) => ({
  select: sql`saved_search.id, saved_search.name, description, query, version, notify_agent, saved_search.created_at,
              saved_search.updated_at, person_id as owner_id, owner.firstname as owner_firstname,
              owner.picture as owner_picture, owner.agent_id as owner_agent_id,
              coalesce(case when person_id <> ${ownerId} then member.cadence end, saved_search.cadence) as cadence, member.id as membership_id,
              member.state as membership, ${joinedCount('saved-search', id)} as collaborator_count,
              ${isShared('saved-search', id)} as is_shared`,
  from: sql`saved_search join person owner on owner.id = person_id
            left join lateral ${openMembership('saved-search', id, ownerId)} member on true`,
});

export type SavedSearchPage = PageOf<'createdDate' | 'name'>;

/** Reads a page of the searches that a person saved or joined; served by saved_search_person and membership_person. */
export const readSavedSearches = (
  db: Db,
  owner: Owner,
  page: SavedSearchPage,
): Promise<ListPage<SavedSearchRow>> =>
  readListPage(
    db,
    {
      ...ofPerson(owner),
      where: sql`saved_search.edition = ${owner.edition} and saved_search.id in (
                   select id from saved_search where person_id = ${owner.ownerId}
                   union all ${joinedThings('saved-search', owner.ownerId)})`,
      orders: { createdDate: sql`saved_search.created_at`, name: sql`lower(saved_search.name)` },
      key: id,
    },
    page,
  );

/** Any saved search, with what the person is to it: its policy decides whether it is shown. */
export async function readSavedSearch(
  db: Db,
  owner: Owner,
  searchId: number,
): Promise<SavedSearchRow | undefined> {
  const { select, from } = ofPerson(owner);
  const { rows } = await sql<SavedSearchRow>`
    select ${select} from ${from} where saved_search.edition = ${owner.edition} and saved_search.id = ${searchId}
  `.execute(db);
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
