import { accountKeys, noAccount } from '../account-scope.ts';
import { startingFilters } from '../agent-listings.ts';
import type { Bounds } from '../areas/bounds.ts';
import type { Filters } from '../filters/filters.ts';
import { withDefaultStatuses } from '../filters/rows/status.ts';
import { nearestZoom } from '../map/zoom.ts';
import { usualPageSize } from '../page-size.ts';
import type { SearchState } from '../search-state.ts';
import { namedOf, sortFrom } from '../sort/sort.ts';
import { sortInUse } from '../sort/sort-in-use.ts';
import { accountOf, boundsOf, userLocationOf } from './decode-parameters.ts';
import { encodeFilters } from './query-filters.ts';
import { pairsOf, type QueryPairs } from './query-pairs.ts';
import { encodeValue } from './query-value.ts';
import { filterNameInUrl, readSearchUrl, type SearchDefaults, type UrlReading } from './read-search-url.ts';
import { unknownNames } from './unknown-names.ts';
import { reversedWords, unusedWords } from './unused-words.ts';
import { boundsKeys, nameInUrl, type UrlKey } from './url-parameters.ts';
import { encodeSource } from './url-source.ts';
import { encodeTag } from './url-tags.ts';

/**
 * The query of a search page's URL with the names of specification section 2. Defaults encode to nothing, and
 * `decodeSearchUrl(encodeSearchUrl(state, defaults), defaults).state` equals `state`.
 */
export const encodeSearchUrl = (state: SearchState, usual: SearchDefaults): [string, string][] => {
  const defaults = { ...usual, filters: startingFilters(usual.filters, state) };
  return encodeState(state, defaults);
};

const encodeState = (state: SearchState, defaults: SearchDefaults): [string, string][] => [
  ...encodeChanged('lease', state.lease, defaults.lease),
  ...state.tags.map(encodeTag),
  ...pairsOf(nameInUrl('polygon'), state.locations),
  ...encodeSource(state.filters, defaults.filters),
  ...encodeFilters(
    withSourceOf(state.filters, defaults.filters),
    impliedOf(state, defaults),
    filterNameInUrl,
  ),
  ...namedOf(state.sort, defaults.sort),
  ...encodeChanged('ourListingsFirst', state.ourListingsFirst, defaults.ourListingsFirst),
  ...boundsKeys.flatMap((edge) => encodeChanged(edge, state.bounds?.[edge] ?? null, null)),
  ...encodeChanged('zoom', state.zoom, null),
  ...encodeChanged('latitude', state.userLocation?.latitude ?? null, null),
  ...encodeChanged('longitude', state.userLocation?.longitude ?? null, null),
  ...pairsOf(nameInUrl('trecLicense'), state.trecLicense),
  ...encodeChanged('showEnabledAgentListings', state.showEnabledAgentListings, false),
  ...accountKeys.flatMap((key) => encodeChanged(key, state.account[key], noAccount[key])),
  ...encodeChanged('limit', state.limit, null),
  ...encodeChanged('page', state.page, 1),
];

const encodeChanged = <V extends string | number | boolean | null>(key: UrlKey, value: V, usual: V) =>
  value === usual ? [] : pairsOf(nameInUrl(key), encodeValue(value));

/** Statuses follow from the sources, which the URL writes under its own name. */
const impliedOf = (state: SearchState, { filters }: SearchDefaults): Filters =>
  withDefaultStatuses(state.filters.exclusiveListingsEnabled, filters);

/** With the defaults' sources, so that the flags are not written a second time under their own names. */
const withSourceOf = (filters: Filters, defaults: Filters): Filters => ({
  ...filters,
  exclusiveListingsEnabled: defaults.exclusiveListingsEnabled,
  mlsListingsEnabled: defaults.mlsListingsEnabled,
});

/** The search that a URL asks for, and what of the URL it does not use. */
export interface DecodedSearch {
  readonly state: SearchState;
  /** Parts with a value that no search can use, in people's words, each once: 'price', 'map area', 'page'. */
  readonly unused: readonly string[];
  /** Ranges whose ends change places, in people's words: 'price'. */
  readonly reversed: readonly string[];
  /** Names in the URL that no search has, each once, as the URL writes them. */
  readonly unknown: readonly string[];
}

/** Reads the URL of a search page; total. What cannot be used has its default. */
export const decodeSearchUrl = (pairs: QueryPairs, defaults: SearchDefaults): DecodedSearch => {
  const reading = readSearchUrl(pairs, defaults);
  const state = stateOf(reading, defaults);
  return {
    state,
    unused: unusedWords(reading, state),
    reversed: reversedWords(reading),
    unknown: unknownNames(reading.values),
  };
};

/** The search of a URL alone, for many of them: `state` of `decodeSearchUrl`. */
export const searchOfUrl = (pairs: QueryPairs, defaults: SearchDefaults): SearchState =>
  stateOf(readSearchUrl(pairs, defaults), defaults);

const stateOf = (reading: UrlReading, defaults: SearchDefaults): SearchState => {
  const filters = { ...reading.filters.filters, ...reading.source };
  const sort = sortInUse({ sort: sortFrom(reading.parameters, defaults.sort), filters });
  return stateWith(filters, sort, reading, defaults);
};

const stateWith = (
  filters: SearchState['filters'],
  sort: SearchState['sort'],
  { parameters, tags, locations, licenses }: UrlReading,
  defaults: SearchDefaults,
): SearchState => ({
  lease: parameters.lease ?? defaults.lease,
  filters,
  sort,
  ourListingsFirst: parameters.ourListingsFirst ?? defaults.ourListingsFirst,
  page: parameters.page ?? 1,
  limit: fittingLimit(parameters.limit ?? null, defaults),
  locations: locations.entries,
  tags: tags.tags,
  bounds: orderedBounds(parameters),
  zoom: zoomOf(parameters.zoom ?? null),
  userLocation: userLocationOf(parameters),
  trecLicense: licenses.entries,
  showEnabledAgentListings: parameters.showEnabledAgentListings ?? false,
  account: accountOf(parameters),
});

/** A page that is too large for the viewer has the usual size. */
const fittingLimit = (
  limit: number | null,
  { largestPage = usualPageSize }: SearchDefaults,
): number | null => (limit !== null && limit <= largestPage ? limit : null);

/** Largest zoom of the maps. */
const zoomOf = (zoom: number | null): number | null => (zoom === null ? null : Math.min(zoom, nearestZoom));

/** All four in order, or none. */
const orderedBounds = (parameters: UrlReading['parameters']): Bounds | null => {
  const bounds = boundsOf(parameters);
  if (bounds === null) return null;
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = bounds;
  return minLatitude <= maxLatitude && minLongitude <= maxLongitude ? bounds : null;
};
