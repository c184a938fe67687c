import type { MapLayer } from '@hearth/domain/search/map/map-layers.ts';
import type { Feature, Geometry } from 'geojson';
import { shieldOf } from './shield.ts';

/** The layers of a tile, by the names that Protomaps' basemap gives them. */
export const tileLayers = ['boundaries', 'landuse', 'water', 'roads', 'pois', 'places'] as const;
export type TileLayer = (typeof tileLayers)[number];

/** GeoJSON features by the layer they belong to. */
export type LayeredFeatures = ReadonlyMap<TileLayer, readonly Feature[]>;

interface Stored {
  readonly layer: MapLayer;
  readonly kind: string;
  readonly name: string | null;
  readonly geometry: Geometry;
}

/** Stored features as a tile holds them. */
export function layered(stored: readonly Stored[]): LayeredFeatures {
  const layers = new Map<TileLayer, Feature[]>();
  for (const feature of stored) {
    const layer = layerOf(feature);
    const there = layers.get(layer);
    const drawn = { type: 'Feature', properties: propertiesOf(feature), geometry: feature.geometry } as const;
    if (there) there.push(drawn);
    else layers.set(layer, [drawn]);
  }
  return layers;
}

/** The name of a park is a point of its own. */
function layerOf({ layer, geometry }: Stored): TileLayer {
  if (layer !== 'parks') return layer;
  return geometry.type === 'Point' ? 'pois' : 'landuse';
}

const DETAILS: Readonly<Record<string, object>> = {
  medium_road: { kind: 'major_road', kind_detail: 'tertiary' },
  major_road: { kind: 'major_road', kind_detail: 'primary' },
};

function propertiesOf({ layer, kind, name }: Stored): Record<string, unknown> {
  const shield = layer === 'roads' && name !== null ? shieldOf(name) : null;
  return {
    kind,
    ...DETAILS[kind],
    ...(name !== null && { name }),
    ...(shield !== null && { shield_text: shield }),
  };
}
