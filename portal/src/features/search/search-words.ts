import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { foundText } from '@hearth/widgets/search/search-words.ts';

/** What a search that failed says, unless the browser is offline. */
export const searchFailed = 'Unable to fetch listings';

/** Why a search failed, for the person who waits for it. */
export const searchFailureText = (error: Pick<ApiError, 'code'>): string =>
  failureText(error, searchFailed, {
    offline: 'You are offline. Your search runs when you are back online.',
    too_many_requests: searchFailed,
    timeout: searchFailed,
    query_timeout: searchFailed,
  });

/** How many homes a search found, as it is shown and announced; `failure` says why it failed. */
export function countText(
  status: string,
  result: Pick<SearchResult, 'total'> | undefined,
  failure: string | null = status === 'failed' ? searchFailed : null,
): string {
  if (failure) return failure;
  // After a failure the homes of the search before it stay in view, but their count says nothing of this one.
  return status === 'loading' || result === undefined ? 'Loading...' : foundText(result.total);
}
