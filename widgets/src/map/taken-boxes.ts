import { type Map as LeafletMap, Marker } from 'leaflet';

/** A box in Leaflet's layer points that nothing may be written over; half its width and height. */
export interface TakenBox {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const usual = { halfWidth: 28, halfHeight: 14 };

/** The boxes of all pins and clusters, as wide as their words are. */
export function pinBoxes(map: LeafletMap): TakenBox[] {
  const boxes: TakenBox[] = [];
  map.eachLayer((layer) => {
    if (!(layer instanceof Marker)) return;
    const face = layer.getElement()?.firstElementChild;
    const size =
      face instanceof HTMLElement && face.offsetWidth > 0
        ? { halfWidth: face.offsetWidth / 2 + 2, halfHeight: face.offsetHeight / 2 + 2 }
        : usual;
    const { x, y } = map.latLngToLayerPoint(layer.getLatLng());
    boxes.push({ x, y, ...size });
  });
  return boxes;
}

export const areApart = (a: TakenBox, b: TakenBox): boolean =>
  Math.abs(a.x - b.x) >= a.halfWidth + b.halfWidth || Math.abs(a.y - b.y) >= a.halfHeight + b.halfHeight;
