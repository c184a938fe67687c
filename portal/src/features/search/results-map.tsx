import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { encodeMapPointsQuery } from '@hearth/domain/search/api-query.ts';
import type { Bounds } from '@hearth/domain/search/bounds.ts';
import { defaultFilters } from '@hearth/domain/search/filter-table.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { dataOf } from '@hearth/widgets/client/request-state.ts';
import { useOutlines } from '@hearth/widgets/client/use-outlines.ts';
import { LoadedListingCard } from '@hearth/widgets/listing-card/loaded-listing-card.tsx';
import type { MapView } from '@hearth/widgets/map/map-view.ts';
import { createMapPointsStore } from '@hearth/widgets/search/map-points-store.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../ui/app-context.tsx';
import { LazySearchMap } from '../../ui/lazy-search-map.tsx';
import { toRequest } from './to-request.ts';
import type { Hover } from './use-hover.ts';
import { toParams } from './use-search-results.ts';

interface ResultsMapProps {
  readonly search: SearchState;
  readonly result: SearchResult | undefined;
  readonly hover: Hover;
  /** The visitor moved the map: search there. */
  readonly onArea: (bounds: Bounds, zoom: number) => void;
  readonly onHide: () => void;
}

/** The search on a map: pins in step with the list; moving the map searches there. */
export function ResultsMap({ search, result, hover, onArea, onHide }: ResultsMapProps): ReactNode {
  const { client, edition } = useApp();
  const { points, failed, onView, retry } = useMapPoints(search);
  const outlines = useOutlines(client);
  const moved = useRef<Bounds | null>(null);
  const fit = useFit(search, result, moved.current);
  return (
    <aside className="search__map" aria-label="Map of the results">
      {failed && <Notice onRetry={retry}>The homes on the map could not be loaded.</Notice>}
      <LazySearchMap
        points={points}
        fit={fit}
        home={edition.mapBounds}
        outlines={outlines}
        pointedAt={hover.id}
        onPoint={hover.set}
        onView={onView}
        onUserMove={({ bounds, zoom }) => {
          moved.current = rounded(bounds);
          onArea(moved.current, zoom);
        }}
        renderPopup={(ids) => <PopupCards client={client} ids={ids} />}
      />
      <Button className="search__map-close" look="primary" icon="list" onClick={onHide}>
        List
      </Button>
    </aside>
  );
}

const mostPopupCards = 10;

interface PopupCardsProps {
  readonly client: ReturnType<typeof useApp>['client'];
  readonly ids: readonly string[];
}

function PopupCards({ client, ids }: PopupCardsProps): ReactNode {
  return ids
    .slice(0, mostPopupCards)
    .map((id) => <LoadedListingCard key={id} client={client} listingId={id} />);
}

/** The pins of the newest view of the newest search. */
function useMapPoints(search: SearchState) {
  const { client } = useApp();
  const [store] = useState(() =>
    createMapPointsStore<SearchState>({ client, encode: (query, view) => pointsParams(query, view) }),
  );
  const view = useRef<MapView | null>(null);
  const { request } = useSnapshot(store.state);
  const load = useCallback(() => {
    if (view.current) void store.load(search, view.current);
  }, [store, search]);
  useEffect(load, [load]);
  useEffect(() => () => store.stop(), [store]);
  const onView = useCallback(
    (next: MapView) => {
      view.current = next;
      load();
    },
    [load],
  );
  return {
    points: dataOf(request) ?? null,
    failed: request.status === 'failed',
    onView,
    retry: load,
  };
}

const phoneWidth = 768;

function pointsParams(search: SearchState, view: MapView) {
  const { page: _page, limit: _limit, ...request } = toRequest(search);
  return toParams(
    encodeMapPointsQuery(
      { ...request, bounds: view.bounds, zoom: view.zoom, mobile: innerWidth < phoneWidth },
      defaultFilters,
    ),
  );
}

/** Where the map goes: to the box of the URL, unless the visitor just moved it there, or else around all results. */
function useFit(search: SearchState, result: SearchResult | undefined, moved: Bounds | null): Bounds | null {
  return useMemo(() => {
    if (search.bounds) return sameBox(search.bounds, moved) ? null : search.bounds;
    return boxOf(result?.boundaries);
  }, [search.bounds, result, moved]);
}

function boxOf(boundaries: SearchResult['boundaries'] | undefined): Bounds | null {
  if (!boundaries) return null;
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boundaries;
  if (minLatitude === null || maxLatitude === null || minLongitude === null || maxLongitude === null)
    return null;
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}

const sameBox = (a: Bounds, b: Bounds | null): boolean =>
  b !== null &&
  a.minLatitude === b.minLatitude &&
  a.maxLatitude === b.maxLatitude &&
  a.minLongitude === b.minLongitude &&
  a.maxLongitude === b.maxLongitude;

/** Five decimals are a meter: enough for a box, and links stay short. */
const rounded = (bounds: Bounds): Bounds => ({
  minLatitude: toMeters(bounds.minLatitude),
  maxLatitude: toMeters(bounds.maxLatitude),
  minLongitude: toMeters(bounds.minLongitude),
  maxLongitude: toMeters(bounds.maxLongitude),
});
const toMeters = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
