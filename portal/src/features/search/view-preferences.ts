import { useState } from 'react';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import type { MapState } from '../../shared/searching/map-states.ts';
import { persisted } from '../../ui/persisted.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { ResultView } from './search-toolbar.tsx';

const viewSchema = z.object({ view: z.enum(['gallery', 'table']) });

/** How this visitor views the results: stored on the device, not part of the search. */
export interface ViewPreferences {
  readonly view: ResultView;
  /** By kind of page: see `MapState`. */
  readonly mapShown: boolean;
}

/** Same width in search.css. */
const roomForBoth = '(min-width: 1024px)';

/** The preferences and a function that changes some of them. */
export function useViewPreferences(
  map: MapState,
): readonly [ViewPreferences, (change: Partial<ViewPreferences>) => void] {
  const [stored] = useState(() =>
    persisted<{ view: ResultView }>('hearth-results', viewSchema, { view: 'gallery' }),
  );
  const [view, setView] = useState<ResultView>(stored.read().view);
  const { visible, overList } = useSnapshot(map.state);
  const isWide = useMediaQuery(roomForBoth);
  const change = (part: Partial<ViewPreferences>) => {
    if (part.mapShown !== undefined) (isWide ? map.show : map.showOverList)(part.mapShown);
    if (part.view === undefined) return;
    setView(part.view);
    stored.write({ view: part.view });
  };
  return [{ view, mapShown: isWide ? visible : overList }, change];
}
