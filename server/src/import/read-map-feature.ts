import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { MapLayer } from '@hearth/domain/search/map/map-layers.ts';
import { mapRegion } from '@hearth/domain/search/map/map-region.ts';
import type { Geometry, Position } from 'geojson';
import { inLowerCaseNames, type RecordReader, recordReader, requiredField } from '../feeds/mapping-table.ts';
import type { ReadResult } from '../feeds/read-result.ts';
import { text } from '../feeds/values/text-values.ts';
import { readableName } from '../text/readable-name.ts';
import { roadZoom, zoomOfSize } from '../tiles/feature-zoom.ts';
import { isLine } from '../tiles/joined-lines.ts';
import { labelPoint } from '../tiles/label-point.ts';
import type { MapFeature } from '../tiles/map-feature.ts';
import { roadKind } from './road-kind.ts';

export interface MapFeatureContext {
  readonly layer: MapLayer;
  /** Property that names a feature; by default the first of the usual ones. */
  readonly nameField: string | null;
}

const usualNames = ['fullname', 'full_name', 'full_street_name', 'street_name', 'name', 'gnis_name', 'title'];
const usualClasses = ['mtfcc', 'fclass', 'highway', 'road_class', 'class', 'kind', 'type', 'feature'];

/** The geometries that each layer draws. */
const geometries: Readonly<Record<MapLayer, readonly Geometry['type'][]>> = {
  roads: ['LineString', 'MultiLineString'],
  water: ['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'],
  parks: ['Polygon', 'MultiPolygon'],
  places: ['Point', 'Polygon', 'MultiPolygon'],
};

const MAX_POINTS = 200_000;

/** The features of the base map that one GeoJSON feature makes, an area and its name being two; or everything that is wrong with it. */
export function readMapFeature(
  feature: Readonly<Record<string, unknown>>,
  { layer, nameField }: MapFeatureContext,
): ReadResult<readonly MapFeature[]> {
  const properties = (feature.properties ?? {}) as Record<string, unknown>;
  const read = recordReader(inLowerCaseNames(properties), noZone);
  const given = textOf(read, nameField === null ? usualNames : [nameField]);
  const name = given === null ? null : readableName(given);
  const geometry = feature.geometry as Geometry | null | undefined;
  const reasons = [...read.problems, ...geometryProblems(geometry, layer)];
  if (layer === 'places' && name === null) reasons.push('the place has no name');
  if (reasons.length > 0 || !geometry) return { ok: false, reasons };
  return { ok: true, value: makers[layer]({ name, geometry, given: textOf(read, usualClasses) }) };
}

/** Names are no dates. */
const noZone = { timeZone: 'UTC', now: new Date(0) };

const textOf = (read: RecordReader, names: readonly string[]): string | null =>
  read.first(names, requiredField(text)) ?? null;

interface Read {
  readonly name: string | null;
  readonly geometry: Geometry;
  /** Its class in the file's own words. */
  readonly given: string | null;
}

/** An area is drawn from this size on, and named from that. Pixels. */
const LEAST_AREA = 5;
const LEAST_NAMED_AREA = 56;

const makers: Readonly<Record<MapLayer, (read: Read) => readonly MapFeature[]>> = {
  roads({ name, geometry, given }) {
    const kind = roadKind(given, name);
    return [{ kind, name, minZoom: roadZoom(kind), geometry, bounds: boundsOf(geometry) }];
  },
  water({ name, geometry }) {
    const kind = /\b(river|creek|bayou|branch|fork)\b/i.test(name ?? '') ? 'river' : 'lake';
    if (isArea(geometry)) return areaAndName(kind, name, geometry);
    const stream = /\briver\b/i.test(name ?? '') ? 'river' : 'stream';
    return [
      { kind: stream, name, minZoom: stream === 'river' ? 7 : 11, geometry, bounds: boundsOf(geometry) },
    ];
  },
  parks: ({ name, geometry, given }) =>
    areaAndName(parkKind(given, name), name, geometry as Geometry & AreaGeometry),
  places({ name, geometry, given }) {
    const at = isArea(geometry) ? pointAt(labelPoint(geometry)) : geometry;
    const isTown = /city|town|village|locality|populated/i.test(given ?? '');
    const kind = isTown ? 'locality' : 'neighbourhood';
    const minZoom = isTown ? 7 : 11;
    return [{ kind, name, minZoom, geometry: at, bounds: boundsOf(at) }];
  },
};

