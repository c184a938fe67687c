import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { countHomesOfSearches } from '@hearth/domain/contract/saved-search.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { SearchService } from '../search/search.service.ts';
import { savedRequest } from './saved-request.service.ts';
import { readSavedSearches, type SavedSearchPage, type SavedSearchRow } from './saved-searches.queries.ts';

/** Days for which a home is new. */
const FRESH_DAYS = 7;

type Counts = ResponseOf<typeof countHomesOfSearches>['counts'];

/** The homes of a page of an owner's saved searches as the actor may see them. */
export async function searchCounts(
  { db, search }: { readonly db: Db; readonly search: Pick<SearchService, 'allowed' | 'totals'> },
  page: SavedSearchPage,
  visit: OwnedVisit,
): Promise<Counts> {
  const counts: Counts = [];
  const { items } = await readSavedSearches(db, visit.owner, page);
  for (const row of items) counts.push(...(await countOf(search, row, visit)));
  return counts;
}

async function countOf(
  search: Pick<SearchService, 'allowed' | 'totals'>,
  { id, query }: SavedSearchRow,
  visit: OwnedVisit,
): Promise<Counts> {
  try {
    const { request } = await search.allowed(savedRequest(query), visit);
    const { daysOnMarket } = request.filters;
    const days = Math.min(daysOnMarket ?? FRESH_DAYS, FRESH_DAYS);
    const ofLast = { ...request, filters: { ...request.filters, daysOnMarket: days } };
    const [total = 0, fresh = 0] = await search.totals([request, ofLast], visit);
    return [{ id: String(id), total, fresh }];
  } catch (error) {
    if (error instanceof AppError && error.code === 'polygon_not_found') return [];
    throw error;
  }
}
