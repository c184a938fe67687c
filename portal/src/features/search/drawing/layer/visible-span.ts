import type { Point } from '@hearth/domain/search/areas/distance.ts';
import type { Map as LeafletMap, Point as Pixel } from 'leaflet';
import { pointOf } from './ground.ts';

/** Pixels from the top of the map between which no control of the drawing covers it. */
export interface VisibleSpan {
  readonly top: number;
  readonly bottom: number;
}

/** A smaller span is too small to draw in: then the whole map counts. */
const least = 120;

/** The part of a map between the panel above and the buttons below. */
export function visibleSpanOf(map: LeafletMap): VisibleSpan {
  const container = map.getContainer();
  const box = container.getBoundingClientRect();
  const edge = (name: string) => container.querySelector(`.hearth-drawing__${name}`)?.getBoundingClientRect();
  const top = (edge('panel')?.bottom ?? box.top) - box.top;
  const bottom = (edge('actions')?.top ?? box.bottom) - box.top;
  return bottom - top < least ? { top: 0, bottom: box.height } : { top, bottom };
}

/** Returns whether a pixel of the map is in view and not covered. */
export function isInVisibleSpan(map: LeafletMap, { x, y }: Pixel): boolean {
  const { top, bottom } = visibleSpanOf(map);
  return x >= 0 && x <= map.getSize().x && y >= top && y <= bottom;
}

/** The position in the middle of the visible span. */
export function middleOf(map: LeafletMap): Point {
  const { top, bottom } = visibleSpanOf(map);
  return pointOf(map.containerPointToLatLng([map.getSize().x / 2, (top + bottom) / 2]));
}
