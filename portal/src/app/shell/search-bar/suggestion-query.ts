import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { sameValue } from '@hearth/domain/search/url/query-value.ts';
import type { SuggestionScope } from '@hearth/widgets/search/use-suggestions.ts';
import type { SearchPaths } from '../../../shared/searching/search-path.ts';

/** The parameters of suggestions besides the text: they limit them to the kind of the search. */
export function suggestionQuery({ lease, filters }: SearchState, searches: SearchPaths): SuggestionScope {
  const usual = sameValue(filters.mlsStatus, searches.defaults(lease).filters.mlsStatus);
  return {
    ...(lease && { lease: 'true' }),
    ...(!usual && { mlsStatus: filters.mlsStatus.join() }),
    ...(!filters.exclusiveListingsEnabled && { showExclusiveListings: 'false' }),
    ...(filters.soldTimeframe !== null && { soldTimeframe: String(filters.soldTimeframe) }),
  };
}
