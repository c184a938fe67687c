import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { encodeSearchQuery, type SearchQuery } from '@hearth/domain/search/api-query.ts';
import type { Bounds } from '@hearth/domain/search/bounds.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Client } from '../client/client.ts';
import { dataOf, isPending } from '../client/request-state.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import type { SearchMapProps } from '../map/search-map.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Pager } from '../ui/pager.tsx';
import { LazyMap } from './lazy-map.tsx';
import { type SortWord, sortChoices, sortOf, sortWordOf } from './search-choices.ts';
import { SearchForm } from './search-form.tsx';
import { Results, ResultsFailure, ResultsSkeleton } from './search-results.tsx';
import { createSearchStore } from './search-store.ts';
import { countText, foundText } from './search-words.ts';
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
  const result = dataOf(request);

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
  const mapSwitch = (
    <Button
      className="hearth-search__switch"
      look={isWide ? 'plain' : 'primary'}
      icon={isListShown ? 'map' : 'list'}
      aria-pressed={isWide ? withMap : undefined}
      onClick={() => setMapChoice(!withMap)}
    >
      {isListShown ? 'Map' : 'List'}
    </Button>
  );
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
      <div className="hearth-search__bar">
        <p className="hearth-search__count" ref={count} tabIndex={-1}>
          {result ? countText(result.total) : ' '}
        </p>
        {query.bounds && (
          <Button icon="close" onClick={() => change({ bounds: null, zoom: null })}>
            Map area
          </Button>
        )}
        {isListShown && (
          <SelectField
            label="Sort"
            value={sortWordOf(query.sort)}
            choices={sortChoices}
            onChange={(word) => change({ sort: sortOf(word as SortWord) })}
          />
        )}
        {!hideMap && isWide && mapSwitch}
      </div>
      <LiveRegion message={request.status === 'succeeded' ? foundText(request.data.total) : ''} />
      <div className="hearth-search__halves">
        <div className="hearth-search__list" aria-busy={isPending(request)}>
          {request.status === 'failed' && <ResultsFailure error={request.error} onRetry={store.search} />}
          {(request.status === 'initial' || request.status === 'loading') && (
            <ResultsSkeleton count={query.limit ?? 8} />
          )}
          {result && (
            <Results
              result={result}
              baseUrl={client.baseUrl}
              pointedAt={pointedAt}
              onPoint={store.pointAt}
              onListingSelect={onListingSelect}
            />
          )}
          {result && <Pager page={query.page ?? 1} pageCount={result.pageCount} onPage={turnTo} />}
        </div>
        {withMap && (
          <div className="hearth-search__map">
            <LazyMap
              client={client}
              query={query}
              tileUrl={props.tileUrl}
              tileAttribution={props.tileAttribution}
              outlines={props.outlines}
              fit={query.bounds || request.status !== 'succeeded' ? null : boxOf(request.data)}
              isPhone={!isWide}
              pointedAt={pointedAt}
              onPoint={store.pointAt}
              onUserMove={({ bounds, zoom }) => change({ bounds, zoom })}
              onListingSelect={onListingSelect}
            />
          </div>
        )}
      </div>
      {!hideMap && !isWide && mapSwitch}
    </section>
  );
}

/** The box around all results; null where none has a place. */
function boxOf({ boundaries }: Pick<SearchResult, 'boundaries'>): Bounds | null {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boundaries;
  if (minLatitude === null || maxLatitude === null || minLongitude === null || maxLongitude === null)
    return null;
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}
