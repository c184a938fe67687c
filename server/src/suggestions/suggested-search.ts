import type { QueryOf } from '@hearth/domain/contract/endpoint.ts';
import type { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import { isSoldOrLeased } from '@hearth/domain/listing/status.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { allowedFilters } from '@hearth/domain/search/filters/allowed-filters.ts';
import { defaultFilters, filterRow } from '@hearth/domain/search/filters/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';
import { defaultStatuses } from '@hearth/domain/search/filters/rows/status.ts';
import { AppError } from '../http/errors.ts';
import { type LeftOutPart, leftOutPart } from '../search/search-context.ts';
import type { SuggestionRequest } from './suggestion-scope.sql.ts';

/** The search of a suggestion request as its viewer may run it. */
export interface SuggestedSearch {
  readonly search: Pick<SuggestionRequest, 'lease' | 'showExclusiveListings' | 'mlsStatus' | 'timed'>;
  readonly leftOut: LeftOutPart;
}

/**
 * The search that suggestions are for, as their query has it, without filters that are locked for the viewer.
 * @throws AppError validation_failed for a status or time that no search knows
 */
export function suggestedSearch(
  query: Omit<QueryOf<typeof getSuggestions>, 'query'>,
  viewer: Viewer,
): SuggestedSearch {
  const lease = query.lease === 'true';
  const exclusiveListingsEnabled = query.showExclusiveListings !== 'false';
  const starts = { lease, viewer, exclusiveListingsEnabled, inCollectionOrHistory: false };
  const usual: Filters = { ...defaultFilters, mlsStatus: defaultStatuses(starts) };
  const requested: Filters = {
    ...usual,
    exclusiveListingsEnabled,
    mlsStatus: read('mlsStatus', query.mlsStatus) ?? usual.mlsStatus,
  };
  const soldTimeframe = read('soldTimeframe', query.soldTimeframe);
  const timeframe = soldTimeframe === undefined ? defaultFilters.soldTimeframe : soldTimeframe;
  const { filters, leftOut } = allowedFilters(requested, defaultFilters, { lease, viewer });
  const { mlsStatus } = filters;
  const timed = timeframe !== null && mlsStatus.some(isSoldOrLeased);
  const showExclusiveListings = filters.exclusiveListingsEnabled;
  return { search: { lease, showExclusiveListings, mlsStatus, timed }, leftOut: leftOutPart(leftOut) };
}

/** Value in the form of the search; undefined where none was given. */
function read<K extends FilterKey>(name: K, text: string | undefined): Filters[K] | undefined {
  if (text === undefined) return undefined;
  const value = filterRow(name).codec.decode([text]);
  if (value !== undefined) return value;
  const message = 'must be as the listing search takes it';
  throw new AppError('validation_failed', { validationErrors: [{ name, message }] });
}
