import type { Listing } from '../../listing/listing.ts';
import type { MatchContext } from '../match-context.ts';
import type { FilterControl, PredicateRow, RowParts, RuleRow } from './filter-row.ts';
import { filterRows } from './filter-rows.ts';
import type { FilterKey, Filters, KeysOf } from './filters.ts';
import { matchesCondition } from './matches-condition.ts';
import { type Condition, conditionOf } from './predicate.ts';

/** A filter with all its properties. */
export interface FilterRow<K extends FilterKey> extends RowParts<Filters[K]> {
  readonly key: K;
  readonly control: FilterControl<KeysOf<number | null>>;
  /** The condition of this value on one column; null where it has none or the filter has its own rule. */
  readonly condition: (value: Filters[K]) => Condition | null;
  /** Returns whether a listing passes; total. Filters are ANDed, so a value without a condition lets all pass. */
  readonly matches: (listing: Listing, value: Filters[K], context: MatchContext) => boolean;
}

export type FilterTable = { readonly [K in FilterKey]: FilterRow<K> };

/** In panel order. */
export const filterKeys = Object.keys(filterRows) as readonly FilterKey[];

const rowOf = <K extends FilterKey>(key: K): FilterRow<K> => {
  type V = Filters[K];
  const row = filterRows[key] as unknown as PredicateRow<V> | RuleRow<V>;
  // One call makes the rows of both ends of a range.
  const control = row.control as FilterControl<KeysOf<number | null>>;
  if ('matches' in row) return { ...row, key, control, condition: () => null };
  const condition = (value: V) => conditionOf(row.predicate, value);
  const matches = (listing: Listing, value: V, context: MatchContext): boolean => {
    const requested = condition(value);
    return requested === null || matchesCondition(listing, requested, context);
  };
  return { ...row, key, control, condition, matches };
};

/** Every filter of the search, in panel order. */
export const filterTable = Object.fromEntries(
  filterKeys.map((key) => [key, rowOf(key)]),
) as unknown as FilterTable;

/** The row of a key, typed by the key. */
export const filterRow = <K extends FilterKey>(key: K): FilterRow<K> => filterTable[key];

/** Makes filters from a function of the row. */
export const mapFilters = (valueFor: <K extends FilterKey>(row: FilterRow<K>) => Filters[K]): Filters =>
  Object.fromEntries(filterKeys.map((key) => [key, valueFor(filterRow(key))])) as unknown as Filters;

/** Filters of a search without parameters: a guest's, for sale, with all sources. */
export const defaultFilters: Filters = mapFilters((row) => row.defaultValue);

const predicateKeys = filterKeys.filter((key) => 'predicate' in filterRows[key]);

const conditionOfKey = <K extends FilterKey>(key: K, filters: Filters): Condition | null =>
  filterTable[key].condition(filters[key]);

/** The conditions of all applied predicates; filters with rules of their own have none. */
export function conditionsOf(filters: Filters): readonly Condition[] {
  const conditions: Condition[] = [];
  for (const key of predicateKeys) {
    const condition = conditionOfKey(key, filters);
    if (condition !== null) conditions.push(condition);
  }
  return conditions;
}

const ruleKeys = filterKeys.filter((key) => !('predicate' in filterRows[key]));

const ruleOf = <K extends FilterKey>(key: K, filters: Filters) => {
  const { matches } = filterRow(key);
  const value = filters[key];
  return (listing: Listing, context: MatchContext): boolean => matches(listing, value, context);
};

/** A test of listings by every filter, for many of them; whether they are for sale or for lease is not a filter. */
export function filterTest(filters: Filters): (listing: Listing, context: MatchContext) => boolean {
  const conditions = conditionsOf(filters);
  // The default of a rule sets no condition.
  const rules = ruleKeys
    .filter((key) => filters[key] !== defaultFilters[key])
    .map((key) => ruleOf(key, filters));
  return (listing, context) =>
    conditions.every((condition) => matchesCondition(listing, condition, context)) &&
    rules.every((passes) => passes(listing, context));
}

/** Returns whether a listing passes every filter; whether it is for sale or for lease is not a filter. */
export const matchesFilters = (listing: Listing, filters: Filters, context: MatchContext): boolean =>
  filterTest(filters)(listing, context);
