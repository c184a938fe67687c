import type { Bounds } from '@hearth/domain/search/bounds.ts';
import type { Map as LeafletMap } from 'leaflet';
import { toLatLngBounds } from './leaflet-bounds.ts';

/** Pixels left free at both sides of what is fitted, and above and below it; a small map leaves a fifth of its own at most. */
export type FitMargin = readonly [x: number, y: number];

/** Without animation, so that its end comes before anybody can move. A single home is not zoomed to its doorstep. */
export function fitTo(map: LeafletMap, fit: Bounds, [x, y]: FitMargin): void {
  const size = map.getSize();
  map.fitBounds(toLatLngBounds(fit), {
    animate: false,
    padding: [Math.min(x, size.x / 5), Math.min(y, size.y / 5)],
    maxZoom: x ? 15 : 17,
  });
}
