import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Outlines } from '@hearth/domain/contract/outlines.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type Edition, editions } from '@hearth/domain/edition/editions.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { fittingZoom } from '@hearth/domain/search/map/fitting-zoom.ts';
import type { MapPointsRequest } from '@hearth/domain/search/search-request.ts';
import { type AnswerCache, createAnswerCache } from '../cache/answer-cache.ts';
import type { Db } from '../db/database.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import type { Visit } from '../http/visit.ts';
import type { OpenSearch, RowsInMemory } from '../search/open-search.ts';
import type { SearchService } from '../search/search.service.ts';
import type { SearchCondition } from '../search/search-condition.sql.ts';
import { boxOfRows, listingsOfRows, positionedRows, squaresOfRows } from './column-squares.ts';
import {
  areaNames,
  boxOf,
  countWithoutPosition,
  type MapListing,
  type MapSquare,
  mapListings,
  pinWordsOf,
  squaresOf,
} from './map.queries.ts';
import { hasId, isListed, liesAt } from './map-condition.sql.ts';
import { coarserFor, type MapGrid, mapGrid, zoomOfWidth } from './map-grid.ts';
import { byPoint, clusterOf, fromSouthWest, isOnePoint, pointOf } from './map-points.ts';
import { outlinesOf } from './outlines.queries.ts';

/** An answer is up to a hundred kilobytes: 500 squares. */
const MAX_ANSWERS = 400;

/** From this zoom on every listing is drawn as itself, as far as the limit reaches. */
const PIN_ZOOM = 15;

export interface MapService {
  /**
   * The points of a search on a map: circles for listings that would cover each other, groups for those at one point, pins for
   * the rest; never more than `limit` in all, and the listings that they represent add up to `total`.
   * @throws AppError polygon_not_found for an unknown area; sign_in_required and forbidden for lists of an account;
   * not_found for an unknown collection
   */
  mapPoints(request: MapPointsRequest, visit: Visit): Promise<MapPoints>;
  /** Counties, cities, waters, great roads and the names of neighbourhoods of an edition. */
  outlines(edition: EditionId): Promise<Outlines>;
}

export const createPointsCache = (): AnswerCache<MapPoints> => createAnswerCache(MAX_ANSWERS);

export const createMapService = (
  db: Db,
  search: SearchService,
  cache: AnswerCache<MapPoints>,
): MapService => ({
  async mapPoints(requested, visit) {
    const { request, leftOut } = await search.allowed(requested, visit);
    const points = await search.cached(cache, request, visit, async (open) => {
      const zoom = await zoomOfAll(db, request, open);
      const [drawn, withoutPin] = await Promise.all([
        mapPoints(db, { ...request, zoom: zoom ?? request.zoom }, open),
        countWithoutPin(db, request, open),
      ]);
      return { ...drawn, withoutPin, ...(zoom !== null && { zoom }) };
    });
    return { ...points, ...leftOut };
  },
  outlines: (edition) => outlinesOf(db, edition),
});

/** The gate gives a listing with a hidden address no position, so no box on the map finds it. */
async function countWithoutPin(db: Db, request: MapPointsRequest, search: OpenSearch): Promise<number> {
  if (search.inMemory !== null) return search.inMemory.anywhereWithoutPosition();
  return countWithoutPosition(db, await search.condition(isListed(request.listingIds), 'anywhere'));
}

/** Area of a usual map's pins, in px: its size on a phone of 390 px or a page of 950 px, less the room for its buttons. */
const USUAL_ROOM = { phone: [266, 550], wide: [800, 760] } as const;

/** The zoom of a map that shows all listings, which its request does not know yet; null where it says what it shows. */
async function zoomOfAll(db: Db, request: MapPointsRequest, search: OpenSearch): Promise<number | null> {
  if (request.zoom !== null || request.bounds !== null) return null;
  const box = await boxOfAll(db, request, search);
  const [width, height] = USUAL_ROOM[request.mobile ? 'phone' : 'wide'];
  return box && Math.min(fittingZoom(box, width, height), PIN_ZOOM);
}

async function boxOfAll(
  db: Db,
  { listingIds }: MapPointsRequest,
  search: OpenSearch,
): Promise<Bounds | null> {
  if (search.inMemory === null) return boxOf(db, await search.condition(isListed(listingIds)));
  const { table, rows } = search.inMemory;
  return boxOfRows(table, positionedRows(table, rows));
}

type Drawn = Omit<MapPoints, 'withoutPin' | 'zoom'>;

