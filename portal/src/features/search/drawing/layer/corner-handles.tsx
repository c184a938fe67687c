import type { Point } from '@hearth/domain/search/areas/distance.ts';
import {
  type Area,
  type DrawingAction,
  fewestCorners,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { focusMap } from '@hearth/widgets/map/map-keys.tsx';
import { divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, type Marker, marker } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { arrowStep, drawingPane, latLngOf, pixelOf, pointOf, shifted } from './ground.ts';
import { spacedCorners } from './spaced-corners.ts';

interface CornerHandlesProps {
  readonly areas: readonly Area[];
  readonly dispatch: (action: DrawingAction) => void;
  readonly announce: (words: string) => void;
}

/** Pixels between two handles, and along an edge that gets one in its middle. */
const gap = 30;
const edgeWithMiddle = 80;

/**
 * The handles of corners. They can be dragged or moved by arrow keys; Delete or a double click removes a corner, Insert
 * adds one. A handle in the middle of an edge adds a corner when it is dragged or pressed. An element exists as long as its
 * corner, so that focus and a running drag survive.
 */
export function CornerHandles({ areas, dispatch, announce }: CornerHandlesProps): ReactNode {
  const map = useMap();
  const set = useRef<HandleSet>(undefined);
  const latest = useEffectEvent((): CornerHandlesProps => ({ areas, dispatch, announce }));

  useEffect(() => {
    const layer = layerGroup().addTo(map);
    const pane = map.getPane(drawingPane);
    // Here arrow keys move corners, and are not the reader's.
    if (pane) [pane.role, pane.ariaLabel] = ['application', 'Corners of the area'];
    set.current = { map, layer, byKey: new Map(), latest: () => latest(), held: null };
    const lay = () => set.current && layOut(set.current, latest().areas);
    map.on('zoomend', lay);
    return () => {
      map.off('zoomend', lay);
      layer.remove();
      if (pane) [pane.role, pane.ariaLabel] = [null, null];
    };
  }, [map]);

  useEffect(() => {
    if (set.current) layOut(set.current, areas);
  }, [areas]);
  return null;
}

interface Handle {
  readonly area: number;
  /** The corner, or the one before the middle. */
  readonly corner: number;
  readonly isMiddle: boolean;
}

interface HandleSet {
  readonly map: LeafletMap;
  readonly layer: LayerGroup;
  readonly byKey: Map<string, Marker>;
  readonly latest: () => CornerHandlesProps;
  /** The handle that is dragged; its element stays where the hand is. */
  held: Marker | null;
}

const keyOf = ({ area, corner, isMiddle }: Handle): string => `${area} ${corner} ${isMiddle}`;

function layOut(set: HandleSet, areas: readonly Area[]): void {
  const { map, layer, byKey } = set;
  const wanted = new Map(areas.flatMap((area, index) => handlesOf(map, area, index, focused(set, index))));
  let left: number | null = null;
  for (const [key, held] of byKey) {
    if (wanted.has(key) || held === set.held) continue;
    if (held.getElement()?.matches(':focus')) left = Number.parseInt(key, 10);
    layer.removeLayer(held);
    byKey.delete(key);
  }
  for (const [key, { handle, position }] of wanted) {
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, addHandle(set, handle, position));
    else if (known !== set.held) known.setLatLng(latLngOf(position));
    const label = byKey.get(key)?.getElement();
    if (label && !handle.isMiddle) label.ariaLabel = labelOf(handle, areas);
  }
  if (left !== null) focusLast(set, left);
}

/** The handle that had the focus went with its corner: its area's last one takes it, else the map. */
function focusLast({ map, byKey, latest }: HandleSet, area: number): void {
  const corner = (latest().areas[area]?.length ?? 0) - 1;
  const last = byKey.get(keyOf({ area, corner, isMiddle: false }))?.getElement();
  if (last) last.focus({ preventScroll: true });
  else focusMap(map.getContainer());
}

interface HandleAt {
  readonly handle: Handle;
  readonly position: Point;
}

