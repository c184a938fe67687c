import { divIcon, type LatLng, type LeafletMouseEvent, type Marker, marker } from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';

interface PlacingPinProps {
  /** null where it has no position yet: a click places it. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** Its name and how it is moved, for screen readers. */
  readonly label: string;
  readonly onMove: (position: { readonly latitude: number; readonly longitude: number }) => void;
}

/** Pixels that an arrow key moves the pin. */
const stepOfKey = 8;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -stepOfKey],
  ArrowDown: [0, stepOfKey],
  ArrowLeft: [-stepOfKey, 0],
  ArrowRight: [stepOfKey, 0],
};

/** A pin that a person places: dragged, moved by arrow keys, or set by a click on the map. A child of a map. */
export function PlacingPin({ position, label, onMove }: PlacingPinProps): ReactNode {
  const map = useMap();
  const move = useEffectEvent(({ lat, lng }: LatLng) => onMove({ latitude: lat, longitude: lng }));
  useEffect(() => {
    const set = ({ latlng }: LeafletMouseEvent) => move(latlng);
    map.on('click', set);
    return () => void map.off('click', set);
  }, [map]);
  const pin = useRef<Marker | null>(null);
  const isPlaced = position !== null;
  useEffect(() => {
    if (!isPlaced) return;
    const icon = divIcon({ className: 'hearth-placing', iconSize: [28, 28], iconAnchor: [14, 28] });
    const placed = marker(map.getCenter(), { icon, draggable: true, alt: label }).addTo(map);
    pin.current = placed;
    placed.on('dragend', () => move(placed.getLatLng()));
    placed.getElement()?.setAttribute('aria-label', label);
    placed.getElement()?.addEventListener('keydown', (event) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      // The map would pan.
      event.stopPropagation();
      // Points of the container are whole pixels: a step north would also move the pin sideways.
      placed.setLatLng(map.unproject(map.project(placed.getLatLng()).add([...step])));
    });
    placed.getElement()?.addEventListener('keyup', ({ key }) => key in steps && move(placed.getLatLng()));
    return () => void placed.remove();
  }, [map, isPlaced, label]);
  const { latitude = 0, longitude = 0 } = position ?? {};
  useEffect(() => {
    if (isPlaced) pin.current?.setLatLng([latitude, longitude]);
  }, [isPlaced, latitude, longitude]);
  return null;
}
