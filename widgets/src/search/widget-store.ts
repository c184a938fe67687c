import { askHomes, type SearchingClient } from './ask-homes.ts';
import { createSearchStore, type SearchStore } from './search-store.ts';
import type { WidgetQuery } from './widget-query.ts';

export type WidgetStore = SearchStore<WidgetQuery>;

/** The search of a widget, which requests by `askHomes` and stores the query without refused parts. */
export function createWidgetStore(client: SearchingClient, query: WidgetQuery): WidgetStore {
  const store: WidgetStore = createSearchStore({
    find: (asked, signal) => askHomes(client, asked, store.setQuery, signal),
    query,
  });
  return store;
}
