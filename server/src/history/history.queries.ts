import type { ViewedListing, ViewedPage, ViewedSearch } from '@hearth/domain/contract/history.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import type { Owner } from '../http/visit.ts';

/** A view, with the key of the home where a source still has it. */
export interface View extends Pick<ViewedListing, 'listingid'> {
  readonly viewedAt: Date;
  readonly listingkey: string | null;
}

/** A page of what was viewed since a time; null for all. */
export interface Since {
  readonly since: Date | null;
}

const after = (column: SqlFragment, { since }: Since): SqlFragment[] =>
  since === null ? [] : [sql`${column} > ${since}`];

/** A page of the homes that an owner opened; served by viewed_listing_newest, and by the index of listing ids. */
export const readViews = (
  db: Db,
  { ownerId, edition }: Owner,
  page: PageOf<'lastviewed'> & Since,
): Promise<ListPage<View>> =>
  readListPage(
    db,
    {
      select: sql`viewed.listingid, viewed.viewed_at,
        (select listingkey from listing
         where listing.edition = ${edition} and listing.listingid = viewed.listingid limit 1) as listingkey`,
      from: sql`viewed_listing viewed`,
      where: allOf([
        sql`viewed.person_id = ${ownerId}`,
        sql`viewed.edition = ${edition}`,
        ...after(sql`viewed.viewed_at`, page),
      ]),
      orders: { lastviewed: sql`viewed.viewed_at` },
      key: sql`viewed.listingid`,
      keysFirst: true,
    },
    page,
  );

/** The ids, in the search's tables, of the homes that an owner opened; served by the key and the index of listing ids. */
export async function viewedIds(db: Db, { ownerId, edition }: Owner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing.id from viewed_listing join listing using (edition, listingid)
    where person_id = ${ownerId} and edition = ${edition}
  `.execute(db);
  return rows.map(({ id }) => id);
}

type SearchView = Omit<ViewedSearch, 'searchedAt'> & { readonly searchedAt: Date };

/** A page of the searches that an owner ran; served by recent_search_newest and recent_search_count. */
export const readSearches = (
  db: Db,
  { ownerId }: Owner,
  page: PageOf<'date' | 'count'> & Since,
): Promise<ListPage<SearchView>> =>
  readListPage(
    db,
    {
      select: sql`query, search_count, searched_at`,
      from: sql`recent_search`,
      where: allOf([sql`person_id = ${ownerId}`, ...after(sql`searched_at`, page)]),
      orders: { date: sql`searched_at`, count: sql`search_count` },
      key: sql`query`,
    },
    page,
  );

type PageView = Omit<ViewedPage, 'viewedAt'> & { readonly viewedAt: Date };

/** A page of the pages about agents, areas and services that an owner opened, each once; served by page_view_last and page_view_content. */
export const readPageViews = (
  db: Db,
  { ownerId }: Owner,
  page: PageOf<'date'> & Since,
): Promise<ListPage<PageView>> =>
  readListPage(
    db,
    {
      select: sql`path, title, viewed_at,
        (select count(*) from page_view each
         where ${allOf([
           sql`each.person_id = viewed.person_id and each.path = viewed.path and each.is_content`,
           ...after(sql`each.viewed_at`, page),
         ])}) as view_count`,
      from: sql`page_view viewed`,
      where: allOf([sql`person_id = ${ownerId}`, sql`is_last`, ...after(sql`viewed_at`, page)]),
      orders: { date: sql`viewed_at` },
      key: sql`id`,
      keysFirst: true,
    },
    page,
  );

/** Deletes views of a person; served by the key. */
export const deleteViews = (db: OwnedChange, personId: string, listingids: Chosen): Promise<void> =>
  deleteChosen(db, sql`viewed_listing where person_id = ${personId}`, sql`listingid`, listingids);

/** Deletes searches of a person; served by the key. */
export const deleteSearches = (db: OwnedChange, personId: string, queries: Chosen): Promise<void> =>
  deleteChosen(db, sql`recent_search where person_id = ${personId}`, sql`query`, queries);

/** Deletes a person's views of pages; served by page_view_person. */
export const deletePageViews = (db: OwnedChange, personId: string, paths: Chosen): Promise<void> =>
  deleteChosen(db, sql`page_view where person_id = ${personId}`, sql`path`, paths);

type Chosen = 'all' | readonly string[];

async function deleteChosen(
  db: OwnedChange,
  from: SqlFragment,
  key: SqlFragment,
  chosen: Chosen,
): Promise<void> {
  const condition = chosen === 'all' ? sql`true` : sql`${key} = any(${chosen}::text[])`;
  await sql`delete from ${from} and ${condition}`.execute(db);
}
