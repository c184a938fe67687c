import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { GeoJsonObject } from 'geojson';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { LiveRegion } from '../ui/live-region.tsx';
import { areaAt, viewWords } from './view-words.ts';

interface SpokenViewProps {
  /** Passed in: this part imports no map code. */
  readonly map: LeafletMap;
  readonly points: MapPoints | null;
  readonly outlines: readonly GeoJsonObject[];
}

/** Milliseconds of rest before it speaks: several moves become one sentence. */
const pause = 700;

/** Announces the view after the map has come to rest with other homes, while the focus is in it. */
export function SpokenView({ map, points, outlines }: SpokenViewProps): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!points) return;
    const speak = () => {
      if (!map.getContainer().matches(':focus-within')) return;
      const area = areaAt(outlines, map.getCenter());
      setMessage(viewWords(points, { zoom: map.getZoom(), area }));
    };
    const timer = setTimeout(speak, pause);
    return () => clearTimeout(timer);
  }, [map, points, outlines]);
  return <LiveRegion message={message} />;
}
