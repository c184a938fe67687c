import { startingFilters } from '../agent-listings.ts';
import type { Bounds } from '../areas/bounds.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import { isOrdered, minMaxPairs } from '../filters/min-max.ts';
import type { SearchState } from '../search-state.ts';
import { namedOf, sortDirections, sortFrom, sortKeys } from '../sort/sort.ts';
import { mostBoundaries, type SearchTag } from '../tags/tag.ts';
import { requestOfTags } from '../tags/tag-request.ts';
import { parseNumber, splitList } from './codec.ts';
import { decodeFilters, encodeFilters } from './query-filters.ts';
import { groupPairs, pairsOf, type QueryPairs, type QueryValues } from './query-pairs.ts';
import { plainNumber } from './query-value.ts';
import { decodeTags, encodeTag } from './url-tags.ts';

/** What the URL of a search page need not say; `lease` follows the page's path. */
export type SearchDefaults = Pick<SearchState, 'lease' | 'filters' | 'sort' | 'ourListingsFirst'>;

/**
 * The query of a search page's URL with the names of specification section 2. Defaults encode to nothing, and
 * `decodeSearchUrl(encodeSearchUrl(state, defaults), defaults)` equals `state`.
 */
export const encodeSearchUrl = (state: SearchState, usual: SearchDefaults): [string, string][] => {
  const defaults = { ...usual, filters: startingFilters(usual.filters, state) };
  return encodeState(state, defaults);
};

const encodeState = (state: SearchState, defaults: SearchDefaults): [string, string][] => [
  ...(state.lease === defaults.lease ? [] : pairsOf('lease', [String(state.lease)])),
  ...state.tags.map(encodeTag),
  ...pairsOf('locations', state.locations),
  ...encodeSource(state.filters, defaults.filters),
  ...encodeFilters(withSourceOf(state.filters, defaults.filters), defaults.filters, nameInUrl),
  ...namedOf(state.sort, defaults.sort),
  ...(state.ourListingsFirst === defaults.ourListingsFirst
    ? []
    : pairsOf('ourListingsFirst', [String(state.ourListingsFirst)])),
  ...encodeBounds(state.bounds),
  ...encodeNumber('z', state.zoom),
  ...encodeNumber('ulat', state.userLocation?.latitude),
  ...encodeNumber('ulng', state.userLocation?.longitude),
  ...pairsOf('trecLicense', state.trecLicense),
  ...(state.showEnabledAgentListings ? pairsOf('showEnabledAgentListings', ['true']) : []),
  ...encodeNumber('limit', state.limit),
  ...(state.page === 1 ? [] : encodeNumber('page', state.page)),
];

/** The search that a URL asks for. Unknown names and malformed values are dropped. */
export const decodeSearchUrl = (pairs: QueryPairs, defaults: SearchDefaults): SearchState => {
  const given = [...pairs];
  const values = groupPairs(given);
  const lease = booleanOf(values, 'lease') ?? defaults.lease;
  const trecLicense = decodeLicenses(values);
  const starting = startingFilters(defaults.filters, { lease, trecLicense });
  const { filters } = decodeFilters(values, starting, nameInUrl);
  const tags = decodeTags(given);
  return {
    lease,
    filters: withoutReversedPairs({ ...filters, ...decodeSource(values) }, starting),
    sort: sortFrom(
      { sortBy: wordOf(values, 'sortBy', sortKeys), sortType: wordOf(values, 'sortType', sortDirections) },
      defaults.sort,
    ),
    ourListingsFirst: booleanOf(values, 'ourListingsFirst') ?? defaults.ourListingsFirst,
    page: numberOf(values, 'page', wholes(1, 10_000)) ?? 1,
    limit: numberOf(values, 'limit', wholes(1, 250)) ?? null,
    locations: decodeLocations(values, tags),
    tags,
    bounds: decodeBounds(values),
    zoom: numberOf(values, 'z', { minimum: 0, maximum: 17, integer: false }) ?? null,
    userLocation: decodeUserLocation(values),
    trecLicense,
    showEnabledAgentListings: booleanOf(values, 'showEnabledAgentListings') ?? false,
  };
};

/** A minimum over its maximum asks for nothing that exists: both are dropped, as the API would refuse both. */
const withoutReversedPairs = (filters: Filters, defaults: Filters): Filters => {
  const reversed = minMaxPairs.filter(
    ([min, max]) => !isOrdered<number | string>(filters[min], filters[max]),
  );
  const restored = reversed.flat().map((key) => [key, defaults[key]]);
  return { ...filters, ...Object.fromEntries(restored) };
};

/** The URL writes the statuses in lower case; the two source flags travel together as `source`. */
export const nameInUrl = (key: FilterKey): string => (key === 'mlsStatus' ? 'mlsstatus' : key);

