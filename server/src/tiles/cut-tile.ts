import { GeoJSONVT, type GeoJSONVTTile, geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection } from 'geojson';
import { MAX_TILE_ZOOM } from './feature-zoom.ts';
import type { TileAddress } from './tile-address.ts';
import type { LayeredFeatures, TileLayer } from './tile-layers.ts';

/** Cuts a tile out of the features of some layers; a layer without any in the tile is missing or empty. */
export type TileCutter = (address: TileAddress) => readonly (readonly [TileLayer, GeoJSONVTTile | null])[];

/** Prepares features for many tiles: the work is done once. */
export function indexed(features: LayeredFeatures): TileCutter {
  const indexes = [...features].map(
    // Tiles are cut as they are asked for.
    ([layer, those]) =>
      [layer, new GeoJSONVT(collection(those), { maxZoom: MAX_TILE_ZOOM, indexMaxZoom: 0 })] as const,
  );
  return ({ z, x, y }) => indexes.map(([layer, index]) => [layer, index.getTile(z, x, y)]);
}

/** Features of one tile: an index would cut those of each lower zoom first. */
export const direct =
  (features: LayeredFeatures): TileCutter =>
  ({ z, x, y }) =>
    [...features].map(([layer, those]) => [
      layer,
      geoJSONToTile(collection(those), z, x, y, { maxZoom: MAX_TILE_ZOOM, clip: true }),
    ]);

const collection = (features: readonly Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [...features],
});

/** One tile in the Mapbox Vector Tile format; null where it has nothing. Layers of several sources become one. */
export function cutTile(sources: readonly TileCutter[], address: TileAddress): Buffer | null {
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const [layer, tile] of sources.flatMap((source) => source(address))) {
    if (tile === null || tile.features.length === 0) continue;
    const before = layers[layer]?.features ?? [];
    layers[layer] = { ...tile, features: [...before, ...tile.features] };
  }
  if (Object.keys(layers).length === 0) return null;
  return Buffer.from(fromGeojsonVt(layers, { version: 2, extent: 4096 }));
}
