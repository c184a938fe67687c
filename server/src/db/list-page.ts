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
  /** Makes a prepared statement of the rows, see `namedStatement`; for a list with one order whose statement is always the same. */
  readonly name?: string;
  readonly select: SqlFragment;
  readonly from: SqlFragment;
  readonly where: SqlFragment;
  /** By the order's name, the expression of its index. */
  readonly orders: Readonly<Record<Order, SqlFragment>>;
  /** A unique column, so that equal items stay on their page. */
  readonly key: SqlFragment;
  /** Keys of a page are read before its rows, so that an index alone leads over the pages before it. */
  readonly keysFirst?: boolean;
  /** Joined to the rows of a page whose keys were read first: neither the keys nor the number of all items need it. */
  readonly joins?: SqlFragment;
  /** `from` in this direction of the order, where it has parts that are to be merged. */
  readonly fromInOrder?: (direction: SqlFragment) => SqlFragment;
  /** The number of all items where it is kept, see `keptCount`; else they are counted. */
  readonly kept?: SqlFragment | undefined;
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Items of all pages. */
  readonly total: number;
}

/** Items before a page that are passed over without counting how many come after it. */
const passedOver = 1000;

/** Reads one page of a list and the number of all its items; a deep page from the nearer end. */
export async function readListPage<Item, Order extends string>(
  db: Db,
  list: ListStatement<Order>,
  { page, limit, sortBy, sortType }: PageOf<Order>,
): Promise<ListPage<Item>> {
  const offset = (page - 1) * limit;
  const order = { by: list.orders[sortBy], isAscending: sortType === 'ASC' };
  const fromStart = () => readRange<Item>(db, list, order, { offset, limit });
  if (offset < passedOver) {
    const [items, total] = await Promise.all([fromStart(), countItems(db, list)]);
    return { items, total };
  }
  const total = await countItems(db, list);
  const left = total - offset;
  if (left > offset) return { items: await fromStart(), total };
  if (left <= 0) return { items: [], total };
  const fromEnd = { offset: Math.max(left - limit, 0), limit: Math.min(left, limit) };
  const items = await readRange<Item>(db, list, { ...order, isAscending: !order.isAscending }, fromEnd);
  return { items: items.toReversed(), total };
}

async function readRange<Item>(
  db: Db,
  list: Omit<ListStatement<string>, 'orders'>,
  { by, isAscending }: { readonly by: SqlFragment; readonly isAscending: boolean },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly Item[]> {
  const { name, select, from, where, key, keysFirst, joins = sql``, fromInOrder } = list;
  const direction = isAscending ? sql`asc` : sql`desc`;
  const order = sql`order by ${by} ${direction}, ${key} ${direction}`;
  const range = sql`from ${fromInOrder?.(direction) ?? from} where ${where} ${order} limit ${limit} offset ${offset}`;
  const comment =
    name === undefined ? sql`` : sql.raw(`/* ${name} ${isAscending ? 'ascending' : 'descending'} */ `);
  const source = keysFirst
    ? sql`from ${from} ${joins} where ${where} and ${key} = any(array(select ${key} ${range})) ${order}`
    : range;
  const { rows } = await sql<Item>`${comment}select ${select} ${source}`.execute(db);
  return rows;
}

type Counted = Pick<ListStatement<string>, 'from' | 'where' | 'kept'>;

async function countItems(db: Db, { from, where, kept }: Counted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ${kept ?? sql`(select count(*) from ${from} where ${where})`} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The earliest time of a period of so many days; null for all times. */
export const periodStart = (days: number, now: Date): Date | null =>
  days === 0 ? null : new Date(now.getTime() - days * DAY_MS);