const encodeSource = (filters: Filters, defaults: Filters): [string, string][] => {
  const { exclusiveListingsEnabled: exclusive, mlsListingsEnabled: mls } = filters;
  if (exclusive === defaults.exclusiveListingsEnabled && mls === defaults.mlsListingsEnabled) return [];
  const sources = [...(exclusive ? ['exclusive'] : []), ...(mls ? ['mls'] : [])];
  return pairsOf('source', sources.length === 0 ? [''] : sources);
};

/** With the defaults' sources, so that the flags are not written a second time under their own names. */
const withSourceOf = (filters: Filters, defaults: Filters): Filters => ({
  ...filters,
  exclusiveListingsEnabled: defaults.exclusiveListingsEnabled,
  mlsListingsEnabled: defaults.mlsListingsEnabled,
});

const decodeSource = (values: QueryValues): Partial<Filters> => {
  const raw = values.get('source');
  const sources = splitList(raw ?? []).map((source) => source.toLowerCase());
  if (raw === undefined || !sources.every((source) => source === 'exclusive' || source === 'mls')) return {};
  return {
    exclusiveListingsEnabled: sources.includes('exclusive'),
    mlsListingsEnabled: sources.includes('mls'),
  };
};

const boundsNames = {
  minLatitude: 'minlat',
  maxLatitude: 'maxlat',
  minLongitude: 'minlong',
  maxLongitude: 'maxlong',
};

const encodeBounds = (bounds: Bounds | null): [string, string][] =>
  bounds === null
    ? []
    : [
        ...encodeNumber(boundsNames.minLatitude, bounds.minLatitude),
        ...encodeNumber(boundsNames.maxLatitude, bounds.maxLatitude),
        ...encodeNumber(boundsNames.minLongitude, bounds.minLongitude),
        ...encodeNumber(boundsNames.maxLongitude, bounds.maxLongitude),
      ];

/** All four in order, or none. */
const decodeBounds = (values: QueryValues): Bounds | null => {
  const minLatitude = numberOf(values, boundsNames.minLatitude, latitudes);
  const maxLatitude = numberOf(values, boundsNames.maxLatitude, latitudes);
  const minLongitude = numberOf(values, boundsNames.minLongitude, longitudes);
  const maxLongitude = numberOf(values, boundsNames.maxLongitude, longitudes);
  if (minLatitude === undefined || maxLatitude === undefined) return null;
  if (minLongitude === undefined || maxLongitude === undefined) return null;
  const ordered = minLatitude <= maxLatitude && minLongitude <= maxLongitude;
  return ordered ? { minLatitude, maxLatitude, minLongitude, maxLongitude } : null;
};

const decodeUserLocation = (values: QueryValues): SearchState['userLocation'] => {
  const latitude = numberOf(values, 'ulat', latitudes);
  const longitude = numberOf(values, 'ulng', longitudes);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
};

/** As many as the API takes beside the boundaries of tags. */
const locationId = /^[\w.:~-]{1,64}$/;
const decodeLocations = (values: QueryValues, tags: readonly SearchTag[]): readonly string[] => {
  const ids = splitList(values.get('locations') ?? []).filter((id) => locationId.test(id));
  return [...new Set(ids)].slice(0, mostBoundaries - requestOfTags(tags).polygon.length);
};

/** As many as the API takes, and as long. */
const mostLicenses = 50;
const longestLicense = 32;
const decodeLicenses = (values: QueryValues): readonly string[] => {
  const given = (values.get('trecLicense') ?? []).map((text) => text.trim());
  const fits = given.filter((text) => text !== '' && text.length <= longestLicense && !text.includes('\0'));
  return [...new Set(fits)].slice(0, mostLicenses);
};

type Limits = Parameters<typeof parseNumber>[1];
const latitudes: Limits = { minimum: -90, maximum: 90, integer: false };
const longitudes: Limits = { minimum: -180, maximum: 180, integer: false };
const wholes = (minimum: number, maximum: number): Limits => ({ minimum, maximum, integer: true });

const encodeNumber = (name: string, value: number | null | undefined): [string, string][] =>
  value === null || value === undefined ? [] : [[name, plainNumber(value)]];

/** The only value of a name. */
const only = (values: QueryValues, name: string): string | undefined => {
  const raw = values.get(name);
  return raw?.length === 1 ? raw[0] : undefined;
};

const numberOf = (values: QueryValues, name: string, limits: Limits): number | undefined =>
  parseNumber(only(values, name), limits);

const booleanOf = (values: QueryValues, name: string): boolean | undefined => {
  const text = only(values, name);
  return text === 'true' ? true : text === 'false' ? false : undefined;
};

const wordOf = <W extends string>(values: QueryValues, name: string, words: readonly W[]): W | undefined =>
  words.find((word) => word === only(values, name));
