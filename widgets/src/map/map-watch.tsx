import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { viewOf } from './leaflet-bounds.ts';
import { type FitMargin, fitTo } from './map-fit.ts';
import type { MapView } from './map-view.ts';
import { isMovedByCode, moveByCode } from './move-by-code.ts';

interface MapWatchProps {
  /** The box to show; another one is gone to, the same one is not. */
  readonly fit: Bounds | null;
  readonly margin: FitMargin;
  /** Called with the view of the map at the start and after each move. */
  readonly onView: (view: MapView) => void;
  /** The same, where the visitor moved or zoomed it. */
  readonly onUserMove: (view: MapView) => void;
}

/** Moves the map to `fit`, adapts it to the size of its box, and reports each view and whether the visitor moved it. */
export function MapWatch({ fit, margin, onView, onUserMove }: MapWatchProps): ReactNode {
  const map = useMap();
  // Until the end of their move is reported. Who moves the map is known at the start alone: another move or a resize may
  // end one early, and Leaflet ends a late one twice.
  const hasVisitorMoved = useRef(false);

  const start = useEffectEvent(() => {
    if (!isMovedByCode(map)) hasVisitorMoved.current = true;
  });
  const rest = useEffectEvent(() => {
    const view = viewOf(map);
    onView(view);
    if (!hasVisitorMoved.current || isZooming(map)) return;
    hasVisitorMoved.current = false;
    onUserMove(view);
  });
  useEffect(() => {
    const handlers = {
      movestart: () => start(),
      // These two may outlast a move by code.
      drag: () => start(),
      zoomend: () => start(),
      moveend: () => rest(),
    };
    map.on(handlers);
    return () => void map.off(handlers);
  }, [map]);

  const goTo = (box: Bounds) => {
    hasVisitorMoved.current = false;
    moveByCode(map, () => fitTo(map, box, margin));
  };
  const show = useEffectEvent((box: Bounds | null) => (box ? goTo(box) : onView(viewOf(map))));
  // A box is the same by its edges and not by its identity.
  const fitText = JSON.stringify(fit);
  useEffect(() => show(JSON.parse(fitText)), [fitText]);

  const refit = useEffectEvent(() => {
    const { x, y } = map.getSize();
    const isMoving = hasVisitorMoved.current;
    hasVisitorMoved.current = false;
    moveByCode(map, () => map.invalidateSize({ pan: false }));
    hasVisitorMoved.current = isMoving;
    // A fit into a box without a size, while the map was hidden, has to be repeated.
    if (fit && (x === 0 || y === 0)) goTo(fit);
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => refit());
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  return null;
}

/** A zoom goes on under a move that code makes during it, and ends later. */
const isZooming = (map: LeafletMap): boolean =>
  map.getPane('mapPane')?.classList.contains('leaflet-zoom-anim') ?? false;

/** On a page that scrolls the wheel scrolls the page, until the map has the focus. */
export function WheelAfterFocus(): ReactNode {
  const map = useMap();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const container = map.getContainer();
    container.addEventListener('focusin', () => map.scrollWheelZoom.enable(), { signal });
    container.addEventListener('focusout', () => map.scrollWheelZoom.disable(), { signal });
    return () => listeners.abort();
  }, [map]);
  return null;
}
