import { encodeSearchQuery, type SearchQuery } from '@hearth/domain/search/api-query.ts';
import { defaultFilters } from '@hearth/domain/search/filter-table.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { polygonTypes, type SearchTag } from '@hearth/domain/search/tag.ts';

const withBoundary: ReadonlySet<string> = new Set(polygonTypes);

/** Whether a tag of this type stands for a stored boundary. */
export const isPolygonType = (type: string): boolean => withBoundary.has(type);

/** What the API is asked for a search; the zoom of the map is the visitor's own affair. */
export const toQuery = (search: SearchState): [string, string][] =>
  encodeSearchQuery(toRequest(search), defaultFilters);

/** The same before it is written down, e.g. for the map's own bounds. */
export function toRequest(search: SearchState): SearchQuery {
  const boundaries = search.tags.filter((tag) => isPolygonType(tag.type));
  const texts = search.tags.filter((tag) => !isPolygonType(tag.type));
  return {
    lease: search.lease,
    filters: search.filters,
    sort: search.sort,
    ourListingsFirst: search.ourListingsFirst,
    page: search.page,
    ...(search.limit !== null && { limit: search.limit }),
    address: texts.map((tag: SearchTag) => tag.value),
    polygon: [...search.locations, ...boundaries.map((tag) => tag.id)],
    bounds: search.bounds,
    userLocation: search.userLocation,
  };
}
