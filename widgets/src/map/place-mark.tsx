import { divIcon, marker } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

interface PlaceMarkProps {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A named point: a child of a map. Its name is drawn as text, so it has no popup. */
export function PlaceMark({ name, latitude, longitude }: PlaceMarkProps): ReactNode {
  const map = useMap();
  useEffect(() => {
    const label = document.createElement('span');
    label.textContent = name;
    const icon = divIcon({ className: 'hearth-place', iconSize: [0, 0], html: label });
    const mark = marker([latitude, longitude], { icon, interactive: false, keyboard: false });
    mark.addTo(map);
    return () => void mark.remove();
  }, [map, name, latitude, longitude]);
  return null;
}
