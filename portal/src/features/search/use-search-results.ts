import { searchListings } from '@hearth/domain/contract/routes.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { asksFor, toQuery } from '@hearth/domain/search/to-request.ts';
import { createSearchStore, type SearchStore } from '@hearth/widgets/search/search-store.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/** Keeps a store of results at what the URL asks for; another `again` asks for the same once more. */
export function useSearchResults(search: SearchState, again: string): SearchStore<SearchState> {
  const { client } = useApp();
  const [store] = useState(() =>
    createSearchStore<SearchState>({
      find: (asked, signal) => client.call(searchListings, { query: toQuery(asked), signal }),
      query: search,
    }),
  );
  const asked = asksFor(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is asked for, which may be asked for once more
  useEffect(() => {
    void store.show(search);
  }, [store, asked, again]);
  useEffect(() => () => store.stop(), [store]);
  return store;
}

/** The search that the results in the page are of: the newest one, unless its answer is still awaited. */
export function useShownSearch(
  store: SearchStore<SearchState>,
  result: SearchResult | undefined,
): SearchState | undefined {
  const shown = useRef<{ readonly result: SearchResult; readonly search: SearchState } | undefined>(
    undefined,
  );
  if (result && shown.current?.result !== result) shown.current = { result, search: store.state.query };
  return shown.current?.search;
}
