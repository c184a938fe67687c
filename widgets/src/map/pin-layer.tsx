import type { MapPoints } from '@hearth/domain/contract/map.ts';
import {
  divIcon,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  type Marker,
  marker,
  point,
} from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { controlsMargin } from '../ui/controls-margin.ts';
import { toLatLngBounds } from './leaflet-bounds.ts';
import { paddingOf } from './map-fit.ts';
import { focusMap } from './map-keys.tsx';
import { mergeCrowded } from './merge-crowded.ts';
import { gently } from './motion.ts';
import {
  type ClusterItem,
  inReadingOrder,
  keyOf,
  listingIdsOf,
  type MapItem,
  type PinMarks,
  pinLabel,
  pinStates,
  pinText,
} from './pin.ts';

/** A pin is pointed at or focused: its listing, or the first of several and all of them; or no longer. */
export type OnPoint = (listingid: string | null, listingids?: readonly string[]) => void;

interface PinLayerProps extends PinMarks {
  readonly points: MapPoints | null;
  /** The listing that is pointed at in the list. */
  readonly pointedAt: string | null;
  /** Key of the pin whose popup is open. */
  readonly openKey: string | null;
  readonly onOpen: (item: MapItem) => void;
  readonly onPoint: OnPoint;
}

/**
 * The pins. Leaflet rebuilds a marker's element with its icon, which would lose the focus and blink; so elements are
 * made once for each key, and states are attributes on them.
 */
export function PinLayer(props: PinLayerProps): ReactNode {
  const { points, pointedAt, openKey, viewed, saved, dismissed } = props;
  const map = useMap();
  const { onOpen, onPoint } = props;
  const open = useEffectEvent(onOpen);
  const point = useEffectEvent(onPoint);
  const pins = useRef<PinSet>(undefined);

  useEffect(() => {
    const layer = layerGroup().addTo(map);
    pins.current = { map, layer, byKey: new Map() };
    return () => void layer.remove();
  }, [map]);

  const markAll = useEffectEvent((set: PinSet) => {
    mark(set, openKey, pointedAt);
    remember(set, { viewed, saved, dismissed });
  });
  useEffect(() => {
    if (!pins.current || !points) return;
    const set = pins.current;
    const place = (at: { latitude: number; longitude: number }) => map.project([at.latitude, at.longitude]);
    const draw = () => {
      show(set, inReadingOrder(mergeCrowded(points, place)), {
        onOpen: (item) => open(item),
        onPoint: (...listings) => point(...listings),
      });
      markAll(set);
      // Names make room for them.
      map.fire('pins');
    };
    draw();
    // Until the points of another zoom are there, or where they cannot be fetched.
    map.on('zoomend', draw);
    return () => void map.off('zoomend', draw);
  }, [map, points]);

  useEffect(() => {
    if (pins.current) mark(pins.current, openKey, pointedAt);
  }, [pointedAt, openKey]);

  useEffect(() => {
    if (pins.current) remember(pins.current, { viewed, saved, dismissed });
  }, [viewed, saved, dismissed]);

  return null;
}

/** Back to a pin, e.g. when its popup closes; to the map where it is gone. */
export function focusPin(map: HTMLElement | null, key: string): void {
  const pins = map?.querySelectorAll<HTMLElement>('.hearth-pin') ?? [];
  const pin = [...pins].find((element) => element.dataset.key === key);
  if (pin) pin.focus({ preventScroll: true });
  else focusMap(map);
}

interface PinSet {
  readonly map: LeafletMap;
  readonly layer: LayerGroup;
  readonly byKey: Map<string, { readonly item: MapItem; readonly marker: Marker }>;
}
type Callbacks = Pick<PinLayerProps, 'onOpen' | 'onPoint'>;

function show(pins: PinSet, items: readonly MapItem[], callbacks: Callbacks): void {
  removeOthers(pins, new Set(items.map(keyOf)));
  for (const item of items) {
    const key = keyOf(item);
    if (!pins.byKey.has(key)) pins.byKey.set(key, { item, marker: addPin(pins, item, callbacks) });
  }
  putInOrder(items.map((item) => pins.byKey.get(keyOf(item))?.marker.getElement()));
}

/** The focus of a pin that goes falls to the map and not out of it. */
function removeOthers({ map, layer, byKey }: PinSet, wanted: ReadonlySet<string>): void {
  for (const [key, { marker }] of byKey) {
    if (wanted.has(key)) continue;
    if (marker.getElement()?.matches(':focus')) focusMap(map.getContainer());
    layer.removeLayer(marker);
    byKey.delete(key);
  }
}

