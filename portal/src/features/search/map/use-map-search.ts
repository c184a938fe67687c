import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Bounds } from '@hearth/domain/search/bounds.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { defaultSort } from '@hearth/domain/search/sort.ts';
import type { MapView } from '@hearth/widgets/map/map-view.ts';
import { useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../ui/app-context.tsx';
import type { MapState } from '../../../ui/map-states.ts';
import { pathOfSearch } from '../../../ui/search-path.ts';
import { toMeters } from './to-meters.ts';

interface MapSearchOptions {
  readonly search: SearchState;
  readonly result: SearchResult | undefined;
  readonly map: MapState;
  /** An area is being drawn: the map does not go away under a hand that draws, and looking around is no search. */
  readonly isHeld: boolean;
  /** Search in a box of the map. */
  readonly onArea: (bounds: Bounds, zoom: number) => void;
}

/** Where the map of a search goes, and what its moves ask for. */
export interface MapSearch {
  /** For the map: see `SearchMapProps`. */
  readonly fit: Bounds | null;
  readonly fitMargin: number;
  readonly home: Bounds;
  readonly onView: (view: MapView) => void;
  readonly onUserMove: (view: MapView) => void;
  readonly searchAsMoved: boolean;
  readonly setSearchAsMoved: (yes: boolean) => void;
  /** Searches where the map was moved to; null where that has been done. */
  readonly searchHere: (() => void) | null;
}

/**
 * The map goes to the box of the URL, else around all results, unless a person has just moved it there; hidden and shown
 * again it is where it was left. A move searches there at once, or on a press where the visitor wants that.
 */
export function useMapSearch({ search, result, map, isHeld, onArea }: MapSearchOptions): MapSearch {
  const { edition, maps } = useApp();
  const { searchAsMoved } = useSnapshot(maps.shared);
  const key = keyOf(search);
  const [left] = useState(() => placeLeft(map, key));
  const isWhereLeft = left?.search === key;
  const moved = useRef<Bounds | null>(null);
  // Back and Forward bring other boxes; only the one of the last drag is where the map is already.
  if (moved.current && !(search.bounds && sameBox(search.bounds, moved.current))) moved.current = null;
  const [aside, setAside] = useState<{ readonly view: MapView; readonly key: string } | null>(null);
  const isAside = aside?.key === key;

  const searchIn = ({ bounds, zoom }: MapView) => {
    moved.current = rounded(bounds);
    setAside(null);
    onArea(moved.current, zoom);
  };
  return {
    fit: useHeld(useFit(search, result, moved.current, isWhereLeft), isHeld),
    fitMargin: search.bounds || isWhereLeft ? 0 : 32,
    home: left?.boundary ?? edition.mapBounds,
    onView: ({ bounds, zoom }) => map.leaveAt(bounds, zoom, key),
    onUserMove(view) {
      if (isHeld) return;
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

/** Where the map was left, as long as nothing else is searched, or something was drawn there that waits to be. */
function placeLeft({ state: { place, sketch } }: MapState, key: string): MapState['state']['place'] {
  if (place && sketch) return { ...place, search: key };
  return place?.search === key ? place : null;
}

/** What is searched for; its order and page say nothing about where. */
const keyOf = (search: SearchState): string =>
  pathOfSearch({ ...search, page: 1, sort: defaultSort, zoom: null });

function useFit(
  search: SearchState,
  result: SearchResult | undefined,
  moved: Bounds | null,
  isWhereLeft: boolean,
): Bounds | null {
  return useMemo(() => {
    if (isWhereLeft) return null;
    if (search.bounds) return sameBox(search.bounds, moved) ? null : search.bounds;
    return boxOf(result?.boundaries);
  }, [search.bounds, result, moved, isWhereLeft]);
}

/** What it was when `held` began, for as long as that lasts. */
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

const rounded = (bounds: Bounds): Bounds => ({
  minLatitude: toMeters(bounds.minLatitude),
  maxLatitude: toMeters(bounds.maxLatitude),
  minLongitude: toMeters(bounds.minLongitude),
  maxLongitude: toMeters(bounds.maxLongitude),
});
