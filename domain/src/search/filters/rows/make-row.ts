import { type Feature, hasFeature } from '../../../listing/features.ts';
import type { Listing } from '../../../listing/listing.ts';
import { booleanCodec, type Codec } from '../../url/codec.ts';
import {
  everySearch,
  type FilterControl,
  type FilterGroup,
  type FilterOption,
  type FilterScope,
  type Row,
} from '../filter-row.ts';
import type { FilterKey, Filters } from '../filters.ts';

/** Keys whose value is of one type. */
export type KeysOf<V> = {
  readonly [K in FilterKey]: [V, Filters[K]] extends [Filters[K], V] ? K : never;
}[FilterKey];

/** A flag that asks for one feature of the listing; false asks for nothing. */
export const featureRow = <K extends KeysOf<boolean> & Feature>(
  key: K,
  group: FilterGroup,
  label: string,
): Row<K, boolean> => ({
  key,
  group,
  label,
  control: { kind: 'checkbox' },
  defaultValue: false,
  codec: booleanCodec,
  scope: everySearch,
  matches: (listing, asked) => !asked || hasFeature(listing, key),
  describe: (asked) => (asked ? label : `${label}: any`),
});

interface FlagRowParts<K> {
  readonly key: K;
  readonly group: FilterGroup;
  readonly label: string;
  readonly scope?: FilterScope;
  readonly matches: Row<K, boolean>['matches'];
}

/** Any other flag that is off by default. */
export const flagRow = <K extends KeysOf<boolean>>(parts: FlagRowParts<K>): Row<K, boolean> => ({
  scope: everySearch,
  ...parts,
  control: { kind: 'checkbox' },
  defaultValue: false,
  codec: booleanCodec,
  describe: (asked) => (asked ? parts.label : `${parts.label}: any`),
});

/** What both ends of a range share. */
export interface RangeParts {
  readonly group: FilterGroup;
  readonly label: string;
  readonly control: 'price-text' | 'range-select' | 'lot-size-text';
  readonly minKey: KeysOf<number | null>;
  readonly maxKey: KeysOf<number | null>;
  readonly codec: Codec<number | null>;
  readonly figureOf: (listing: Listing) => number | null;
  /** The figure with its unit, e.g. '1,500 sq.ft'. */
  readonly format: (figure: number) => string;
}

type RangeOptions = NonNullable<Row<string, number | null>['options']>;

/**
 * The lower end of a range, inclusive. A listing without the figure does not match: what was asked for is not
 * met by the unknown.
 */
export const minRow = <K extends KeysOf<number | null>>(
  key: K,
  parts: RangeParts,
  options: RangeOptions,
): Row<K, number | null> => ({
  ...endOf(key, parts, 'min'),
  options,
  matches: (listing, min) => min === null || isAtLeast(parts.figureOf(listing), min),
  describe: (min) => (min === null ? `No min. ${parts.label.toLowerCase()}` : withPlus(parts.format(min))),
});

/** '1,500 sq.ft' is '1,500+ sq.ft'. */
const withPlus = (text: string): string => text.replace(/^\S+/, '$&+');

/** The upper end of a range, inclusive; the unknown does not match it either. */
export const maxRow = <K extends KeysOf<number | null>>(
  key: K,
  parts: RangeParts,
  options: RangeOptions,
): Row<K, number | null> => ({
  ...endOf(key, parts, 'max'),
  options,
  matches: (listing, max) => max === null || isAtMost(parts.figureOf(listing), max),
  describe: (max) => (max === null ? `No max. ${parts.label.toLowerCase()}` : `Up to ${parts.format(max)}`),
});

const endOf = <K extends FilterKey>(key: K, parts: RangeParts, end: 'min' | 'max') => ({
  key,
  group: parts.group,
  label: `${end === 'min' ? 'Min.' : 'Max.'} ${parts.label.toLowerCase()}`,
  control: {
    kind: parts.control,
    end,
    minKey: parts.minKey,
    maxKey: parts.maxKey,
    pairLabel: parts.label,
  } satisfies FilterControl,
  defaultValue: null,
  codec: parts.codec,
  scope: everySearch,
});

/** False where the figure is unknown. */
export const isAtLeast = (figure: number | null, min: number): boolean => figure !== null && figure >= min;
export const isAtMost = (figure: number | null, max: number): boolean => figure !== null && figure <= max;

/** 'Any' and then every value in its words. */
export const withAny = (
  values: readonly number[],
  label: (value: number) => string,
  any = 'Any',
): readonly FilterOption<number | null>[] => [
  { value: null, label: any },
  ...values.map((value) => ({ value, label: label(value) })),
];

/** first, first + step, ... up to and with last. */
export const steps = (first: number, last: number, step: number): readonly number[] =>
  [...Array(Math.floor((last - first) / step) + 1).keys()].map((index) => first + index * step);