const parkKind = (given: string | null, name: string | null): string => {
  const words = `${given ?? ''} ${name ?? ''}`;
  if (/golf/i.test(words)) return 'golf_course';
  if (/cemeter/i.test(words)) return 'cemetery';
  return /preserve|wildlife|refuge/i.test(words) ? 'nature_reserve' : 'park';
};

function areaAndName(
  kind: string,
  name: string | null,
  geometry: Geometry & AreaGeometry,
): readonly MapFeature[] {
  const bounds = boundsOf(geometry);
  const area = { kind, name: null, minZoom: zoomOfSize(bounds, LEAST_AREA), geometry, bounds };
  if (name === null) return [area];
  const at = pointAt(labelPoint(geometry));
  return [
    area,
    { kind, name, minZoom: zoomOfSize(bounds, LEAST_NAMED_AREA), geometry: at, bounds: boundsOf(at) },
  ];
}

const pointAt = (position: Readonly<Position>): Geometry => ({
  type: 'Point',
  coordinates: [...position],
});

const isArea = (geometry: Geometry): geometry is Geometry & AreaGeometry =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

const noLine = 'the feature has a line of fewer than two points';

function geometryProblems(geometry: Geometry | null | undefined, layer: MapLayer): string[] {
  const wanted = geometries[layer];
  if (!geometry || !wanted.includes(geometry.type)) {
    return [`the geometry is ${geometry?.type ?? 'missing'}; ${layer} are ${wanted.join(' or ')}`];
  }
  if (geometry.type === 'LineString' && !isLine(geometry.coordinates)) return [noLine];
  if (geometry.type === 'MultiLineString' && !geometry.coordinates?.every?.(isLine)) return [noLine];
  const positions = positionsOf(geometry);
  if (positions.length === 0) return ['the geometry is empty'];
  if (positions.length > MAX_POINTS)
    return [`the feature has ${positions.length} points, more than ${MAX_POINTS}`];
  if (!positions.every(isPosition))
    return ['the feature has a point that is not [longitude, latitude] in degrees'];
  return touches(boundsOf(geometry), mapRegion) ? [] : ['the feature lies outside of Texas'];
}

/** The positions of a geometry, however deep they lie; other values stay as they are. */
function positionsOf(geometry: Geometry): Position[] {
  const positions: Position[] = [];
  const add = (coordinates: unknown): void => {
    if (Array.isArray(coordinates) && Array.isArray(coordinates[0]))
      for (const each of coordinates) add(each);
    else if (!(Array.isArray(coordinates) && coordinates.length === 0))
      positions.push(coordinates as Position);
  };
  if ('coordinates' in geometry) add(geometry.coordinates);
  return positions;
}

const isPosition = (position: unknown): boolean =>
  Array.isArray(position) && isWithin(position[0], 180) && isWithin(position[1], 90);

const isWithin = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;

function boundsOf(geometry: Geometry): Bounds {
  let [minLatitude, maxLatitude, minLongitude, maxLongitude] = [90, -90, 180, -180];
  for (const [longitude = 0, latitude = 0] of positionsOf(geometry)) {
    minLatitude = Math.min(minLatitude, latitude);
    maxLatitude = Math.max(maxLatitude, latitude);
    minLongitude = Math.min(minLongitude, longitude);
    maxLongitude = Math.max(maxLongitude, longitude);
  }
  return { minLatitude, maxLatitude, minLongitude, maxLongitude };
}

const touches = (a: Bounds, b: Bounds): boolean =>
  a.minLatitude <= b.maxLatitude &&
  b.minLatitude <= a.maxLatitude &&
  a.minLongitude <= b.maxLongitude &&
  b.minLongitude <= a.maxLongitude;
