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
  /** Some of the homes are closed. */
  readonly hasClosed: boolean;
  readonly outlines: readonly GeoJsonObject[];
}

/** Milliseconds of rest before it speaks: several moves become one sentence. */
const pause = 700;

/** Announces the view after the map has come to rest with other homes, while the focus is in it. */
export function SpokenView({ map, points, hasClosed, outlines }: SpokenViewProps): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!points) return;
    const speak = () => {
      if (!map.getContainer().matches(':focus-within')) return;
      const area = areaAt(outlines, map.getCenter());
      setMessage(viewWords(points, { zoom: map.getZoom(), area, hasClosed }));
    };
    const timer = setTimeout(speak, pause);
    return () => clearTimeout(timer);
  }, [map, points, hasClosed, outlines]);
  return <LiveRegion message={message} />;
}
