import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Bounds } from '@hearth/domain/search/bounds.ts';
import { type DrawingStatus, isBusy } from '@hearth/domain/search/drawing/drawing-state.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { LazyMap } from '@hearth/widgets/search/lazy-map.tsx';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../ui/app-context.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { MapDrawing } from './drawing/map-drawing.tsx';
import { SearchedPlaces } from './searched-places.tsx';
import { toRequest } from './to-request.ts';
import type { Hover } from './use-hover.ts';
import type { SearchUrl } from './use-search-url.ts';

interface ResultsMapProps {
  readonly search: SearchState;
  readonly change: SearchUrl['change'];
  readonly result: SearchResult | undefined;
  readonly hover: Hover;
  /** The visitor moved the map: search there. */
  readonly onArea: (bounds: Bounds, zoom: number) => void;
  /** An area is being drawn, or no longer: the controls of the search keep still meanwhile. */
  readonly onDrawing: (drawing: boolean) => void;
  /** On phones and tablets the map lies over the list. */
  readonly overList: boolean;
  readonly onHide: () => void;
}

/** The search on a map: pins in step with the list; moving the map searches there. */
export function ResultsMap(props: ResultsMapProps): ReactNode {
  const { search, change, result, hover, onArea, onDrawing, overList, onHide } = props;
  const { client, edition } = useApp();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const query = useMemo(() => toRequest(search), [search]);
  const moved = useRef<Bounds | null>(null);
  // Back and Forward bring other boxes; only the one of the last drag is where the map is already.
  if (moved.current && !(search.bounds && sameBox(search.bounds, moved.current))) moved.current = null;
  const [drawing, setDrawing] = useState<DrawingStatus>('NoDrawing');
  const isDrawing = drawing !== 'NoDrawing';
  const fit = useHeld(useFit(search, result, moved.current), isDrawing);
  return (
    <aside
      ref={useFocusIn(overList)}
      className="search__map"
      aria-label="Map of the results"
      data-drawing={isDrawing || undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && overList && !event.defaultPrevented) onHide();
      }}
    >
      <LazyMap
        client={client}
        query={query}
        fit={fit}
        home={edition.mapBounds}
        isPhone={isPhone}
        pointedAt={hover.id}
        onPoint={hover.set}
        onUserMove={({ bounds, zoom }) => {
          // An area is drawn over what the map shows: looking around is no search.
          if (isDrawing) return;
          moved.current = rounded(bounds);
          onArea(moved.current, zoom);
        }}
      >
        <SearchedPlaces search={search} />
        <MapDrawing
          search={search}
          change={change}
          onStatus={(status) => {
            setDrawing(status);
            onDrawing(isBusy(status));
          }}
        />
      </LazyMap>
      <Button className="search__map-close" look="primary" icon="list" onClick={onHide}>
        List
      </Button>
    </aside>
  );
}

/** Where the map goes: to the box of the URL, unless the visitor just moved it there, or else around all results. */
function useFit(search: SearchState, result: SearchResult | undefined, moved: Bounds | null): Bounds | null {
  return useMemo(() => {
    if (search.bounds) return sameBox(search.bounds, moved) ? null : search.bounds;
    return boxOf(result?.boundaries);
  }, [search.bounds, result, moved]);
}

/** What it was when `held` began, for as long as that lasts: a map does not go away under a hand that draws. */
function useHeld<T>(value: T, held: boolean): T {
  const last = useRef(value);
  if (!held) last.current = value;
  return last.current;
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

/** Takes the focus into what covers the page, and back to where it was. */
function useFocusIn(active: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!active) return;
    ref.current?.focus({ preventScroll: true });
    // The list behind is inert until this has gone, so its button can take the focus only afterwards.
    return () => {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.toolbar__map')?.focus());
    };
  }, [active]);
  return ref;
}
