import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { inAreas } from '../search/find-in-shapes.ts';
import { searchContext } from '../search/search.service.ts';
import { resolveAreas } from '../search/search-areas.ts';
import { type SearchCondition, searchCondition } from '../search/search-condition.ts';
import { changeNow } from '../search/search-memory.ts';

/** Every kind on sale, for sale or sold. */
const allOnSale: Filters = {
  ...defaultFilters,
  mlsStatus: [...defaultFilters.mlsStatus, 'Sold'],
  lot: true,
  farm: true,
  multiFamily: true,
  commercialSale: true,
};

/** A plain search within areas, or everywhere for none of them. Never of leases: their prices are rents. */
export const searchIn = (polygon: readonly string[], filters: Filters = defaultFilters): SearchRequest => ({
  ...emptyRequest(filters),
  polygon,
});

/**
 * Everything on sale in an area, or in the whole region for null, as the visitor's own search would find it: through the
 * same gate, by the same outline.
 */
export async function onSaleIn(db: Db, id: string | null, visit: Visit): Promise<SearchCondition> {
  const request = searchIn(id === null ? [] : [id], allOnSale);
  const areas = await resolveAreas(db, request, await changeNow(db));
  return inAreas(db, searchCondition(request, searchContext(request, visit)), areas);
}
