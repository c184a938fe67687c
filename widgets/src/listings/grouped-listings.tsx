import type { ReactNode } from 'react';
import { dataOf } from '../client/request-state.ts';
import { useWidgetStore } from '../search/use-widget-store.ts';
import type { WidgetQuery } from '../search/widget-query.ts';
import { useSnapshot } from '../ui/use-snapshot.ts';
import type { ListProps } from './list-props.ts';
import { Listings } from './listings.tsx';
import { useAllUrl } from './use-all-url.ts';

interface GroupedListingsProps {
  readonly list: ListProps;
  /** What this list says of the group's search. */
  readonly query: WidgetQuery;
  readonly group: string;
}

/** The homes that the search of a group finds; pointing at one points at it everywhere in the group. */
export function GroupedListings({ list, query: start, group }: GroupedListingsProps): ReactNode {
  const { client, resultsUrl } = list;
  const store = useWidgetStore(client, start, { group, prefix: null, searches: true });
  const { request, query, pointedAt } = useSnapshot(store.state);
  const allUrl = useAllUrl(client, query, dataOf(request)?.total, { resultsUrl });
  return (
    <Listings
      {...list}
      allUrl={list.allUrl === undefined ? undefined : allUrl}
      request={request}
      onRetry={store.search}
      pointedAt={pointedAt}
      onPoint={store.pointAt}
    />
  );
}
