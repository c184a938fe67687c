import { askHomes, type SearchingClient } from './ask-homes.ts';
import { createSearchStore, type SearchStore } from './search-store.ts';
import type { WidgetQuery } from './widget-query.ts';

export type WidgetStore = SearchStore<WidgetQuery>;

/**
 * The search of a widget, which requests by `askHomes` and stores the query without refused parts. A map alone (`isMap`) shows no
 * homes of the answer but where they are, and requests one; without any it requests those nearby, to which it goes.
 */
export function createWidgetStore(client: SearchingClient, query: WidgetQuery, isMap = false): WidgetStore {
  const store: WidgetStore = createSearchStore({
    async find(requested, signal) {
      const ask = (limit?: number) => askHomes(client, requested, store.setQuery, signal, limit);
      const found = await ask(isMap ? 1 : undefined);
      return isMap && found.total === 0 ? ask() : found;
    },
    query,
  });
  return store;
}
