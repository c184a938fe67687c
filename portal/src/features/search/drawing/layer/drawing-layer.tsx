import { changeWords } from '@hearth/domain/search/areas/drawing/change-words.ts';
import { areaProblem, drawingProblem } from '@hearth/domain/search/areas/drawing/drawing-problem.ts';
import type { Area, Drawing, DrawingAction } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { isBusy } from '@hearth/domain/search/areas/drawing/drawing-status.ts';
import { adoptSheet } from '@hearth/widgets/element/adopt-sheet.ts';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { LocationFinder } from '../../../../shared/searching/location-finder.ts';
import { AreaShapes } from './area-shapes.tsx';
import { CircleForm } from './circle-form.tsx';
import { CornerHandles } from './corner-handles.tsx';
import { Crosshair } from './crosshair.tsx';
import sheet from './drawing.sheet.css';
import { DrawingActions } from './drawing-actions.tsx';
import { DrawingPanel } from './drawing-panel.tsx';
import { ensurePanes } from './ground.ts';
import { type StoredArea, StoredAreas } from './stored-areas.tsx';
import { useCornerClicks } from './use-corner-clicks.ts';
import { useDrawingKeys } from './use-drawing-keys.ts';
import { useFreehand } from './use-freehand.ts';

export interface DrawingLayerProps {
  readonly drawing: Drawing;
  /** Stays the same function. */
  readonly dispatch: (action: DrawingAction) => void;
  /** The drawn areas of the search; keep the array's identity while it is the same. */
  readonly stored: readonly StoredArea[];
  readonly finder: LocationFinder;
  readonly onApply: () => void;
  readonly onCancel: () => void;
  /** The visitor prefers to choose an area by its name. */
  readonly onNamedArea: () => void;
}

/** Drawn areas on a map, and the drawing of new ones; a child of the map, in a deferred part. */
export function DrawingLayer(props: DrawingLayerProps): ReactNode {
  const map = useMap();
  const { drawing, dispatch, stored } = props;
  const others = useMemo(() => stored.filter(({ id }) => id !== drawing.editing), [stored, drawing.editing]);
  const isDrawing = drawing.status !== 'NoDrawing';
  const { announcement, announce } = useAnnouncements(drawing);
  return (
    <>
      <Ground map={map} />
      <StoredAreas
        stored={others}
        canEdit={!isDrawing}
        onEdit={({ id, areas }) => dispatch({ type: 'edit', id, areas })}
      />
      {isDrawing && <OpenDrawing {...props} map={map} announce={announce} />}
      <div className="hearth-drawing__said">
        <LiveRegion message={announcement} />
      </div>
    </>
  );
}

/** Ground of layers and controls; it stands before them, so its effect runs before theirs. */
function Ground({ map }: { readonly map: LeafletMap }): null {
  useLayoutEffect(() => {
    adoptSheet(map.getContainer(), sheet);
    ensurePanes(map);
  }, [map]);
  return null;
}

interface OpenDrawingProps extends DrawingLayerProps {
  readonly map: LeafletMap;
  readonly announce: (words: string) => void;
}

function OpenDrawing(props: OpenDrawingProps): ReactNode {
  const { drawing, dispatch, map, announce, finder, onApply, onCancel, onNamedArea } = props;
  const { status, mode, areas, line } = drawing;
  const busy = isBusy(status);
  const [preview, setPreview] = useState<Area | null>(null);
  const problem = useMemo(() => drawingProblem({ line, areas }), [line, areas]);
  const wrong = useMemo(() => areas.flatMap((area, index) => (areaProblem(area) ? [index] : [])), [areas]);
  useQuietPins(map, busy);
  useMovingArrows(map);
  useFreehand(map, busy && mode === 'freehand', dispatch, announce);
  useCornerClicks(map, busy && mode === 'corners', drawing, dispatch);
  useDrawingKeys(map, drawing, dispatch, onCancel);
  useEffect(() => {
    map.closePopup();
  }, [map]);
  return (
    <>
      <AreaShapes
        areas={areas}
        line={line}
        preview={preview}
        wrong={wrong}
        lineIsWrong={line.length > 0 && problem !== null}
      />
      <DrawingPanel drawing={drawing} dispatch={dispatch} problem={problem} onNamedArea={onNamedArea}>
        {busy && mode === 'circle' && (
          <CircleForm
            finder={finder}
            onPreview={setPreview}
            onTake={(area) => dispatch({ type: 'area', area })}
            announce={announce}
          />
        )}
      </DrawingPanel>
      {busy && mode === 'keyboard' && <Crosshair drawing={drawing} dispatch={dispatch} announce={announce} />}
      {!busy && !drawing.saving && <CornerHandles areas={areas} dispatch={dispatch} announce={announce} />}
      <DrawingActions
        drawing={drawing}
        dispatch={dispatch}
        isWrong={problem !== null}
        onApply={onApply}
        onCancel={onCancel}
      />
    </>
  );
}

/** The announcements: the last step, its problem, and those of other parts. */
function useAnnouncements(drawing: Drawing): { announcement: string; announce: (words: string) => void } {
  const [announcement, announce] = useState('');
  const before = useRef(drawing);
  useEffect(() => {
    const words = changeWords(before.current, drawing);
    const problem = drawingProblem(drawing);
    const isNew = problem !== drawingProblem(before.current);
    before.current = drawing;
    const message = [words, isNew && problem].filter(Boolean).join('. ');
    if (message) announce(message);
  }, [drawing]);
  return { announcement, announce: useCallback((words: string) => announce(words), []) };
}

/** Arrow keys on the map move it, where they go from pin to pin otherwise. */
function useMovingArrows(map: LeafletMap): void {
  useEffect(() => {
    const container = map.getContainer();
    container.dataset.arrows = 'move';
    return () => {
      delete container.dataset.arrows;
    };
  }, [map]);
}

/** While a visitor draws an area, pins are dimmed and cannot be pressed or focused. */
function useQuietPins(map: LeafletMap, quiet: boolean): void {
  useEffect(() => {
    const pins = map.getPane('markerPane');
    if (!pins || !quiet) return;
    pins.inert = true;
    pins.classList.add('hearth-drawing__quiet');
    return () => {
      pins.inert = false;
      pins.classList.remove('hearth-drawing__quiet');
    };
  }, [map, quiet]);
}
