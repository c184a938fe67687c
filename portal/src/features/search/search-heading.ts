import type { Edition } from '@hearth/domain/edition/editions.ts';
import { areaPath, areaSlug, isAreaType, parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import { areaName } from '@hearth/domain/search/areas/area-words.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';

/** The market overview of a search for sale with one area; otherwise null. */
export function overviewOfSearch(
  search: SearchState,
  edition: Edition,
): { readonly path: string; readonly area: string } | null {
  const [tag, ...others] = search.tags;
  if (search.lease || others.length + search.locations.length > 0) return null;
  if (!tag || !isAreaType(tag.type)) return null;
  const state = edition.stateorprovince.toLowerCase();
  const path = areaPath({ type: tag.type, state, slug: areaSlug(tag.value), id: tag.id });
  return parseAreaPath(path) ? { path, area: areaName(tag.type, tag.label) } : null;
}
