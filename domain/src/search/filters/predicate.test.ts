import { describe, expect, it } from 'vitest';
import { featureNames } from '../../listing/features.ts';
import { aListing } from '../../testing/a-listing.ts';
import { testMoment } from '../../testing/moment.ts';
import { conditionsOf, defaultFilters, filterKeys, filterRow } from './filter-table.ts';
import type { FilterKey, Filters } from './filters.ts';
import { matchesCondition } from './matches-condition.ts';
import { type Condition, conditionOf, type Predicate } from './predicate.ts';

const numbers: Predicate<number | null> = { column: 'bathrooms', test: 'at least' };
const flags: Predicate<boolean> = { column: 'hasPhoto', test: 'lacks' };

describe('the condition of a filter with its value', () => {
  const requested = <K extends FilterKey>(key: K, value: Filters[K]) => filterRow(key).condition(value);

  it.each<[FilterKey, unknown, Condition | null]>([
    ['minPrice', 400_000, { column: 'listprice', test: 'at least', figure: 400_000 }],
    ['maxYearBuilt', 2000, { column: 'yearbuilt', test: 'at most', figure: 2000 }],
    ['minBathrooms', 2.5, { column: 'bathrooms', test: 'at least', figure: 2.5 }],
    ['minGarageSpaces', 0, { column: 'garagespaces', test: 'at least', figure: 0 }],
    ['minGarageSpaces', null, null],
    ['fireplace', true, { column: 'fireplace', test: 'is', wanted: true }],
    ['fireplace', false, null],
    ['noPhoto', true, { column: 'hasPhoto', test: 'is', wanted: false }],
    ['noPhoto', false, null],
    ['swimmingPool', false, { column: 'swimmingPool', test: 'is', wanted: false }],
    ['swimmingPool', null, null],
    ['petsAllowed', 'No', { column: 'petsallowed', test: 'is', wanted: false }],
    ['petsAllowed', 'Any', null],
    ['lot', false, { column: 'propertyfiltertype', test: 'none of', words: ['Lot'] }],
    ['lot', true, null],
    ['mlsListingsEnabled', false, { column: 'source', test: 'none of', words: ['AUS', 'SA'] }],
    ['views', ['City'], { column: 'View', test: 'any of', words: ['City'] }],
    ['views', [], null],
    ['mlsStatus', [], { column: 'mlsstatus', test: 'any of', words: [] }],
    ['keyword', 'pool', null],
  ])('%s %j', (key, value, condition) => {
    expect(requested(key, value as never)).toEqual(condition);
  });

  it('writes the default search, beside the rules that are written out', () => {
    const words = (type: string) => ({ column: 'propertyfiltertype', test: 'none of', words: [type] });
    expect(conditionsOf(defaultFilters)).toEqual([
      { column: 'mlsstatus', test: 'any of', words: defaultFilters.mlsStatus },
      ...['Farm', 'Multi-Family', 'Commercial', 'Lot'].map(words),
    ]);
  });

  it('writes a condition for every filter without special rules', () => {
    const rules = filterKeys.filter((key) => !('predicate' in filterRow(key)));
    expect(rules).toEqual([
      ...['daysOnMarket', 'soldTimeframe', 'leasedTimeframe', 'lastPriceReduction', 'period', 'periodStart'],
      ...['periodEnd', 'openHouseOnly', 'openHouse', 'travelTime', 'keyword'],
    ]);
  });
});

describe('a predicate', () => {
  it('fits the type of its filter, or does not compile', () => {
    // @ts-expect-error a number is no answer to yes or no
    const question: Predicate<number | null> = { column: 'petsallowed', test: 'is' };
    // @ts-expect-error a flag has no bound for a figure
    const figure: Predicate<boolean> = { column: 'listprice', test: 'at least' };
    // @ts-expect-error views are no words of a status
    const word: Predicate<readonly 'City'[]> = { column: 'mlsstatus', test: 'any of' };
    // @ts-expect-error no listing has this column
    const column: Predicate<number | null> = { column: 'listpriec', test: 'at least' };
    expect([question, figure, word, column]).toHaveLength(4);
    expect([conditionOf(numbers, null), conditionOf(flags, false)]).toEqual([null, null]);
  });
});

describe('a listing', () => {
  const meets = (condition: Condition, changes = {}) =>
    matchesCondition(aListing(changes), condition, testMoment);

  it('excludes a listing without the figure from both bounds', () => {
    for (const test of ['at least', 'at most'] as const)
      expect(meets({ column: 'stories', test, figure: 1 }, { stories: null })).toBe(false);
  });

  it('excludes a listing without an answer from yes and no', () => {
    for (const wanted of [true, false])
      expect(meets({ column: 'petsallowed', test: 'is', wanted }, { petsallowed: null })).toBe(false);
  });

  it('decides each feature of a listing', () => {
    for (const column of featureNames) {
      const [yes, no] = [true, false].map((wanted) => meets({ column, test: 'is', wanted }));
      expect(yes).toBe(!no);
    }
  });

  it('excludes a listing with unknown words from every choice of words', () => {
    const changes = { View: ['Neighborhood'], waterbodyname: 'A pond' };
    expect(meets({ column: 'View', test: 'any of', words: ['City'] }, changes)).toBe(false);
    expect(meets({ column: 'waterbodyname', test: 'none of', words: ['Lake Austin'] }, changes)).toBe(true);
  });
});
