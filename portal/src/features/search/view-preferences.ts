import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MapState } from '../../ui/map-states.ts';
import type { ResultView } from './search-toolbar.tsx';

const key = 'hearth-results';

/** How this visitor likes the results: kept on the device, it says nothing about the search. */
export interface ViewPreferences {
  readonly view: ResultView;
  /** By kind of page: see `MapState`. */
  readonly mapShown: boolean;
}

/** The preferences and a function that changes some of them. */
export function useViewPreferences(
  map: MapState,
): readonly [ViewPreferences, (change: Partial<ViewPreferences>) => void] {
  const [view, setView] = useState(read);
  const { visible } = useSnapshot(map.state);
  const change = (part: Partial<ViewPreferences>) => {
    if (part.mapShown !== undefined) map.show(part.mapShown);
    if (part.view === undefined) return;
    setView(part.view);
    keep(part.view);
  };
  return [{ view, mapShown: visible }, change];
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
