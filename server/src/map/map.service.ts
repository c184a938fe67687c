import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { type Edition, editions } from '@hearth/domain/edition/editions.ts';
import type { MapPointsRequest } from '@hearth/domain/search/search-request.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { cellOf } from '../search/cell.ts';
import { foundRows, isAnswerable } from '../search/columns/column-rows.ts';
import { listingsOfRows, positionedRows, squaresOfRows } from '../search/columns/column-squares.ts';
import type { ColumnTable } from '../search/columns/column-table.ts';
import { currentColumns } from '../search/columns/columns.ts';
import { inAreas } from '../search/find-in-shapes.ts';
import { searchContext } from '../search/search.service.ts';
import { resolveAreas, type SearchAreas } from '../search/search-areas.ts';
import { type SearchCondition, searchCondition } from '../search/search-condition.ts';
import type { SearchContext } from '../search/search-context.ts';
import { type Change, changeNow, createAnswerMemory, memorableKey } from '../search/search-memory.ts';
import type { SqlFragment } from '../search/sql-fragment.ts';
import { listingIdsOf, type MapListing, type MapSquare, mapListings, squaresOf } from './map.queries.ts';
import { coarserFor, type MapGrid, mapGrid, zoomOfWidth } from './map-grid.ts';
import { byPoint, clusterOf, fromSouthWest, isOnePoint, pointOf } from './map-points.ts';

/** An answer is up to a hundred kilobytes: 500 squares. */
const MOST_REMEMBERED = 400;
const remembered = createAnswerMemory<MapPoints>(MOST_REMEMBERED);

/** From this zoom on every listing is drawn as itself, as far as the limit reaches. */
const PIN_ZOOM = 15;

/**
 * What a map draws of a search: circles for listings that would cover each other, groups for those at one point, pins for
 * the rest; never more than `limit` in all, and what they stand for adds up to `total`.
 * @throws AppError polygon_not_found for an unknown area
 */
export async function mapPoints(db: Db, request: MapPointsRequest, visit: Visit): Promise<MapPoints> {
  const context = searchContext(request, visit);
  const now = await changeNow(db);
  return remembered.whileUnchanged(db, memorableKey(request, context), now, () =>
    drawAnew(db, now, request, context),
  );
}

async function drawAnew(
  db: Db,
  now: Change | null,
  request: MapPointsRequest,
  context: SearchContext,
): Promise<MapPoints> {
  const areas = await resolveAreas(db, request, now);
  if (isAnswerable(request, context, areas)) {
    const columns = await currentColumns(db, now, context);
    if (columns !== null) return drawColumns(db, columns, request, context, areas);
  }
  const condition = onlyListed(searchCondition(request, context), request.listingIds);
  const inView = await inAreas(db, condition, areas);
  const zoom = zoomOf(request);
  if (zoom >= PIN_ZOOM) {
    const listings = await mapListings(db, inView, request.limit + 1);
    if (listings.length <= request.limit) return drawn(db, [], listings);
  }
  const squares = await fewSquares(db, inView, request, zoom, editions[context.edition]);
  const singles = await listingsOfPoints(db, inView, squares.filter(isOnePoint));
  return drawn(
    db,
    squares.filter((square) => !isOnePoint(square)),
    singles,
  );
}

/** The same by the columns that this process keeps. */
function drawColumns(
  db: Db,
  columns: ColumnTable,
  request: MapPointsRequest,
  context: SearchContext,
  areas: SearchAreas,
): Promise<MapPoints> {
  const rows = positionedRows(columns, foundRows(columns, request, context, areas));
  const zoom = zoomOf(request);
  if (zoom >= PIN_ZOOM && rows.length <= request.limit) return drawn(db, [], listingsOfRows(columns, rows));
  for (const grid of gridsOf(request, zoom, editions[context.edition])) {
    const squares = squaresOfRows(columns, rows, grid, request.limit);
    if (squares === null) continue;
    const clusters = squares.filter(({ square }) => !isOnePoint(square)).map(({ square }) => square);
    const singles = squares.filter(({ square }) => isOnePoint(square)).flatMap(({ rows: there }) => there);
    return drawn(db, clusters, listingsOfRows(columns, Int32Array.from(singles)));
  }
  throw new Error('One square holds everything.');
}

function zoomOf({ zoom, bounds }: MapPointsRequest): number {
  return zoom ?? (bounds ? zoomOfWidth(bounds.maxLongitude - bounds.minLongitude) : 0);
}

/** Served by listing_listingid. */
const onlyListed = (condition: SearchCondition, listingIds: readonly string[]): SearchCondition =>
  listingIds.length === 0
    ? condition
    : also(condition, sql`s.id in (select id from listing where listingid = any(${listingIds}::text[]))`);

/** Grids that are tried, each twice as coarse as the one before; after them all goes into one square. */
const MOST_TRIES = 4;

/**
 * The squares of the zoom's grid, or of a coarser one that has no more than the limit. What a view can hold of a grid is
 * known beforehand, so that a small limit does not read everything for each grid that cannot be enough.
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
  for (let tried = 0; tried < MOST_TRIES; tried++) yield mapGrid(zoom, latitude, mobile, first + tried);
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

const hasId = (ids: readonly number[]): SqlFragment => sql`s.id = any(${ids}::integer[])`;

/** The cells let the index find the points. */
function liesAt(squares: readonly MapSquare[]): SqlFragment {
  const latitudes = squares.map((square) => square.minLatitude);
  const longitudes = squares.map((square) => square.minLongitude);
  const cells = squares.map((square) => cellOf(square.minLatitude, square.minLongitude));
  return sql`s.cell = any(${cells}::integer[])
    and (s.latitude, s.longitude) in (select * from unnest(${latitudes}::float8[], ${longitudes}::float8[]))`;
}

const also = (condition: SearchCondition, more: SqlFragment): SearchCondition => ({
  ...condition,
  where: [...condition.where, more],
});

async function drawn(
  db: Db,
  squares: readonly MapSquare[],
  listings: readonly MapListing[],
): Promise<MapPoints> {
  const listingids = await listingIdsOf(
    db,
    listings.map((listing) => listing.id),
  );
  return {
    clusters: squares.toSorted(fromSouthWest).map(clusterOf),
    points: byPoint(listings.toSorted((a, b) => a.id - b.id)).flatMap((there) => pointOf(there, listingids)),
    total: squares.reduce((sum, square) => sum + square.count, listings.length),
  };
}
