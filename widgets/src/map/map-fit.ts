import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Map as LeafletMap } from 'leaflet';
import { toLatLngBounds } from './leaflet-bounds.ts';

/** Pixels left free beside, above and below the fitted box; a small map leaves less. */
export type FitMargin = readonly [x: number, y: number];

/** On a map of a phone's width single homes would all be drawn as clusters for the room at its sides. */
const narrow = 480;
const narrowSide = 32;

/** Without animation, to end before the visitor can move the map. A single home is not zoomed to its doorstep. */
export function fitTo(map: LeafletMap, fit: Bounds, [x, y]: FitMargin): void {
  const size = map.getSize();
  map.fitBounds(toLatLngBounds(fit), {
    animate: false,
    padding: [size.x < narrow ? Math.min(x, narrowSide) : x, Math.min(y, size.y / 5)],
    maxZoom: x ? 15 : 17,
  });
}
