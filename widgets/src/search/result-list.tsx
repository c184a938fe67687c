import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { ReactNode } from 'react';
import { memo, useState } from 'react';
import type { ApiError } from '../client/api-error.ts';
import { failureText, mayRetry } from '../client/failure-text.ts';
import { dataOf, isPending, type RequestState } from '../client/request-state.ts';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import { Notice } from '../ui/notice.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { layoutOf, type ResultView } from './result-view.ts';
import type { ResultsProps } from './results.tsx';
import { usualLimit } from './widget-query.ts';

interface ResultListProps extends Omit<ResultsProps, 'result'> {
  readonly request: RequestState<SearchResult>;
  /** The latest failure, until a request succeeds. */
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/** Loads while the server searches and adds no wait; a form alone never needs it. */
const results = deferred(async () => (await import('./results.tsx')).Results);

/** State of a search. */
export function ResultList({ request, failure, onRetry, ...list }: ResultListProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="hearth-search__list" part="results" aria-busy={isPending(request)}>
      {failure ? (
        <Failed error={failure} isPending={isPending(request)} onRetry={onRetry} />
      ) : (
        <LazyResults
          key={attempt}
          {...list}
          result={dataOf(request)}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </div>
  );
}

export type Failure = Pick<ApiError, 'status' | 'code'>;

interface FailedProps {
  readonly error: Failure;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** Why a search failed, with a retry where that may help. */
export const Failed = ({ error, isPending, onRetry }: FailedProps): ReactNode => (
  <Notice onRetry={mayRetry(error) ? onRetry : undefined} isRetrying={isPending}>
    {failureText(error)}
  </Notice>
);

interface LazyResultsProps extends Omit<ResultsProps, 'result'> {
  readonly result: SearchResult | undefined;
  readonly onRetry: () => void;
}

function LazyResults({ result, onRetry, ...list }: LazyResultsProps): ReactNode {
  const Results = useDeferred(results);
  if (Results === null) return <Notice onRetry={onRetry}>The results could not be loaded.</Notice>;
  if (!Results || !result) return <ResultsSkeleton count={list.query.limit ?? usualLimit} view={list.view} />;
  return <Results {...list} result={result} />;
}

/** Empty cards for the expected homes, to reserve their room; but not hundreds. A search renders often before its homes are here. */
const ResultsSkeleton = memo(
  ({ count, view }: { readonly count: number; readonly view: ResultView }): ReactNode => {
    const indexes = [...Array(Math.min(count, 24)).keys()];
    return (
      <div className="hearth-search__grid" data-view={view}>
        {indexes.map((index) => (
          <ListingCardSkeleton key={index} layout={layoutOf(view)} />
        ))}
      </div>
    );
  },
);