/** Draws the pins that are open or pointed at as such, above all others; touches only what changes. */
function mark({ byKey }: PinSet, openKey: string | null, pointedAt: string | null): void {
  for (const [key, { item, marker }] of byKey) {
    const on = key === openKey || (pointedAt !== null && listingIdsOf(item).includes(pointedAt));
    const pin = marker.getElement();
    pin?.toggleAttribute('data-open', key === openKey);
    if (pin?.hasAttribute('data-on') === on) continue;
    pin?.toggleAttribute('data-on', on);
    marker.setZIndexOffset(on ? 100_000 : 0);
  }
}

/** Writes the status of its homes on each pin. */
function remember({ byKey }: PinSet, marks: PinMarks): void {
  for (const { item, marker } of byKey.values()) {
    const pin = marker.getElement();
    const states = pinStates(item, marks);
    const stateWords = states.join(' ');
    if (!pin || (pin.dataset.states ?? '') === stateWords) continue;
    pin.dataset.states = stateWords;
    pin.ariaLabel = [pinLabel(item), ...states].join(', ');
  }
}

/** The order of elements is the order in which they are read; nothing is moved from under the focus. */
function putInOrder(elements: readonly (HTMLElement | undefined)[]): void {
  const pane = elements[0]?.parentElement;
  if (!pane || pane.querySelector(':focus')) return;
  for (const element of elements) if (element) pane.append(element);
}

function addPin({ map, layer }: PinSet, item: MapItem, callbacks: Callbacks): Marker {
  const pin = marker([item.latitude, item.longitude], {
    // Leaflet would make a stop of the Tab key of each.
    keyboard: false,
    icon: divIcon({ className: `hearth-pin hearth-pin--${item.type}`, html: face(item), iconSize: [0, 0] }),
    riseOnHover: true,
    riseOffset: 100_000,
  });
  pin.addTo(layer);
  const element = pin.getElement();
  const press = () =>
    item.type === 'cluster' && !isOpenedHere(map, item) ? zoomInto(map, item) : callbacks.onOpen(item);
  // Leaflet's click comes after it has closed what a click elsewhere closes.
  pin.on('click', press);
  if (element) listen(element, item, press, callbacks);
  return pin;
}

/** No zoom draws the homes of this cluster apart. */
const isOpenedHere = (map: LeafletMap, { listingids }: ClusterItem): boolean =>
  listingids !== undefined && map.getZoom() >= map.getMaxZoom();

/** Largest zoom that has all its homes in view beside the controls; nearer than before in any case. */
function zoomInto(map: LeafletMap, cluster: ClusterItem): void {
  const box = toLatLngBounds(cluster.boundaries);
  const { paddingTopLeft, paddingBottomRight } = paddingOf(map, controlsMargin);
  const [before, after] = [point(paddingTopLeft), point(paddingBottomRight)];
  const fitting = map.getBoundsZoom(box, false, before.add(after));
  const zoom = Math.min(fitting > map.getZoom() ? fitting : map.getZoom() + 1, map.getMaxZoom());
  const middle = map.project(box.getCenter(), zoom).add(after.subtract(before).divideBy(2));
  map.setView(map.unproject(middle, zoom), zoom, gently());
}

function listen(element: HTMLElement, item: MapItem, press: () => void, callbacks: Callbacks): void {
  const ids = listingIdsOf(item);
  const point = () => callbacks.onPoint(ids[0] ?? null, ids);
  const leave = () => callbacks.onPoint(null);
  element.role = 'button';
  element.tabIndex = -1;
  element.ariaLabel = pinLabel(item);
  element.dataset.key = keyOf(item);
  element.toggleAttribute('data-exclusive', item.type === 'listing' && item.isexclusive);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  });
  element.addEventListener('pointerenter', point);
  element.addEventListener('focus', point);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('blur', leave);
}

/** An element and not text, which Leaflet would read as markup. */
function face(item: MapItem): HTMLElement {
  const span = document.createElement('span');
  const [text, aside] = pinText(item);
  span.className = 'hearth-pin__face';
  span.textContent = text;
  if (aside) span.append(document.createElement('small'));
  if (span.lastElementChild) span.lastElementChild.textContent = ` ${aside}`;
  return span;
}
