import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { SearchAreas } from '../search-areas.ts';
import type { SearchContext } from '../search-context.ts';
import type { RowPredicate } from './column-filters.ts';
import { searchPredicates } from './column-rows.ts';
import type { ColumnTable } from './column-table.ts';

/** A search whose areas are looked up. Requires `isAnswerable`. */
export interface PreparedSearch {
  readonly request: SearchRequest;
  readonly areas: SearchAreas;
}

/** Searches that one pass counts: each is a bit of a number. */
const MAX_IN_PASS = 30;

/** How many rows of a table each of the searches finds. Similar searches are counted in one pass over the rows. */
export function totalsInColumns(
  table: ColumnTable,
  searches: readonly PreparedSearch[],
  context: SearchContext,
): number[] {
  if (searches.length > MAX_IN_PASS)
    return [
      ...totalsInColumns(table, searches.slice(0, MAX_IN_PASS), context),
      ...totalsInColumns(table, searches.slice(MAX_IN_PASS), context),
    ];
  const tests = testsOf(table, searches, context);
  const totals = searches.map(() => 0);
  const all = 2 ** searches.length - 1;
  for (let at = 0; at < table.count; at++) {
    for (let finding = remaining(tests, all, at); finding !== 0; finding &= finding - 1)
      totals[31 - Math.clz32(finding & -finding)]! += 1;
  }
  return totals;
}

/** A predicate and the searches that ask it. */
interface SharedTest {
  asking: number;
  readonly passes: RowPredicate;
}

/** Each predicate once, those that most searches ask first. */
function testsOf(
  table: ColumnTable,
  searches: readonly PreparedSearch[],
  context: SearchContext,
): readonly SharedTest[] {
  const tests = new Map<string, SharedTest>();
  for (const [bit, { request, areas }] of searches.entries()) {
    for (const [key, passes] of searchPredicates(table, request, context, areas)) {
      const test = tests.get(key) ?? { asking: 0, passes };
      test.asking |= 1 << bit;
      tests.set(key, test);
    }
  }
  return [...tests.values()].sort((a, b) => bitsOf(b.asking) - bitsOf(a.asking));
}

const bitsOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** The searches that find a row, as bits. */
function remaining(tests: readonly SharedTest[], all: number, at: number): number {
  let finding = all;
  for (const { asking, passes } of tests) {
    if ((finding & asking) !== 0 && !passes(at)) finding &= ~asking;
    if (finding === 0) return 0;
  }
  return finding;
}
