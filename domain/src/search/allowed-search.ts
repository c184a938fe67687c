import type { Viewer } from '../people/viewer.ts';
import { startingFilters } from './agent-listings.ts';
import { allowedFilters, type LeftOut, lockedParameters, refusal } from './filters/allowed-filters.ts';
import type { Filters } from './filters/filters.ts';
import type { ExclusiveScope } from './search-request.ts';

/** The parts of a search, or of its request, that locks depend on. */
interface LockedSearch {
  readonly lease: boolean;
  readonly filters: Filters;
  readonly trecLicense: readonly string[];
  /** Of requests alone. */
  readonly privateExclusiveListing?: readonly ExclusiveScope[];
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
  const scope = scopeRefusal(search, viewer);
  const allowed = leftOut.length === 0 ? search : { ...search, filters };
  return scope.length === 0
    ? { search: allowed, leftOut }
    : { search: { ...allowed, privateExclusiveListing: [] }, leftOut: [...leftOut, ...scope] };
}

/** The scope of exclusive listings is a filter of the source, and has its lock. */
function scopeRefusal(
  { lease, privateExclusiveListing = [] }: LockedSearch,
  viewer: Viewer,
): readonly LeftOut[] {
  const filter = 'privateExclusiveListing';
  const reason = privateExclusiveListing.length > 0 && refusal(lockedParameters[filter], { lease, viewer });
  return reason ? [{ filter, value: null, reason }] : [];
}
