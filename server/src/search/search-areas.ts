import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { type AreaGeometry, polygonsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import {
  type AreaColumn,
  type AreaKind,
  areaColumns,
  areaKey,
  isDistrictName,
  isNamedByListings,
  isOfficialKind,
} from '../boundaries/area-key.ts';
import { type StoredBoundary, withSharedNames } from '../boundaries/boundaries.queries.ts';
import { type AreaName, type KnownArea, knownAreas } from '../boundaries/named-areas.queries.ts';
import { type InsideTest, insideTest } from '../boundaries/point-in-polygon.ts';
import type { AnswerCache, Change } from '../cache/answer-cache.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { searchedText } from '../text/plain-text.ts';
import type { AddressText } from './address-text-test.ts';
import { knownStreets } from './known-streets.queries.ts';
import type { Position, SearchContext } from './search-context.ts';

/** An outline that listings are tested against one by one. */
export interface Shape {
  readonly bounds: Bounds;
  readonly isInside: InsideTest;
  readonly corners: number;
}

/** Listings that carry this number in this column of their search row. */
export interface NamedArea {
  readonly column: AreaColumn;
  readonly id: number;
}

/** The areas of a search's polygons and address texts; a listing inside any one of them matches. */
export interface SearchAreas {
  /** True for a request without areas and address texts. */
  readonly everywhere: boolean;
  /** Areas by the number that a listing carries. */
  readonly named: readonly NamedArea[];
  /** Address texts that name no area. */
  readonly texts: readonly AddressText[];
  readonly shapes: readonly Shape[];
  /** The middle of the first boundary asked for. */
  readonly center: Position | null;
}

/** The sources that areas are looked up in. */
export interface AreaSource {
  readonly db: Db;
  readonly areas: AnswerCache<SearchAreas>;
  /** The boundaries of these ids, in no order; unknown ids are missing. */
  readonly boundariesOf: (ids: readonly string[]) => Promise<readonly StoredBoundary[]>;
}

/**
 * Looks up the areas that a search names. A boundary whose name listings carry is searched by that name's number, which also
 * finds hidden addresses in a city. Neighborhoods, which listings name freely, are searched by their outline as well; areas
 * that no listing names, and those whose name another area of the edition shares, by their outline alone. A text that is the
 * whole name of a street means that street of the edition. `now` is the last change; without it nothing is cached.
 * @throws AppError polygon_not_found for an unknown id
 */
export async function resolveAreas(
  source: AreaSource,
  request: Pick<SearchRequest, 'polygon' | 'address'>,
  { edition }: Pick<SearchContext, 'edition'>,
  now: Change | null,
): Promise<SearchAreas> {
  const { polygon, address } = request;
  if (polygon.length === 0 && address.length === 0) return everywhere;
  const hour = Math.floor(performance.now() / HOUR_MS);
  const key = JSON.stringify(['areas', edition, polygon, address, hour]);
  return source.areas.whileUnchanged(key, now, () => resolveAnew(source, request, edition));
}

/** A longer time in the cache would miss uses of an area, which are noted by day. */
const HOUR_MS = 3_600_000;

async function resolveAnew(
  source: AreaSource,
  request: Pick<SearchRequest, 'polygon' | 'address'>,
  edition: EditionId,
): Promise<SearchAreas> {
  const boundaries = await requireBoundaries(source, request.polygon);
  const texts = request.address.filter((text) => searchedText(text) !== '');
  const known = await knownAreas(source.db, [
    ...boundaries.flatMap(nameOfBoundary),
    ...texts.flatMap((text) => namesOfText(searchedText(text))),
  ]);
  const areasOfText = (text: string) => areasNamed(known, namesOfText(searchedText(text)));
  const others = texts.filter((text) => areasOfText(text).length === 0);
  const streetOf = await knownStreets(source.db, edition, others);
  const shared = await withSharedNames(source.db, boundaries);
  const withNumber = boundaries.filter(
    (boundary) => !shared.has(boundary.id) && areasNamed(known, nameOfBoundary(boundary)).length > 0,
  );
  return {
    everywhere: false,
    named: [
      ...withNumber.flatMap((boundary) => areasNamed(known, nameOfBoundary(boundary))),
      ...texts.flatMap(areasOfText),
    ].flatMap(namedAreas),
    texts: others.map((text) => ({ edition, text, street: streetOf(text) })),
    shapes: boundaries
      .filter((boundary) => !(withNumber.includes(boundary) && isOfficialKind(boundary.type)))
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
export const everywhere: SearchAreas = { everywhere: true, named: [], texts: [], shapes: [], center: null };

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

const nameOfBoundary = ({ type, name }: StoredBoundary): AreaName[] =>
  isNamedByListings(type) ? [{ kind: type, key: areaKey(type, name) }] : [];

/**
 * Areas that a text may name as a whole: 'Austin', 'Austin, TX', '78704', 'Travis County', 'Zilker', 'Austin ISD', 'Zilker
 * Elementary School', '10S'.
 */
function namesOfText(text: string): AreaName[] {
  const withoutState = text.replace(/ (tx|texas)$/, '');
  const kinds: readonly AreaKind[] = [
    withoutState.endsWith(' county') ? 'county' : 'city',
    ...(isZip(withoutState) ? (['postalcode'] as const) : []),
    ...(isDistrictName(withoutState) ? (['schooldistrict'] as const) : []),
    'subdivision',
    'mlsarea',
    'school',
  ];
  return kinds.map((kind) => ({ kind, key: areaKey(kind, withoutState) }));
}

/** An MLS number may begin like a zip. */
const isZip = (text: string): boolean => /^\d{5}( \d{4})?$/.test(text);

/** Of these texts, the areas that a search for each of them means. */
export async function areasOfTexts(
  db: Db,
  texts: readonly string[],
): Promise<(text: string) => readonly KnownArea[]> {
  const searched = texts.map(searchedText);
  const known = await knownAreas(db, searched.flatMap(namesOfText));
  return (text) => areasNamed(known, namesOfText(searchedText(text)));
}

const areasNamed = (known: readonly KnownArea[], names: readonly AreaName[]): readonly KnownArea[] =>
  known.filter((area) => names.some((name) => name.kind === area.kind && name.key === area.key));

const namedAreas = ({ kind, id }: KnownArea): NamedArea[] =>
  areaColumns[kind].map((column) => ({ column, id }));

const centerOf = (boundary: StoredBoundary | undefined): Position | null =>
  boundary === undefined
    ? null
    : {
        latitude: (boundary.minLatitude + boundary.maxLatitude) / 2,
        longitude: (boundary.minLongitude + boundary.maxLongitude) / 2,
      };
