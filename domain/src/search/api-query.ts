import type { Bounds } from './bounds.ts';
import type { Filters } from './filters.ts';
import { pairsOf } from './query-pairs.ts';
import { encodeValue, plainNumber, type QueryValue, sameValue } from './query-value.ts';
import type { MapPointsRequest, SearchRequest } from './search-request.ts';
import { defaultSort, namedOf } from './sort.ts';

/** Any part of a search; what is left out has the server's default. */
export type SearchQuery = Partial<Omit<SearchRequest, 'filters'>> & { readonly filters?: Partial<Filters> };
export type MapPointsQuery = Partial<Omit<MapPointsRequest, 'filters'>> & {
  readonly filters?: Partial<Filters>;
};

/**
 * The query of `GET /api/v2/listing/search`. Filters equal to `defaults` are left out; without `defaults` every
 * given filter is sent, so that an embedded search needs no filter table to ask its questions.
 */
export const encodeSearchQuery = (
  query: SearchQuery,
  defaults: Partial<Filters> = {},
): [string, string][] => [
  ...flag('lease', query.lease),
  ...(query.filters ? encodeGiven(query.filters, defaults) : []),
  ...(query.sort ? namedOf(query.sort, defaultSort) : []),
  ...flag('ourListingsFirst', query.ourListingsFirst),
  ...figure('page', query.page),
  ...figure('limit', query.limit),
  ...pairsOf('address', query.address ?? []),
  ...joined('polygon', query.polygon),
  ...(query.bounds ? encodeBounds(query.bounds) : []),
  ...figure('zoom', query.zoom),
  ...figure('latitude', query.userLocation?.latitude),
  ...figure('longitude', query.userLocation?.longitude),
  ...joined('privateExclusiveListing', query.privateExclusiveListing),
  ...pairsOf('trecLicense', query.trecLicense ?? []),
  ...flag('showEnabledAgentListings', query.showEnabledAgentListings),
];

/** The query of `GET /api/v2/map/points`. */
export const encodeMapPointsQuery = (
  query: MapPointsQuery,
  defaults: Partial<Filters> = {},
): [string, string][] => [
  ...encodeSearchQuery(query, defaults),
  ...flag('mobile', query.mobile),
  ...joined('listingIds', query.listingIds),
];

/** "Open houses only" implies 7 days on the server; no number of days has to be said aloud then. */
const encodeGiven = (filters: Partial<Filters>, defaults: Partial<Filters>): [string, string][] => {
  const implied = filters.openHouseOnly ? { ...defaults, openHouse: undefined } : defaults;
  const values: Readonly<Record<string, QueryValue | undefined>> = { ...filters };
  const usual: Readonly<Record<string, QueryValue | undefined>> = implied;
  return Object.entries(values).flatMap(([name, value]) => {
    const byDefault = usual[name];
    if (value === undefined || (byDefault !== undefined && sameValue(value, byDefault))) return [];
    return pairsOf(name, encodeValue(value));
  });
};

const flag = (name: string, on: boolean | undefined): [string, string][] => (on ? [[name, 'true']] : []);

const figure = (name: string, value: number | null | undefined): [string, string][] =>
  value === null || value === undefined ? [] : [[name, plainNumber(value)]];

const joined = (name: string, entries: readonly string[] | undefined): [string, string][] =>
  entries && entries.length > 0 ? [[name, entries.join(',')]] : [];

const encodeBounds = (bounds: Bounds): [string, string][] => [
  ...figure('minLatitude', bounds.minLatitude),
  ...figure('maxLatitude', bounds.maxLatitude),
  ...figure('minLongitude', bounds.minLongitude),
  ...figure('maxLongitude', bounds.maxLongitude),
];
