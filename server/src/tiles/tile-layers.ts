import type { MapLayer } from '@hearth/domain/search/map/map-layers.ts';
import type { Feature, Geometry, Position } from 'geojson';
import { isLine, joinedLines } from './joined-lines.ts';
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

/** Stored features as a tile holds them; the lines of one name are one feature. */
export function layered(stored: readonly Stored[]): LayeredFeatures {
  const layers = new Map<TileLayer, Feature[]>();
  for (const feature of withJoinedLines(stored)) {
    const layer = layerOf(feature);
    const there = layers.get(layer);
    const drawn = { type: 'Feature', properties: propertiesOf(feature), geometry: feature.geometry } as const;
    if (there) there.push(drawn);
    else layers.set(layer, [drawn]);
  }
  return layers;
}

function withJoinedLines(stored: readonly Stored[]): Stored[] {
  const lines = new Map<string, { readonly first: Stored; readonly parts: Position[][] }>();
  const others: Stored[] = [];
  for (const feature of stored) {
    const { layer, kind, name, geometry } = feature;
    const parts = linesOf(geometry);
    const key = `${layer} ${kind} ${name ?? ''}`;
    const known = lines.get(key);
    if (parts === null) others.push(feature);
    else if (known) known.parts.push(...parts);
    else lines.set(key, { first: feature, parts: [...parts] });
  }
  return [
    ...others,
    ...[...lines.values()].map(({ first, parts }) => ({
      ...first,
      geometry: { type: 'MultiLineString' as const, coordinates: joinedLines(parts) },
    })),
  ];
}

function linesOf(geometry: Geometry): Position[][] | null {
  if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString') return null;
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  return lines.filter(isLine);
}

/** The name of a park is its own point. */
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
