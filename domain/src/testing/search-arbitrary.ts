import fc from 'fast-check';
import { departures, travelModes } from '../commute/travel.ts';
import { travelLimitText } from '../commute/travel-limit.ts';
import { searchableStatuses } from '../listing/status.ts';
import { viewTypes, waterBodyNames } from '../listing/vocabulary.ts';
import { type AccountScope, noAccount } from '../search/account-scope.ts';
import type { Bounds } from '../search/areas/bounds.ts';
import type { FormContext } from '../search/filters/filter-row.ts';
import { filterKeys, filterRow, mapFilters } from '../search/filters/filter-table.ts';
import type { FilterKey, Filters } from '../search/filters/filters.ts';
import { isOrdered, minMaxPairs } from '../search/filters/min-max.ts';
import type { YesNoAny } from '../search/filters/predicate.ts';
import type { SearchRequest } from '../search/search-request.ts';
import type { SearchState } from '../search/search-state.ts';
import { defaultDirection, type Sort, sortDirections, sortKeys } from '../search/sort/sort.ts';
import { sortInUse } from '../search/sort/sort-in-use.ts';
import { type SearchTag, tagTypes } from '../search/tags/tag.ts';
import { viewers } from './a-viewer.ts';
import { dayArbitrary } from './listing-arbitrary.ts';
import { testMoment } from './moment.ts';

const agentForm: FormContext = {
  lease: false,
  mobile: false,
  today: testMoment.today,
  viewer: viewers.agent,
  agentMode: false,
};

const yesNoAny = fc.constantFrom<YesNoAny>('Any', 'Yes', 'No');
const keywords = [
  '',
  'wine cellar',
  'POOL, 100%',
  "owner's pride",
  'the_lake',
  'barton',
  "o'brien, zzz",
  'Ávila',
  '"pool"',
  '"wine, cellar", lake',
  'no pool',
  '-lake, -"100%"',
  'no (x.*, -"a"b"',
];

const travelLimits = fc
  .record({
    minutes: fc.constantFrom(5, 10, 20, 30, 45, 60, 120),
    mode: fc.constantFrom(...travelModes),
    departure: fc.constantFrom(...departures),
    place: fc.record({
      latitude: fc.double({ min: 29.3, max: 30.6, noNaN: true }),
      longitude: fc.double({ min: -98.6, max: -97.6, noNaN: true }),
    }),
  })
  .map(travelLimitText);

/** Filters with free values: not a flag and not one of a list of options. */
const special: { readonly [K in FilterKey]?: fc.Arbitrary<Filters[K]> } = {
  keyword: fc.constantFrom(...keywords),
  travelTime: fc.oneof(fc.constant(''), travelLimits),
  mlsStatus: fc.subarray([...searchableStatuses]),
  views: fc.subarray([...viewTypes]),
  waterBodyName: fc.subarray([...waterBodyNames], { maxLength: 4 }),
  homeownersAssoc: yesNoAny,
  petsAllowed: yesNoAny,
  period: fc.constantFrom(0, 1, 7, 30, 365),
  periodStart: fc.option(dayArbitrary, { nil: null }),
  periodEnd: fc.option(dayArbitrary, { nil: null }),
};

/** Values of one filter: those the form offers, and a few it does not. */
export const filterValueArbitrary = <K extends FilterKey>(key: K): fc.Arbitrary<Filters[K]> => {
  const row = filterRow(key);
  const own = special[key] as fc.Arbitrary<Filters[K]> | undefined;
  if (own) return own;
  const offered = row.options?.(agentForm).map((option) => option.value as Filters[K]);
  return fc.constantFrom<Filters[K][]>(...(offered ?? ([true, false] as Filters[K][])));
};

/** Filters of which none, a few, or most differ from the defaults; minimum never over maximum. */
export const filtersArbitrary: fc.Arbitrary<Filters> = fc
  .tuple(
    fc.oneof(fc.subarray([...filterKeys], { maxLength: 4 }), fc.subarray([...filterKeys])),
    fc.record(Object.fromEntries(filterKeys.map((key) => [key, filterValueArbitrary(key)]))),
  )
  .map(([changed, values]) => {
    const drawn = values as unknown as Filters;
    return ordered(mapFilters((row) => (changed.includes(row.key) ? drawn[row.key] : row.defaultValue)));
  });

const ordered = (filters: Filters): Filters => {
  const reversed = minMaxPairs.filter(
    ([min, max]) => !isOrdered<number | string>(filters[min], filters[max]),
  );
  const swapped = reversed.flatMap(([min, max]) => [
    [min, filters[max]],
    [max, filters[min]],
  ]);
  return { ...filters, ...Object.fromEntries(swapped) };
};

