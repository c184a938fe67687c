import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { dataOf } from '../client/request-state.ts';
import { useWidgetStore } from '../search/use-widget-store.ts';
import type { WidgetQuery } from '../search/widget-query.ts';
import type { ListProps } from './list-props.ts';
import { Listings } from './listings.tsx';

interface GroupedListingsProps {
  readonly list: ListProps;
  /** The attributes of this list for the group's search. */
  readonly query: WidgetQuery;
  readonly group: string;
}

/** The homes that the search of a group finds; pointing at one points at it everywhere in the group. */
export function GroupedListings({ list, query: start, group }: GroupedListingsProps): ReactNode {
  const { results } = list;
  const store = useWidgetStore(list.client, start, { group, prefix: null, searches: true });
  const { request, query, pointedAt } = useSnapshot(store.state);
  return (
    <Listings
      {...list}
      // Until its attributes are in the search, the group may find more.
      limit={query.limit ?? list.limit}
      all={{ ...results, query, total: dataOf(request)?.total }}
      request={request}
      onRetry={store.search}
      pointedAt={pointedAt}
      onPoint={store.pointAt}
    />
  );
}
