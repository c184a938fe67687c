import type { Map as LeafletMap } from 'leaflet';

/** The maps that code moves right now. */
const moved = new WeakSet<LeafletMap>();

/** Starts or stops a move that is not the visitor's: fitting, resizing, and making room for a popup. It may end later. */
export function moveByCode(map: LeafletMap, move: () => void): void {
  moved.add(map);
  try {
    move();
  } finally {
    moved.delete(map);
  }
}

/** Returns whether a move that starts now is one by code. */
export const isMovedByCode = (map: LeafletMap): boolean => moved.has(map);
