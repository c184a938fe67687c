import type { QueryOf } from '@hearth/domain/contract/endpoint.ts';
import type { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import { isSoldOrLeased, type SearchableStatus } from '@hearth/domain/listing/status.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { defaultFilters, filterRow } from '@hearth/domain/search/filters/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';
import { defaultStatuses } from '@hearth/domain/search/filters/rows/status.ts';
import { AppError } from '../http/errors.ts';
import type { SuggestionRequest } from './suggestion-scope.sql.ts';

/**
 * The search of suggestions, from their query.
 * @throws AppError validation_failed for an unknown status or time
 */
export function suggestedSearch(
  query: Omit<QueryOf<typeof getSuggestions>, 'query'>,
  viewer: Viewer,
): Pick<SuggestionRequest, 'lease' | 'showExclusiveListings' | 'mlsStatus' | 'timed'> {
  const lease = query.lease === 'true';
  const showExclusiveListings = query.showExclusiveListings !== 'false';
  const starts = {
    lease,
    viewer,
    exclusiveListingsEnabled: showExclusiveListings,
    inCollectionOrHistory: false,
  };
  const mlsStatus: readonly SearchableStatus[] =
    read('mlsStatus', query.mlsStatus) ?? defaultStatuses(starts);
  const soldTimeframe = read('soldTimeframe', query.soldTimeframe);
  const timeframe = soldTimeframe === undefined ? defaultFilters.soldTimeframe : soldTimeframe;
  const timed = timeframe !== null && mlsStatus.some(isSoldOrLeased);
  return { lease, showExclusiveListings, mlsStatus, timed };
}

/** As the search reads it; undefined where nothing was said. */
function read<K extends FilterKey>(name: K, text: string | undefined): Filters[K] | undefined {
  if (text === undefined) return undefined;
  const value = filterRow(name).codec.decode([text]);
  if (value !== undefined) return value;
  const message = 'must be as the listing search takes it';
  throw new AppError('validation_failed', { validationErrors: [{ name, message }] });
}
