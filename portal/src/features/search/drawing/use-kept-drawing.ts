import {
  type Drawing,
  type DrawingAction,
  drawingReducer,
  hasChanges,
  noDrawing,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { useSnapshot } from 'valtio';
import type { MapState } from '../../../ui/map-states.ts';

export interface KeptDrawing {
  readonly drawing: Drawing;
  /** The same function for the same map. */
  readonly dispatch: (action: DrawingAction) => void;
  /** Gives the drawing up, and offers to bring it back. */
  readonly giveUp: () => void;
}

const discarded = 'drawing-discarded';

/** The drawing on the map of one kind of page: it outlives the map, which can be put away and shown again. */
export function useKeptDrawing(map: MapState): KeptDrawing {
  const { sketch } = useSnapshot(map.state);
  const drawing = (sketch as Drawing | null) ?? noDrawing;
  const dispatch = useCallback(
    (action: DrawingAction) => {
      const next = drawingReducer(map.state.sketch ?? noDrawing, action);
      // What is drawn now could not be brought back beside what was given up before.
      if (map.state.sketch === null && next !== noDrawing) toast.dismiss(discarded);
      map.keepSketch(next === noDrawing ? null : next);
    },
    [map],
  );
  const giveUp = useCallback(() => {
    const given = map.state.sketch;
    dispatch({ type: 'stop' });
    if (!given || !hasChanges(given)) return;
    toast('The drawing was discarded', {
      id: discarded,
      action: { label: 'Undo', onClick: () => dispatch({ type: 'restore', drawing: given }) },
    });
  }, [map, dispatch]);
  return { drawing, dispatch, giveUp };
}
