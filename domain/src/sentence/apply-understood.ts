import { searchableStatuses } from '../listing/status.ts';
import { viewTypes, waterBodyNames } from '../listing/vocabulary.ts';
import { type ChangeContext, changeFilter } from '../search/filters/change-filter.ts';
import { filterKeys, filterRow } from '../search/filters/filter-table.ts';
import type { FilterKey, Filters } from '../search/filters/filters.ts';
import { isOrdered, minMaxPairs } from '../search/filters/min-max.ts';
import { joinKeywords } from '../search/filters/rows/keyword.ts';
import { switchLease } from '../search/other-kind.ts';
import type { SearchState } from '../search/search-state.ts';
import { type Meaning, typeKeys, type Understood } from './understood.ts';

type Of<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>;

const ofKind = <K extends Meaning['kind']>(chips: readonly Understood[], kind: K): readonly Of<K>[] =>
  chips.flatMap(({ meaning }) => (meaning.kind === kind ? [meaning as Of<K>] : []));

/**
 * Applies the chips of an offer to a search, independent of their order; everything else stays. Each change
 * has the same consequences as in the filter form. Without chips the search is unchanged, on its first page.
 */
export const applyUnderstood = (
  search: SearchState,
  chips: readonly Understood[],
  context: Omit<ChangeContext, 'lease'>,
): SearchState => {
  const lease = ofKind(chips, 'lease').at(-1)?.lease ?? search.lease;
  const changing: ChangeContext = { ...context, lease };
  const start = lease === search.lease ? search.filters : switchLease(search, context).filters;
  const tags = ofKind(chips, 'area').map(({ tag }) => tag);
  const others = search.tags.filter(
    (tag) => !tags.some(({ type, id }) => type === tag.type && id === tag.id),
  );
  return {
    ...search,
    lease,
    page: 1,
    filters: filtersWith(start, chips, changing),
    sort: ofKind(chips, 'sort').at(-1)?.sort ?? search.sort,
    ...(tags.length > 0 && { tags: [...others, ...tags], bounds: null, zoom: null }),
  };
};

const filtersWith = (start: Filters, chips: readonly Understood[], context: ChangeContext): Filters => {
  const requested = ofKind(chips, 'filters').map((each) => each.values);
  const keywords = requested.flatMap(({ keyword }) => keyword ?? []);
  const values: Partial<Filters> = Object.assign(
    {},
    ...requested,
    keywords.length > 0 && { keyword: joinKeywords(keywords) },
  );
  const typed = { ...start, ...typesOf(ofKind(chips, 'type')) };
  let filters = withoutClashes(statusesOf(typed, ofKind(chips, 'status'), context), values);
  for (const key of inTableOrder(values)) {
    filters = changeFilter(filters, key, values[key] as Filters[typeof key], context);
  }
  return { ...filters, ...entriesOf(chips) };
};

/** A fixed order, since one change may undo a consequence of another. */
const inTableOrder = (values: Partial<Filters>): readonly FilterKey[] =>
  filterKeys.filter((key) => key in values);

/** Named kinds exclude all others; excluded kinds leave the others unchanged. */
const typesOf = (types: readonly Of<'type'>[]): Partial<Filters> => {
  const wanted = types.filter((type) => type.wanted).map(({ key }) => key);
  const named = wanted.length > 0 ? typeKeys.map((key) => [key, wanted.includes(key)]) : [];
  const ruledOut = types.filter((type) => !type.wanted).map(({ key }) => [key, false]);
  return Object.fromEntries([...named, ...ruledOut]);
};

const statusesOf = (filters: Filters, statuses: readonly Of<'status'>[], context: ChangeContext): Filters => {
  if (statuses.length === 0) return filters;
  const wanted = searchableStatuses.filter((status) => statuses.some((each) => each.status === status));
  const changed = changeFilter(filters, 'mlsStatus', wanted, context);
  const days = statuses.find((each) => each.days !== null)?.days;
  return days ? { ...changed, [context.lease ? 'leasedTimeframe' : 'soldTimeframe']: days } : changed;
};

/** Resets an existing end of a range that crosses the new one. */
const withoutClashes = (filters: Filters, values: Partial<Filters>): Filters => {
  const both = { ...filters, ...values };
  const clashing = minMaxPairs
    .filter(([min, max]) => !isOrdered<number | string>(both[min], both[max]))
    .flat()
    .filter((key) => !(key in values));
  return { ...filters, ...Object.fromEntries(clashing.map((key) => [key, filterRow(key).defaultValue])) };
};

/** Applied last, since the waterfront filter clears the names of waters. */
const entriesOf = (chips: readonly Understood[]): Partial<Filters> => {
  const views = ofKind(chips, 'views').flatMap((meaning) => meaning.views);
  const names = ofKind(chips, 'water').map(({ name }) => name);
  return {
    ...(views.length > 0 && { views: viewTypes.filter((view) => views.includes(view)) }),
    ...(names.length > 0 && { waterBodyName: waterBodyNames.filter((name) => names.includes(name)) }),
  };
};
