import { GridLayer, type Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useMemo } from 'react';
import { TileLayer, useMap } from 'react-leaflet';

interface BaseLayerProps {
  /** Template as Leaflet reads it, e.g. 'https://tiles.example/{z}/{x}/{y}.png'. */
  readonly tileUrl?: string | undefined;
  /** The nearest zoom there are tiles of; nearer ones are drawn from these. */
  readonly tileMaxZoom?: number | undefined;
  /** Other tiles are the ground: no paper. */
  readonly isCovered?: boolean | undefined;
  /** A tile could not be had. */
  readonly onTileError?: (() => void) | undefined;
}

/** The ground under the pins: the configured tiles, else paper with a fine grid that needs no server. */
export function BaseLayer(props: BaseLayerProps): ReactNode {
  const { tileUrl, tileMaxZoom = 17, isCovered = false, onTileError } = props;
  const map = useMap();
  const zoomSnap = tileUrl ? 1 : 0.25;
  useEffect(() => snapZoom(map, zoomSnap), [map, zoomSnap]);
  const handlers = useMemo(() => (onTileError ? { tileerror: onTileError } : {}), [onTileError]);
  if (!tileUrl) return isCovered ? null : <Paper />;
  return (
    <TileLayer
      key={tileUrl}
      url={tileUrl}
      maxZoom={17}
      maxNativeZoom={tileMaxZoom}
      eventHandlers={handlers}
    />
  );
}

/** Lines and pins are sharp at any zoom, so a search may fill the map; tiles are made for whole ones. */
function snapZoom(map: LeafletMap, zoomSnap: number): void {
  map.options.zoomSnap = zoomSnap;
}

class PaperLayer extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div');
    tile.className = 'hearth-map__tile';
    return tile;
  }
}

/** After the map's first paint: pins and buttons come first, and the ground that follows may make it needless. */
function Paper(): ReactNode {
  const map = useMap();
  useEffect(() => {
    const paper = new PaperLayer();
    const later = setTimeout(() => paper.addTo(map), 100);
    return () => {
      clearTimeout(later);
      paper.remove();
    };
  }, [map]);
  return null;
}
