import { filterKeys, filterRow } from '../filters/filter-table.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import { openHouseOnlyDays } from '../filters/rows/show-only.ts';
import { withDefaultStatuses } from '../filters/rows/status.ts';
import { pairsOf, type QueryValues } from './query-pairs.ts';
import { sameValue } from './query-value.ts';

/** "Open houses only" without a number of days means the usual 7 (specification section 2). */
const impliedOpenHouse = (openHouseOnly: boolean, defaults: Filters): number | null =>
  openHouseOnly && !defaults.openHouseOnly ? openHouseOnlyDays : defaults.openHouse;

type Implying = Pick<Filters, 'openHouseOnly' | 'exclusiveListingsEnabled'>;

/** The defaults, which depend on "open houses only" and on exclusive listings. */
const impliedDefaults = (
  { openHouseOnly, exclusiveListingsEnabled }: Implying,
  defaults: Filters,
): Filters => ({
  ...withDefaultStatuses(exclusiveListingsEnabled, defaults),
  openHouse: impliedOpenHouse(openHouseOnly, defaults),
});

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface DecodedFilters {
  readonly filters: Filters;
  /** Filters whose value is malformed; they have the default. */
  readonly malformed: readonly FilterKey[];
}

/** Decodes the filters of a query; `nameOf` gives the query name of a filter. */
export const decodeFilters = (
  values: QueryValues,
  defaults: Filters,
  nameOf: (key: FilterKey) => string,
): DecodedFilters => {
  const malformed: FilterKey[] = [];
  const decode = <K extends FilterKey>(filters: Writable<Filters>, key: K): void => {
    const raw = values.get(nameOf(key));
    if (raw === undefined) return;
    const value = filterRow(key).codec.decode(raw);
    if (value === undefined) malformed.push(key);
    else filters[key] = value;
  };
  const flag = (key: keyof Implying): boolean =>
    filterRow(key).codec.decode(values.get(nameOf(key)) ?? []) ?? defaults[key];
  const implying = {
    openHouseOnly: flag('openHouseOnly'),
    exclusiveListingsEnabled: flag('exclusiveListingsEnabled'),
  };
  // A copy of the defaults: servers decode a million queries at their start, which give few filters each.
  const filters: Writable<Filters> = { ...impliedDefaults(implying, defaults) };
  for (const key of filterKeys) decode(filters, key);
  return { filters, malformed };
};

/** Encodes the filters that differ from the defaults, in panel order. */
export const encodeFilters = (
  filters: Filters,
  defaults: Filters,
  nameOf: (key: FilterKey) => string,
): [string, string][] => {
  const implied = impliedDefaults(filters, defaults);
  const encode = <K extends FilterKey>(key: K): [string, string][] =>
    sameValue(filters[key], implied[key])
      ? []
      : pairsOf(nameOf(key), filterRow(key).codec.encode(filters[key]));
  return filterKeys.flatMap((key) => encode(key));
};
