import { conditionsOf } from '@hearth/domain/search/filters/filter-table.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { ExclusiveScope } from '@hearth/domain/search/search-request.ts';
import { codedColumns, codesOf } from '../filter-columns.ts';
import { filterTypeCode, sourceCode, statusCode } from '../search-codes.ts';
import type { Keep } from './column-filters.ts';
import { type ColumnTable, flag } from './column-table.ts';
import { isOfKind, type KindCondition } from './kind-condition.ts';

/** What most searches ask of every listing: codes of `search-codes.ts`, and whether the seller lets the internet show it. */
interface Kind {
  readonly mlsstatus: number;
  readonly filtertype: number;
  readonly source: number;
  readonly displayed: boolean;
}

export interface KindRequest {
  readonly filters: Filters;
  readonly privateExclusiveListing: readonly ExclusiveScope[];
}

function conditionTest(condition: KindCondition): (kind: Kind) => boolean {
  const { name } = codedColumns[condition.column];
  const codes = new Set(codesOf(condition));
  const wanted = condition.test === 'any of';
  return (kind) => codes.has(kind[name]) === wanted;
}

const scopes: Readonly<Record<ExclusiveScope, (kind: Kind) => boolean>> = {
  public: ({ source }) => source !== sourceCode.EX,
  exclusive: ({ source, mlsstatus }) => source === sourceCode.EX && mlsstatus === statusCode.Private,
  public_exclusive: ({ source, mlsstatus }) => source === sourceCode.EX && mlsstatus !== statusCode.Private,
};

/** What everybody but an agent may be shown in a list: the twin of `gateConditions`. */
const isShown = ({ displayed, mlsstatus }: Kind): boolean => displayed && mlsstatus !== statusCode.Private;

function kindTest({ filters, privateExclusiveListing }: KindRequest): (kind: Kind) => boolean {
  const tests = conditionsOf(filters).filter(isOfKind).map(conditionTest);
  return (kind) =>
    isShown(kind) &&
    tests.every((test) => test(kind)) &&
    (privateExclusiveListing.length === 0 || privateExclusiveListing.some((scope) => scopes[scope](kind)));
}

/** One more than the largest code of each: codes begin at 1. */
const sizes = {
  statuses: 1 + Math.max(...Object.values(statusCode)),
  types: 1 + Math.max(...Object.values(filterTypeCode)),
  sources: 1 + Math.max(...Object.values(sourceCode)),
};

/** All that is asked of the kind of a listing, looked up in one table, since it is asked of every listing there is. */
export function kindKeep(request: KindRequest, table: ColumnTable): Keep {
  const { mlsstatus, filtertype, source, flags } = table;
  const { statuses, types, sources } = sizes;
  const isKept = kindTest(request);
  const kept = Uint8Array.from({ length: statuses * types * sources * 2 }, (_, code) =>
    Number(isKept(kindOf(code))),
  );
  return (at) =>
    kept[
      ((mlsstatus[at]! * types + filtertype[at]!) * sources + source[at]!) * 2 +
        Number((flags[at]! & flag.displayed) !== 0)
    ] === 1;
}

const kindOf = (code: number): Kind => ({
  displayed: code % 2 === 1,
  source: Math.floor(code / 2) % sizes.sources,
  filtertype: Math.floor(code / 2 / sizes.sources) % sizes.types,
  mlsstatus: Math.floor(code / 2 / sizes.sources / sizes.types),
});
