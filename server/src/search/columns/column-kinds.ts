import type { ExclusiveScope } from '@hearth/domain/search/search-request.ts';
import { filterTypeCode, sourceCode, statusCode } from '../../search-rows/search-codes.ts';
import { codedColumns, codesOf } from '../filter-columns.ts';
import type { RowPredicate } from './column-filters.ts';
import type { ColumnGate } from './column-gate.ts';
import { type ColumnTable, flag } from './column-table.ts';
import type { KindCondition } from './kind-condition.ts';

/** The properties that most searches test of every listing: codes of `search-codes.ts`, and whether the seller lets the internet show it. */
interface Kind {
  readonly mlsstatus: number;
  readonly filter_type: number;
  readonly source: number;
  readonly displayed: boolean;
}

const scopes: Readonly<Record<ExclusiveScope, (kind: Kind) => boolean>> = {
  public: ({ source }) => source !== sourceCode.EX,
  exclusive: ({ source, mlsstatus }) => source === sourceCode.EX && mlsstatus === statusCode.Private,
  public_exclusive: ({ source, mlsstatus }) => source === sourceCode.EX && mlsstatus !== statusCode.Private,
};

/** One more than the largest code of each: codes begin at 1. */
const sizes = {
  statuses: 1 + Math.max(...Object.values(statusCode)),
  types: 1 + Math.max(...Object.values(filterTypeCode)),
  sources: 1 + Math.max(...Object.values(sourceCode)),
};

/** Returns whether each code of a column meets all conditions on it. */
function allowedCodes(
  name: keyof Kind,
  size: number,
  conditions: readonly KindCondition[],
): readonly boolean[] {
  const requested = conditions
    .filter(({ column }) => codedColumns[column].name === name)
    .map((condition) => ({ codes: codesOf(condition), wanted: condition.test === 'any of' }));
  return Array.from({ length: size }, (_, code) =>
    requested.every(({ codes, wanted }) => codes.includes(code) === wanted),
  );
}

function kindTest(
  conditions: readonly KindCondition[],
  exclusive: readonly ExclusiveScope[],
  { showsPrivate }: ColumnGate,
): (kind: Kind) => boolean {
  const statuses = allowedCodes('mlsstatus', sizes.statuses, conditions);
  const types = allowedCodes('filter_type', sizes.types, conditions);
  const sources = allowedCodes('source', sizes.sources, conditions);
  return (kind) =>
    kind.displayed &&
    (showsPrivate || kind.mlsstatus !== statusCode.Private) &&
    statuses[kind.mlsstatus] === true &&
    types[kind.filter_type] === true &&
    sources[kind.source] === true &&
    (exclusive.length === 0 || exclusive.some((scope) => scopes[scope](kind)));
}

/** The results of all tests of a listing's kind in one table, because every search runs them for every listing. */
export function kindPredicate(
  conditions: readonly KindCondition[],
  exclusive: readonly ExclusiveScope[],
  table: ColumnTable,
  gate: ColumnGate,
): RowPredicate {
  const { mlsstatus, filter_type, source, flags } = table;
  const { statuses, types, sources } = sizes;
  const { isOwnHidden } = gate;
  const isKept = kindTest(conditions, exclusive, gate);
  const isFound = (at: number): boolean =>
    (flags[at]! & flag.displayed) !== 0 || (isOwnHidden?.(at) ?? false);
  const kept = Uint8Array.from({ length: statuses * types * sources * 2 }, (_, code) =>
    Number(isKept(kindOf(code))),
  );
  return (at) =>
    kept[((mlsstatus[at]! * types + filter_type[at]!) * sources + source[at]!) * 2 + Number(isFound(at))] ===
    1;
}

const kindOf = (code: number): Kind => ({
  displayed: code % 2 === 1,
  source: Math.floor(code / 2) % sizes.sources,
  filter_type: Math.floor(code / 2 / sizes.sources) % sizes.types,
  mlsstatus: Math.floor(code / 2 / sizes.sources / sizes.types),
});
