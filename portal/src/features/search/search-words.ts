import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { foundText } from '@hearth/widgets/search/search-words.ts';

/** What came of a search, as it is shown and said. */
export function countText(status: string, result: Pick<SearchResult, 'total'> | undefined): string {
  if (status === 'failed') return 'Unable to fetch listings';
  return result === undefined ? 'Loading...' : foundText(result.total);
}
