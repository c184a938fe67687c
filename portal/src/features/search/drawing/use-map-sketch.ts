import {
  type Drawing,
  type DrawingAction,
  drawingReducer,
  hasChanges,
  noDrawing,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import type { MapState } from '../../../shared/searching/map-states.ts';
import { withToasts } from '../../../ui/toast.ts';

/** The unsearched drawing on a map, and its changes. */
export interface MapSketch {
  readonly drawing: Drawing;
  /** The same function for the same map. */
  readonly dispatch: (action: DrawingAction) => void;
  /** Removes the drawing, and offers to restore it. */
  readonly discard: () => void;
}

const discarded = 'drawing-discarded';

/** The drawing on the map of one kind of page: it stays while the map is hidden. */
export function useMapSketch(map: MapState): MapSketch {
  const { sketch } = useSnapshot(map.state);
  const drawing = (sketch as Drawing | null) ?? noDrawing;
  const dispatch = useCallback(
    (action: DrawingAction) => {
      const next = drawingReducer(map.state.sketch ?? noDrawing, action);
      // A new drawing and the discarded one cannot both be restored.
      if (map.state.sketch === null && next !== noDrawing) withToasts((toasts) => toasts.dismiss(discarded));
      map.keepSketch(next === noDrawing ? null : next);
    },
    [map],
  );
  const discard = useCallback(() => {
    const given = map.state.sketch;
    dispatch({ type: 'stop' });
    if (!given || !hasChanges(given)) return;
    const undo = { label: 'Undo', onClick: () => dispatch({ type: 'restore', drawing: given }) };
    withToasts((toasts) => toasts('The drawing was discarded', { id: discarded, action: undo }));
  }, [map, dispatch]);
  return { drawing, dispatch, discard };
}
