import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { asksFor, toRequest } from '@hearth/domain/search/to-request.ts';
import { LazyMap } from '@hearth/widgets/search/lazy-map.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import { SinceLook } from '../../shared/history/since-look.tsx';
import { LinkNotice } from '../../shared/link-notices/link-notice.tsx';
import type { LinkNotices } from '../../shared/link-notices/link-notices.ts';
import { saveOnPin } from '../../shared/saving/save-on-pin.tsx';
import type { MapState } from '../../shared/searching/map-states.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { MapDrawing } from './drawing/map-drawing.tsx';
import type { SearchDrawing } from './drawing/use-drawing.ts';
import { MapTools } from './map/map-tools.tsx';
import { toMeters } from './map/to-meters.ts';
import { useMapSearch } from './map/use-map-search.ts';
import { useMyLocation } from './map/use-my-location.ts';
import { useTileSource } from './map/use-tile-source.ts';
import { PrivateHomes } from './private-homes.tsx';
import { SearchedAreas } from './searched-areas.tsx';
import { type Hover, usePointedAt } from './use-hover.ts';
import { useNamedOutlines } from './use-named-outlines.ts';
import { useRequestedSearch } from './use-requested-search.ts';
import type { SearchUrl } from './use-search-url.ts';
import { useViewed } from './use-viewed.ts';

interface ResultsMapProps {
  readonly search: SearchState;
  readonly change: SearchUrl['change'];
  readonly result: SearchResult | undefined;
  /** The search that `result` is of. */
  readonly shown: SearchState | undefined;
  /** Of this kind of page. */
  readonly map: MapState;
  readonly hover: Hover;
  /** The visitor moved the map: search there. */
  readonly onArea: (bounds: Bounds, zoom: number) => void;
  readonly drawing: SearchDrawing;
  /** Parts of the link that the search does not use: the list that names them lies below. */
  readonly link: LinkNotices;
  /** On phones and tablets the map lies over the list. */
  readonly overList: boolean;
  readonly onHide: () => void;
  /** Number of found homes without a pin. */
  readonly withoutPin: number;
  readonly onWithoutPin: (count: number) => void;
}

const dot = deferred(async () => (await import('@hearth/widgets/map/person-dot.tsx')).PersonDot);

/** The default box around a point: a 79th of a degree each way (specification section 9). */
const reach = 1 / 79;

/** The search on a map: pins in step with the list; moving the map searches there. */
export function ResultsMap(props: ResultsMapProps): ReactNode {
  const { search, change, result, map, hover, drawing, onArea, overList, onHide } = props;
  const { withoutPin, onWithoutPin } = props;
  const { client } = useApp();
  const [pointedAt = null] = usePointedAt(hover);
  const { viewType, drawing: status } = useSnapshot(map.state);
  const isDrawing = status !== 'NoDrawing';
  const isPhone = useMediaQuery('(max-width: 767px)');
  const requested = useRequestedSearch(search);
  const query = useMemo(() => toRequest(requested), [requested]);
  const outlines = useNamedOutlines(search);
  const { searchAsMoved, setSearchAsMoved, searchHere, ...moves } = useMapSearch({
    search,
    result: props.shown && asksFor(props.shown) === asksFor(search) ? result : undefined,
    areas: drawing.stored,
    outlines,
    map,
    isDrawing,
    onArea,
  });
  const tiles = useTileSource(viewType);
  const location = useMyLocation((userLocation) =>
    change({ userLocation, bounds: around(userLocation), zoom: null }),
  );
  const PersonDot = useDeferred(dot, search.userLocation !== null);
  const aside = useFocusIn(overList);
  // Controls over the map are part of its code.
  const [isThere, setThere] = useState(false);
  return (
    <aside
      ref={aside}
      className="search__map"
      aria-label="Map of the results"
      data-drawing={isDrawing || undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !overList || event.defaultPrevented) return;
        event.preventDefault();
        onHide();
      }}
    >
      <LazyMap
        client={client}
        query={query}
        isPhone={isPhone}
        pointedAt={pointedAt}
        onPoint={hover.set}
        viewed={useViewed()}
        tileUrl={tiles.source?.tileUrl}
        tileMaxZoom={tiles.source?.maxZoom}
        tileAttribution={tiles.source?.attribution}
        onTileError={tiles.onTileError}
        cardActions={saveOnPin}
        cardFoot={(listing) => <SinceLook listing={listing} />}
        onShown={(points) => onWithoutPin(points.withoutPin)}
        {...moves}
        onView={(view) => {
          setThere(true);
          moves.onView(view);
        }}
      >
        <SearchedAreas outlines={outlines} />
        <MapDrawing session={drawing} lease={search.lease} onStatus={map.setDrawing} />
        {PersonDot && search.userLocation && <PersonDot {...search.userLocation} />}
      </LazyMap>
      {isThere && (
        <MapTools
          searchAsMoved={searchAsMoved}
          onSearchAsMoved={setSearchAsMoved}
          onSearchHere={searchHere}
          views={tiles.views}
          viewType={viewType}
          onViewType={map.setViewType}
          locating={location.asking}
          onLocate={location.ask}
          tilesFailed={tiles.failed}
          onTilesRetry={tiles.retry}
          note={
            <>
              {overList && <LinkNotice {...props.link} onDismissed={() => aside.current?.focus()} />}
              <PrivateHomes
                count={withoutPin}
                onShowAll={search.bounds && (() => change({ bounds: null, zoom: null }))}
              />
            </>
          }
        />
      )}
      <Button className="search__map-close" look="primary" icon="list" onClick={onHide}>
        List
      </Button>
    </aside>
  );
}

const around = ({ latitude, longitude }: NonNullable<SearchState['userLocation']>): Bounds => ({
  minLatitude: toMeters(latitude - reach),
  maxLatitude: toMeters(latitude + reach),
  minLongitude: toMeters(longitude - reach),
  maxLongitude: toMeters(longitude + reach),
});

/** Takes the focus into what covers the page, and back to where it was. */
function useFocusIn(active: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!active) return;
    ref.current?.focus({ preventScroll: true });
    // On a very low window the map stands in the page, below its header.
    ref.current?.scrollIntoView({ block: 'nearest' });
    // The list behind is inert until this has gone, so its button can take the focus only afterwards.
    return () => {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.toolbar__map')?.focus());
    };
  }, [active]);
  return ref;
}
