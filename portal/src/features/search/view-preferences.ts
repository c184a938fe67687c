import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MapState } from '../../ui/map-states.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { ResultView } from './search-toolbar.tsx';

const key = 'hearth-results';

/** How this visitor likes the results: kept on the device, it says nothing about the search. */
export interface ViewPreferences {
  readonly view: ResultView;
  /** By kind of page: see `MapState`. */
  readonly mapShown: boolean;
}

/** As search.css has it. */
const roomForBoth = '(min-width: 1024px)';

/** The preferences and a function that changes some of them. */
export function useViewPreferences(
  map: MapState,
): readonly [ViewPreferences, (change: Partial<ViewPreferences>) => void] {
  const [view, setView] = useState(read);
  const { visible, overList } = useSnapshot(map.state);
  const isWide = useMediaQuery(roomForBoth);
  const change = (part: Partial<ViewPreferences>) => {
    if (part.mapShown !== undefined) (isWide ? map.show : map.showOverList)(part.mapShown);
    if (part.view === undefined) return;
    setView(part.view);
    keep(part.view);
  };
  return [{ view, mapShown: isWide ? visible : overList }, change];
}

function read(): ResultView {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return (kept as { view?: unknown } | null)?.view === 'table' ? 'table' : 'gallery';
  } catch {
    return 'gallery';
  }
}

function keep(view: ResultView): void {
  try {
    localStorage.setItem(key, JSON.stringify({ view }));
  } catch {
    // Storage is closed or full: the choice holds for this visit.
  }
}
