import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { completeBounds } from '@hearth/domain/search/areas/bounds.ts';
import type { ReactNode, RefObject } from 'react';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Client } from '../client/client.ts';
import { dataOf, isPending, type RequestState } from '../client/request-state.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import type { SearchMapProps } from '../map/search-map.tsx';
import { Button } from '../ui/button.tsx';
import { followLink } from '../ui/follow-link.ts';
import { LeftOut } from '../ui/left-out.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { boxOfHomes } from './box-of-homes.ts';
import { LazyMap } from './lazy-map.tsx';
import { ResultBar } from './result-bar.tsx';
import { Failed, type Failure, ResultList } from './result-list.tsx';
import type { ResultView } from './result-view.ts';
import { SearchForm } from './search-form.tsx';
import { spokenText } from './search-words.ts';
import { useShownQuery } from './use-shown-query.ts';
import { useWidth } from './use-width.ts';
import type { WidgetQuery } from './widget-query.ts';
import type { WidgetStore } from './widget-store.ts';

/** From this width on the map stands beside the list. */
const widthForBoth = 900;

/** The parts of a search: only its form, form and results, these with a map, or only the map. */
export const searchShapes = ['full', 'results', 'bar', 'map'] as const;
export type SearchShape = (typeof searchShapes)[number];

/** Below a map alone; lists bring their own. */
const notes = deferred(() => import('../listing-card/source-notes.tsx'));
const saving = deferred(async () => (await import('./save-search.tsx')).SaveSearch);
const chips = deferred(async () => (await import('./extra-chips.tsx')).ExtraChips);

interface SearchProps {
  readonly client: Client;
  /** The caller that creates it starts and stops it. */
  readonly store: WidgetStore;
  readonly shape?: SearchShape | undefined;
  readonly view?: ResultView | undefined;
  readonly heading?: string | undefined;
  readonly hideMap?: boolean;
  /** A button saves the search for an address. */
  readonly save?: boolean | undefined;
  readonly tileUrl?: string | undefined;
  readonly tileAttribution?: string | undefined;
  readonly outlines?: SearchMapProps['outlines'];
  /** With this function the form has a button that calls it. */
  readonly onSubmit?: (() => void) | undefined;
  /** A form alone sets the query and does not search. */
  readonly isQuiet?: boolean;
  /** The visitor changed the search. */
  readonly onSearchChange?: ((query: WidgetQuery) => unknown) | undefined;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** A whole search in a box of any width: form, count, order, cards, pages, and a map beside or instead of the list. */
export function Search(props: SearchProps): ReactNode {
  const { client, store, shape = 'full', view = 'gallery', heading } = props;
  const { query, request, pointedAt } = useSnapshot(store.state);
  const { width, measure, element: root } = useWidth();
  const count = useRef<HTMLParagraphElement>(null);
  const isWide = width !== null && width >= widthForBoth;
  const [mapChoice, setMapChoice] = useState<boolean | null>(null);
  const hideMap = shape !== 'full' || (props.hideMap ?? false);
  const isMapAlone = shape === 'map';
  const { failure, isDown } = useFailure(request);
  const withMap = isMapAlone || (!hideMap && !isDown && (mapChoice ?? isWide));
  const withList = shape === 'full' || shape === 'results';
  const hasChips = Boolean(query.extra || query.polygon?.length || (query.address?.length ?? 0) > 1);
  const Chips = useDeferred(chips, hasChips && !isMapAlone);
  const sources = useDeferred(notes, isMapAlone);
  const leftOut = dataOf(request)?.leftOut ?? [];

  const spoken = useSpokenText(request, query);
  const { change, turnTo, relax, retry, openListing } = actionsOf(props, { root, count });
  const switchMap = () => {
    setMapChoice(!withMap);
    // On a phone the map is far shorter than the list: a visitor deep in the list would see what follows on the page.
    if (!isWide) root.current?.scrollIntoView({ block: 'start' });
  };
  const mapSwitch =
    hideMap || isDown ? null : <MapSwitch isWide={isWide} isMapShown={withMap} onSwitch={switchMap} />;
  return (
    <section
      className="hearth-search"
      ref={measure}
      aria-label={heading || 'Home search'}
      data-shape={shape}
      data-map={withMap || undefined}
      data-wide={isWide || undefined}
    >
      {heading && (
        <h2 className="hearth-search__heading" part="heading">
          {heading}
        </h2>
      )}
      {!isMapAlone && (
        <SearchForm
          client={client}
          query={query}
          width={width}
          onChange={change}
          onListing={openListing}
          onSubmit={props.onSubmit}
        />
      )}
      {!isMapAlone && hasChips && (
        <div className="hearth-search__also">
          {Chips && <Chips client={client} query={query} leftOut={leftOut} onChange={change} />}
        </div>
      )}
      {withList && (
        <ResultBar
          query={query}
          total={dataOf(request)?.total}
          isListShown={isWide || !withMap}
          count={count}
          onChange={change}
        >
          {isWide && mapSwitch}
        </ResultBar>
      )}
      {withList && props.save && <SaveRow client={client} query={query} />}
      {withList && <LiveRegion message={spoken} />}
      <LeftOut of={leftOut} />
      <div className="hearth-search__halves">
        {withList && (
          <ResultList
            client={client}
            pointedAt={pointedAt}
            onPoint={store.pointAt}
            onListingSelect={props.onListingSelect}
            view={view}
            request={request}
            failure={failure}
            query={query}
            hasMap={withMap}
            onPage={turnTo}
            onSort={(sort) => change({ sort })}
            onRelax={relax}
            onRetry={retry}
          />
        )}
        {withMap && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div className="hearth-search__map" part="map" role="group" aria-label="Map" tabIndex={-1}>
            {isDown && failure ? (
              <Failed error={failure} isPending={isPending(request)} onRetry={retry} />
            ) : (
              <MapOfResults {...props} isPhone={!isWide} onChange={change} />
            )}
          </div>
        )}
      </div>
      {isMapAlone && (
        <div className="hearth-search__notes">{sources && <sources.SourceNotes client={client} />}</div>
      )}
      {!isWide && mapSwitch}
    </section>
  );
}

