import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useApp } from '../../../shared/app/app-context.tsx';
import type { MapState } from '../../../shared/searching/map-states.ts';
import type { SearchUrl } from '../use-search-url.ts';
import type { StoredArea } from './layer/stored-areas.tsx';
import { type MapSketch, useMapSketch } from './use-map-sketch.ts';
import { useSaveAreas } from './use-save-areas.ts';
import { useStoredAreas } from './use-stored-areas.ts';

/** The drawing of a search, whether its map is shown or not. */
export interface SearchDrawing extends MapSketch {
  /** The drawn areas that the search has, as soon as their outlines are here. */
  readonly stored: readonly StoredArea[];
  /** Stores the drawn areas and searches them. */
  readonly apply: () => void;
}

interface DrawingOptions {
  readonly map: MapState;
  readonly isShown: boolean;
  readonly search: SearchState;
  readonly change: SearchUrl['change'];
  readonly isCovered: SearchUrl['isCovered'];
}

export function useDrawing({ map, isShown, search, change, isCovered }: DrawingOptions): SearchDrawing {
  const { client } = useApp();
  const sketch = useMapSketch(map);
  const { stored, remember } = useStoredAreas(client, isShown ? search.tags : noTags);
  const { dispatch } = sketch;
  const apply = useSaveAreas({ client, map, search, change, isCovered, dispatch, remember });
  return { ...sketch, stored, apply };
}

/** A map that is not shown asks for no outlines. */
const noTags: SearchState['tags'] = [];
