import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Change } from '../cache/answer-cache.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import { foundRows, isAnswerable, type Rows, rowsWithoutPosition } from './columns/column-rows.ts';
import type { ColumnTable } from './columns/column-table.ts';
import { inAreas } from './find-in-shapes.queries.ts';
import { resolveAreas } from './search-areas.ts';
import { type SearchCondition, searchCondition } from './search-condition.sql.ts';
import type { SearchContext } from './search-context.ts';
import { columnsAsOf, type SearchSource } from './search-source.ts';

/** The rows that a search finds in the columns of this process. */
export interface RowsInMemory {
  readonly table: ColumnTable;
  readonly rows: Rows;
  /** How many listings without a position the search finds, in any part of the map. */
  anywhereWithoutPosition(): number;
}

/** A search whose areas are looked up, to be read in memory or by SQL. */
export interface OpenSearch {
  readonly context: SearchContext;
  /** null where the database has to be asked. */
  readonly inMemory: RowsInMemory | null;
  /** The condition of the whole search, or of the search in any part of the map, with further conditions. */
  condition(also?: readonly SqlFragment[], where?: 'anywhere'): Promise<SearchCondition>;
}

/** @throws AppError polygon_not_found for an unknown area */
export async function openSearch(
  source: SearchSource,
  now: Change | null,
  request: SearchRequest | MapPointsRequest,
  context: SearchContext,
): Promise<OpenSearch> {
  const anywhere = { ...request, bounds: null };
  const areas = await resolveAreas(source, request, context, now);
  const table = isAnswerable(request, context, areas) ? await columnsAsOf(source, now, context) : null;
  return {
    context,
    inMemory: table && {
      table,
      rows: foundRows(table, request, context, areas),
      anywhereWithoutPosition: () =>
        foundRows(table, anywhere, context, areas, rowsWithoutPosition(table)).length,
    },
    condition(also = [], part) {
      const { from, where } = searchCondition(part === 'anywhere' ? anywhere : request, context);
      return inAreas(source.db, { from, where: [...where, ...also] }, areas);
    },
  };
}
