import { hasRight, type Right } from '../../people/rights.ts';
import type { Viewer } from '../../people/viewer.ts';
import { sameValue } from '../url/query-value.ts';
import { type FormContext, isOfKind } from './filter-row.ts';
import { filterKeys, filterRow } from './filter-table.ts';
import type { FilterKey, Filters } from './filters.ts';
import { withDefaultStatuses } from './rows/status.ts';

/** Why a search ignores a filter, or one value of it. */
export const leftOutReasons = [
  'needs_account',
  'needs_verified_account',
  'agents_only',
  'lease_only',
  'sale_only',
  'statuses_of_source',
  'ratings_without_source',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A parameter of a search that is no row of the filter table and has the lock of one. */
export const lockedParameters = {
  privateExclusiveListing: 'exclusiveListingsEnabled',
} as const satisfies Record<string, FilterKey>;

/** A filter that a search ignores for its viewer. */
export interface LeftOut {
  readonly filter: FilterKey | keyof typeof lockedParameters;
  /** The one value of a list, e.g. 'Sold'; null where the whole filter is ignored. */
  readonly value: string | null;
  readonly reason: LeftOutReason;
}

/** Filters as one viewer may use them, and what was ignored. */
export interface AllowedFilters {
  readonly filters: Filters;
  readonly leftOut: readonly LeftOut[];
}

type Context = Pick<FormContext, 'lease' | 'viewer'>;

interface Decision<V> {
  readonly value: V;
  readonly leftOut: readonly LeftOut[];
}

/**
 * The filters without those that their viewer has no right to, or that searches of the kind do not have: the filter table
 * says which. An ignored filter has its default, and so has a list of which no value is left. Total.
 */
export function allowedFilters(requested: Filters, defaults: Filters, context: Context): AllowedFilters {
  const filters = withUsualStatuses(requested, defaults, context);
  const ofStatuses: readonly LeftOut[] =
    filters === requested ? [] : [{ filter: 'mlsStatus', value: null, reason: 'statuses_of_source' }];
  // Few: the others have their default, which everyone may use.
  const chosen = filterKeys.filter((key) => !sameValue(filters[key], defaults[key]));
  const decisions = chosen.map((key) => [key, decide(key, filters[key], defaults[key], context)] as const);
  const leftOut = [...decisions.flatMap(([, decision]) => decision.leftOut), ...ofStatuses];
  if (leftOut.length === 0) return { filters, leftOut };
  const allowed = Object.fromEntries(decisions.map(([key, { value }]) => [key, value]));
  return { filters: withoutIdleTimeframes({ ...filters, ...allowed }), leftOut };
}

/** An ignored source takes the statuses with it that follow from it, also where the link names them. */
function withUsualStatuses(requested: Filters, defaults: Filters, context: Context): Filters {
  const source = 'exclusiveListingsEnabled';
  const isIgnored = requested[source] !== defaults[source] && refusal(source, context) !== null;
  const ofSource = withDefaultStatuses(requested[source], defaults).mlsStatus;
  return isIgnored && sameValue(requested.mlsStatus, ofSource)
    ? { ...requested, mlsStatus: defaults.mlsStatus }
    : requested;
}

function decide<K extends FilterKey>(
  key: K,
  requested: Filters[K],
  usual: Filters[K],
  context: Context,
): Decision<Filters[K]> {
  const reason = refusal(key, context);
  if (reason !== null) return { value: usual, leftOut: [{ filter: key, value: null, reason }] };
  const rightOf = filterRow(key).valueRight as ((value: string) => Right) | undefined;
  if (rightOf === undefined) return { value: requested, leftOut: [] };
  const lists = { requested: requested as readonly string[], usual: usual as readonly string[] };
  return decideList(key, lists, rightOf, context.viewer) as unknown as Decision<Filters[K]>;
}

/** Why the whole filter is ignored; null where it is not. */
export function refusal(key: FilterKey, context: Context): LeftOutReason | null {
  const { scope } = filterRow(key);
  if (!hasRight(context.viewer, scope.right)) return reasonOf(scope.right, context.viewer);
  if (isOfKind(scope, context)) return null;
  return scope.searches === 'lease' ? 'lease_only' : 'sale_only';
}

const reasonOf = (right: Right, { loginStatus }: Viewer): LeftOutReason => {
  if (right === 'agent') return 'agents_only';
  return loginStatus === 'guest' ? 'needs_account' : 'needs_verified_account';
};

/**
 * The values of a list that take no right of the viewer's. A locked value that is a default, as Pending is, stays with all
 * other defaults: there it was not the viewer's choice.
 */
function decideList(
  filter: FilterKey,
  { requested, usual }: { readonly requested: readonly string[]; readonly usual: readonly string[] },
  rightOf: (value: string) => Right,
  viewer: Viewer,
): Decision<readonly string[]> {
  const isOpen = (value: string) => hasRight(viewer, rightOf(value));
  const hasDefaults = usual.every((value) => requested.includes(value));
  const kept = requested.filter((value) => isOpen(value) || (hasDefaults && usual.includes(value)));
  const leftOut = requested
    .filter((value) => !kept.includes(value))
    .map((value): LeftOut => ({ filter, value, reason: reasonOf(rightOf(value), viewer) }));
  return { value: kept.length === 0 && leftOut.length > 0 ? usual : kept, leftOut };
}

/** A timeframe of sales says nothing in a search without Sold. */
const withoutIdleTimeframes = (filters: Filters): Filters => ({
  ...filters,
  soldTimeframe: filters.mlsStatus.includes('Sold') ? filters.soldTimeframe : null,
  leasedTimeframe: filters.mlsStatus.includes('Leased') ? filters.leasedTimeframe : null,
});
