import { filterKeys, filterRow } from './filter-table.ts';
import type { FilterKey, KeysOf } from './filters.ts';

type PairedKey = KeysOf<number | null> | KeysOf<string | null>;

const rangeOf = (key: FilterKey): readonly (readonly [PairedKey, PairedKey])[] => {
  const { control } = filterRow(key);
  return 'end' in control && control.end === 'min' ? [[control.minKey, control.maxKey]] : [];
};

/** Pairs of which the minimum must not be over the maximum. */
export const minMaxPairs: readonly (readonly [PairedKey, PairedKey])[] = [
  ...filterKeys.flatMap(rangeOf),
  ['periodStart', 'periodEnd'],
];

/** A minimum is valid if empty or at most the maximum, a maximum if empty or at least the minimum. */
export const isOrdered = <V extends number | string>(min: V | null, max: V | null): boolean =>
  min === null || max === null || min <= max;
