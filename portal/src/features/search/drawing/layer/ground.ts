import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { type LatLng, type Map as LeafletMap, latLng, type Point as Pixel } from 'leaflet';

/** Pane of lines and handles: over the pins, under the popups. */
export const drawingPane = 'hearth-drawing';
/** Pane of areas: over the ground, under its names and the pins. */
export const areaPane = 'hearth-areas';

/** Makes the panes once for a map. */
export function ensurePanes(map: LeafletMap): void {
  if (map.getPane(drawingPane)) return;
  map.createPane(areaPane).style.zIndex = '445';
  map.createPane(drawingPane).style.zIndex = '640';
}

/** Returns whether a press at `target` is meant for the map itself and for no button or field on it. */
export const isGround = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, input, select, label, a, [data-over-map], .leaflet-marker-icon, .leaflet-popup') ===
    null;

/** Longitudes stay in -180 to 180 although a map can be dragged round the world. */
export const pointOf = (position: LatLng): Point => {
  const { lat, lng } = position.wrap();
  return { latitude: lat, longitude: lng };
};

export const latLngOf = ({ latitude, longitude }: Point): LatLng => latLng(latitude, longitude);

export const pixelOf = (map: LeafletMap, point: Point): Pixel => map.latLngToContainerPoint(latLngOf(point));

/** Meters per pixel in the center of the map. */
export function metersPerPixel(map: LeafletMap): number {
  const { x, y } = map.getSize().divideBy(2);
  return map.distance(map.containerPointToLatLng([x, y]), map.containerPointToLatLng([x + 1, y]));
}

/** Another position, some pixels away. */
export const shifted = (map: LeafletMap, point: Point, x: number, y: number): Point =>
  pointOf(map.containerPointToLatLng(pixelOf(map, point).add([x, y])));

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Position that an arrow key leads to on the map, in steps of 8 pixels, with Shift of 40; undefined for other keys. */
export function arrowStep(event: KeyboardEvent): readonly [x: number, y: number] | undefined {
  const direction = steps[event.key];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const pixels = event.shiftKey ? 40 : 8;
  return [direction[0] * pixels, direction[1] * pixels];
}
