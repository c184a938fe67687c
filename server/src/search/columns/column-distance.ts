import type { RankedIds } from '../../listings/listed-listings.ts';
import type { Position } from '../search-context.ts';
import { firstByRank } from './column-page.ts';
import { haversineFrom } from './column-position.ts';
import type { Rows } from './column-rows.ts';
import type { ColumnTable } from './column-table.ts';

/** The listings nearest to a position, without those named and without those that have no position. */
export function nearestOfRows(
  table: ColumnTable,
  rows: Rows,
  center: Position,
  without: readonly number[],
  most: number,
): RankedIds {
  const { id, revision, latitude } = table;
  const others = rows.filter((at) => !Number.isNaN(latitude[at]!) && !without.includes(id[at]!));
  const nearest = firstByRank(table, others, haversineFrom(center, table), most);
  return { ids: Array.from(nearest, (at) => id[at]!), revisions: Array.from(nearest, (at) => revision[at]!) };
}
