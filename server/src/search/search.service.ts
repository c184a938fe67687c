import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { FoundCard, SearchResult } from '@hearth/domain/contract/search.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { keywordTerms } from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { historyAccess } from '../listings/history.queries.ts';
import { cardsOf, listedListings, shownHistory } from '../listings/listed-listings.ts';
import { listingCards, type Showing } from '../listings/listing-card.ts';
import { cellsOf } from './cell.ts';
import { isSortedByColumn, pageOfRows } from './columns/column-page.ts';
import { foundRows, isAnswerable } from './columns/column-rows.ts';
import { currentColumns } from './columns/columns.ts';
import { inAreas } from './find-in-shapes.ts';
import { matchesOfPage } from './keyword-matches.queries.ts';
import { FEW_RESULTS, nearbyCenter, nearbyIds } from './nearby.ts';
import { type FoundPage, findPage, findWidePage, type RankedIds } from './search.queries.ts';
import { resolveAreas } from './search-areas.ts';
import { searchCondition } from './search-condition.ts';
import { listContext, type SearchContext } from './search-context.ts';
import { type Change, changeNow, createAnswerMemory, memorableKey } from './search-memory.ts';
import { sortTerms } from './sort-sql.ts';

/**
 * One page of a search as this viewer may see it, with the exact total and the box around all of it.
 * @throws AppError polygon_not_found for an unknown area
 */
export async function searchListings(db: Db, request: SearchRequest, visit: Visit): Promise<SearchResult> {
  const context = searchContext(request, visit);
  const now = await changeNow(db);
  const found = await findSince(db, now, request, context);
  const near = await findNearby(db, now, request, context, found);
  const { total, ids: _ids, revisions: _revisions, ...boundaries } = found;
  const showing: Showing = { viewer: context.viewer, display: context.display, moment: context };
  const [page, nearby, matches] = await Promise.all([
    listedListings(db, found, context.today),
    listedListings(db, near, context.today),
    matchesOfPage(db, found.ids, request.filters.keyword),
  ]);
  return {
    listings: withMatches(listingCards(cardsOf(page), showing), matches),
    nearbyListings: listingCards(cardsOf(nearby), showing),
    total,
    pageCount: Math.ceil(total / request.limit),
    history: shownHistory(page, historyAccess(context.viewer)),
    boundaries,
  };
}

/** Cards that were found by a keyword say where; the others stay as they are. */
const withMatches = (
  cards: readonly ListingCard[],
  matches: Awaited<ReturnType<typeof matchesOfPage>>,
): FoundCard[] =>
  cards.map((card) => {
    const keywordmatches = matches.get(card.listingkey);
    return keywordmatches ? { ...card, keywordmatches } : card;
  });

export const searchContext = (
  request: SearchRequest,
  { viewer, edition, now, onlyAgent }: Visit,
): SearchContext => ({
  ...localMoment(now, editions[edition].timeZone),
  edition,
  viewer,
  display: listContext(request),
  onlyAgent,
});

/** A page is up to 20 kilobytes: a thousand listings. */
const MOST_REMEMBERED = 400;
const remembered = createAnswerMemory<FoundPage>(MOST_REMEMBERED);

/**
 * Count, box and the ids of the page asked for, by what the narrow rows say alone.
 * @throws AppError polygon_not_found for an unknown area
 */
export const findListings = async (
  db: Db,
  request: SearchRequest,
  context: SearchContext,
): Promise<FoundPage> => findSince(db, await changeNow(db), request, context);

/** The same, no older than the change that was told before. */
const findSince = (
  db: Db,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
): Promise<FoundPage> =>
  remembered.whileUnchanged(db, memorableKey(request, context), now, () =>
    findAnew(db, now, request, context),
  );

async function findAnew(
  db: Db,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
): Promise<FoundPage> {
  const areas = await resolveAreas(db, request, now);
  if (isSortedByColumn(request) && isAnswerable(request, context, areas)) {
    const columns = await currentColumns(db, now, context);
    if (columns !== null) return pageOfRows(columns, foundRows(columns, request, context, areas), request);
  }
  const condition = await inAreas(db, searchCondition(request, context), areas);
  const center = request.userLocation ?? areas.center ?? editions[context.edition].mapCenter;
  const page = { limit: request.limit, offset: (request.page - 1) * request.limit };
  const find = isWide(request, context) ? findWidePage : findPage;
  return find(db, condition, sortTerms(request, { ...context, center }), page);
}

/**
 * The newest of everything, or of a box too large to name its cells: what the first page of the site asks for. A keyword
 * or one agent's listings may be so rare that looking from the newest on would read the text of all.
 */
const isWide = (
  { sort, filters, ourListingsFirst, bounds, polygon, address }: SearchRequest,
  { onlyAgent }: SearchContext,
): boolean =>
  onlyAgent === null &&
  sort.sortBy === 'date' &&
  sort.sortType === 'DESC' &&
  !ourListingsFirst &&
  keywordTerms(filters.keyword).length === 0 &&
  polygon.length === 0 &&
  address.length === 0 &&
  (bounds === null || cellsOf(bounds) === null);

async function findNearby(
  db: Db,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
  found: FoundPage,
): Promise<RankedIds> {
  // Beyond the first page the few that were found are not in `found`.
  if (found.total >= FEW_RESULTS || request.page > 1) return { ids: [], revisions: [] };
  const areas = await resolveAreas(db, request, now);
  const center = nearbyCenter(request, context, areas, found);
  return nearbyIds(db, now, request, context, center, found.ids);
}
