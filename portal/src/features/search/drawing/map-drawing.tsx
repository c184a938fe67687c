import { type DrawingAction, hasChanges } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import type { DrawingStatus } from '@hearth/domain/search/areas/drawing/drawing-status.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { later, useLater } from '@hearth/widgets/ui/use-later.ts';
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { toast } from 'sonner';
import { useApp } from '../../../ui/app-context.tsx';
import { PortalIcon } from '../../../ui/portal-icon.tsx';
import { placeFinder } from './place-finder.ts';
import type { SearchDrawing } from './use-drawing.ts';
import './map-drawing.css';

/** Drawing weighs 10 KB and few visitors draw: it comes with the first drawing, or with an area that the search has. */
const layer = later(() => import('@hearth/widgets/map/drawing/drawing-layer.tsx'));

interface MapDrawingProps {
  readonly session: SearchDrawing;
  readonly lease: boolean;
  /** Told of each change of the drawing state as long as this is in the page. */
  readonly onStatus: (status: DrawingStatus) => void;
}

/** The button that begins a drawing, and the drawn areas of the search; a child of its map. */
export function MapDrawing({ session, lease, onStatus }: MapDrawingProps): ReactNode {
  const { client } = useApp();
  const { drawing, dispatch, giveUp, stored, apply } = session;
  const isOpen = drawing.status !== 'NoDrawing';
  const part = useLater(layer, isOpen || stored.length > 0);
  const finder = useMemo(() => placeFinder(client, lease), [client, lease]);
  // Nobody waits for a drawing that cannot be shown.
  useToldStatus(part === null ? 'NoDrawing' : drawing.status, onStatus);
  useMissing(isOpen && part === null, () => hasChanges(drawing) || dispatch({ type: 'stop' }));
  return (
    <>
      {!isOpen && <DrawButton dispatch={dispatch} />}
      {part && (
        <part.DrawingLayer
          drawing={drawing}
          dispatch={dispatch}
          stored={stored}
          finder={finder}
          onApply={apply}
          onCancel={giveUp}
          onNamedPlace={() => {
            giveUp();
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
    dispatch({ type: 'start', mode: detail === 0 ? 'keyboard' : 'freehand' });
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

/** Places have their names in one field of the page. */
function goToSearchBar(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.search-bar__input')?.focus());
}

/** Before the page is painted, so that what waits for a drawing is free again when the focus goes there. */
function useToldStatus(status: DrawingStatus, onStatus: (status: DrawingStatus) => void): void {
  const tell = useRef(onStatus);
  tell.current = onStatus;
  const before = useRef(status);
  useLayoutEffect(() => {
    tell.current(status);
    if (status === 'NoDrawing' && before.current !== 'NoDrawing') focusDraw();
    before.current = status;
  }, [status]);
  useLayoutEffect(() => () => tell.current('NoDrawing'), []);
}

function useMissing(isMissing: boolean, leave: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is missing
  useEffect(() => {
    if (!isMissing) return;
    leave();
    toast.error('Drawing could not be loaded. Check your connection and try again.', {
      id: 'drawing-missing',
    });
  }, [isMissing]);
}
