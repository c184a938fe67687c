import type { SortType } from '@hearth/domain/contract/list.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { SqlFragment } from './sql-fragment.ts';

/** A page of a list and its order, as the contract's `listParameters` read them. */
export interface PageOf<Order extends string> {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly sortBy: Order;
  readonly sortType: SortType;
}

/** The parts of a statement that reads a list. An index on the conditions and an order serves both. */
export interface ListStatement<Order extends string> {
  readonly select: SqlFragment;
  readonly from: SqlFragment;
  readonly where: SqlFragment;
  /** By the order's name, the expression of its index. */
  readonly orders: Readonly<Record<Order, SqlFragment>>;
  /** A unique column, so that equal items stay on their page. */
  readonly key: SqlFragment;
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Items of all pages. */
  readonly total: number;
}

/** Reads one page of a list and the number of all its items. */
export async function readListPage<Item, Order extends string>(
  db: Db,
  { select, from, where, orders, key }: ListStatement<Order>,
  { page, limit, sortBy, sortType }: PageOf<Order>,
): Promise<ListPage<Item>> {
  const direction = sortType === 'ASC' ? sql`asc` : sql`desc`;
  const [items, counted] = await Promise.all([
    sql<Item>`
      select ${select} from ${from} where ${where}
      order by ${orders[sortBy]} ${direction}, ${key} ${direction}
      limit ${limit} offset ${(page - 1) * limit}
    `.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(db),
  ]);
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
}

/** The earliest time of a period of so many days; null for all times. */
export const periodStart = (days: number, now: Date): Date | null =>
  days === 0 ? null : new Date(now.getTime() - days * DAY_MS);
