import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/database.ts';
import { type CardSource, cardSources } from '../listings/card-source.ts';
import { historyOfListings } from '../listings/history.queries.ts';
import { listingCards, type Showing } from '../listings/listing-card.ts';
import { localMoment } from '../listings/local-time.ts';
import { inAreas } from './find-in-shapes.ts';
import { FEW_RESULTS, nearbyCenter, nearbyIds } from './nearby.ts';
import { type CountAndExtent, countAndExtent, rankIds } from './search.queries.ts';
import { resolveAreas, type SearchAreas } from './search-areas.ts';
import { type SearchCondition, searchCondition } from './search-condition.ts';
import { listPlace, type SearchContext } from './search-context.ts';
import { orderSql } from './sort-sql.ts';

type Db = Kysely<Tables>;

/** Who searches, in which edition, and when. */
export interface Searcher {
  readonly viewer: Viewer;
  readonly edition: EditionId;
  readonly now: Date;
}

/** What a search came to before anything of it is shown. */
export interface FoundListings {
  readonly extent: CountAndExtent;
  /** Ids of the page asked for, in order. */
  readonly ids: readonly number[];
}

/**
 * One page of a search as this viewer may see it, with the exact total and the box around all of it.
 * @throws AppError polygon_not_found for an unknown area
 */
export async function searchListings(
  db: Db,
  request: SearchRequest,
  searcher: Searcher,
): Promise<SearchResult> {
  const context = searchContext(request, searcher);
  const areas = await resolveAreas(db, request);
  const { extent, ids } = await findListings(db, request, context, areas);
  const near = await findNearby(db, request, context, areas, { extent, ids });
  const page = await cardSources(db, ids, context.today);
  const showing: Showing = { viewer: context.viewer, place: context.place, moment: context };
  const { total, ...boundaries } = extent;
  return {
    listings: listingCards(page, showing),
    nearbyListings: listingCards(await cardSources(db, near, context.today), showing),
    total,
    pageCount: Math.ceil(total / request.limit),
    history: await pageHistory(db, page, context.viewer),
    boundaries,
  };
}

export const searchContext = (request: SearchRequest, { viewer, edition, now }: Searcher): SearchContext => ({
  ...localMoment(now, editions[edition].timeZone),
  edition,
  viewer,
  place: listPlace(request),
});

/** Count and box first, over the narrow rows; then the ids of the page, which need no work where nothing was found. */
export async function findListings(
  db: Db,
  request: SearchRequest,
  context: SearchContext,
  areas: SearchAreas,
): Promise<FoundListings> {
  const condition = await inAreas(db, searchCondition(request, context), areas);
  const extent = await countAndExtent(db, condition);
  const offset = (request.page - 1) * request.limit;
  const ids = offset >= extent.total ? [] : await pageIds(db, request, context, areas, condition);
  return { extent, ids };
}

function pageIds(
  db: Db,
  request: SearchRequest,
  context: SearchContext,
  areas: SearchAreas,
  condition: SearchCondition,
): Promise<number[]> {
  const center = request.userLocation ?? areas.center ?? editions[context.edition].mapCenter;
  const order = orderSql(request, { ...context, center });
  return rankIds(db, condition, order, { limit: request.limit, offset: (request.page - 1) * request.limit });
}

async function findNearby(
  db: Db,
  request: SearchRequest,
  context: SearchContext,
  areas: SearchAreas,
  { extent, ids }: FoundListings,
): Promise<readonly number[]> {
  if (extent.total >= FEW_RESULTS) return [];
  return nearbyIds(db, request, context, nearbyCenter(request, context, areas, extent), ids);
}

const pageHistory = (db: Db, page: readonly CardSource[], viewer: Viewer) =>
  historyOfListings(
    db,
    page.map((source) => source.listingkey),
    viewer.loginStatus === 'verified',
  );
