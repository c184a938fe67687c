import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';

/** 'Homes for sale in Round Rock'. */
export function headingOf(search: Pick<SearchState, 'lease' | 'tags'>, city: string): string {
  const place = search.tags.map((tag) => tag.label).join(', ') || `the ${city} area`;
  return `${search.lease ? 'Homes for lease' : 'Homes for sale'} in ${place}`;
}

/** What came of a search, as it is shown and said. */
export function countText(status: string, result: Pick<SearchResult, 'total'> | undefined): string {
  if (status === 'failed') return 'Unable to fetch listings';
  if (result === undefined) return 'Loading...';
  if (result.total === 0) return 'No results found';
  return result.total === 1 ? '1 result found' : `${result.total.toLocaleString('en-US')} results found`;
}
