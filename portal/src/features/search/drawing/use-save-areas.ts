import {
  type Area,
  type Drawing,
  type DrawingAction,
  noDrawing,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { withDrawnAreas } from '@hearth/domain/search/areas/drawing/drawn-tag.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { polygonTypes } from '@hearth/domain/search/tags/tag.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { useLayoutEffect, useRef } from 'react';
import type { MapState } from '../../../shared/searching/map-states.ts';
import { withToasts } from '../../../ui/toast.ts';
import { useIsHere } from '../../../ui/use-is-here.ts';
import type { SearchUrl } from '../use-search-url.ts';
import { areaAround, onlyDrawnAreas, withinWords } from './area-within.ts';
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
 * Stores the drawn areas and searches them: each area becomes a separate tag, and the box of the map leaves the search, which
 * would cut it. The drawing stays where that fails.
 */
export function useSaveAreas(given: SaveAreas): () => void {
  const latest = useRef(given);
  // Storing takes seconds; the search or the map may have changed by then.
  useLayoutEffect(() => {
    latest.current = given;
  });
  const isHere = useIsHere();
  const uncovered = useUncovered(given.isCovered);
  const offerSearchWithin = async (areas: readonly Area[], ids: readonly string[], others: SearchState) => {
    const { client, map } = latest.current;
    const area = await areaAround(client, areas, others).catch(() => null);
    const isThis = () => isHere() && latest.current.map === map;
    if (area === null || !isThis()) return;
    const action = {
      label: areas.length === 1 ? 'Search only this area' : 'Search only these areas',
      onClick: () =>
        isThis() && hasAllAreas(latest.current.search, ids) && removeOtherAreas(latest.current, ids),
    };
    // Long enough to read it and to decide.
    const shown = { id: 'area-within', duration: 15_000, action };
    withToasts((toasts) => toasts(withinWords(areas.length, area), shown));
  };
  const save = async () => {
    const { client, map, search, dispatch, remember } = latest.current;
    const drawing: Drawing = map.state.sketch ?? noDrawing;
    const fail = (words: string) => dispatch({ type: 'fail', words });
    dispatch({ type: 'save' });
    if (countOf(search) + drawing.areas.length > mostAreas)
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
      change({ tags: withDrawnAreas(now.tags, ids, drawing.editing), bounds: null, zoom: null });
      dispatch({ type: 'stop' });
      const others = {
        ...now,
        tags: now.tags.filter(({ id }) => id !== drawing.editing && !ids.includes(id)),
      };
      void offerSearchWithin(drawing.areas, ids, others);
    } catch (error) {
      fail(failureWords(error));
    }
  };
  return () => void save();
}

const hasAllAreas = ({ tags }: SearchState, ids: readonly string[]): boolean =>
  ids.every((id) => tags.some((tag) => tag.id === id));

function removeOtherAreas({ search, change }: SaveAreas, ids: readonly string[]): void {
  const { tags, locations } = search;
  change(onlyDrawnAreas(search, ids));
  const undo = { label: 'Undo', onClick: () => change({ tags, locations }) };
  withToasts((toasts) =>
    toasts('Other areas were removed from the search', { id: 'area-alone', action: undo }),
  );
}

const countOf = ({ tags, locations }: SearchState): number =>
  tags.filter((tag) => withBoundary.has(tag.type)).length + locations.length;
