import { featureMask, viewMask } from '@hearth/domain/listing/features.ts';
import { isFeature } from '@hearth/domain/search/filters/filter-columns.ts';
import type { Condition } from '@hearth/domain/search/filters/predicate.ts';
import { sql } from 'kysely';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import { type CodedCondition, codedColumns, codesOf, factSql, figureSql } from './filter-columns.ts';

/**
 * The SQL of one condition on the search row. A comparison with null is not true, so the unknown does not match, as in the
 * domain.
 */
export function conditionSql(condition: Condition): SqlFragment {
  switch (condition.test) {
    case 'at least':
      return sql`${sql.raw(figureSql[condition.column])} >= ${condition.figure}`;
    case 'at most':
      return sql`${sql.raw(figureSql[condition.column])} <= ${condition.figure}`;
    case 'is':
      return factIs(condition);
    case 'any of':
    case 'none of':
      return condition.column === 'View' ? viewsAre(condition) : codeIs(condition);
  }
}

type OfTest<T extends Condition['test']> = Extract<Condition, { readonly test: T }>;

function factIs({ column, wanted }: OfTest<'is'>): SqlFragment {
  if (!isFeature(column)) return wanted ? sql.raw(factSql[column]) : sql`not ${sql.raw(factSql[column])}`;
  const bit = sql`s.features & ${String(featureMask([column]))}::bigint`;
  return wanted ? sql`${bit} <> 0` : sql`${bit} = 0`;
}

function viewsAre({ words, test }: Extract<Condition, { readonly column: 'View' }>): SqlFragment {
  const bits = sql`s.views & ${Number(viewMask(words))}::smallint`;
  return test === 'any of' ? sql`${bits} <> 0` : sql`${bits} = 0`;
}

/** Words that are left out are compared one by one, as the planner estimates `<>` better than `<> all`. */
function codeIs(condition: CodedCondition): SqlFragment {
  const column = sql.ref(`s.${codedColumns[condition.column].name}`);
  const codes = codesOf(condition);
  return condition.test === 'any of'
    ? sql`${column} = any(${codes}::smallint[])`
    : allOf(codes.map((code) => sql`${column} <> ${code}`));
}
