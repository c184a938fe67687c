import { type SearchableStatus, searchableStatuses } from '../../listing/status.ts';
import { defaultFiltersFor } from './default-filters.ts';
import { type FormContext, isOfKind } from './filter-row.ts';
import { mapFilters } from './filter-table.ts';
import type { FilterKey, Filters } from './filters.ts';
import { openHouseOnlyDays } from './rows/show-only.ts';
import { withDefaultStatuses } from './rows/status.ts';
import { defaultSoldTimeframe } from './rows/time-frame.ts';

/** The search that the form belongs to; the consequences of a change depend on it. */
export type ChangeContext = Pick<FormContext, 'lease' | 'viewer' | 'agentMode'>;

/**
 * The filters after a change of one of them, with its consequences (specification
 * section 4, 'Filter interactions').
 */
export const changeFilter = <K extends FilterKey>(
  filters: Filters,
  key: K,
  value: Filters[K],
  context: ChangeContext,
): Filters => {
  const changed: Filters = { ...filters, [key]: value };
  const consequence = consequences[key];
  return consequence ? { ...changed, ...consequence(changed, filters, context) } : changed;
};

/** The same for several filters that change at once, as both ends of a range do. */
export const changeFilters = (
  filters: Filters,
  changes: Partial<Filters>,
  context: ChangeContext,
): Filters => {
  const change = <K extends FilterKey>(changed: Filters, key: K): Filters =>
    changeFilter(changed, key, changes[key] as Filters[K], context);
  return (Object.keys(changes) as FilterKey[]).reduce(change, filters);
};

type Consequence = (changed: Filters, before: Filters, context: ChangeContext) => Partial<Filters>;

const withoutZero =
  (key: 'minPrice' | 'maxPrice'): Consequence =>
  (changed) => ({ [key]: changed[key] || null });

const sourceChanged: Consequence = (changed, before, context) => ({
  mlsStatus: withPrivate(statusesAfter(changed, before, context), keepsPrivate(changed, context)),
});

/** Default statuses become those of the other source; a choice of statuses stays. */
const statusesAfter = (
  changed: Filters,
  before: Filters,
  context: ChangeContext,
): readonly SearchableStatus[] => {
  const usual = defaultFiltersFor(context);
  const usualWith = (filters: Filters) =>
    withDefaultStatuses(filters.exclusiveListingsEnabled, usual).mlsStatus.filter(isNotPrivate);
  const isUsual = usualWith(before).join() === before.mlsStatus.filter(isNotPrivate).join();
  return isUsual
    ? [...changed.mlsStatus.filter((status) => status === 'Private'), ...usualWith(changed)]
    : changed.mlsStatus;
};

const isNotPrivate = (status: SearchableStatus): boolean => status !== 'Private';

const statusChanged: Consequence = (changed, before) => ({
  ...soldOrLeasedChanged('Sold', 'soldTimeframe', changed, before),
  ...soldOrLeasedChanged('Leased', 'leasedTimeframe', changed, before),
});

const openHouseOnlyChanged: Consequence = (changed, _before, context) =>
  changed.openHouseOnly
    ? { openHouse: openHouseOnlyDays, ...withoutSold(changed, context) }
    : { openHouse: null };

/** Another number of days turns "open houses only", which means 7 days, off. */
const openHouseChanged: Consequence = (changed, _before, context) => ({
  openHouseOnly: changed.openHouseOnly && changed.openHouse === openHouseOnlyDays,
  ...(changed.openHouse === null ? {} : withoutSold(changed, context)),
});

const consequences: { readonly [K in FilterKey]?: Consequence } = {
  minPrice: withoutZero('minPrice'),
  maxPrice: withoutZero('maxPrice'),
  exclusiveListingsEnabled: sourceChanged,
  mlsListingsEnabled: sourceChanged,
  mlsStatus: statusChanged,
  openHouseOnly: openHouseOnlyChanged,
  openHouse: openHouseChanged,
  waterfront: () => ({ waterBodyName: [] }),
};

/**
 * After a change of sources: 'in' adds Private, 'out' removes it, 'as is' leaves it unchanged. In agent mode
 * Private follows the exclusive source; elsewhere both sources on, or exclusive off, remove it.
 */
const keepsPrivate = (changed: Filters, context: ChangeContext): 'in' | 'out' | 'as is' => {
  if (!changed.exclusiveListingsEnabled) return 'out';
  if (context.agentMode && !context.lease && context.viewer.role === 'agent') return 'in';
  return changed.mlsListingsEnabled ? 'out' : 'as is';
};

const withPrivate = (
  statuses: readonly SearchableStatus[],
  choice: 'in' | 'out' | 'as is',
): readonly SearchableStatus[] =>
  searchableStatuses.filter((status) =>
    status === 'Private' && choice !== 'as is' ? choice === 'in' : statuses.includes(status),
  );

/** Sold homes have no open houses, so checking or unchecking Sold clears the open-house filters. */
const soldOrLeasedChanged = (
  status: 'Sold' | 'Leased',
  timeframe: 'soldTimeframe' | 'leasedTimeframe',
  changed: Filters,
  before: Filters,
): Partial<Filters> => {
  const isOn = changed.mlsStatus.includes(status);
  if (isOn === before.mlsStatus.includes(status)) return {};
  const days = isOn ? (changed[timeframe] ?? defaultSoldTimeframe) : null;
  return { [timeframe]: days, openHouse: null, openHouseOnly: false };
};

/** The statuses without Sold and Leased; the default statuses where none remains. */
const withoutSold = (changed: Filters, context: ChangeContext): Partial<Filters> => {
  const left = changed.mlsStatus.filter((status) => status !== 'Sold' && status !== 'Leased');
  return {
    soldTimeframe: null,
    leasedTimeframe: null,
    mlsStatus: left.length > 0 ? left : defaultFiltersFor(context).mlsStatus,
  };
};

/** The Private checkbox is disabled while only MLS listings are searched. */
export const isPrivateDisabled = (filters: Filters): boolean =>
  !filters.exclusiveListingsEnabled && filters.mlsListingsEnabled;

/**
 * Adjusts filters to a kind of search: filters that it does not have are reset, Sold
 * becomes Leased and back, and Private stays for agents in searches for sale. Filters that are locked for the viewer stay:
 * the page of the search shows the reason.
 */
export const adjustFilters = (filters: Filters, context: ChangeContext): Filters => {
  const defaults = defaultFiltersFor(context);
  const inScope = mapFilters((row) => (isOfKind(row.scope, context) ? filters : defaults)[row.key]);
  const [from, to] = context.lease ? (['Sold', 'Leased'] as const) : (['Leased', 'Sold'] as const);
  const mayBePrivate = context.viewer.role === 'agent' && !context.lease;
  const wanted = new Set(filters.mlsStatus.map((status) => (status === from ? to : status)));
  const days = filters.soldTimeframe ?? filters.leasedTimeframe;
  return {
    ...inScope,
    mlsStatus: searchableStatuses.filter(
      (status) => wanted.has(status) && (status !== 'Private' || mayBePrivate),
    ),
    soldTimeframe: context.lease ? null : days,
    leasedTimeframe: context.lease ? days : null,
  };
};
