import type { Point } from '@hearth/domain/search/areas/distance.ts';
import {
  type Drawing,
  type DrawingAction,
  fewestCorners,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { stepWords } from '@hearth/domain/search/areas/drawing/step-words.ts';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { arrowStep, latLngOf, pixelOf, pointOf, shifted } from './ground.ts';
import { isInVisibleSpan, middleOf, visibleSpanOf } from './visible-span.ts';

interface CrosshairProps {
  readonly drawing: Drawing;
  readonly dispatch: (action: DrawingAction) => void;
  readonly announce: (words: string) => void;
}

/** Pixels around the first corner within which Enter closes the area. */
const closeWithin = 14;
/** Pixels from the edge of the free part of the map at which the map moves along. */
const margin = 56;

/** Draws corners by keys: arrows move a cross over the map, Enter adds a corner there, Backspace takes the last one back. */
export function Crosshair({ drawing, dispatch, announce }: CrosshairProps): ReactNode {
  const map = useMap();
  const [position, setPosition] = useState(() => pointOf(map.getCenter()));
  useInView(map, position, () => {
    setPosition(middleOf(map));
    announce('The crosshair is at the center of the map');
  });
  const { x, y } = usePixel(map, position);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step) {
      const next = shifted(map, position, ...step);
      setPosition(next);
      follow(map, next);
      announce(
        isOnFirst(map, next, drawing)
          ? 'On the first corner; Enter closes the area'
          : positionWords(drawing, next),
      );
    } else if (event.key === 'Enter' || event.key === ' ') drop(map, position, drawing, dispatch, announce);
    else if (event.key === 'Backspace' || event.key === 'Delete') dispatch({ type: 'undo' });
    else if (event.key === '+' || event.key === '=') zoomAround(map, position, 1);
    else if (event.key === '-') zoomAround(map, position, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const begin = useCallback(
    (cross: HTMLDivElement | null) => {
      setElement(cross);
      // Once the panel is there, which may lie over the middle of a small map.
      if (cross) setPosition(middleOf(map));
    },
    [map],
  );
  useEffect(() => {
    const listeners = new AbortController();
    // Not React's, whose listener hears a key only after the map has.
    element?.addEventListener('keydown', (event) => press(event), listeners);
    return () => listeners.abort();
  }, [element]);
  return (
    <div
      ref={begin}
      className="hearth-drawing__crosshair"
      role="application"
      aria-roledescription="crosshair"
      aria-label="Crosshair on the map. Arrow keys move it, with Shift faster. Enter adds a corner, Backspace removes it, Enter on the first corner closes the area."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
      tabIndex={0}
      style={{ insetBlockStart: `${y}px`, left: `${x}px` }}
    />
  );
}

/** Reports a move of the map that would leave the cross outside of the map or behind a control. */
function useInView(map: LeafletMap, position: Point, lost: () => void): void {
  const look = useEffectEvent(() => {
    if (!isInVisibleSpan(map, pixelOf(map, position))) lost();
  });
  useEffect(() => {
    const moved = () => look();
    map.on('moveend', moved);
    return () => void map.off('moveend', moved);
  }, [map]);
}

/** Position of a point, while the map moves too. */
function usePixel(map: LeafletMap, position: Point): { x: number; y: number } {
  const [, render] = useState(0);
  // One object for all renders: another one would be subscribed again.
  const handlers = useMemo(() => {
    const again = () => render((count) => count + 1);
    return { move: again, zoom: again, resize: again };
  }, []);
  useMapEvents(handlers);
  return pixelOf(map, position);
}

/** Zooms around the crosshair, which therefore stays in view; a map at its last zoom stays as it is. */
function zoomAround(map: LeafletMap, position: Point, steps: number): void {
  const zoom = map.getZoom() + steps * (map.options.zoomDelta ?? 1);
  const possible = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), zoom));
  if (possible !== map.getZoom()) map.setZoomAround(latLngOf(position), possible);
}

/** Moves the map along where the cross comes near its edge. */
function follow(map: LeafletMap, position: Point): void {
  const { top, bottom } = visibleSpanOf(map);
  map.panInside(latLngOf(position), {
    paddingTopLeft: [margin, top + margin],
    paddingBottomRight: [margin, map.getSize().y - bottom + margin],
    animate: false,
  });
}

function drop(
  map: LeafletMap,
  position: Point,
  { line }: Drawing,
  dispatch: (action: DrawingAction) => void,
  announce: (words: string) => void,
): void {
  if (isOnFirst(map, position, { line })) dispatch({ type: 'close' });
  else if (isNear(map, position, line.at(-1)))
    announce('There is a corner here already. Move the crosshair first.');
  else dispatch({ type: 'corner', point: position });
}

const isNear = (map: LeafletMap, position: Point, point: Point | undefined): boolean =>
  point !== undefined && pixelOf(map, point).distanceTo(pixelOf(map, position)) <= closeWithin;

/** Returns whether Enter would close the area. */
const isOnFirst = (map: LeafletMap, position: Point, { line }: Pick<Drawing, 'line'>): boolean =>
  line.length >= fewestCorners && isNear(map, position, line[0]);

/** '0.3 miles east of corner 2'. */
function positionWords({ line }: Drawing, position: Point): string {
  const last = line.at(-1);
  if (!last) return '';
  return `${stepWords(last, position)} of corner ${line.length}`;
}
