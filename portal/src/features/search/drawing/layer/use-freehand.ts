import type { Point } from '@hearth/domain/search/areas/distance.ts';
import type { DrawingAction } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { freehandArea } from '@hearth/domain/search/areas/drawing/freehand-area.ts';
import { focusMap } from '@hearth/widgets/map/map-keys.tsx';
import { type Map as LeafletMap, type Polyline, polyline } from 'leaflet';
import { useEffect } from 'react';
import { drawingPane, isGround, latLngOf, metersPerPixel, pointOf } from './ground.ts';

interface Stroke {
  readonly pointerId: number;
  readonly points: Point[];
  readonly line: Polyline;
}

/** Pixels between a line drawn by hand and its simplified line. */
const tolerancePixels = 2;

/**
 * Draws by press and drag with a mouse, a pen or one finger. A second finger ends the line: two fingers move and zoom the
 * map. Leaflet draws the growing line without React, because hundreds of renders would lag behind. A new `dispatch` or
 * `say` drops the line: pass the same functions on every render.
 */
export function useFreehand(
  map: LeafletMap,
  active: boolean,
  dispatch: (action: DrawingAction) => void,
  announce: (words: string) => void,
): void {
  useEffect(() => {
    if (!active) return;
    const hand = freehand(map, dispatch, announce);
    return hand.stop;
  }, [map, active, dispatch, announce]);
}

function freehand(
  map: LeafletMap,
  dispatch: (action: DrawingAction) => void,
  announce: (words: string) => void,
) {
  const container = map.getContainer();
  const listeners = new AbortController();
  const { signal } = listeners;
  let stroke: Stroke | null = null;

  const drop = () => {
    if (!stroke) return;
    stroke.line.remove();
    stroke = null;
    dispatch({ type: 'drop' });
  };
  const begin = (event: PointerEvent) => {
    if (stroke) return drop();
    if (!event.isPrimary || event.button !== 0 || !isGround(event.target)) return;
    focusMap(container);
    container.setPointerCapture(event.pointerId);
    const start = pointOf(map.mouseEventToLatLng(event));
    stroke = { pointerId: event.pointerId, points: [start], line: strokeLine(map, start) };
    dispatch({ type: 'stroke', point: start });
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== stroke?.pointerId) return;
    const passed = event.getCoalescedEvents?.() ?? [];
    for (const each of passed.length > 0 ? passed : [event]) {
      const position = map.mouseEventToLatLng(each);
      stroke.points.push(pointOf(position));
      stroke.line.addLatLng(position);
    }
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== stroke?.pointerId) return;
    const area = freehandArea(stroke.points, tolerancePixels * metersPerPixel(map));
    if (!area) {
      announce('The line was too short. Press and drag around the area.');
      return drop();
    }
    stroke.line.remove();
    stroke = null;
    dispatch({ type: 'area', area });
  };
  const dropByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !stroke) return;
    event.preventDefault();
    event.stopPropagation();
    drop();
  };

  container.classList.add('hearth-map--freehand');
  map.dragging.disable();
  container.addEventListener('pointerdown', begin, { signal });
  container.addEventListener('pointermove', follow, { signal });
  container.addEventListener('pointerup', end, { signal });
  container.addEventListener('pointercancel', drop, { signal });
  container.addEventListener('keydown', dropByKey, { signal, capture: true });
  return {
    stop() {
      listeners.abort();
      drop();
      container.classList.remove('hearth-map--freehand');
      map.dragging.enable();
    },
  };
}

const strokeLine = (map: LeafletMap, start: Point): Polyline =>
  polyline([latLngOf(start)], {
    pane: drawingPane,
    className: 'hearth-drawing__line',
    interactive: false,
    smoothFactor: 0,
  }).addTo(map);