/** Its room is there before its button. */
function SaveRow({ client, query }: { readonly client: Client; readonly query: WidgetQuery }): ReactNode {
  const Saving = useDeferred(saving);
  return <div className="hearth-search__save">{Saving && <Saving client={client} query={query} />}</div>;
}

/**
 * The latest failure until a request succeeds: a retry leaves it in view. Without any result there is no place to show
 * (`isDown`): the list says what failed, or the map's own room does.
 */
function useFailure(request: { readonly status: string; readonly error?: Failure }) {
  const [last, setLast] = useState<Failure | null>(null);
  const [hasFound, setHasFound] = useState(false);
  const isFound = request.status === 'succeeded';
  const settled = isFound ? null : last;
  const failure = request.status === 'failed' ? (request.error ?? null) : settled;
  if (failure !== last) setLast(failure);
  if (isFound && !hasFound) setHasFound(true);
  return { failure, isDown: failure !== null && !hasFound };
}

/** The announcement of a result with the page that it shows. */
function useSpokenText(request: RequestState<SearchResult>, query: WidgetQuery): string {
  const { page } = useShownQuery(dataOf(request), query);
  return request.status === 'succeeded' ? spokenText(request.data, page) : '';
}

interface SearchParts {
  readonly root: RefObject<HTMLElement | null>;
  /** The number of homes, which takes the focus from a control that goes. */
  readonly count: RefObject<HTMLElement | null>;
}

/** Verbs that the parts of a search call. */
function actionsOf(
  { store, isQuiet, onSearchChange, onListingSelect }: SearchProps,
  { root, count }: SearchParts,
) {
  const change = (part: WidgetQuery) => {
    if (isQuiet) store.setQuery({ ...store.state.query, ...part });
    else void store.change(part);
    onSearchChange?.(store.state.query);
  };
  return {
    change,
    turnTo(page: number) {
      change({ page });
      root.current?.scrollIntoView({ block: 'start' });
      count.current?.focus({ preventScroll: true });
    },
    relax(part: WidgetQuery) {
      change(part);
      count.current?.focus({ preventScroll: true });
    },
    retry() {
      const focused = () => root.current?.querySelector(':focus');
      const pressed = focused();
      void store.search().then(() => {
        if (store.state.request.status !== 'succeeded' || (focused() ?? pressed) !== pressed) return;
        count.current?.focus({ preventScroll: true });
      });
    },
    openListing(selection: ListingSelection) {
      if (onListingSelect?.(selection) !== false) followLink(selection.url);
    },
  };
}

interface MapOfResultsProps extends SearchProps {
  readonly isPhone: boolean;
  readonly onChange: (part: WidgetQuery) => void;
}

/** A box that the map had before comes back as it was. */
const noMargin = [0, 0] as const;

/** The box of a host page's attributes. */
const boxOf = ({ extra = {} }: WidgetQuery) => {
  const side = (name: string) => (extra[name] ? +extra[name] || null : null);
  return completeBounds({
    minLatitude: side('minLatitude'),
    maxLatitude: side('maxLatitude'),
    minLongitude: side('minLongitude'),
    maxLongitude: side('maxLongitude'),
  });
};

/** The map, at the box of all results unless the search is limited to a part of the map already. */
function MapOfResults({ store, client, isPhone, onChange, onListingSelect, ...props }: MapOfResultsProps) {
  const { query, request, pointedAt } = useSnapshot(store.state);
  return (
    <LazyMap
      pointedAt={pointedAt[0] ?? null}
      onPoint={store.pointAt}
      onListingSelect={onListingSelect}
      client={client}
      query={query}
      tileUrl={props.tileUrl}
      tileAttribution={props.tileAttribution}
      outlines={props.outlines}
      home={query.bounds ?? boxOf(query) ?? undefined}
      fitMargin={query.bounds ? noMargin : undefined}
      fit={query.bounds || request.status !== 'succeeded' ? null : boxOfHomes(request.data)}
      isLocated={Boolean(query.bounds) || (request.status !== 'initial' && request.status !== 'loading')}
      isPhone={isPhone}
      isAlone={props.shape === 'map'}
      onUserMove={({ bounds, zoom }) => onChange({ bounds, zoom })}
    />
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
