import { type DrawingAction, hasChanges } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import type { DrawingStatus } from '@hearth/domain/search/areas/drawing/drawing-status.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import { locationFinder } from '../../../shared/searching/location-finder.ts';
import { PortalIcon } from '../../../ui/portal-icon.tsx';
import { withToasts } from '../../../ui/toast.ts';
import type { SearchDrawing } from './use-drawing.ts';
import './map-drawing.css';

/** Drawing weighs 10 KB and few visitors draw: it comes with the first drawing, or with an area that the search has. */
const layer = deferred(() => import('./layer/drawing-layer.tsx'));

interface MapDrawingProps {
  readonly session: SearchDrawing;
  readonly lease: boolean;
  /** Called with each change of the drawing state while the component is mounted; must be the same function for the same map. */
  readonly onStatus: (status: DrawingStatus) => void;
}

/** The button that begins a drawing, and the drawn areas of the search; a child of its map. */
export function MapDrawing({ session, lease, onStatus }: MapDrawingProps): ReactNode {
  const { client } = useApp();
  const { drawing, dispatch, discard, stored, apply } = session;
  const isOpen = drawing.status !== 'NoDrawing';
  const part = useDeferred(layer, isOpen || stored.length > 0);
  const finder = useMemo(() => locationFinder(client, lease), [client, lease]);
  // A drawing that cannot be shown must not block the page.
  useReportedStatus(part === null ? 'NoDrawing' : drawing.status, onStatus);
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
          onCancel={discard}
          onNamedArea={() => {
            discard();
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
    // `detail` is 0 for a click by key press: drawing by keyboard is preselected then.
    dispatch({ type: 'start', mode: detail === 0 ? 'keyboard' : 'freehand' });
  return (
    <Button className="map-draw" onClick={start}>
      <PortalIcon name="draw" />
      Draw
    </Button>
  );
}

/** Moves the focus from a drawing that was removed to the button that begins one. */
function focusDraw(): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.map-draw')?.focus({ preventScroll: true });
  });
}

/** Only the search bar accepts names of areas. */
function goToSearchBar(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.search-bar__input')?.focus());
}

/** A layout effect: controls that a drawing disables are enabled again before the focus goes to them. */
function useReportedStatus(status: DrawingStatus, onStatus: (status: DrawingStatus) => void): void {
  const before = useRef(status);
  useLayoutEffect(() => {
    onStatus(status);
    if (status === 'NoDrawing' && before.current !== 'NoDrawing') focusDraw();
    before.current = status;
  }, [status, onStatus]);
  useLayoutEffect(() => () => onStatus('NoDrawing'), [onStatus]);
}

function useMissing(isMissing: boolean, leave: () => void): void {
  const report = useEffectEvent(() => {
    leave();
    withToasts((toasts) =>
      toasts.error('Drawing could not be loaded. Check your connection and try again.', {
        id: 'drawing-missing',
      }),
    );
  });
  useEffect(() => {
    if (isMissing) report();
  }, [isMissing]);
}
