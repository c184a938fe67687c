import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { toQuery } from '@hearth/domain/search/to-request.ts';
import { dataOf } from '@hearth/widgets/client/request-state.ts';
import type { UntrackedRequest } from '@hearth/widgets/client/untracked-request.ts';
import { createSearchStore } from '@hearth/widgets/search/search-store.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { useRequestedSearch } from './use-requested-search.ts';
import { useUpdatedHomes } from './use-updated-homes.ts';

/** The newest results, and the search that they are of. */
interface AnsweredSearch {
  readonly result: SearchResult;
  readonly search: SearchState;
}

export interface SearchResults {
  readonly request: UntrackedRequest<SearchResult>;
  /** The search that `request` is of. */
  readonly query: SearchState;
  /** Stays while the next search loads, and after a request that failed. */
  readonly answered: AnsweredSearch | undefined;
  /** The same search again. */
  readonly retry: () => void;
}

/** The results of the search in the URL. Another `rerunKey` asks for the same search once more. */
export function useSearchResults(search: SearchState, rerunKey: string): SearchResults {
  const { client } = useApp();
  const { answers, viewer } = useSession();
  const [served] = useState(() => answers.of(searchListings, { query: toQuery(search, viewer) }));
  const [store] = useState(() =>
    createSearchStore<SearchState>({
      find: (requested, signal) => client.call(searchListings, { query: toQuery(requested, viewer), signal }),
      query: search,
      answer: served,
    }),
  );
  const isAnswered = useRef(served !== undefined);
  const requested = useRequestedSearch(search);
  const run = useMemo(() => ({ search: requested, rerunKey }), [requested, rerunKey]);
  useEffect(() => {
    if (isAnswered.current) isAnswered.current = false;
    else void store.show(run.search);
  }, [store, run]);
  useEffect(() => () => store.stop(), [store]);
  const { request, query } = useSnapshot(store.state) as {
    readonly request: UntrackedRequest<SearchResult>;
    readonly query: SearchState;
  };
  const answered = useAnswered(dataOf(request) as SearchResult | undefined, query);
  const searchAgain = () => void store.search();
  useUpdatedHomes(answered?.result, searchAgain);
  return { request, query, answered, retry: searchAgain };
}

function useAnswered(result: SearchResult | undefined, search: SearchState): AnsweredSearch | undefined {
  const [answered, setAnswered] = useState(() => result && { result, search });
  if (result === undefined || result === answered?.result) return answered;
  const newest = { result, search };
  setAnswered(newest);
  return newest;
}
