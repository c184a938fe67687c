import {
  type SearchableStatus,
  searchableStatuses,
  statusList,
  statusText,
} from '../../../listing/status.ts';
import { statusRight } from '../../../listing/status-right.ts';
import { hasRight } from '../../../people/rights.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { choicesCodec } from '../../url/codec.ts';
import { everySearch, type FilterOption, type FormContext, type PredicateRow } from '../filter-row.ts';

/** The search that default statuses depend on. */
export interface StatusContext {
  readonly lease: boolean;
  readonly viewer: Viewer;
  readonly exclusiveListingsEnabled: boolean;
  /** Collections and viewed history do not add Pending. */
  readonly inCollectionOrHistory: boolean;
}

/** The default statuses of a search (rulings, 'Who may see a Private listing'). */
export function defaultStatuses(context: StatusContext): readonly SearchableStatus[] {
  const exclusive = context.exclusiveListingsEnabled;
  const starts: Readonly<Partial<Record<SearchableStatus, boolean>>> = {
    Private: exclusive && context.viewer.role === 'agent' && !context.lease,
    Active: true,
    Pending: exclusive && !context.inCollectionOrHistory,
    'Pending - Taking Backups': true,
  };
  return searchableStatuses.filter((status) => starts[status]);
}

/**
 * Default filters with the statuses of a search with or without exclusive listings: without them, a search starts without
 * Pending and Private (rulings).
 */
export const withDefaultStatuses = <D extends DefaultsOfSource>(
  exclusiveListingsEnabled: boolean,
  defaults: D,
): D =>
  exclusiveListingsEnabled || !defaults.exclusiveListingsEnabled
    ? defaults
    : { ...defaults, mlsStatus: defaults.mlsStatus.filter((status) => !ofExclusive.has(status)) };

interface DefaultsOfSource {
  readonly exclusiveListingsEnabled: boolean;
  readonly mlsStatus: readonly SearchableStatus[];
}

const ofExclusive: ReadonlySet<SearchableStatus> = new Set(['Private', 'Pending']);

/**
 * Returns whether the viewer may not change a status of the form: without a verified account Pending, Sold and Leased. Pending is
 * then searched with the default statuses alone.
 */
export const isStatusLocked = (status: SearchableStatus, viewer: Viewer): boolean =>
  !hasRight(viewer, statusRight(status));

/** In panel order: Sold on sale, Leased on lease, Private for agents searching for themselves on sale. */
const offeredStatuses = (context: FormContext): readonly SearchableStatus[] =>
  searchableStatuses.filter((status) => {
    if (status === 'Private') return context.viewer.role === 'agent' && !context.agentMode && !context.lease;
    if (status === 'Sold') return !context.lease;
    return status !== 'Leased' || context.lease;
  });

const statusOptions = (context: FormContext): readonly FilterOption<SearchableStatus>[] =>
  offeredStatuses(context).map((status) => ({
    value: status,
    label: statusText(status),
    ...(isStatusLocked(status, context.viewer) && { locked: true }),
  }));

/** Listings with one of the statuses; an empty list finds nothing. */
export const mlsStatusRow: PredicateRow<readonly SearchableStatus[]> = {
  group: 'mlsStatus',
  label: 'Status',
  control: { kind: 'checkbox-list' },
  options: statusOptions,
  // A search without parameters is a guest's for sale, with all sources.
  defaultValue: ['Active', 'Pending', 'Pending - Taking Backups'],
  codec: choicesCodec(searchableStatuses),
  scope: everySearch,
  valueRight: statusRight,
  predicate: { column: 'mlsstatus', test: 'one of' },
  describe: (statuses) => (statuses.length === 0 ? 'No status' : statusList(statuses)),
};
