import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { encodeSearchQuery, type SearchQuery } from '@hearth/domain/search/api-query.ts';
import type { Bounds } from '@hearth/domain/search/bounds.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Client } from '../client/client.ts';
import { dataOf } from '../client/request-state.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import type { SearchMapProps } from '../map/search-map.tsx';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { useSnapshot } from '../ui/use-snapshot.ts';
import { LazyMap } from './lazy-map.tsx';
import { ResultBar } from './result-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { ResultList } from './search-results.tsx';
import { createSearchStore } from './search-store.ts';
import { foundText } from './search-words.ts';
import { useWidth } from './use-width.ts';

/** From this width on the map stands beside the list. */
const widthForBoth = 900;

interface SearchProps {
  readonly client: Client;
  /** Where the search starts; another one starts it anew. */
  readonly query: SearchQuery;
  readonly heading?: string | undefined;
  readonly hideMap?: boolean;
  readonly tileUrl?: string | undefined;
  readonly tileAttribution?: string | undefined;
  readonly outlines?: SearchMapProps['outlines'];
  /** Somebody changed what is searched for. */
  readonly onSearchChange?: ((query: SearchQuery) => unknown) | undefined;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** A whole search in a box of any width: form, count, order, cards, pages, and a map beside or instead of the list. */
export function Search(props: SearchProps): ReactNode {
  const { client, heading, hideMap = false, onListingSelect } = props;
  const [store] = useState(() =>
    createSearchStore({ client, encode: encodeSearchQuery, query: props.query }),
  );
  const { query, request, pointedAt } = useSnapshot(store.state);
  const root = useRef<HTMLElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const width = useWidth(root);
  const isWide = width !== null && width >= widthForBoth;
  const [mapChoice, setMapChoice] = useState<boolean | null>(null);
  const withMap = !hideMap && (mapChoice ?? isWide);
  const isListShown = isWide || !withMap;

  const start = JSON.stringify(encodeSearchQuery(props.query));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a start is the same when it is written the same
  useEffect(() => {
    store.show(props.query);
    return store.stop;
  }, [store, start]);

  const change = (part: SearchQuery) => {
    store.change(part);
    props.onSearchChange?.(store.state.query);
  };
  const turnTo = (page: number) => {
    change({ page });
    root.current?.scrollIntoView({ block: 'start' });
    count.current?.focus({ preventScroll: true });
  };
  const mapSwitch = hideMap ? null : (
    <MapSwitch isWide={isWide} isMapShown={withMap} onSwitch={() => setMapChoice(!withMap)} />
  );
  const list = { baseUrl: client.baseUrl, pointedAt, onPoint: store.pointAt, onListingSelect };
  return (
    <section
      className="hearth-search"
      ref={root}
      aria-label={heading || 'Home search'}
      data-map={withMap || undefined}
      data-wide={isWide || undefined}
    >
      {heading && <h2 className="hearth-search__heading">{heading}</h2>}
      <SearchForm query={query} onChange={change} />
      <ResultBar
        query={query}
        total={dataOf(request)?.total}
        isListShown={isListShown}
        count={count}
        onChange={change}
      >
        {isWide && mapSwitch}
      </ResultBar>
      <LiveRegion message={request.status === 'succeeded' ? foundText(request.data.total) : ''} />
      <div className="hearth-search__halves">
        <ResultList
          {...list}
          request={request}
          page={query.page ?? 1}
          limit={query.limit ?? 8}
          onPage={turnTo}
          onRetry={store.search}
        />
        {withMap && (
          <div className="hearth-search__map">
            <LazyMap
              pointedAt={pointedAt}
              onPoint={store.pointAt}
              onListingSelect={onListingSelect}
              client={client}
              query={query}
              tileUrl={props.tileUrl}
              tileAttribution={props.tileAttribution}
              outlines={props.outlines}
              fit={query.bounds || request.status !== 'succeeded' ? null : boxOf(request.data)}
              isPhone={!isWide}
              onUserMove={({ bounds, zoom }) => change({ bounds, zoom })}
            />
          </div>
        )}
      </div>
      {!isWide && mapSwitch}
    </section>
  );
}

interface MapSwitchProps {
  readonly isWide: boolean;
  readonly isMapShown: boolean;
  readonly onSwitch: () => void;
}

/** Beside the list the map comes and goes; on a phone each takes the place of the other. */
function MapSwitch({ isWide, isMapShown, onSwitch }: MapSwitchProps): ReactNode {
  const toList = isMapShown && !isWide;
  return (
    <Button
      className="hearth-search__switch"
      look={isWide ? 'plain' : 'primary'}
      icon={toList ? 'list' : 'map'}
      aria-pressed={isWide ? isMapShown : undefined}
      onClick={onSwitch}
    >
      {toList ? 'List' : 'Map'}
    </Button>
  );
}

/** The box around all results; null where none has a place. */
function boxOf({ boundaries }: Pick<SearchResult, 'boundaries'>): Bounds | null {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boundaries;
  if (minLatitude === null || maxLatitude === null || minLongitude === null || maxLongitude === null)
    return null;
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}