function handlesOf(map: LeafletMap, area: Area, index: number, kept: number | null): [string, HandleAt][] {
  const pixels = area.map((corner) => pixelOf(map, corner));
  const corners = spacedCorners(pixels, gap, kept).map((corner) => ({
    handle: { area: index, corner, isMiddle: false },
    position: area[corner]!,
  }));
  const middles = area.flatMap((corner, at) => {
    const next = (at + 1) % area.length;
    if (pixels[at]!.distanceTo(pixels[next]!) < edgeWithMiddle) return [];
    return [{ handle: { area: index, corner: at, isMiddle: true }, position: between(corner, area[next]!) }];
  });
  return [...corners, ...middles].map((each) => [keyOf(each.handle), each]);
}

const between = (a: Point, b: Point): Point => ({
  latitude: (a.latitude + b.latitude) / 2,
  longitude: (a.longitude + b.longitude) / 2,
});

/** The corner of an area whose handle has the focus. */
function focused({ byKey, latest }: HandleSet, area: number): number | null {
  const corners = latest().areas[area] ?? [];
  const index = corners.findIndex((_, corner) =>
    byKey
      .get(keyOf({ area, corner, isMiddle: false }))
      ?.getElement()
      ?.matches(':focus'),
  );
  return index < 0 ? null : index;
}

function labelOf({ area, corner }: Handle, areas: readonly Area[]): string {
  const which = areas.length > 1 ? ` of area ${area + 1}` : ` of ${areas[area]?.length}`;
  return `Corner ${corner + 1}${which}`;
}

function addHandle(set: HandleSet, handle: Handle, position: Point): Marker {
  const { isMiddle } = handle;
  const look = isMiddle ? 'hearth-drawing__middle' : 'hearth-drawing__corner';
  const held = marker(latLngOf(position), {
    icon: divIcon({ className: `hearth-drawing__handle ${look}`, html: grip(), iconSize: [0, 0] }),
    pane: drawingPane,
    keyboard: !isMiddle,
    draggable: true,
    autoPan: true,
    zIndexOffset: isMiddle ? 0 : 1_000,
  }).addTo(set.layer);
  const element = held.getElement();
  if (isMiddle) element?.setAttribute('aria-hidden', 'true');
  else {
    element?.setAttribute('aria-roledescription', 'corner');
    element?.setAttribute(
      'aria-description',
      'Arrow keys move it, Delete removes it, Insert adds one after it',
    );
    element?.addEventListener('keydown', (event) => press(set, handle, event));
  }
  drag(set, handle, held, position);
  return held;
}

/** An element and not text, which Leaflet would write as markup. */
function grip(): HTMLElement {
  const span = document.createElement('span');
  span.className = 'hearth-drawing__grip';
  return span;
}

/** A middle becomes a corner as soon as it is taken; from then on that corner moves. */
function drag(set: HandleSet, handle: Handle, held: Marker, position: Point): void {
  const { area, corner, isMiddle } = handle;
  const send = (action: DrawingAction) => set.latest().dispatch(action);
  const insert = () => send({ type: 'insert', area, corner, point: pointOf(held.getLatLng()) });
  held.on('dragstart', () => {
    set.held = held;
    if (isMiddle) insert();
  });
  held.on('drag', () =>
    send({ type: 'move', area, corner: isMiddle ? corner + 1 : corner, to: pointOf(held.getLatLng()) }),
  );
  held.on('dragend', () => {
    set.held = null;
    layOut(set, set.latest().areas);
  });
  if (!isMiddle) held.on('dblclick', () => remove(set, handle));
  else held.on('click', () => send({ type: 'insert', area, corner, point: position }));
}

function remove({ latest }: HandleSet, { area, corner }: Pick<Handle, 'area' | 'corner'>): void {
  const { areas, dispatch, announce } = latest();
  if ((areas[area]?.length ?? 0) <= fewestCorners) announce('An area needs at least three corners');
  else dispatch({ type: 'remove', area, corner });
}

function press(set: HandleSet, { area, corner }: Handle, event: KeyboardEvent): void {
  const { areas, dispatch } = set.latest();
  const corners = areas[area] ?? [];
  const [point, next] = [corners[corner], corners[(corner + 1) % corners.length]];
  const step = arrowStep(event);
  if (!point || !next) return;
  if (step) dispatch({ type: 'move', area, corner, to: shifted(set.map, point, ...step) });
  else if (event.key === 'Delete' || event.key === 'Backspace') remove(set, { area, corner });
  else if (event.key === 'Insert') dispatch({ type: 'insert', area, corner, point: between(point, next) });
  else return;
  event.preventDefault();
  event.stopPropagation();
}
