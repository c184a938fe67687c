import type { BodyOf, QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  getViewedListings,
  getViewedPages,
  getViewedSearches,
  removeHistory,
} from '@hearth/domain/contract/history.ts';
import type { AgentTab } from '@hearth/domain/people/history-rules.ts';
import type { Db } from '../db/database.ts';
import { periodStart } from '../db/list-page.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { announceViewed } from '../live/announce.service.ts';
import { changeFor } from '../people/owner.service.ts';
import {
  deletePageViews,
  deleteSearches,
  deleteViews,
  readPageViews,
  readSearches,
  readViews,
  viewedIds,
} from './history.queries.ts';
import { switchesOf } from './history-settings.service.ts';
import { requireShown } from './shown-to-agent.service.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: Pick<ListingService, 'linkedListings' | 'linkedCards'>;
}

const hidden = { items: [], total: 0, isHidden: true };

/**
 * A page of the homes that an owner opened, as the actor may see them now.
 * @throws AppError forbidden where the owner does not show them to the actor
 */
export async function viewedListings(
  { db, listings }: Dependencies,
  requested: QueryOf<typeof getViewedListings>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getViewedListings>> {
  if (!(await isShown(db, visit, 'viewed-listings'))) return hidden;
  const since = periodStart(requested.period, visit.now);
  const { items, total } = await readViews(db, visit.owner, { ...requested, since });
  const keys = items.flatMap(({ listingkey }) => listingkey ?? []);
  const cards = await listings.linkedCards(await listings.linkedListings(keys, visit), visit);
  const cardOf = new Map(cards.map((card) => [card.listingid, card]));
  return {
    items: items.map(({ listingid, viewedAt }) => ({
      ...{ listingid, viewedAt: viewedAt.toISOString() },
      listing: cardOf.get(listingid) ?? null,
    })),
    total,
    isHidden: false,
  };
}

/**
 * A page of the searches that an owner ran.
 * @throws AppError forbidden where the owner does not show them to the actor
 */
export async function viewedSearches(
  db: Db,
  requested: QueryOf<typeof getViewedSearches>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getViewedSearches>> {
  if (!(await isShown(db, visit, 'viewed-searches'))) return hidden;
  const since = periodStart(requested.period, visit.now);
  const { items, total } = await readSearches(db, visit.owner, { ...requested, since });
  return {
    items: items.map((item) => ({ ...item, searchedAt: item.searchedAt.toISOString() })),
    total,
    isHidden: false,
  };
}

/**
 * A page of the pages about agents, areas and services that an owner opened.
 * @throws AppError forbidden where the owner does not show them to the actor
 */
export async function viewedPages(
  db: Db,
  requested: QueryOf<typeof getViewedPages>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getViewedPages>> {
  if (!(await isShown(db, visit, 'viewed-pages'))) return hidden;
  const since = periodStart(requested.period, visit.now);
  const { items, total } = await readPageViews(db, visit.owner, { ...requested, since });
  return {
    items: items.map((item) => ({ ...item, viewedAt: item.viewedAt.toISOString() })),
    total,
    isHidden: false,
  };
}

/**
 * The homes that an owner opened by their ids in the search's tables, before the gate, for a search of them alone; none where the
 * owner hides them.
 * @throws AppError forbidden where the owner does not show them to the actor
 */
export const viewedListingIds = async (db: Db, visit: OwnedVisit): Promise<readonly number[]> =>
  (await isShown(db, visit, 'viewed-listings')) ? viewedIds(db, visit.owner) : [];

/** Removes homes, searches and pages from an owner's history. Those that it does not have are no error: another device may have removed them. */
export const removeFromHistory = (
  db: Db,
  { listingids = [], queries = [], pages = [] }: BodyOf<typeof removeHistory>,
  visit: OwnedVisit,
): Promise<void> =>
  changeFor(db, visit, 'history removed', async (transaction, { id }) => {
    await deleteViews(transaction, id, listingids);
    await deleteSearches(transaction, id, queries);
    await deletePageViews(transaction, id, pages);
    await announceViewed(transaction, id);
  });

/** Returns whether the actor may see an owner's history; false where the owner hides it from themselves. @throws AppError forbidden */
async function isShown(db: Db, visit: OwnedVisit, tab: AgentTab): Promise<boolean> {
  await requireShown(db, visit, tab);
  return visit.right !== 'self' || (await switchesOf(db, visit.owner.ownerId)).showToMe;
}
