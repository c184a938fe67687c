import { isOpen } from '@hearth/domain/listing/status.ts';
import { conditionsOf } from '@hearth/domain/search/filters/filter-table.ts';
import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { SearchAreas } from '../search-areas.ts';
import type { ListCondition, SearchContext } from '../search-context.ts';
import { filterPredicates, isInColumns, type KeyedPredicate, type RowPredicate } from './column-filters.ts';
import { columnGate } from './column-gate.ts';
import { kindPredicate } from './column-kinds.ts';
import { boxPredicate } from './column-position.ts';
import type { ColumnTable } from './column-table.ts';
import { isOfKind } from './kind-condition.ts';

/** Indexes of a table, the newest listing first. */
export type Rows = Int32Array;

/**
 * True where the columns have all that a search asks: open listings of any agent, nothing recommended, by nothing that is
 * text.
 */
export function isAnswerable(
  request: SearchRequest | MapPointsRequest,
  { display, onlyAgent }: SearchContext,
  areas: SearchAreas,
): boolean {
  return (
    display.recommendedListingIds.size === 0 &&
    onlyAgent === null &&
    request.trecLicense.length === 0 &&
    !request.showEnabledAgentListings &&
    !('listingIds' in request && request.listingIds.length > 0) &&
    request.filters.mlsStatus.every(isOpen) &&
    isInColumns(request.filters) &&
    areas.texts.length === 0
  );
}

/** The rows of a table that a search finds, of all or of some, whose list is used up. Requires `isAnswerable`. */
export function foundRows(
  table: ColumnTable,
  request: SearchRequest,
  context: SearchContext,
  areas: SearchAreas,
  among: Rows = everyRow(table),
): Rows {
  return [...searchPredicates(table, request, context, areas).values()].reduce(narrowed, among);
}

/** A listing with a hidden address has no position. */
export const rowsWithoutPosition = (table: ColumnTable): Rows =>
  narrowed(everyRow(table), (at) => Number.isNaN(table.latitude[at]!));

/** The predicates of a search, by a key that predicates of other searches share where they ask the same. */
export function searchPredicates(
  table: ColumnTable,
  request: SearchRequest,
  context: SearchContext,
  areas: SearchAreas,
): Map<string, RowPredicate> {
  const { filters, bounds, privateExclusiveListing: exclusive } = request;
  const conditions = conditionsOf(filters);
  const kinds = conditions.filter(isOfKind);
  const predicates: KeyedPredicate[] = [];
  if (bounds) predicates.push([JSON.stringify(bounds), boxPredicate(bounds, table)]);
  const ofKind = kindPredicate(kinds, exclusive, table, columnGate(table, context));
  predicates.push([JSON.stringify([kinds, exclusive]), ofKind]);
  predicates.push(...filterPredicates(conditions, filters, table, context));
  const { polygon, address } = request;
  if (!areas.everywhere)
    predicates.push([JSON.stringify({ polygon, address }), areasPredicate(areas, table)]);
  for (const [at, list] of context.lists.entries())
    predicates.push([`list ${at}`, listPredicate(list, table)]);
  return new Map(predicates);
}

function everyRow({ count }: ColumnTable): Rows {
  const rows = new Int32Array(count);
  for (let index = 0; index < count; index++) rows[index] = count - 1 - index;
  return rows;
}

/** In place, so that a search of ten filters needs one list. */
function narrowed(rows: Rows, passes: RowPredicate): Rows {
  let kept = 0;
  for (let index = 0; index < rows.length; index++) {
    const at = rows[index]!;
    if (passes(at)) rows[kept++] = at;
  }
  return rows.subarray(0, kept);
}

function listPredicate({ ids, keeps }: ListCondition, { id }: ColumnTable): RowPredicate {
  const listed = new Set(ids);
  const isOnly = keeps === 'only';
  return (at) => listed.has(id[at]!) === isOnly;
}

/** Inside any outline, or with the number of any area. */
function areasPredicate({ named, shapes }: SearchAreas, table: ColumnTable): RowPredicate {
  const { latitude, longitude } = table;
  const inside = shapes.map(({ bounds, isInside }): RowPredicate => {
    const isNear = boxPredicate(bounds, table);
    return (at) => isNear(at) && isInside(latitude[at]!, longitude[at]!);
  });
  const byNumber = named.map(({ column, id }): RowPredicate => {
    const ids = table[column];
    return (at) => ids[at] === id;
  });
  const predicates = [...byNumber, ...inside];
  return (at) => predicates.some((passes) => passes(at));
}