async function mapPoints(db: Db, request: MapPointsRequest, search: OpenSearch): Promise<Drawn> {
  const edition = editions[search.context.edition];
  if (search.inMemory !== null) return pointsInMemory(db, request, edition, search.inMemory);
  const inView = await search.condition(isListed(request.listingIds));
  const zoom = zoomOf(request);
  if (zoom >= PIN_ZOOM) {
    const listings = await mapListings(db, inView, request.limit + 1);
    if (listings.length <= request.limit) return drawn(db, [], listings);
  }
  const squares = await fewSquares(db, inView, request, zoom, edition);
  const singles = await listingsOfPoints(db, inView, squares.filter(isOnePoint));
  return drawn(
    db,
    squares.filter((square) => !isOnePoint(square)),
    singles,
  );
}

/** The same by the columns of this process. */
function pointsInMemory(
  db: Db,
  request: MapPointsRequest,
  edition: Edition,
  { table, rows: found }: RowsInMemory,
): Promise<Drawn> {
  const rows = positionedRows(table, found);
  const zoom = zoomOf(request);
  if (zoom >= PIN_ZOOM && rows.length <= request.limit) return drawn(db, [], listingsOfRows(table, rows));
  for (const grid of gridsOf(request, zoom, edition)) {
    const squares = squaresOfRows(table, rows, grid, request.limit);
    if (squares === null) continue;
    const clusters = squares.filter(({ square }) => !isOnePoint(square)).map(({ square }) => square);
    const singles = squares.filter(({ square }) => isOnePoint(square)).flatMap(({ rows: there }) => there);
    return drawn(db, clusters, listingsOfRows(table, Int32Array.from(singles)));
  }
  throw new Error('One square holds everything.');
}

function zoomOf({ zoom, bounds }: MapPointsRequest): number {
  return zoom ?? (bounds ? zoomOfWidth(bounds.maxLongitude - bounds.minLongitude) : 0);
}

/** Grids that are tried, each twice as coarse as the one before; after them all goes into one square. */
const MAX_TRIES = 4;

/**
 * The squares of the zoom's grid, or of a coarser one that has no more than the limit. The number of squares in a view is
 * known beforehand, so a small limit does not read everything for each grid that is too fine.
 */
async function fewSquares(
  db: Db,
  condition: SearchCondition,
  request: MapPointsRequest,
  zoom: number,
  edition: Edition,
): Promise<MapSquare[]> {
  for (const grid of gridsOf(request, zoom, edition)) {
    const squares = await squaresOf(db, condition, grid, request.limit + 1);
    if (squares.length <= request.limit) return squares;
  }
  throw new Error('One square holds everything.');
}

/** The zoom's grid and coarser ones, the last of a single square, leaving out those that a view fills too much. */
function* gridsOf(
  { bounds, mobile, limit }: MapPointsRequest,
  zoom: number,
  { mapCenter: { latitude }, mapBounds }: Edition,
): Generator<MapGrid> {
  const first = coarserFor(bounds ?? mapBounds, mapGrid(zoom, latitude, mobile, 0), limit);
  for (let tried = 0; tried < MAX_TRIES; tried++) yield mapGrid(zoom, latitude, mobile, first + tried);
  yield mapGrid(zoom, latitude, mobile, Number.POSITIVE_INFINITY);
}

/** Every listing of squares that are one point each: single ones by key, the others by their points. */
async function listingsOfPoints(
  db: Db,
  condition: SearchCondition,
  squares: readonly MapSquare[],
): Promise<MapListing[]> {
  const alone = squares.filter((square) => square.count === 1).map((square) => square.id);
  const together = squares.filter((square) => square.count > 1);
  const [pins, groups] = await Promise.all([
    alone.length === 0 ? [] : mapListings(db, also(condition, hasId(alone)), alone.length),
    together.length === 0 ? [] : mapListings(db, also(condition, liesAt(together)), null),
  ]);
  return [...pins, ...groups];
}

const also = (condition: SearchCondition, more: SqlFragment): SearchCondition => ({
  ...condition,
  where: [...condition.where, more],
});

async function drawn(db: Db, squares: readonly MapSquare[], listings: readonly MapListing[]): Promise<Drawn> {
  const [words, names] = await Promise.all([
    pinWordsOf(
      db,
      listings.map(({ id }) => id),
    ),
    areaNames(db, [...new Set(squares.flatMap(areasOf))]),
  ]);
  return {
    clusters: squares.toSorted(fromSouthWest).map((square) => clusterOf(square, names)),
    points: byPoint(listings.toSorted((a, b) => a.id - b.id)).flatMap((there) => pointOf(there, words)),
    total: squares.reduce((sum, square) => sum + square.count, listings.length),
  };
}

const areasOf = ({ subdivisionId, cityId }: MapSquare): number[] =>
  [subdivisionId ?? [], cityId ?? []].flat();
