import * as z from 'zod/mini';
import { wholeNumber } from './whole-number.ts';

/** Most items of one page of a list. */
export const largestListPage = 100;

/** Directions of an order: 'DESC' has the newest, or the last of the alphabet, first. */
const sortTypes = ['ASC', 'DESC'] as const;
export type SortType = (typeof sortTypes)[number];

interface ListDefaults<Order extends string> {
  /** Items of a page. */
  readonly limit: number;
  /** Pages at most. */
  readonly pages?: number;
  /** The orders of the list, the default first. */
  readonly sortBy: readonly [Order, ...Order[]];
  readonly sortType?: SortType;
}

/** Parameters of a list of a person. An endpoint declares those of them that it takes. */
export const listParameters = <const Order extends string>({
  limit,
  pages = 100_000,
  sortBy,
  sortType = 'DESC',
}: ListDefaults<Order>) => ({
  /** From 1. */
  page: wholeNumber(1, pages, 1),
  limit: wholeNumber(1, largestListPage, limit),
  sortBy: oneOf(sortBy, sortBy[0]),
  sortType: oneOf(sortTypes, sortType),
  /** Items of so many days; 0 for all. */
  period: wholeNumber(0, 36_500, 0),
  /** Words that an item has. */
  query: z._default(z.string().check(z.maxLength(200)), ''),
});

const oneOf = <Value extends string>(values: readonly Value[], fallback: Value) =>
  z._default(z.enum(values) as unknown as z.ZodMiniType<Value, Value>, fallback);

/** One page of a list; `total` counts all pages. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number() });
