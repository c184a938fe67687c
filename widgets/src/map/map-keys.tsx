import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { GeoJsonObject } from 'geojson';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMap } from 'react-leaflet';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { gently } from './motion.ts';
import { hasClosed } from './pin.ts';

interface MapKeysProps {
  readonly points: MapPoints | null;
  readonly outlines: readonly GeoJsonObject[];
  /** The focus came into the map: time to say where that is. */
  readonly onHold: () => void;
}

/** The view is announced only while the focus is in the map. */
const spoken = deferred(async () => (await import('./spoken-view.tsx')).SpokenView);

/** Pixels that Shift and an arrow key move the map. */
const step = 120;

/** Right and down are positive. */
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Of the element that is the map for keys and screen readers; it lies over the map and takes no presses. */
const stop = 'hearth-map__stop';

/** Takes the focus to the map itself. */
export const focusMap = (map: HTMLElement | null): void =>
  focus(map?.querySelector<HTMLElement>(`.${stop}`) ?? undefined);

/** Returns whether a key was pressed on the map itself: its stop, or its ground, where a click takes the focus. */
export const isMap = (container: HTMLElement, target: EventTarget | null): boolean =>
  target === container || (target as Element).classList.contains(stop);

/**
 * The keyboard control of the map, instead of Leaflet's. The map is one stop of the Tab key. Arrow keys go to the nearest
 * pin in that direction; Home, End and the page keys go through all pins in reading order; Escape returns to the map. Shift
 * with arrows moves the map, plus and minus zoom. While the container has `data-arrows="move"`, arrows alone move the map
 * too. These keys work on the map and its pins only: in popups and forms they keep their usual meaning.
 */
export function MapKeys({ onHold, ...props }: MapKeysProps): ReactNode {
  const map = useMap();
  const held = useEffectEvent(onHold);
  const [isHeld, setHeld] = useState(false);
  const SpokenView = useDeferred(spoken, isHeld);
  useEffect(() => {
    const container = map.getContainer();
    const pins = map.getPane('markerPane');
    const ground = document.createElement('div');
    ground.className = stop;
    ground.tabIndex = 0;
    ground.role = 'application';
    ground.ariaLabel = 'Map of homes; arrow keys go from home to home, Shift with them moves the map';
    container.prepend(ground);
    container.tabIndex = -1;
    if (pins) [pins.role, pins.ariaLabel] = ['application', 'Homes on the map'];
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const pin = (event.target as Element).closest<HTMLElement>('.hearth-pin');
      if (!(pin || isMap(container, event.target)) || !act(map, event, pin)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const hold = () => {
      setHeld(true);
      held();
    };
    container.addEventListener('keydown', press);
    container.addEventListener('focusin', hold);
    return () => {
      container.removeEventListener('keydown', press);
      container.removeEventListener('focusin', hold);
      ground.remove();
    };
  }, [map]);
  if (!SpokenView) return null;
  return <SpokenView map={map} hasClosed={isClosedShown(props.points)} {...props} />;
}

const isClosedShown = (points: MapPoints | null): boolean =>
  points !== null && (points.clusters.some(hasClosed) || points.points.some(hasClosed));

/** True where the key means something here; `from` is the pin with the focus. */
function act(map: LeafletMap, { key, shiftKey }: KeyboardEvent, from: HTMLElement | null): boolean {
  const container = map.getContainer();
  const zoom = zooms[key];
  if (zoom) map.setZoom(Math.round(map.getZoom()) + zoom);
  const arrow = arrows[key];
  const pins = [...container.querySelectorAll<HTMLElement>('.hearth-pin')];
  const moves = shiftKey || pins.length === 0 || container.dataset.arrows === 'move';
  if (arrow && moves) map.panBy([arrow[0] * step, arrow[1] * step], gently());
  else if (arrow) focus(from ? nearest(pins, from, arrow) : firstOf(pins));
  else if (key in jumps) focus(jumps[key]?.(readingOrder(pins), from));
  else if (key === 'Escape' && from) focusMap(container);
  else return zoom !== undefined;
  return true;
}

const focus = (element: HTMLElement | undefined): void => element?.focus({ preventScroll: true });

type Move = (pins: readonly HTMLElement[], from: HTMLElement | null) => HTMLElement | undefined;

const jumps: Readonly<Record<string, Move>> = {
  Home: (pins) => pins[0],
  End: (pins) => pins.at(-1),
  PageDown: (pins, from) => pins[from ? pins.indexOf(from) + 1 : 0],
  PageUp: (pins, from) => pins[from ? pins.indexOf(from) - 1 : 0],
};

const firstOf = (pins: readonly HTMLElement[]): HTMLElement | undefined => readingOrder(pins)[0];

function readingOrder(pins: readonly HTMLElement[]): readonly HTMLElement[] {
  const at = new Map(pins.map((pin) => [pin, pin.getBoundingClientRect()]));
  const box = (pin: HTMLElement) => at.get(pin) ?? pin.getBoundingClientRect();
  return pins.toSorted((a, b) => box(a).top - box(b).top || box(a).left - box(b).left);
}

/** The nearest pin in a direction; what lies aside of it counts double. */
function nearest(
  pins: readonly HTMLElement[],
  from: HTMLElement,
  [x, y]: readonly [number, number],
): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const pin of pins) {
    const { left, top } = pin.getBoundingClientRect();
    const along = x * (left - start.left) + y * (top - start.top);
    const aside = Math.abs(y * (left - start.left)) + Math.abs(x * (top - start.top));
    if (pin === from || along <= 0 || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    best = pin;
  }
  return best;
}
