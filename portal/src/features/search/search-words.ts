import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { foundText } from '@hearth/widgets/search/search-words.ts';

/** The message of a failed search while the browser is online. */
export const searchFailed = 'Unable to fetch listings';

/** Why a search failed, for the person who waits for it. */
export const searchFailureText = (error: Pick<ApiError, 'code'>): string =>
  failureText(error, searchFailed, {
    offline: 'You’re offline. Your search will run when you’re back online.',
    too_many_requests: searchFailed,
    timeout: searchFailed,
    query_timeout: searchFailed,
  });

/** The number of homes found, as shown and announced; `failure` is the message of a failed search. */
export function countText(
  status: string,
  result: Pick<SearchResult, 'total'> | undefined,
  failure: string | null = status === 'failed' ? searchFailed : null,
): string {
  if (failure) return failure;
  // After a failure the homes of the previous search stay in view, but their count is not the count of this search.
  return status === 'loading' || result === undefined ? 'Loading...' : foundText(result.total);
}
