import { groupDigits } from '../../../listing/group-digits.ts';
import { type AreaGeometry, geometryOf, type PolygonRings, type Ring } from './area-geometry.ts';
import { crossingOf } from './crossing.ts';
import { degreesOf, type GridPoint, gridPointOf } from './grid.ts';
import { type Corners, ordered, ringContains, withoutSpikes } from './ring.ts';

/** Most corners of a drawn area, over all rings. */
export const mostDrawnCorners = 2000;

/** Texas with a margin of one degree, within which areas may be drawn. */
export const drawableBounds = {
  minLatitude: 24.8,
  maxLatitude: 37.5,
  minLongitude: -107.7,
  maxLongitude: -92.5,
} as const;

/** The name of a drawn area in tags and lists. */
export const drawnAreaName = 'Drawn area';

/** 'Drawn area', or 'Drawn area 2' where a tag has that name. */
export function newDrawnAreaName(tags: readonly { readonly label: string }[]): string {
  const taken = new Set(tags.map((tag) => tag.label));
  for (let number = 1; ; number++) {
    const name = number === 1 ? drawnAreaName : `${drawnAreaName} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** The first problem of a drawing; `name` is the part of the request, and `message` completes the sentence. */
export interface DrawingProblem {
  readonly code: DrawingProblemCode;
  readonly name: string;
  readonly message: string;
}

export type DrawingProblemCode = keyof typeof words;

const { minLatitude, maxLatitude, minLongitude, maxLongitude } = drawableBounds;

const words = {
  'not-an-area': 'must be a GeoJSON Polygon or MultiPolygon with rings of [longitude, latitude]',
  'not-numbers': 'must be made of numbers: [longitude, latitude] in degrees',
  'too-many-corners': `must have at most ${groupDigits(mostDrawnCorners)} corners`,
  'date-line': 'must not cross the date line: longitudes are from -180 to 180',
  outside: `must lie in Texas: longitude ${minLongitude} to ${maxLongitude}, latitude ${minLatitude} to ${maxLatitude}`,
  'too-few-corners': 'must have at least 3 different corners',
  'no-area': 'must have an area: all corners lie on one line',
  'crosses-itself': 'must not cross or touch itself',
  'hole-outside': 'must have its holes inside, one beside the other',
} as const;

export type DrawnArea =
  | { readonly ok: true; readonly geometry: AreaGeometry }
  | { readonly ok: false; readonly problem: DrawingProblem };

type Reading<T> = { readonly ok: true; readonly value: T } | Extract<DrawnArea, { ok: false }>;

/**
 * Reads any input as a drawn area in normal form: open rings closed, repeated corners and spikes removed,
 * heights dropped, corners rounded to a millionth of a degree, outer rings counter-clockwise and holes clockwise. Equal
 * areas have equal geometries, for any winding and first corner. Parts of a multipolygon may overlap.
 */
export function readDrawnArea(geometry: unknown): DrawnArea {
  const polygons = polygonsIn(geometry);
  if (polygons === undefined) return problem('not-an-area');
  if (cornersIn(polygons) > mostDrawnCorners) return problem('too-many-corners');
  const read = all(polygons, readPolygon);
  return read.ok ? { ok: true, geometry: geometryOf(distinct(read.value)) } : read;
}

const problem = (code: DrawingProblemCode, near?: GridPoint): Extract<DrawnArea, { ok: false }> => {
  const [longitude, latitude] = near ? degreesOf(near) : [];
  const where = near ? `, as it does near ${latitude}, ${longitude}` : '';
  return { ok: false, problem: { code, name: 'geometry', message: words[code] + where } };
};

/** All items, or the first problem. */
function all<A, B>(items: readonly A[], read: (item: A) => Reading<B>): Reading<readonly B[]> {
  const value: B[] = [];
  for (const item of items) {
    const result = read(item);
    if (!result.ok) return result;
    value.push(result.value);
  }
  return { ok: true, value };
}

type Lists = readonly (readonly unknown[])[];

/** Lists of rings of unchecked positions; undefined for any other nesting. */
function polygonsIn(geometry: unknown): readonly Lists[] | undefined {
  if (typeof geometry !== 'object' || geometry === null) return undefined;
  const { type, coordinates } = geometry as { readonly type?: unknown; readonly coordinates?: unknown };
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : undefined;
  return isFullList(polygons) && polygons.every((rings) => isFullList(rings) && rings.every(Array.isArray))
    ? (polygons as readonly Lists[])
    : undefined;
}

const isFullList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

/** The given corners without the one that closes a ring. */
const cornersIn = (polygons: readonly Lists[]): number =>
  polygons.flat().reduce((sum, ring) => sum + ring.length - (isClosed(ring) ? 1 : 0), 0);

function isClosed(ring: readonly unknown[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return (
    ring.length > 1 &&
    Array.isArray(first) &&
    Array.isArray(last) &&
    first[0] === last[0] &&
    first[1] === last[1]
  );
}

function readPolygon(lists: Lists): Reading<PolygonRings> {
  const rings = all(lists, readRing);
  if (!rings.ok) return rings;
  const [outer, ...holes] = rings.value;
  const crossing = crossingOf(rings.value);
  if (crossing) return problem('crosses-itself', crossing);
  if (outer === undefined || !areApart(outer, holes)) return problem('hole-outside');
  const inner = holes.map((hole) => closed(ordered(hole, false)));
  return { ok: true, value: [closed(ordered(outer, true)), ...distinct(inner)] };
}

function readRing(list: readonly unknown[]): Reading<Corners> {
  const points = all(list, readPoint);
  if (!points.ok) return points;
  const grid = points.value.map(([longitude, latitude]) => gridPointOf(longitude, latitude));
  if (points.value.some(([longitude], index) => isFar(longitude, points.value.at(index - 1)![0])))
    return problem('date-line');
  if (!points.value.every(isDrawable)) return problem('outside');
  const corners = withoutSpikes(grid);
  if (corners.length >= 3) return { ok: true, value: corners };
  return problem(hasThree(grid) ? 'no-area' : 'too-few-corners');
}

type Degrees = readonly [longitude: number, latitude: number];

function readPoint(point: unknown): Reading<Degrees> {
  if (!Array.isArray(point)) return problem('not-an-area');
  const [longitude, latitude] = point as readonly unknown[];
  return isFiniteNumber(longitude) && isFiniteNumber(latitude)
    ? { ok: true, value: [longitude, latitude] }
    : problem('not-numbers');
}

const isFiniteNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Crosses the antimeridian, or has an edge of more than half the earth, whose other way round is shorter. */
const isFar = (longitude: number, before: number): boolean =>
  Math.abs(longitude) > 180 || Math.abs(longitude - before) > 180;

const isDrawable = ([longitude, latitude]: Degrees): boolean =>
  longitude >= minLongitude &&
  longitude <= maxLongitude &&
  latitude >= minLatitude &&
  latitude <= maxLatitude;

const hasThree = (points: Corners): boolean => new Set(points.map(String)).size >= 3;

/** For rings that do not cross: one corner of a hole decides for all of it. */
const areApart = (outer: Corners, holes: readonly Corners[]): boolean =>
  holes.every((hole) => ringContains(outer, hole[0]!)) &&
  holes.every((hole) => holes.every((other) => other === hole || !ringContains(other, hole[0]!)));

const closed = (corners: Corners): Ring => [...corners, ...corners.slice(0, 1)].map(degreesOf);

/** Distinct polygons, in an order that does not depend on the input. */
const distinct = <T>(parts: readonly T[]): readonly T[] =>
  [...new Map(parts.map((part) => [JSON.stringify(part), part])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, part]) => part);
