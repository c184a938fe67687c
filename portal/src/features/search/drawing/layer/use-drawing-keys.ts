import type { Drawing, DrawingAction } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { isMap } from '@hearth/widgets/map/map-keys.tsx';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of drawing, wherever in the map the focus is: Ctrl or Cmd with Z undoes and with Shift or Y redoes; Escape drops the
 * unfinished line, then the drawing. On the map itself Enter closes the area and Backspace takes the last corner back.
 */
export function useDrawingKeys(
  map: LeafletMap,
  drawing: Drawing,
  dispatch: (action: DrawingAction) => void,
  onCancel: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') abandon({ drawing, dispatch, onCancel });
    else {
      const action = actionOf(event, isMap(map.getContainer(), event.target));
      if (!action) return;
      dispatch(action);
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listeners = new AbortController();
    map.getContainer().addEventListener('keydown', (event) => press(event), { signal: listeners.signal });
    return () => listeners.abort();
  }, [map]);
}

interface OpenDrawing {
  readonly drawing: Drawing;
  readonly dispatch: (action: DrawingAction) => void;
  readonly onCancel: () => void;
}

function abandon({ drawing, dispatch, onCancel }: OpenDrawing): void {
  if (drawing.saving) return;
  if (drawing.line.length > 0) dispatch({ type: 'drop' });
  else onCancel();
}

function actionOf(event: KeyboardEvent, onMap: boolean): DrawingAction | undefined {
  const { key, target } = event;
  if (target instanceof HTMLInputElement && target.type !== 'radio') return undefined;
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
    return letter === 'y' ? { type: 'redo' } : undefined;
  }
  if (!onMap) return undefined;
  if (key === 'Enter') return { type: 'close' };
  return key === 'Backspace' ? { type: 'undo' } : undefined;
}
