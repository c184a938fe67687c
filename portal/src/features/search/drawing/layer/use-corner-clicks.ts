import type { Point } from '@hearth/domain/search/areas/distance.ts';
import {
  type Drawing,
  type DrawingAction,
  fewestCorners,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import { polyline } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { drawingPane, isGround, latLngOf, pixelOf, pointOf } from './ground.ts';

/** Pixels around the first corner within which a click closes the area: half of what a finger covers. */
const closeWithin = 22;
/** The second half of a double click is no corner. */
const sameWithin = 6;

/** Drops corners by clicks and taps; a press that drags moves the map as ever. A line leads to the pointer. */
export function useCornerClicks(
  map: LeafletMap,
  active: boolean,
  drawing: Drawing,
  dispatch: (action: DrawingAction) => void,
): void {
  const latestLine = useEffectEvent(() => drawing.line);
  useEffect(() => {
    if (!active) return;
    const guide = polyline([], { pane: drawingPane, className: 'hearth-drawing__guide', interactive: false });
    const near = (point: Point | undefined, event: LeafletMouseEvent, pixels: number) =>
      point !== undefined && pixelOf(map, point).distanceTo(event.containerPoint) <= pixels;
    const click = (event: LeafletMouseEvent) => {
      const line = latestLine();
      if (!isGround(event.originalEvent.target) || near(line.at(-1), event, sameWithin)) return;
      const closes = line.length >= fewestCorners && near(line[0], event, closeWithin);
      dispatch(closes ? { type: 'close' } : { type: 'corner', point: pointOf(event.latlng) });
    };
    const close = (event: LeafletMouseEvent) => {
      if (isGround(event.originalEvent.target)) dispatch({ type: 'close' });
    };
    const lead = (event: LeafletMouseEvent) => {
      const last = latestLine().at(-1);
      guide.setLatLngs(last ? [latLngOf(last), event.latlng] : []);
    };
    const rest = () => guide.setLatLngs([]);
    const container = map.getContainer();
    container.classList.add('hearth-map--corners');
    map.doubleClickZoom.disable();
    guide.addTo(map);
    map.on({ click, dblclick: close, mousemove: lead, mouseout: rest });
    return () => {
      container.classList.remove('hearth-map--corners');
      map.doubleClickZoom.enable();
      guide.remove();
      map.off({ click, dblclick: close, mousemove: lead, mouseout: rest });
    };
  }, [map, active, dispatch]);
}
