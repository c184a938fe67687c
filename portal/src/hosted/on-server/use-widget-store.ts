import type { Client } from '@hearth/widgets/client/client.ts';
import type { WidgetQuery } from '@hearth/widgets/search/widget-query.ts';
import { createWidgetStore, type WidgetStore } from '@hearth/widgets/search/widget-store.ts';
import { use, useId } from 'react';
import { waitAs } from '../rendering.ts';

interface Options {
  readonly searches: boolean;
}

/** Stands for the hook of that name where the server renders: a search has its result. */
export function useWidgetStore(client: Client, start: WidgetQuery, { searches }: Options): WidgetStore {
  const search = async () => {
    const store = createWidgetStore(client, start);
    if (searches) await store.search();
    return store;
  };
  return use(waitAs(useId(), search));
}
