import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { viewOf } from './leaflet-bounds.ts';
import { type FitMargin, fitTo } from './map-fit.ts';
import type { MapView } from './map-view.ts';

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
  // Ours are moves that code makes: fitting, resizing, and making room for a popup.
  const ours = useRef(true);
  const panning = useRef(false);

  const rest = useEffectEvent(() => {
    const view = viewOf(map);
    onView(view);
    if (!ours.current && !panning.current) onUserMove(view);
    panning.current = false;
  });
  useEffect(() => {
    const handlers = {
      moveend: () => rest(),
      autopanstart: () => {
        panning.current = true;
      },
    };
    map.on(handlers);
    return () => void map.off(handlers);
  }, [map]);

  const show = useEffectEvent((box: Bounds | null) =>
    quietly(ours, () => (box ? fitTo(map, box, margin) : rest())),
  );
  // A box is the same by its edges and not by its identity.
  const fitText = JSON.stringify(fit);
  useEffect(() => show(JSON.parse(fitText)), [fitText]);

  const refit = useEffectEvent(() => quietly(ours, () => resize(map, { fit, margin })));
  useEffect(() => {
    const observer = new ResizeObserver(() => refit());
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  return null;
}

function quietly(ours: { current: boolean }, move: () => void): void {
  ours.current = true;
  move();
  ours.current = false;
}

/** A fit into a box without a size, while the map was hidden, has to be repeated. */
function resize(map: LeafletMap, { fit, margin }: Pick<MapWatchProps, 'fit' | 'margin'>): void {
  const { x, y } = map.getSize();
  map.invalidateSize({ pan: false });
  if (fit && (x === 0 || y === 0)) fitTo(map, fit, margin);
}

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
