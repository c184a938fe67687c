import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Visit } from '../http/visit.ts';
import type { SearchService } from '../search/search.service.ts';
import type { SearchCondition } from '../search/search-condition.sql.ts';

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
export async function onSaleIn(
  search: SearchService,
  id: string | null,
  visit: Visit,
): Promise<SearchCondition> {
  const open = await search.openForFigures(searchIn(id === null ? [] : [id], allOnSale), visit);
  return open.condition();
}
