import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { type AreaGeometry, polygonsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { type StoredBoundary, withSharedNames } from '../boundaries/boundaries.queries.ts';
import {
  isDistrictName,
  isNamedByListings,
  isOfficialKind,
  type PlaceColumn,
  type PlaceKind,
  placeColumns,
  placeKey,
} from '../boundaries/place-key.ts';
import { type KnownPlace, knownPlaces, type PlaceName } from '../boundaries/place-lookup.queries.ts';
import { type InsideTest, insideTest } from '../boundaries/point-in-polygon.ts';
import { type AnswerMemory, type Change, createAnswerMemory } from '../cache/answer-memory.ts';
import type { Db } from '../db/database.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import { AppError } from '../http/errors.ts';
import { searchedText } from '../text/plain-text.ts';
import { addressCondition } from './address-condition.sql.ts';
import type { Position } from './search-context.ts';

/** An outline that listings are tested against one by one. */
export interface Shape {
  readonly bounds: Bounds;
  readonly isInside: InsideTest;
  readonly corners: number;
}

/** Listings that carry this number in this column of their search row. */
export interface NamedArea {
  readonly column: PlaceColumn;
  readonly id: number;
}

/** The areas of a search's polygons and address texts; a listing inside any one of them matches. */
export interface SearchAreas {
  /** True where neither was asked for. */
  readonly everywhere: boolean;
  /** Areas by the number that a listing carries. */
  readonly places: readonly NamedArea[];
  /** Address texts, as SQL conditions. */
  readonly texts: readonly SqlFragment[];
  readonly shapes: readonly Shape[];
  /** The middle of the first boundary asked for. */
  readonly center: Position | null;
}

/** The sources that areas are looked up in. */
export interface AreaSource {
  readonly db: Db;
  readonly areas: AnswerMemory<SearchAreas>;
  /** The boundaries of these ids, in no order; unknown ids are missing. */
  readonly boundariesOf: (ids: readonly string[]) => Promise<readonly StoredBoundary[]>;
}

/**
 * Looks up the areas that a search names. A boundary whose name listings carry is searched by that name's number, which also
 * finds hidden addresses in a city. Neighborhoods, which listings name freely, are searched by their outline as well; areas
 * that no listing names, and those whose name another area of the edition shares, by their outline alone. `now` is the last change; without it nothing is cached.
 * @throws AppError polygon_not_found for an unknown id
 */
export async function resolveAreas(
  source: AreaSource,
  request: Pick<SearchRequest, 'polygon' | 'address'>,
  now: Change | null,
): Promise<SearchAreas> {
  const { polygon, address } = request;
  if (polygon.length === 0 && address.length === 0) return everywhere;
  const hour = Math.floor(performance.now() / HOUR_MS);
  const key = JSON.stringify(['areas', polygon, address, hour]);
  return source.areas.whileUnchanged(key, now, () => resolveAnew(source, request));
}

/**
 * In corners, each of which takes up to 450 bytes: many may ask for many large outlines at once. Areas without any weigh
 * something too.
 */
const MAX_WEIGHT = 200_000;
const BASE_WEIGHT = 100;

export const createAreaMemory = (): AnswerMemory<SearchAreas> =>
  createAnswerMemory(MAX_WEIGHT, ({ shapes }) =>
    shapes.reduce((sum, { corners }) => sum + corners, BASE_WEIGHT),
  );

/** Remembered for longer, an area would not be noted as used. */
const HOUR_MS = 3_600_000;

async function resolveAnew(
  source: AreaSource,
  request: Pick<SearchRequest, 'polygon' | 'address'>,
): Promise<SearchAreas> {
  const boundaries = await requireBoundaries(source, request.polygon);
  const texts = request.address.map(searchedText).filter((text) => text !== '');
  const places = await knownPlaces(source.db, [
    ...boundaries.flatMap(nameOfBoundary),
    ...texts.flatMap(namesOfText),
  ]);
  const placesOfText = (text: string) => placesNamed(places, namesOfText(text));
  const shared = await withSharedNames(source.db, boundaries);
  const named = boundaries.filter(
    (boundary) => !shared.has(boundary.id) && placesNamed(places, nameOfBoundary(boundary)).length > 0,
  );
  return {
    everywhere: false,
    places: [
      ...named.flatMap((boundary) => placesNamed(places, nameOfBoundary(boundary))),
      ...texts.flatMap(placesOfText),
    ].flatMap(namedAreas),
    texts: texts.filter((text) => placesOfText(text).length === 0).map(addressCondition),
    shapes: boundaries
      .filter((boundary) => !(named.includes(boundary) && isOfficialKind(boundary.type)))
      .map(shapeOf),
    center: centerOf(boundaries[0]),
  };
}

/** Without its geometry, which nothing needs any more. */
const shapeOf = ({
  geometry,
  minLatitude,
  maxLatitude,
  minLongitude,
  maxLongitude,
}: StoredBoundary): Shape => ({
  bounds: { minLatitude, maxLatitude, minLongitude, maxLongitude },
  isInside: insideTest(geometry),
  corners: cornersIn(geometry),
});

const cornersIn = (geometry: AreaGeometry): number =>
  polygonsOf(geometry)
    .flat()
    .reduce((sum, ring) => sum + ring.length, 0);

/** Of a search that names no area. */
export const everywhere: SearchAreas = { everywhere: true, places: [], texts: [], shapes: [], center: null };

async function requireBoundaries(source: AreaSource, ids: readonly string[]): Promise<StoredBoundary[]> {
  if (ids.length === 0) return [];
  const stored = await source.boundariesOf(ids);
  const found = new Map(stored.map((boundary) => [boundary.id, boundary]));
  return ids.map((id) => {
    const boundary = found.get(id);
    if (boundary === undefined) throw new AppError('polygon_not_found');
    return boundary;
  });
}

const nameOfBoundary = ({ type, name }: StoredBoundary): PlaceName[] =>
  isNamedByListings(type) ? [{ kind: type, key: placeKey(type, name) }] : [];

/**
 * Areas that a text may name as a whole: 'Austin', 'Austin, TX', '78704', 'Travis County', 'Zilker', 'Austin ISD', 'Zilker
 * Elementary School', '10S'.
 */
function namesOfText(text: string): PlaceName[] {
  const withoutState = text.replace(/ (tx|texas)$/, '');
  const kinds: readonly PlaceKind[] = [
    withoutState.endsWith(' county') ? 'county' : 'city',
    ...(isZip(withoutState) ? (['postalcode'] as const) : []),
    ...(isDistrictName(withoutState) ? (['schooldistrict'] as const) : []),
    'subdivision',
    'mlsarea',
    'school',
  ];
  return kinds.map((kind) => ({ kind, key: placeKey(kind, withoutState) }));
}

/** An MLS number may begin like a zip. */
const isZip = (text: string): boolean => /^\d{5}( \d{4})?$/.test(text);

const placesNamed = (places: readonly KnownPlace[], names: readonly PlaceName[]): readonly KnownPlace[] =>
  places.filter((place) => names.some((name) => name.kind === place.kind && name.key === place.key));

const namedAreas = ({ kind, id }: KnownPlace): NamedArea[] =>
  placeColumns[kind].map((column) => ({ column, id }));

const centerOf = (boundary: StoredBoundary | undefined): Position | null =>
  boundary === undefined
    ? null
    : {
        latitude: (boundary.minLatitude + boundary.maxLatitude) / 2,
        longitude: (boundary.minLongitude + boundary.maxLongitude) / 2,
      };
