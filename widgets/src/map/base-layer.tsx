import { GridLayer } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { TileLayer, useMap } from 'react-leaflet';

interface BaseLayerProps {
  /** Template as Leaflet reads it, e.g. 'https://tiles.example/{z}/{x}/{y}.png'. */
  readonly tileUrl?: string | undefined;
}

/** The ground under the pins: the tiles somebody configured, else paper with a fine grid that needs no server. */
export function BaseLayer({ tileUrl }: BaseLayerProps): ReactNode {
  return tileUrl ? <TileLayer url={tileUrl} maxZoom={17} /> : <Paper />;
}

const PaperLayer = GridLayer.extend({
  createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = 'hearth-map__tile';
    return tile;
  },
}) as unknown as new () => GridLayer;

function Paper(): ReactNode {
  const map = useMap();
  useEffect(() => {
    const paper = new PaperLayer().addTo(map);
    return () => void paper.remove();
  }, [map]);
  return null;
}
