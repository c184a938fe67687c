import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { createSearchStore, type SearchStore } from '@hearth/widgets/search/search-store.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { toQuery } from './to-request.ts';

/** Keeps a store of results at what the URL asks for. */
export function useSearchResults(search: SearchState): SearchStore<SearchState> {
  const { client } = useApp();
  const [store] = useState(() => createSearchStore<SearchState>({ client, query: search, encode: toQuery }));
  useEffect(() => {
    void store.show(search);
  }, [store, search]);
  useEffect(() => () => store.stop(), [store]);
  return store;
}
