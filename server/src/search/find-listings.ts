import { editions } from '@hearth/domain/edition/editions.ts';
import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import { defaultFiltersFor } from '@hearth/domain/search/filters/default-filters.ts';
import { keywordTerms } from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Change } from '../cache/answer-cache.ts';
import type { RankedIds } from '../listings/listed-listings.ts';
import { cellsOf } from '../search-rows/cell.ts';
import { cacheKey } from './cache-key.ts';
import { isSortedByColumn, pageOfRows } from './columns/column-page.ts';
import { foundRows, isAnswerable } from './columns/column-rows.ts';
import { inAreas } from './find-in-shapes.queries.ts';
import { nearbyCenter, nearbyIds } from './nearby.ts';
import { type FoundPage, findPage, findWidePage } from './search.queries.ts';
import { resolveAreas } from './search-areas.ts';
import { changeNow } from './search-change.queries.ts';
import { searchCondition } from './search-condition.sql.ts';
import type { Position, SearchContext } from './search-context.ts';
import { columnsAsOf, type SearchSource } from './search-source.ts';
import { sortTerms } from './sort.sql.ts';

/** A search with fewer results also shows homes nearby. */
export const MIN_RESULTS = 2;

/**
 * Count, bounding box and the ids of the requested page, from the narrow rows only.
 * @throws AppError polygon_not_found for an unknown area
 */
export const findListings = async (
  source: SearchSource,
  request: SearchRequest,
  context: SearchContext,
): Promise<FoundPage> => findSince(source, await changeNow(source.db), request, context);

/** The same as of a change that was read before. */
export const findSince = (
  source: SearchSource,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
): Promise<FoundPage> =>
  source.pages.whileUnchanged(cacheKey(request, context), now, () => findAnew(source, now, request, context));

async function findAnew(
  source: SearchSource,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
): Promise<FoundPage> {
  const areas = await resolveAreas(source, request, context, now);
  if (isSortedByColumn(request) && isAnswerable(request, context, areas)) {
    const columns = await columnsAsOf(source, now, context);
    if (columns !== null) return pageOfRows(columns, foundRows(columns, request, context, areas), request);
  }
  const condition = await inAreas(source.db, searchCondition(request, context), areas);
  const center = request.userLocation ?? areas.center ?? editions[context.edition].mapCenter;
  const page = { limit: request.limit, offset: (request.page - 1) * request.limit };
  const find = isWide(request, context) ? findWidePage : findPage;
  return find(source.db, condition, sortTerms(request, { ...context, center }), page);
}

/**
 * The newest listings overall, or in a box of too many cells, as on the first page of the site. For a keyword, a place to travel to or one
 * agent's listings, which may be rare, a scan from the newest on would read the text of all listings.
 */
const isWide = (
  { sort, filters, ourListingsFirst, bounds, polygon, address }: SearchRequest,
  { onlyAgent, lists }: SearchContext,
): boolean =>
  onlyAgent === null &&
  lists.every(({ keeps }) => keeps === 'not') &&
  sort.sortBy === 'date' &&
  sort.sortType === 'DESC' &&
  !ourListingsFirst &&
  keywordTerms(filters.keyword).length === 0 &&
  filters.travelTime === '' &&
  polygon.length === 0 &&
  address.length === 0 &&
  (bounds === null || cellsOf(bounds) === null);

/** Homes nearby, for the first page of a search that finds few. */
export async function findNearby(
  source: SearchSource,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
  found: FoundPage,
): Promise<FoundNearby> {
  // Beyond the first page the few that were found are not in `found`.
  if (found.total >= MIN_RESULTS || request.page > 1) return { ids: [], revisions: [], center: null };
  const center = await centerOfSearch(source, now, request, context, found);
  const from = center ?? editions[context.edition].mapCenter;
  return { ...(await nearbyIds(source, now, request, context, from, found.ids)), center };
}

/** Homes nearby, with the position that they are near to; null where the search has no place. */
export type FoundNearby = RankedIds & { readonly center: Position | null };

/** The place of a search: of what it finds, of its areas, or of all homes with its address texts. */
async function centerOfSearch(
  source: SearchSource,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
  found: FoundPage,
): Promise<Position | null> {
  const areas = await resolveAreas(source, request, context, now);
  const center = nearbyCenter(request, areas, found);
  if (center !== null || request.address.length === 0) return center;
  const filters = defaultFiltersFor({ lease: request.lease, viewer: context.viewer });
  const { address, lease, userLocation } = request;
  const unfiltered = { ...emptyRequest(filters), address, lease };
  const extent = await findSince(source, now, unfiltered, context);
  return nearbyCenter(unfiltered, areas, extent) ?? userLocation;
}

/** Nearby homes for a search with few results, independent of the requested page. */
export async function nearbyListings(
  source: SearchSource,
  request: SearchRequest,
  context: SearchContext,
): Promise<RankedIds> {
  const found = await findListings(source, request, context);
  const now = await changeNow(source.db);
  const center = await centerOfSearch(source, now, request, context, found);
  const from = center ?? editions[context.edition].mapCenter;
  return nearbyIds(source, now, request, context, from, found.ids);
}
