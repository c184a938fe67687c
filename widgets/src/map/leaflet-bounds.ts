import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { MapView } from './map-view.ts';

export const toLatLngBounds = (bounds: Bounds): LatLngBounds =>
  new LatLngBounds([bounds.minLatitude, bounds.minLongitude], [bounds.maxLatitude, bounds.maxLongitude]);

/** Bounds of the map now, at the whole zoom below; longitudes stay in -180 to 180 although a map can be dragged round the world. */
export function viewOf(map: LeafletMap): MapView {
  const box = map.getBounds();
  const bounds = {
    minLatitude: Math.max(-90, box.getSouth()),
    maxLatitude: Math.min(90, box.getNorth()),
    minLongitude: Math.max(-180, box.getWest()),
    maxLongitude: Math.min(180, box.getEast()),
  };
  return { bounds, zoom: Math.floor(map.getZoom()) };
}
