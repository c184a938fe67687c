import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { sameValue } from '@hearth/domain/search/url/query-value.ts';
import type { SuggestionScope } from '@hearth/widgets/search/use-places.ts';
import type { SearchPaths } from '../../../ui/search-path.ts';

/** What suggestions are asked with besides the text, so that they are those of the search they go into. */
export function suggestionQuery({ lease, filters }: SearchState, searches: SearchPaths): SuggestionScope {
  const usual = sameValue(filters.mlsStatus, searches.defaults(lease).filters.mlsStatus);
  return {
    ...(lease && { lease: 'true' }),
    ...(!usual && { mlsStatus: filters.mlsStatus.join() }),
    ...(!filters.exclusiveListingsEnabled && { showExclusiveListings: 'false' }),
    ...(filters.soldTimeframe !== null && { soldTimeframe: String(filters.soldTimeframe) }),
  };
}
