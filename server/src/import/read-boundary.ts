import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { areaId } from '@hearth/domain/search/areas/area-id.ts';
import {
  type AreaGeometry,
  boundsOf,
  polygonsOf,
  type Ring,
} from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { PolygonType } from '@hearth/domain/search/tags/tag.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { field, inLowerCaseNames, recordReader, requiredField } from '../feeds/mapping-table.ts';
import type { ReadResult } from '../feeds/read-result.ts';
import { text } from '../feeds/values/text-values.ts';
import { readableName } from '../text/readable-name.ts';
import { nearestEdition } from './nearest-edition.ts';

export interface BoundaryContext {
  /** null: the edition that the area is nearest to. */
  readonly edition: EditionId | null;
  readonly type: PolygonType;
  /** Property that names the area; by default the first of the usual ones. */
  readonly nameField: string | null;
  readonly source: string;
}

const usualNames = ['name', 'zip', 'zcta5ce10', 'zcta5ce20', 'namelsad', 'district', 'title'];
/** Names are no dates. */
const noZone = { timeZone: 'UTC', now: new Date(0) };
const mostPoints = 200_000;

/** A boundary from a GeoJSON feature, or all its problems. */
export function readBoundary(
  feature: Readonly<Record<string, unknown>>,
  context: BoundaryContext,
): ReadResult<Boundary> {
  const properties = (feature.properties ?? {}) as Record<string, unknown>;
  const read = recordReader(inLowerCaseNames(properties), noZone);
  const names = context.nameField === null ? usualNames : [context.nameField];
  const given = read.first(names, requiredField(text)) ?? null;
  const name = given === null || context.type !== 'city' ? given : cityName(given);
  const geometry = feature.geometry as AreaGeometry | null | undefined;
  const unnamed = name === null && read.problems.length === 0 ? ['the feature has no name'] : [];
  const reasons = [...unnamed, ...read.problems, ...geometryProblems(geometry)];
  if (reasons.length > 0 || name === null || !geometry) return { ok: false, reasons };
  const edition = context.edition ?? nearestEdition(centerOf(geometry));
  const parent = read.first(parentFields[context.type] ?? [], field(text));
  return {
    ok: true,
    value: {
      id: boundaryId(context.type, parent ?? edition, name),
      type: context.type,
      name: readableName(name),
      edition,
      geometry: { type: geometry.type, coordinates: geometry.coordinates } as AreaGeometry,
      approximate: false,
      source: context.source,
      parent,
    },
  };
}

const cityFields = ['city', 'municipality', 'place', 'parent'];

/** Kinds whose names repeat, and the properties that name the area they lie in. */
const parentFields: Readonly<Partial<Record<PolygonType, readonly string[]>>> = {
  subdivision: cityFields,
  custom: cityFields,
  school: ['district', 'schooldistrict', 'school_district', 'parent'],
};

/**
 * The id of an area of a kind, e.g. 'postalcode-78704', 'city-austin', 'subdivision-austin-zilker': the same as the sample
 * data's, so that a real outline takes the place of an approximate one.
 */
function boundaryId(type: PolygonType, parent: string, name: string): string {
  if (type === 'county') return areaId(type, name.replace(/ county$/i, ''));
  return parentFields[type] === undefined ? areaId(type, name) : areaId(type, parent, name);
}

function centerOf(geometry: AreaGeometry): { latitude: number; longitude: number } {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boundsOf(geometry);
  return { latitude: (minLatitude + maxLatitude) / 2, longitude: (minLongitude + maxLongitude) / 2 };
}

/** 'Elgin City Limits', 'Austin City Limits (Williamson County)' and 'Village of Volente' as addresses have them. */
const cityName = (name: string): string =>
  name
    .replace(/\([^()]*\)$/, '')
    .trimEnd()
    .replace(/ city limits?$/i, '')
    .replace(/^(city|town|village) of /i, '') || name;

function geometryProblems(geometry: AreaGeometry | null | undefined): string[] {
  if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') {
    return [
      `the geometry is ${(geometry as { type?: unknown } | null | undefined)?.type ?? 'missing'}, not an area`,
    ];
  }
  if (!Array.isArray(geometry.coordinates)) return ['the geometry has no coordinates'];
  const rings = polygonsOf(geometry).flat();
  if (rings.length === 0) return ['the area is empty'];
  const points = rings.reduce((sum, ring) => sum + (Array.isArray(ring) ? ring.length : 0), 0);
  if (points > mostPoints) return [`the area has ${points} points, more than ${mostPoints}`];
  return [...new Set(rings.flatMap(ringProblems))];
}

function ringProblems(ring: Ring): string[] {
  if (!Array.isArray(ring) || ring.length < 4) return ['a ring has fewer than 4 points'];
  if (!ring.every(isPoint)) return ['a ring has a point that is not [longitude, latitude] in degrees'];
  const [first, last] = [ring[0], ring.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1] ? [] : ['a ring is not closed'];
}

const isPoint = (point: readonly unknown[]): boolean =>
  Array.isArray(point) && isWithin(point[0], 180) && isWithin(point[1], 90);

const isWithin = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= limit;
