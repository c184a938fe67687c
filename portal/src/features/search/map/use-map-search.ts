import type { AreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { type Bounds, completeBounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Point } from '@hearth/domain/search/areas/distance.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { defaultSort } from '@hearth/domain/search/sort/sort.ts';
import { asksFor } from '@hearth/domain/search/to-request.ts';
import type { FitMargin } from '@hearth/widgets/map/map-fit.ts';
import type { MapView } from '@hearth/widgets/map/map-view.ts';
import { controlsMargin } from '@hearth/widgets/ui/controls-margin.ts';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../shared/app/app-context.tsx';
import type { MapState } from '../../../shared/searching/map-states.ts';
import type { StoredArea } from '../drawing/layer/stored-areas.tsx';
import { toMeters } from './to-meters.ts';

const noMargin: FitMargin = [0, 0];

interface MapSearchOptions {
  readonly search: SearchState;
  /** Of this very search; undefined while it is awaited. */
  readonly result: SearchResult | undefined;
  /** Drawn areas of the search. */
  readonly areas: readonly StoredArea[];
  /** Named areas of the search; undefined until they have loaded. */
  readonly outlines: AreaOutlines | undefined;
  readonly map: MapState;
  /** An area is being drawn: the map moves only by hand, and moving it is no search. */
  readonly isDrawing: boolean;
  /** Search in a box of the map. */
  readonly onArea: (bounds: Bounds, zoom: number) => void;
}

/** Position of the map of a search, and the requests of its moves. */
export interface MapSearch {
  /** For the map: see `SearchMapProps`. */
  readonly fit: Bounds | null;
  readonly fitMargin: FitMargin;
  readonly home: Bounds;
  readonly onView: (view: MapView) => void;
  readonly onUserMove: (view: MapView) => void;
  readonly searchAsMoved: boolean;
  readonly setSearchAsMoved: (yes: boolean) => void;
  /** Searches where the map was moved to; null where that has been done. */
  readonly searchHere: (() => void) | null;
}

/**
 * The map shows the box of the URL, otherwise all results, unless the visitor has just moved it there. A map that is shown
 * again returns to its last view. A move searches the new view at once, or on a press if the visitor prefers that.
 */
export function useMapSearch(options: MapSearchOptions): MapSearch {
  const { search, map, isDrawing, onArea } = options;
  const { edition, maps } = useApp();
  const { searchAsMoved } = useSnapshot(maps.shared);
  const key = searchKeyOf(search);
  const [left] = useState(() => viewLeft(map, key));
  const isWhereLeft = left?.search === key;
  const [isMoved, setMoved] = useMoved(search.bounds);
  const [aside, setAside] = useState<{ readonly view: MapView; readonly key: string } | null>(null);
  const isAside = aside?.key === key;

  const searchIn = ({ bounds, zoom }: MapView) => {
    const box = rounded(bounds);
    setMoved(box);
    setAside(null);
    onArea(box, zoom);
  };
  return {
    fit: useFrozen(fitOf(search, useAround(options), isMoved || isWhereLeft), isDrawing),
    fitMargin: search.bounds || isWhereLeft ? noMargin : controlsMargin,
    home: left?.boundary ?? edition.mapBounds,
    onView: ({ bounds, zoom }) => map.leaveAt(bounds, zoom, key),
    onUserMove(view) {
      if (isDrawing) return;
      if (searchAsMoved) searchIn(view);
      else setAside({ view, key });
    },
    searchAsMoved,
    setSearchAsMoved(yes) {
      maps.searchAsMoved(yes);
      if (yes && isAside) searchIn(aside.view);
    },
    searchHere: isAside && !searchAsMoved ? () => searchIn(aside.view) : null,
  };
}

/** Last position of the map, until another search, or with a drawing that is not applied yet. */
function viewLeft({ state: { lastView, sketch } }: MapState, key: string): MapState['state']['lastView'] {
  if (lastView && sketch) return { ...lastView, search: key };
  return lastView?.search === key ? lastView : null;
}

/** A key of the search without sort and page, which do not change the positions of the homes. */
const searchKeyOf = (search: SearchState): string => asksFor({ ...search, page: 1, sort: defaultSort });

/** The box that the map goes to; null where the map shows it already. */
const fitOf = (search: SearchState, around: Bounds | null, isShown: boolean): Bounds | null =>
  isShown ? null : (search.bounds ?? around);

/**
 * Returns whether the map is in the box of the search because the visitor moved it there. Back and Forward bring other boxes, which the
 * map has to go to.
 */
function useMoved(bounds: Bounds | null): readonly [boolean, (box: Bounds) => void] {
  const [moved, setMoved] = useState<{
    readonly box: Bounds;
    /** The box of the search when the map was moved, which stays until the URL has changed; undefined after that. */
    readonly before: Bounds | null | undefined;
  } | null>(null);
  if (moved !== null && moved.before !== bounds) {
    if (bounds === null || !sameBox(bounds, moved.box)) setMoved(null);
    else if (moved.before !== undefined) setMoved({ ...moved, before: undefined });
  }
  return [moved !== null, (box) => setMoved({ box, before: bounds })];
}

/**
 * The box around all homes and around the drawn areas they were looked for in; without any home, also around the named areas.
 * While a search is awaited, the box of the search before.
 */
function useAround({
  result,
  areas,
  outlines,
}: Pick<MapSearchOptions, 'result' | 'areas' | 'outlines'>): Bounds | null {
  const box = useMemo(() => {
    const homes = result ? completeBounds(result.boundaries) : null;
    const drawn = areas.flatMap((stored) => stored.areas.flat());
    const named = homes === null && outlines ? outlines.features.flatMap(positionsOf) : [];
    return boxAround([...cornersOf(homes), ...drawn, ...named]);
  }, [result, areas, outlines]);
  return useFrozen(box, result === undefined);
}

/** The positions of an outline. */
const positionsOf = ({ geometry }: AreaOutlines['features'][number]): readonly Point[] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .flat(2)
    .map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));

function cornersOf(box: Bounds | null): readonly Point[] {
  if (!box) return [];
  return [
    { latitude: box.minLatitude, longitude: box.minLongitude },
    { latitude: box.maxLatitude, longitude: box.maxLongitude },
  ];
}

function boxAround(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  // A county has more corners than a call has arguments.
  const least = (of: (point: Point) => number) =>
    points.reduce((min, point) => Math.min(min, of(point)), Infinity);
  const most = (of: (point: Point) => number) =>
    points.reduce((max, point) => Math.max(max, of(point)), -Infinity);
  return {
    minLatitude: least(({ latitude }) => latitude),
    maxLatitude: most(({ latitude }) => latitude),
    minLongitude: least(({ longitude }) => longitude),
    maxLongitude: most(({ longitude }) => longitude),
  };
}

/** The value, or while `isFrozen` the value from before that. */
function useFrozen<T>(value: T, isFrozen: boolean): T {
  const [last, setLast] = useState(value);
  if (isFrozen) return last;
  if (last !== value) setLast(value);
  return value;
}

const sameBox = (a: Bounds, b: Bounds): boolean =>
  a.minLatitude === b.minLatitude &&
  a.maxLatitude === b.maxLatitude &&
  a.minLongitude === b.minLongitude &&
  a.maxLongitude === b.maxLongitude;

const rounded = (bounds: Bounds): Bounds => ({
  minLatitude: toMeters(bounds.minLatitude),
  maxLatitude: toMeters(bounds.maxLatitude),
  minLongitude: toMeters(bounds.minLongitude),
  maxLongitude: toMeters(bounds.maxLongitude),
});