export const sortArbitrary: fc.Arbitrary<Sort> = fc
  .tuple(fc.constantFrom(...sortKeys), fc.option(fc.constantFrom(...sortDirections), { nil: null }))
  .map(([sortBy, sortType]) => ({ sortBy, sortType: sortType ?? defaultDirection(sortBy) }));

const micro = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 1_000_000, max: max * 1_000_000 }).map((value) => value / 1_000_000);

export const boundsArbitrary: fc.Arbitrary<Bounds> = fc
  .tuple(micro(-90, 90), micro(-90, 90), micro(-180, 180), micro(-180, 180))
  .map(([a, b, c, d]) => ({
    minLatitude: Math.min(a, b),
    maxLatitude: Math.max(a, b),
    minLongitude: Math.min(c, d),
    maxLongitude: Math.max(c, d),
  }));

const userLocation = fc.record({ latitude: micro(-90, 90), longitude: micro(-180, 180) });
const id = fc.string({ unit: fc.constantFrom(...'abcXYZ019._~:-'), minLength: 1, maxLength: 12 });
const words = fc.string({ unit: fc.constantFrom(...'aé ,:%&=3A25'), minLength: 1, maxLength: 12 });

const yes = fc.constant(true as const);
const tag: fc.Arbitrary<SearchTag> = fc.oneof(
  fc.record({ type: fc.constantFrom(...tagTypes), id: words, value: words, label: words }),
  fc
    .tuple(fc.constantFrom(...tagTypes), words)
    .map(([type, word]) => ({ type, id: word, value: word, label: word })),
  fc.record(
    {
      ...{ type: fc.constantFrom(...tagTypes), id: words, value: words, label: words },
      ...{ isChild: yes, isTemporary: yes, open: yes },
    },
    { requiredKeys: ['type', 'id', 'value', 'label'] },
  ),
);

const username = fc.stringMatching(/^[a-z.]{1,12}$/);
const account: fc.Arbitrary<AccountScope> = fc
  .record(
    {
      ...{ collection: fc.constantFrom('17', 'dismissed'), viewedBy: username, user: username },
      ...{ dismissed: fc.boolean(), dismissedOnly: fc.boolean(), proposedOnly: fc.boolean() },
      dontSaveViewedSearch: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((scope) => ({ ...noAccount, ...scope }));

const orNull = <V>(values: fc.Arbitrary<V>): fc.Arbitrary<V | null> => fc.option(values, { nil: null });

const anyState: fc.Arbitrary<SearchState> = fc.record({
  lease: fc.boolean(),
  filters: filtersArbitrary,
  sort: sortArbitrary,
  ourListingsFirst: fc.boolean(),
  page: fc.integer({ min: 1, max: 10_000 }),
  limit: orNull(fc.integer({ min: 1, max: 50 })),
  locations: fc.uniqueArray(id, { maxLength: 4 }),
  tags: fc.uniqueArray(tag, { maxLength: 4, selector: ({ type, id: tagId }) => `${type}:${tagId}` }),
  bounds: orNull(boundsArbitrary),
  trecLicense: fc.uniqueArray(fc.stringMatching(/^[0-9A-Z]{1,12}$/), { maxLength: 3 }),
  showEnabledAgentListings: fc.boolean(),
  account,
  zoom: orNull(fc.integer({ min: 0, max: 1_700 }).map((zoom) => zoom / 100)),
  userLocation: orNull(userLocation),
});

/** Any state that the URL of a search page can encode. */
export const searchStateArbitrary: fc.Arbitrary<SearchState> = anyState.map((state) => ({
  ...state,
  sort: sortInUse(state),
}));

const trimmed = words.map((text) => text.trim()).filter((text) => text !== '');

/** Any search request of the API. */
export const searchRequestArbitrary: fc.Arbitrary<SearchRequest> = fc.record({
  lease: fc.boolean(),
  filters: filtersArbitrary,
  sort: sortArbitrary,
  ourListingsFirst: fc.boolean(),
  page: fc.integer({ min: 1, max: 10_000 }),
  limit: fc.integer({ min: 1, max: 250 }),
  address: fc.uniqueArray(trimmed, { maxLength: 3 }),
  polygon: fc.uniqueArray(id, { maxLength: 3 }),
  bounds: orNull(boundsArbitrary),
  zoom: orNull(fc.integer({ min: 0, max: 1_700 }).map((zoom) => zoom / 100)),
  userLocation: orNull(userLocation),
  privateExclusiveListing: fc.subarray([
    'public' as const,
    'exclusive' as const,
    'public_exclusive' as const,
  ]),
  trecLicense: fc.uniqueArray(trimmed, { maxLength: 3 }),
  showEnabledAgentListings: fc.boolean(),
  account,
});
