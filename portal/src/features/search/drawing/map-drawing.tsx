import {
  type Drawing,
  type DrawingAction,
  type DrawingStatus,
  drawingReducer,
  hasChanges,
  noDrawing,
} from '@hearth/domain/search/drawing/drawing-state.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { later, useLater } from '@hearth/widgets/ui/use-later.ts';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { toast } from 'sonner';
import { useApp } from '../../../ui/app-context.tsx';
import { PortalIcon } from '../../../ui/portal-icon.tsx';
import type { SearchUrl } from '../use-search-url.ts';
import { placeFinder } from './place-finder.ts';
import { useSaveAreas } from './use-save-areas.ts';
import { useStoredAreas } from './use-stored-areas.ts';
import './map-drawing.css';

/** Drawing weighs 10 KB and few visitors draw: it comes with the first drawing, or with an area that the search has. */
const layer = later(() => import('@hearth/widgets/map/drawing/drawing-layer.tsx'));

interface MapDrawingProps {
  readonly search: SearchState;
  readonly change: SearchUrl['change'];
  /** Told of each change of the drawing state. */
  readonly onStatus: (status: DrawingStatus) => void;
}

/** The button that begins a drawing, and the drawn areas of the search; a child of its map. */
export function MapDrawing({ search, change, onStatus }: MapDrawingProps): ReactNode {
  const { client } = useApp();
  const [drawing, dispatch] = useReducer(drawingReducer, noDrawing);
  const isOpen = drawing.status !== 'NoDrawing';
  const { stored, remember } = useStoredAreas(client, search.tags);
  const part = useLater(layer, isOpen || stored.length > 0);
  const finder = useMemo(() => placeFinder(client, search.lease), [client, search.lease]);
  const apply = useSaveAreas({ client, search, change, drawing, dispatch, remember });
  useToldStatus(drawing.status, onStatus);
  useMissing(isOpen && part === null, dispatch);
  return (
    <>
      {!isOpen && <DrawButton dispatch={dispatch} />}
      {part && (
        <part.DrawingLayer
          drawing={drawing}
          dispatch={dispatch}
          stored={stored}
          finder={finder}
          onApply={() => void apply()}
          onCancel={() => giveUp(drawing, dispatch)}
          onNamedPlace={() => {
            dispatch({ type: 'stop' });
            goToSearchBar();
          }}
        />
      )}
    </>
  );
}

/** Takes the focus back when a drawing has ended and what had it is gone. */
function DrawButton({ dispatch }: { readonly dispatch: (action: DrawingAction) => void }): ReactNode {
  const start = ({ detail }: MouseEvent) =>
    // A press of a key counts no clicks: who draws by keyboard finds that way chosen.
    dispatch({ type: 'start', way: detail === 0 ? 'keyboard' : 'freehand' });
  return (
    <Button className="map-draw" onClick={start}>
      <PortalIcon name="draw" />
      Draw
    </Button>
  );
}

/** The focus was in the drawing that is gone, so its button takes it. */
function focusDraw(): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.map-draw')?.focus({ preventScroll: true });
  });
}

/** Nothing is lost by a slip of the hand: what was drawn can be brought back for as long as the toast is there. */
function giveUp(drawing: Drawing, dispatch: (action: DrawingAction) => void): void {
  dispatch({ type: 'stop' });
  if (!hasChanges(drawing)) return;
  toast('The drawing was discarded', {
    id: 'drawing-discarded',
    action: { label: 'Undo', onClick: () => dispatch({ type: 'restore', drawing }) },
  });
}

/** Places have their names in one field of the page. */
function goToSearchBar(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.search-bar__input')?.focus());
}

function useToldStatus(status: DrawingStatus, onStatus: (status: DrawingStatus) => void): void {
  const tell = useRef(onStatus);
  tell.current = onStatus;
  const before = useRef(status);
  useEffect(() => {
    tell.current(status);
    if (status === 'NoDrawing' && before.current !== 'NoDrawing') focusDraw();
    before.current = status;
  }, [status]);
  useEffect(() => () => tell.current('NoDrawing'), []);
}

function useMissing(isMissing: boolean, dispatch: (action: DrawingAction) => void): void {
  useEffect(() => {
    if (!isMissing) return;
    dispatch({ type: 'stop' });
    toast.error('Drawing could not be loaded. Check your connection and try again.', {
      id: 'drawing-missing',
    });
  }, [isMissing, dispatch]);
}
