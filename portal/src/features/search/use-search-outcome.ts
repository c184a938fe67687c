import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { rangeText } from '@hearth/domain/search/results/result-range.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { asksFor } from '@hearth/domain/search/to-request.ts';
import { mayRetry } from '@hearth/widgets/client/failure-text.ts';
import type { UntrackedRequest } from '@hearth/widgets/client/untracked-request.ts';
import { searchFailureText } from './search-words.ts';
import { useSearchResults } from './use-search-results.ts';

/** Outcome of a search. */
export interface SearchOutcome {
  readonly status: UntrackedRequest<SearchResult>['status'];
  /** The newest results, also while the next ones are awaited, and after a request that failed. */
  readonly result: SearchResult | undefined;
  /** The search that `result` is of. */
  readonly shown: SearchState | undefined;
  /** Which homes are on the page, '51–100 of 1,234', also while another page is awaited; null after a failure. */
  readonly range: string | null;
  /** The results of this very search are on the page. */
  readonly isSettled: boolean;
  /** The browser is offline and the results on the page are of an earlier search. */
  readonly isStale: boolean;
  /** The page that the URL asks for comes after the last one. */
  readonly isBeyondLast: boolean;
  /** Why the request failed, in words; null also while `hasUnknownArea`. */
  readonly failure: string | null;
  /** The browser is online, and the request failed for a reason that no correction of the link removes. */
  readonly isServerFailure: boolean;
  /** The server refused the search for an area that does not exist; the search follows without that area. */
  readonly hasUnknownArea: boolean;
  /** Null where the request failed and another try cannot help. */
  readonly retry: (() => void) | null;
}

/** Runs the search of the URL. Another `rerunKey` runs the same search once more. */
export function useSearchOutcome(search: SearchState, rerunKey: string): SearchOutcome {
  const { request, answered, retry } = useSearchResults(search, rerunKey);
  const { status } = request;
  const { result, search: shown } = answered ?? {};
  const isOfThis = shown !== undefined && asksFor(shown) === asksFor(search);
  const error = request.status === 'failed' ? request.error : null;
  const hasUnknownArea = error?.code === 'polygon_not_found';
  const failed = hasUnknownArea ? null : error;
  const isCounted = answered !== undefined && 'data' in request;
  return {
    status,
    result,
    shown,
    range: isCounted ? rangeText({ ...answered.search, total: answered.result.total }) : null,
    isSettled: status === 'succeeded' && isOfThis,
    isStale: status === 'succeeded' && !isOfThis && !navigator.onLine,
    isBeyondLast: status === 'succeeded' && result !== undefined && isBeyondLast(result),
    failure: failed && searchFailureText(failed),
    isServerFailure: failed !== null && failed.code !== 'offline',
    hasUnknownArea,
    retry: failed && !mayRetry(failed) ? null : retry,
  };
}

const isBeyondLast = ({ listings, total, pageCount }: SearchResult): boolean =>
  listings.length === 0 && total > 0 && pageCount > 0;

/** The outcome while the page of a search is about to change: results of the search would be gone a moment later. */
export const pendingOutcome = (outcome: SearchOutcome): SearchOutcome => ({
  ...outcome,
  status: 'loading',
  result: undefined,
  range: null,
});
