import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { sameValue } from '@hearth/domain/search/url/query-value.ts';
import { searchDefaults } from '../../../ui/search-path.ts';

/** What suggestions are asked with besides the text, so that they are those of the search they go into. */
export function suggestionQuery({ lease, filters }: SearchState): Readonly<Record<string, string>> {
  const usual = sameValue(filters.mlsStatus, searchDefaults(lease).filters.mlsStatus);
  return {
    ...(lease && { lease: 'true' }),
    ...(!usual && { mlsStatus: filters.mlsStatus.join() }),
    ...(!filters.exclusiveListingsEnabled && { showExclusiveListings: 'false' }),
    ...(filters.soldTimeframe !== null && { soldTimeframe: String(filters.soldTimeframe) }),
  };
}
