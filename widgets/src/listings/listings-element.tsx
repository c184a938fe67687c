import type { ReactNode } from 'react';
import { elementClient } from '../client/element-client.ts';
import { dataOf } from '../client/request-state.ts';
import { useRequest } from '../client/use-request.ts';
import type { CardLayout, CardPhotos } from '../listing-card/card-appearance.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { usualLimit } from '../search/widget-query.ts';
import type { Opening } from '../ui/home-opening.ts';
import { leadingTo } from '../ui/leading-to.ts';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { useHomeDialog } from '../ui/use-home-dialog.tsx';
import type { ListingsLayout } from './card-row.tsx';
import { findListings, type ListRequest } from './find-listings.ts';
import type { ListProps } from './list-props.ts';
import { Listings } from './listings.tsx';
import { type ListingsAttributes, listingsQuery } from './listings-query.ts';

export interface ListingsElementProps extends ListingsAttributes {
  /** Words over the homes. */
  readonly heading?: string | undefined;
  /** `grid` (default): as many columns as fit; `carousel`: one row to move along. */
  readonly layout?: ListingsLayout | undefined;
  /** Each home as a `card` (default), `compact` or as a `row`. */
  readonly card?: CardLayout | undefined;
  /** Photos of each card: `all` to step through (default of a grid), `one` (default of a carousel) or `none`. */
  readonly photos?: CardPhotos | undefined;
  /** Elements of one name share their search: the homes follow the bar and the map of the group. */
  readonly group?: string | undefined;
  /**
   * The page that listings lead to, with `{id}` for the id of each: one of yours, such as `/homes/{id}`. Without it they lead to the
   * portal's pages.
   */
  readonly listingUrl?: string | undefined;
  /** Address of 'See all': a page with a `sync-url` search, else the portal's own list. */
  readonly resultsUrl?: string | undefined;
  /** Target of that page: `_self`, `_blank`, `_top` or the name of a frame. */
  readonly target?: string | undefined;
  /**
   * `page` (default): a home opens as a page. `dialog`: it opens over this page, with Back and a link to share; `listing-url` and
   * `preventDefault()` win, and in frames of the server homes open as pages.
   */
  readonly open?: Opening | undefined;
  /** A visitor opened a listing; `preventDefault()` keeps the link from being followed. */
  readonly onListingSelect?: (selection: ListingSelection) => unknown;
}

/** A search shared with others brings a store along, and a page that has none need not pay for it. */
const grouped = deferred(async () => (await import('./grouped-listings.tsx')).GroupedListings);

/** `<hearth-listings>`: some homes, chosen by attributes. */
export function ListingsElement(props: ListingsElementProps): ReactNode {
  const { group = '', similarTo = '' } = props;
  const { onListingSelect, place } = useHomeDialog(props);
  const Grouped = useDeferred(grouped, group !== '');
  const wanted = { query: listingsQuery(props), similarTo: similarTo.trim() };
  const list = { ...listOf(props, wanted), onListingSelect };
  return (
    <>
      {place}
      {!group || Grouped === null ? (
        <Alone key={props.listingUrl} list={list} wanted={wanted} />
      ) : Grouped ? (
        <Grouped key={group} list={list} query={wanted.query} group={group} />
      ) : (
        <Waiting list={list} wanted={wanted} />
      )}
    </>
  );
}

function listOf(props: ListingsElementProps, { query }: ListRequest): ListProps {
  const { heading, layout = 'grid', card, photos, resultsUrl, target } = props;
  return {
    client: leadingTo(elementClient(), props.listingUrl),
    heading,
    layout,
    // In a row that is swiped itself, photos that are swiped too would catch the finger.
    cards: { layout: card, photos: photos ?? (layout === 'carousel' ? 'one' : 'all') },
    limit: query.limit ?? usualLimit,
    results: { resultsUrl, target },
  };
}

interface ListOfProps {
  readonly list: ListProps;
  readonly wanted: ListRequest;
}

/** Skeletons of a list whose group has not loaded. */
function Waiting({ list, wanted: { query } }: ListOfProps): ReactNode {
  return (
    <Listings
      {...list}
      all={{ query, total: undefined }}
      request={{ status: 'loading' }}
      onRetry={() => {}}
    />
  );
}

/** A list that asks for itself. */
function Alone({ list, wanted }: ListOfProps): ReactNode {
  const { client, results } = list;
  const ask = (signal: AbortSignal) => findListings(client, wanted, signal);
  const { request, retry } = useRequest(ask, JSON.stringify(wanted));
  const all = { ...results, query: wanted.query, total: undefined, ...dataOf(request) };
  return <Listings {...list} all={all} request={request} onRetry={retry} />;
}
