import { useState } from 'react';
import type { ResultView } from './search-toolbar.tsx';

const key = 'hearth-results';

/** How this visitor likes the results: kept on the device, it says nothing about the search. */
export interface ViewPreferences {
  readonly view: ResultView;
  readonly mapShown: boolean;
}

/** The preferences and a function that changes some of them. */
export function useViewPreferences(): readonly [ViewPreferences, (change: Partial<ViewPreferences>) => void] {
  const [preferences, setPreferences] = useState(read);
  const change = (part: Partial<ViewPreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    keep(next);
  };
  return [preferences, change];
}

function read(): ViewPreferences {
  const wide = matchMedia('(min-width: 1280px)').matches;
  const defaults: ViewPreferences = { view: 'gallery', mapShown: wide };
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<ViewPreferences>;
    return {
      view: kept.view === 'table' ? 'table' : 'gallery',
      // A phone shows the list first, whatever was last shown: the map lies over it there.
      mapShown: wide ? (kept.mapShown ?? defaults.mapShown) : false,
    };
  } catch {
    return defaults;
  }
}

function keep(preferences: ViewPreferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Storage is closed or full: the choice holds for this visit.
  }
}
