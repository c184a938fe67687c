/// <reference path="./untyped-packages.d.ts" />
import type { Feature } from 'geojson';
import GeoJSONVT, { type LegacyTile } from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import { MAX_TILE_ZOOM } from './feature-zoom.ts';
import type { TileAddress } from './tile-address.ts';
import type { LayeredFeatures, TileLayer } from './tile-layers.ts';

/** Features of one layer, prepared to be cut into tiles. */
export type LayerIndex = GeoJSONVT;
export type LayerIndexes = ReadonlyMap<TileLayer, LayerIndex>;

/** Prepares features for many tiles: the work is done once. */
export const indexLayers = (features: LayeredFeatures): LayerIndexes =>
  new Map([...features].map(([layer, those]) => [layer, indexOf(those)]));

const indexOf = (features: readonly Feature[]): LayerIndex =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features: [...features] },
    // Tiles are cut as they are asked for.
    { maxZoom: MAX_TILE_ZOOM, indexMaxZoom: 0 },
  );

/** One tile in the Mapbox Vector Tile format; null where it has nothing. Layers of several indexes become one. */
export function cutTile(sources: readonly LayerIndexes[], { z, x, y }: TileAddress): Buffer | null {
  const layers: Record<string, LegacyTile> = {};
  for (const source of sources)
    for (const [layer, index] of source) {
      const tile = index.getTile(z, x, y);
      if (tile === null || tile.features.length === 0) continue;
      const features = [...(layers[layer]?.features ?? []), ...tile.features];
      layers[layer] = { features };
    }
  if (Object.keys(layers).length === 0) return null;
  return Buffer.from(fromGeojsonVt(layers, { version: 2 }));
}
