import { askHomes, type SearchingClient } from './ask-homes.ts';
import { createSearchStore, type SearchStore } from './search-store.ts';
import type { WidgetQuery } from './widget-query.ts';

export type WidgetStore = SearchStore<WidgetQuery>;

/** The search of a widget, which asks as `askHomes` does and keeps what its query became. */
export function createWidgetStore(client: SearchingClient, query: WidgetQuery): WidgetStore {
  const store: WidgetStore = createSearchStore({
    find: (asked, signal) => askHomes(client, asked, store.setQuery, signal),
    query,
  });
  return store;
}
