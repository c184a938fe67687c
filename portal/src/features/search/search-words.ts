import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { foundText } from '@hearth/widgets/search/search-words.ts';

/** What a search failed for. */
export type Failure = 'offline' | 'server';

export const failureWords: Readonly<Record<Failure, string>> = {
  offline: 'You are offline. Your search follows once you are back.',
  server: 'Unable to fetch listings',
};

/** What came of a search, as it is shown and said. */
export function countText(
  status: string,
  result: Pick<SearchResult, 'total'> | undefined,
  failure: Failure | null = status === 'failed' ? 'server' : null,
): string {
  if (failure) return failureWords[failure];
  // After a failure the homes of the search before it stay in view, but their count says nothing of this one.
  return status === 'loading' || result === undefined ? 'Loading...' : foundText(result.total);
}
