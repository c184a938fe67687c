import { divIcon, marker } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

interface PersonDotProps {
  readonly latitude: number;
  readonly longitude: number;
}

/** Position of the person: a child of a map. */
export function PersonDot({ latitude, longitude }: PersonDotProps): ReactNode {
  const map = useMap();
  useEffect(() => {
    const icon = divIcon({ className: 'hearth-person', iconSize: [0, 0] });
    const dot = marker([latitude, longitude], { icon, interactive: false, keyboard: false });
    dot.addTo(map);
    const element = dot.getElement();
    if (element) {
      element.role = 'img';
      element.ariaLabel = 'You are here';
    }
    return () => void dot.remove();
  }, [map, latitude, longitude]);
  return null;
}
