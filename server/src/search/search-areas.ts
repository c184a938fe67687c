import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { type AreaGeometry, polygonsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { sql } from 'kysely';
import { boundariesById, type StoredBoundary } from '../boundaries/boundaries.queries.ts';
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
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { plainText } from '../listings/address-text.ts';
import { noteUse } from '../polygons/area-use.ts';
import { type InsideTest, insideTest } from './point-in-polygon.ts';
import type { Position } from './search-context.ts';
import { type Change, createAnswerMemory } from './search-memory.ts';
import { allOf, likeText, type SqlFragment } from './sql-fragment.ts';

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

/** What a search's polygons and address texts come to; inside any one of them is enough. */
export interface SearchAreas {
  /** True where neither was asked for. */
  readonly everywhere: boolean;
  /** Areas by the number that a listing carries. */
  readonly places: readonly NamedArea[];
  /** Address texts, as conditions that the database answers. */
  readonly texts: readonly SqlFragment[];
  readonly shapes: readonly Shape[];
  /** The middle of the first boundary asked for. */
  readonly center: Position | null;
}

/**
 * Looks up what a search names. A boundary whose name listings carry is asked for by that name's number, so that a hidden
 * address is found in its city. Neighbourhoods, which listings name freely, are asked for by their outline besides; what no
 * listing names by its outline alone. `now` is the last change; without it nothing is remembered.
 * @throws AppError polygon_not_found for an unknown id
 */
export async function resolveAreas(
  db: Db,
  request: Pick<SearchRequest, 'polygon' | 'address'>,
  now: Change | null,
): Promise<SearchAreas> {
  const { polygon, address } = request;
  if (polygon.length === 0 && address.length === 0) return everywhere;
  const hour = Math.floor(performance.now() / HOUR_MS);
  const key = JSON.stringify(['areas', polygon, address, hour]);
  return remembered.whileUnchanged(db, key, now, () => resolveAnew(db, request));
}

/**
 * In corners, each of which takes up to 450 bytes: many may ask for many large outlines at once. Areas without any weigh
 * something too.
 */
const MOST_REMEMBERED = 200_000;
const WEIGHT_OF_ONE = 100;

const remembered = createAnswerMemory<SearchAreas>(MOST_REMEMBERED, ({ shapes }) =>
  shapes.reduce((sum, { corners }) => sum + corners, WEIGHT_OF_ONE),
);

/** Remembered for longer, an area would not be noted as used. */
const HOUR_MS = 3_600_000;

async function resolveAnew(
  db: Db,
  request: Pick<SearchRequest, 'polygon' | 'address'>,
): Promise<SearchAreas> {
  const boundaries = await requireBoundaries(db, request.polygon);
  const texts = request.address.map(searchedText).filter((text) => text !== '');
  const places = await knownPlaces(db, [
    ...boundaries.flatMap(nameOfBoundary),
    ...texts.flatMap(namesOfText),
  ]);
  const placesOfText = (text: string) => placesNamed(places, namesOfText(text));
  const named = boundaries.filter((boundary) => placesNamed(places, nameOfBoundary(boundary)).length > 0);
  return {
    everywhere: false,
    places: [
      ...named.flatMap((boundary) => placesNamed(places, nameOfBoundary(boundary))),
      ...texts.flatMap(placesOfText),
    ].flatMap(namedAreas),
    texts: texts.filter((text) => placesOfText(text).length === 0).map(textCondition),
    shapes: boundaries
      .filter((boundary) => !(named.includes(boundary) && isOfficialKind(boundary.type)))
      .map(shapeOf),
    center: centerOf(boundaries[0]),
  };
}

/** Without its geometry, which nobody needs any more. */
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

async function requireBoundaries(db: Db, ids: readonly string[]): Promise<StoredBoundary[]> {
  if (ids.length === 0) return [];
  const stored = await boundariesById(db, ids);
  noteUse(db, stored);
  const found = new Map(stored.map((boundary) => [boundary.id, boundary]));
  return ids.map((id) => {
    const boundary = found.get(id);
    if (boundary === undefined) throw new AppError('polygon_not_found');
    return boundary;
  });
}

/** Words of one text that are looked for; a whole address with unit and state has some eight. */
const MOST_WORDS = 10;

/**
 * As `addressText` stores it. Numbers are copied with what stands before them: 'MLS# 4000001', 'mls4000001' and 'MLS No.
 * 4000001' mean '4000001', and 'EL# 1131' means 'el1131'.
 */
export const searchedText = (text: string): string =>
  plainText(text)
    .replace(/\bmls ?((id|no|number) )?(?=\d)/g, '')
    .replace(/\bel (?=\d+( |$))/g, 'el');

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

/**
 * Of a text that names no area as a whole: the address has every word of it, the last one begun at least. Words after the
 * first ten are left out.
 */
function textCondition(text: string): SqlFragment {
  const words = text.split(' ');
  const conditions = words.slice(0, MOST_WORDS).map((word, at) => {
    const end = at === words.length - 1 ? '' : ' ';
    return sql`address_text like ${`% ${likeText(word)}${end}%`}`;
  });
  return sql`s.id in (select id from listing where ${allOf(conditions)})`;
}

const centerOf = (boundary: StoredBoundary | undefined): Position | null =>
  boundary === undefined
    ? null
    : {
        latitude: (boundary.minLatitude + boundary.maxLatitude) / 2,
        longitude: (boundary.minLongitude + boundary.maxLongitude) / 2,
      };
