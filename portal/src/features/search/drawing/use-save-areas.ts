import {
  type Area,
  type Drawing,
  type DrawingAction,
  noDrawing,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { withDrawnAreas } from '@hearth/domain/search/areas/drawing/drawn-tag.ts';
import {
  drawnPlaces,
  namedPlaces,
  type Places,
  replacedWords,
  withPlaces,
} from '@hearth/domain/search/areas/drawing/replaced-places.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { polygonTypes } from '@hearth/domain/search/tags/tag.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { useLayoutEffect, useRef } from 'react';
import type { MapState } from '../../../shared/searching/map-states.ts';
import { withToasts } from '../../../ui/toast.ts';
import { useIsHere } from '../../../ui/use-is-here.ts';
import type { SearchUrl } from '../use-search-url.ts';
import { failureWords, saveArea } from './save-area.ts';
import { useUncovered } from './use-uncovered.ts';

/** Maximum of areas in a search. */
const mostAreas = 30;
const withBoundary: ReadonlySet<string> = new Set(polygonTypes);

interface SaveAreas {
  readonly client: Client;
  readonly map: MapState;
  readonly search: SearchState;
  readonly change: SearchUrl['change'];
  readonly isCovered: SearchUrl['isCovered'];
  readonly dispatch: (action: DrawingAction) => void;
  readonly remember: (id: string, areas: readonly Area[]) => void;
}

/**
 * Stores the drawn areas and searches them: each area becomes a separate tag. The box of the map leaves the search, which would
 * cut them, and so do named places, which would add homes outside of them. The drawing stays where that fails.
 */
export function useSaveAreas(given: SaveAreas): () => void {
  const latest = useRef(given);
  // Storing takes seconds; the search or the map may have changed by then.
  useLayoutEffect(() => {
    latest.current = given;
  });
  const isHere = useIsHere();
  const uncovered = useUncovered(given.isCovered);
  const offerBack = (replaced: Places) => {
    const { map } = latest.current;
    const { text, back } = replacedWords(replaced);
    const onClick = () => {
      const { search, change } = latest.current;
      if (isHere() && latest.current.map === map) change(withPlaces(search, replaced));
    };
    // Long enough to read it and to decide.
    const shown = { id: 'replaced-places', duration: 15_000, action: { label: back, onClick } };
    withToasts((toasts) => toasts(text, shown));
  };
  const save = async () => {
    const { client, map, search, dispatch, remember } = latest.current;
    const drawing: Drawing = map.state.sketch ?? noDrawing;
    const fail = (words: string) => dispatch({ type: 'fail', words });
    dispatch({ type: 'save' });
    if (countOf(keptPlaces(search, drawing)) + drawing.areas.length > mostAreas)
      return fail(`A search can have up to ${mostAreas} areas. Remove one to add another.`);
    try {
      const ids = await Promise.all(drawing.areas.map((area) => saveArea(client, area)));
      // A home that was opened meanwhile stays open.
      await uncovered();
      // A visitor who left the list before the areas were saved is not taken back to it.
      if (!isHere() || latest.current.map !== map)
        return fail('You left the list before this area was searched. Your drawing is still here.');
      for (const [index, id] of ids.entries()) remember(id, [drawing.areas[index]!]);
      // The search may have gone on meanwhile.
      const { search: now, change } = latest.current;
      const { tags, locations } = keptPlaces(now, drawing);
      const replaced = isNew(drawing) ? namedPlaces(now) : null;
      change({ tags: withDrawnAreas(tags, ids, drawing.editing), locations, bounds: null, zoom: null });
      dispatch({ type: 'stop' });
      if (replaced) offerBack(replaced);
    } catch (error) {
      fail(failureWords(error));
    }
  };
  return () => void save();
}

const isNew = ({ editing }: Drawing): boolean => editing === null;

/** The places of the search that stay beside a drawing: those that were added to a drawn area stay when it is changed. */
const keptPlaces = (search: Places, drawing: Drawing): Places =>
  isNew(drawing) ? drawnPlaces(search) : search;

const countOf = ({ tags, locations }: Places): number =>
  tags.filter((tag) => withBoundary.has(tag.type)).length + locations.length;
