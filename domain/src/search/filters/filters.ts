import type { filterRows } from './filter-rows.ts';

type Rows = typeof filterRows;

export type FilterKey = keyof Rows;

/**
 * The value of every filter of the search, typed by its row. `null` is "no preference" of a number; a feature flag that
 * is false has no condition.
 */
export type Filters = { readonly [K in FilterKey]: Rows[K]['defaultValue'] };

/** Keys whose value is of one type. */
export type KeysOf<V> = {
  readonly [K in FilterKey]: [V, Filters[K]] extends [Filters[K], V] ? K : never;
}[FilterKey];

/** Filters without a predicate: each interpreter implements their rules. */
export type RuleKey = {
  readonly [K in FilterKey]: Rows[K] extends { readonly matches: unknown } ? K : never;
}[FilterKey];
