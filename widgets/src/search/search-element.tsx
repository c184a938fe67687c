import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { elementClient } from '../client/element-client.ts';
import { pageAddress } from '../client/page-address.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import type { SearchMapProps } from '../map/search-map.tsx';
import { followLink } from '../ui/follow-link.ts';
import type { Opening } from '../ui/home-opening.ts';
import { leadingTo } from '../ui/leading-to.ts';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { useHomeDialog } from '../ui/use-home-dialog.tsx';
import { withLicense } from './ask-homes.ts';
import type { ResultView } from './result-view.ts';
import { Search, type SearchShape } from './search.tsx';
import { type SearchAttributes, startingQuery } from './starting-query.ts';
import { useWidgetStore } from './use-widget-store.ts';
import type { WidgetQuery } from './widget-query.ts';

/** Detail of the event when a visitor submits a search bar. */
export interface SearchSubmission {
  /** Address of the results with the search in it. */
  readonly url: string;
  /** Target of the page: '_self', '_blank' or the name of a frame. */
  readonly target: string;
}

export interface SearchElementProps extends SearchAttributes {
  /** `full` (default): form, cards and map; `results`: without the map; `bar`: only the form; `map`: only the map. */
  readonly shape?: SearchShape | undefined;
  /** How results are drawn: `gallery` of cards (default), `list` of wide cards one below the other, or `table`. */
  readonly view?: ResultView | undefined;
  /** Words over the search. */
  readonly heading?: string | undefined;
  /** No map beside the results. */
  readonly hideMap?: boolean;
  /**
   * The page that listings lead to, with `{id}` for the id of each: one of yours, such as `/homes/{id}`. Without it they lead to the
   * portal's pages.
   */
  readonly listingUrl?: string | undefined;
  /** Address of the results of a bar: a page with a `sync-url` search, else the portal's own list. */
  readonly resultsUrl?: string | undefined;
  /** Target of that page: `_self`, `_blank`, `_top` or the name of a frame. */
  readonly target?: string | undefined;
  /** Elements of one name share their search: a bar drives cards and a map elsewhere on the page. */
  readonly group?: string | undefined;
  /**
   * The page's address carries the search and brings it back, Back and Forward included. Its names begin with the
   * `group` and a hyphen, or with `hearth-`; a page with several such searches gives each a group.
   */
  readonly syncUrl?: boolean;
  /** Visitors save their search for an address, without an account; they confirm it by mail. */
  readonly save?: boolean;
  /** Tiles for the map, e.g. 'https://tiles.example/{z}/{x}/{y}.png'; without them the server's own streets. */
  readonly tileUrl?: string | undefined;
  /** The credit that the owner of the tiles requires. */
  readonly tileAttribution?: string | undefined;
  /** GeoJSON to draw under the pins. */
  readonly outlines?: SearchMapProps['outlines'];
  /** A visitor changed the search: filters, location, order, page or the area of the map. */
  readonly onSearchChange?: (query: WidgetQuery) => unknown;
  /** A visitor leaves a bar for its results; `preventDefault()` keeps the page. */
  readonly onSearchSubmit?: (submission: SearchSubmission) => unknown;
  /**
   * `page` (default): a home opens as a page. `dialog`: it opens over this page, with Back and a link to share; `listing-url` and
   * `preventDefault()` win, and in frames of the server homes open as pages.
   */
  readonly open?: Opening | undefined;
  /** A visitor opened a listing; `preventDefault()` keeps the link from being followed. */
  readonly onListingSelect?: (selection: ListingSelection) => unknown;
}

const addresses = deferred(async () => (await import('./results-address.ts')).resultsAddress);

/** `<hearth-search>`: its attributes say where the search starts, and changing them starts it again. */
export const SearchElement = (props: SearchElementProps): ReactNode => (
  // Results name the pages that they lead to, and those of a map alone are not the homes of a list.
  <StartedSearch key={`${props.shape === 'map'} ${props.listingUrl}`} {...props} />
);

function StartedSearch(props: SearchElementProps): ReactNode {
  const { shape, view, heading, hideMap, tileUrl, tileAttribution, outlines } = props;
  const { group = '', syncUrl = false, save, resultsUrl, target } = props;
  const client = leadingTo(elementClient(), props.listingUrl);
  const isBar = shape === 'bar';
  const isQuiet = isBar && !group;
  const leavesPage = isQuiet || (isBar && resultsUrl !== undefined);
  const prefix = `${encodeURIComponent(group) || 'hearth'}-`;
  const store = useWidgetStore(client, startingQuery(props), {
    group,
    prefix: syncUrl && !isQuiet ? prefix : null,
    searches: !isBar,
    isMap: shape === 'map',
  });
  // Fetched ahead: browsers let a page open another only just after a press.
  useDeferred(addresses, leavesPage);
  const { onListingSelect, place } = useHomeDialog(props);
  const { agent } = props;
  useEffect(() => {
    if (!leavesPage || !agent) return;
    const known = ({ trecLicense }: WidgetQuery) => {
      const { query } = store.state;
      if (trecLicense && query.agent === agent) store.setQuery({ ...query, trecLicense });
    };
    withLicense(client, { agent }).then(known, () => {});
  }, [client, store, leavesPage, agent]);
  const go = (url: string) => {
    if (props.onSearchSubmit?.({ url, target: target ?? '_self' }) !== false) followLink(url, target);
  };
  const submit = () => {
    const { baseUrl } = client;
    addresses.fetch().then(
      (resultsAddress) => go(resultsAddress(store.state.query, { resultsUrl, baseUrl, prefix })),
      () => go(pageAddress('listings', baseUrl)),
    );
  };
  return (
    <>
      {place}
      <Search
        client={client}
        store={store}
        shape={shape}
        view={view}
        heading={heading}
        hideMap={hideMap ?? false}
        save={save}
        tileUrl={tileUrl}
        tileAttribution={tileAttribution}
        outlines={outlines}
        isQuiet={isQuiet}
        onSubmit={leavesPage ? submit : undefined}
        onSearchChange={props.onSearchChange}
        onListingSelect={onListingSelect}
      />
    </>
  );
}
