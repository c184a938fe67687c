import { addDays, daysBetween } from '@hearth/domain/listing/days.ts';
import { featureMask, viewMask } from '@hearth/domain/listing/features.ts';
import { isFeature, type OtherFact } from '@hearth/domain/search/filters/filter-columns.ts';
import type { Filters, RuleKey } from '@hearth/domain/search/filters/filters.ts';
import type { Condition } from '@hearth/domain/search/filters/predicate.ts';
import { keywordTerms } from '@hearth/domain/search/filters/rows/keyword-terms.ts';
import { travelCircle } from '@hearth/domain/search/filters/rows/travel-time.ts';
import type { MatchContext } from '@hearth/domain/search/match-context.ts';
import { codesOf } from '../filter-columns.ts';
import { circlePredicate } from './column-position.ts';
import { type ColumnTable, type DoubleColumn, flag } from './column-table.ts';
import { isOfKind, type KindCondition } from './kind-condition.ts';

/** Returns whether the listing in a row of the table passes. */
export type RowPredicate = (at: number) => boolean;

/** The conditions that `column-kinds.ts` does not test. */
type ColumnCondition = Exclude<Condition, KindCondition>;

/** The test of a condition, with its column and its bound looked up once. */
function conditionPredicate(condition: ColumnCondition, table: ColumnTable): RowPredicate {
  switch (condition.test) {
    case 'at least': {
      const [column, min] = [table[condition.column], condition.figure];
      return (at) => column[at]! >= min;
    }
    case 'at most': {
      const [column, max] = [table[condition.column], condition.figure];
      return (at) => column[at]! <= max;
    }
    case 'is':
      return factPredicate(condition, table);
    case 'any of':
    case 'none of':
      return condition.column === 'View' ? viewPredicate(condition, table) : waterPredicate(condition, table);
  }
}

type OfColumn<C extends Condition['column']> = Extract<ColumnCondition, { readonly column: C }>;

const LOW_BITS = 2n ** 31n;

function factPredicate(
  { column: fact, wanted }: Extract<Condition, { readonly test: 'is' }>,
  table: ColumnTable,
) {
  if (!isFeature(fact)) return otherFacts[fact](wanted, table);
  const mask = featureMask([fact]);
  const [column, bit] =
    mask < LOW_BITS ? [table.lowfeatures, Number(mask)] : [table.highfeatures, Number(mask / LOW_BITS)];
  return bitPredicate(column, bit, wanted);
}

const bitPredicate =
  (column: Int32Array, bits: number, wanted: boolean): RowPredicate =>
  (at) =>
    ((column[at]! & bits) !== 0) === wanted;

export const hasFlag =
  (bit: number, { flags }: ColumnTable): RowPredicate =>
  (at) =>
    (flags[at]! & bit) !== 0;

const otherFacts: Readonly<Record<OtherFact, (wanted: boolean, table: ColumnTable) => RowPredicate>> = {
  ours: (wanted, { flags }) => bitPredicate(flags, flag.ours, wanted),
  hasPhoto: (wanted, { flags }) => bitPredicate(flags, flag.has_photo, wanted),
  petsallowed: (wanted, table) => hasFlag(wanted ? flag.petsallowed : flag.petsrefused, table),
};

const viewPredicate = ({ words, test }: OfColumn<'View'>, { views }: ColumnTable): RowPredicate =>
  bitPredicate(views, Number(viewMask(words)), test === 'any of');

function waterPredicate(condition: OfColumn<'waterbodyname'>, { water_body }: ColumnTable): RowPredicate {
  const codes = new Set(codesOf(condition));
  const wanted = condition.test === 'any of';
  return (at) => codes.has(water_body[at]!) === wanted;
}

/** The number that a column has for a day, 'YYYY-MM-DD'. */
const dayNumber = (day: string): number => daysBetween('2000-01-01', day);

const within = (
  name: DoubleColumn,
  days: number,
  table: ColumnTable,
  { today }: MatchContext,
): RowPredicate => {
  const column = table[name];
  const first = dayNumber(addDays(today, -days));
  return (at) => column[at]! >= first;
};

/** All listings of the table are open, so filters by closing date match every one. */
const asksNothing = (): null => null;

/** The predicate of a filter with its own rule; null where its value sets no condition. */
type ColumnRule<V> = (value: V, table: ColumnTable, context: MatchContext) => RowPredicate | null;

/** Filters on data that is not in the columns. */
type OtherRule = 'keyword' | 'openHouse' | 'openHouseOnly';

/**
 * The rules of `filter.sql.ts` on columns of open listings; the law test of the search compares both with the domain's table.
 */
const columnRules: {
  readonly [K in Exclude<RuleKey, OtherRule>]: ColumnRule<Filters[K]>;
} = {
  daysOnMarket: (days, table, context) =>
    days === null ? null : within('onmarketday', days, table, context),
  lastPriceReduction: (days, table, context) =>
    days === null ? null : within('pricereducedday', days, table, context),
  soldTimeframe: asksNothing,
  leasedTimeframe: asksNothing,
  period: (days, table, context) => (days === 0 ? null : within('majorchangeday', days, table, context)),
  travelTime: (text, table) => {
    const circle = travelCircle(text);
    return circle && circlePredicate(circle, table);
  },
  periodStart: (day, { majorchangeday }) => {
    if (day === null) return null;
    const first = dayNumber(day);
    return (at) => majorchangeday[at]! >= first;
  },
  periodEnd: (day, { majorchangeday }) => {
    if (day === null) return null;
    const last = dayNumber(day);
    return (at) => majorchangeday[at]! <= last;
  },
};

type ColumnRuleKey = keyof typeof columnRules;
const ruleKeys = Object.keys(columnRules) as ColumnRuleKey[];

const oneRule = <K extends ColumnRuleKey>(
  key: K,
  filters: Filters,
  table: ColumnTable,
  context: MatchContext,
): RowPredicate | null => columnRules[key](filters[key], table, context);

/** A predicate and a key that says all that it asks. */
export type KeyedPredicate = readonly [key: string, passes: RowPredicate];

/** The predicates of the filters with these conditions, without status, type and source, which are a listing's kind. */
export const filterPredicates = (
  conditions: readonly Condition[],
  filters: Filters,
  table: ColumnTable,
  context: MatchContext,
): KeyedPredicate[] => [
  ...conditions.flatMap((condition): KeyedPredicate[] =>
    isOfKind(condition) ? [] : [[JSON.stringify(condition), conditionPredicate(condition, table)]],
  ),
  ...ruleKeys.flatMap((key): KeyedPredicate[] => {
    const rule = oneRule(key, filters, table, context);
    return rule === null ? [] : [[`${key} ${filters[key]}`, rule]];
  }),
];

/** False where a filter asks for texts or open houses. */
export const isInColumns = ({ keyword, openHouse, openHouseOnly }: Filters): boolean =>
  keywordTerms(keyword).length === 0 && openHouse === null && !openHouseOnly;
