import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Map as LeafletMap, PointTuple } from 'leaflet';
import { toLatLngBounds } from './leaflet-bounds.ts';

/** Pixels left free beside, above and below the fitted box; a small map leaves less. */
export type FitMargin = readonly [x: number, y: number];

/** On a map of a phone's width single homes would all be drawn as clusters for the room at its sides. */
const narrow = 480;
const narrowSide = 32;

/** The buttons at the end of a line are 52 px wide; from here on the middle of a pin can be pressed beside them. */
const besideButtons = 76;

/** A note at the lower edge ends 58 px above it; from here on a cluster stands over it. */
const overNote = 80;

/** Without animation, to end before the visitor can move the map. A single home is not zoomed to its doorstep. */
export const fitTo = (map: LeafletMap, fit: Bounds, margin: FitMargin): void =>
  void map.fitBounds(toLatLngBounds(fit), {
    animate: false,
    ...paddingOf(map, margin),
    maxZoom: margin[0] ? 15 : 17,
  });

/** The room that a margin takes at the corners of a map of its size. */
export function paddingOf(
  map: LeafletMap,
  [x, y]: FitMargin,
): { readonly paddingTopLeft: PointTuple; readonly paddingBottomRight: PointTuple } {
  const size = map.getSize();
  const side = size.x < narrow ? Math.min(x, narrowSide) : x;
  const end = x && Math.max(side, besideButtons);
  const [left, right] = isRightToLeft(map) ? [end, side] : [side, end];
  const above = Math.min(y, size.y / 5);
  return {
    paddingTopLeft: [left, above],
    paddingBottomRight: [right, y && Math.min(overNote, size.y / 5)],
  };
}

const isRightToLeft = (map: LeafletMap): boolean => getComputedStyle(map.getContainer()).direction === 'rtl';
