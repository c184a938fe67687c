import type { Feature } from '../../../listing/features.ts';
import { booleanCodec, type Codec } from '../../url/codec.ts';
import type { Figure } from '../filter-columns.ts';
import {
  everySearch,
  type FilterControl,
  type FilterGroup,
  type FilterOption,
  type FormContext,
  type PredicateRow,
  type RangeControl,
  type RowParts,
  type RuleRow,
} from '../filter-row.ts';

type FlagParts = Pick<RowParts<boolean>, 'group' | 'label'> & Partial<Pick<RowParts<boolean>, 'scope'>>;

/** A checkbox that is off by default and has a condition while it is on; `R` is its predicate or rule. */
const checkbox = <R>(parts: FlagParts & R): RowParts<boolean> & R => ({
  scope: everySearch,
  ...parts,
  control: { kind: 'checkbox' },
  defaultValue: false,
  codec: booleanCodec,
  describe: (requested) => (requested ? parts.label : `${parts.label}: any`),
});

/** A flag whose predicate is not that of a feature. */
export const flagRow = (parts: FlagParts & Pick<PredicateRow<boolean>, 'predicate'>): PredicateRow<boolean> =>
  checkbox(parts);

/** A flag with its own rule. */
export const ruleFlagRow = (parts: FlagParts & Pick<RuleRow<boolean>, 'matches'>): RuleRow<boolean> =>
  checkbox(parts);

/** Flags that each require the feature of their name; labels by feature. */
export const featureRows = <F extends Feature>(
  group: FilterGroup,
  labels: Readonly<Record<F, string>>,
): { readonly [K in F]: PredicateRow<boolean> } => {
  const rows = Object.entries<string>(labels).map(([feature, label]) => [
    feature,
    flagRow({ group, label, predicate: { column: feature as F, test: 'has' } }),
  ]);
  return Object.fromEntries(rows);
};

type AtLeastParts = Omit<RowParts<number | null>, 'scope' | 'defaultValue'> & { readonly column: Figure };

/** At least a figure, without a maximum. A listing without the figure does not match. */
export const atLeastRow = ({ column, ...parts }: AtLeastParts): PredicateRow<number | null> => ({
  ...parts,
  scope: everySearch,
  defaultValue: null,
  predicate: { column, test: 'at least' },
});

/** The common properties of both ends of a range. */
interface RangeParts {
  readonly group: FilterGroup;
  readonly label: string;
  readonly control: RangeControl;
  readonly codec: Codec<number | null>;
  readonly column: Figure;
  /** The figure with its unit, e.g. '1,500 sq ft'. */
  readonly format: (figure: number) => string;
  readonly options: RangeOptions | { readonly min: RangeOptions; readonly max: RangeOptions };
  /** The words of the chips, where they differ from the default. */
  readonly describe?: { readonly min?: DescribeEnd; readonly max?: DescribeEnd };
}

type RangeOptions = (context: FormContext) => readonly FilterOption<number | null>[];
type DescribeEnd = (figure: number | null) => string;

/**
 * Both ends of a range, inclusive. A listing without the figure does not match: an unknown figure meets no
 * condition.
 */
export const rangeRows = <Min extends string, Max extends string>(
  minKey: Min,
  maxKey: Max,
  parts: RangeParts,
): { readonly [K in Min | Max]: PredicateRow<number | null> } => {
  const { describe = {}, options, column } = parts;
  const optionsOf = (end: 'min' | 'max') => ('min' in options ? options[end] : options);
  const endRow = (end: 'min' | 'max', usual: DescribeEnd): PredicateRow<number | null> => ({
    group: parts.group,
    label: `${end === 'min' ? 'Min.' : 'Max.'} ${parts.label.toLowerCase()}`,
    control: { kind: parts.control, end, minKey, maxKey, pairLabel: parts.label } satisfies FilterControl,
    options: optionsOf(end),
    defaultValue: null,
    codec: parts.codec,
    scope: everySearch,
    predicate: { column, test: end === 'min' ? 'at least' : 'at most' },
    describe: describe[end] ?? usual,
  });
  const rows = {
    [minKey]: endRow('min', (min) =>
      min === null ? `No min. ${parts.label.toLowerCase()}` : withPlus(parts.format(min)),
    ),
    [maxKey]: endRow('max', (max) =>
      max === null ? `No max. ${parts.label.toLowerCase()}` : `Up to ${parts.format(max)}`,
    ),
  };
  return rows as { readonly [K in Min | Max]: PredicateRow<number | null> };
};

/** '1,500 sq ft' is '1,500+ sq ft'. */
const withPlus = (text: string): string => text.replace(/^\S+/, '$&+');

/** 'Any', then the words of each value. */
export const withAny = (
  values: readonly number[],
  label: (value: number) => string,
): readonly FilterOption<number | null>[] => [
  { value: null, label: 'Any' },
  ...values.map((value) => ({ value, label: label(value) })),
];

/** first, first + step, ... up to last, inclusive. */
export const steps = (first: number, last: number, step: number): readonly number[] =>
  [...Array(Math.floor((last - first) / step) + 1).keys()].map((index) => first + index * step);
