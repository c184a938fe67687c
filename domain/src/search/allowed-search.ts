import type { Viewer } from '../people/viewer.ts';
import { startingFilters } from './agent-listings.ts';
import { allowedFilters, type LeftOut } from './filters/allowed-filters.ts';
import type { Filters } from './filters/filters.ts';

/** The parts of a search, or of its request, that locks depend on. */
interface LockedSearch {
  readonly lease: boolean;
  readonly filters: Filters;
  readonly trecLicense: readonly string[];
}

/** A search as one viewer may run it, and what was ignored. */
export interface AllowedSearch<Search> {
  readonly search: Search;
  readonly leftOut: readonly LeftOut[];
}

/**
 * The search without the filters that are locked for its viewer; the same object where nothing is ignored.
 * @param defaults of a search of this kind without agents
 */
export function allowedSearch<Search extends LockedSearch>(
  search: Search,
  defaults: Filters,
  viewer: Viewer,
): AllowedSearch<Search> {
  const starting = startingFilters(defaults, search);
  const { filters, leftOut } = allowedFilters(search.filters, starting, { lease: search.lease, viewer });
  return { search: leftOut.length === 0 ? search : { ...search, filters }, leftOut };
}
