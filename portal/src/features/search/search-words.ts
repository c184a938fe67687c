import type { SearchResult } from '@hearth/domain/contract/search.ts';

/** What came of a search, as it is shown and said. */
export function countText(status: string, result: Pick<SearchResult, 'total'> | undefined): string {
  if (status === 'failed') return 'Unable to fetch listings';
  if (result === undefined) return 'Loading...';
  if (result.total === 0) return 'No results found';
  return result.total === 1 ? '1 result found' : `${result.total.toLocaleString('en-US')} results found`;
}
