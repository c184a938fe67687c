import type { Filters } from '../filters/filters.ts';
import type { MapPointsRequest, SearchRequest } from '../search-request.ts';
import { defaultSort, namedOf } from '../sort/sort.ts';
import { pairsOf } from './query-pairs.ts';
import { encodeValue, type QueryValue, sameValue } from './query-value.ts';

/** Any part of a search request; the server has defaults for the others. */
export type SearchQuery = Partial<Omit<SearchRequest, 'filters'>> & { readonly filters?: Partial<Filters> };
export type MapPointsQuery = Partial<Omit<MapPointsRequest, 'filters'>> & {
  readonly filters?: Partial<Filters>;
};

/**
 * The query of `GET /api/v2/listing/search`. Filters equal to `defaults` are left out. Without `defaults` every
 * given filter is sent, so that an embedded search works without the filter table.
 */
export const encodeSearchQuery = (
  query: SearchQuery,
  defaults: Partial<Filters> = {},
): [string, string][] => [
  ...pairsSaid({ lease: query.lease }),
  ...encodeGiven(query, defaults),
  ...(query.sort ? namedOf(query.sort, defaultSort) : []),
  ...pairsSaid({
    ourListingsFirst: query.ourListingsFirst,
    page: query.page,
    limit: query.limit,
    address: query.address,
    polygon: query.polygon?.join(),
    ...query.bounds,
    zoom: query.zoom,
    ...query.userLocation,
    privateExclusiveListing: query.privateExclusiveListing?.join(),
    trecLicense: query.trecLicense,
    showEnabledAgentListings: query.showEnabledAgentListings,
    ...query.account,
  }),
];

/** The query of `GET /api/v2/map/points`. */
export const encodeMapPointsQuery = (
  query: MapPointsQuery,
  defaults: Partial<Filters> = {},
): [string, string][] => [
  ...encodeSearchQuery(query, defaults),
  ...pairsSaid({ mobile: query.mobile, listingIds: query.listingIds?.join() }),
];

/**
 * "Open houses only" implies 7 days on the server, so the query needs no number of days. Without exclusive listings, and in a collection or
 * viewed history, the server has other statuses by default, so the query names them.
 */
const encodeGiven = (
  { filters = {}, account }: SearchQuery,
  defaults: Partial<Filters>,
): [string, string][] => {
  const isOfList = account?.collection || account?.viewedBy;
  const implied = {
    ...defaults,
    ...(filters.openHouseOnly && { openHouse: undefined }),
    ...((filters.exclusiveListingsEnabled === false || isOfList) && { mlsStatus: undefined }),
  };
  const values: Readonly<Record<string, QueryValue | undefined>> = { ...filters };
  const usual: Readonly<Record<string, QueryValue | undefined>> = implied;
  return Object.entries(values).flatMap(([name, value]) => {
    const byDefault = usual[name];
    if (value === undefined || (byDefault !== undefined && sameValue(value, byDefault))) return [];
    return pairsOf(name, encodeValue(value));
  });
};

/** Drops false, missing and empty values. */
const pairsSaid = (values: Readonly<Record<string, QueryValue | undefined>>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null || value === false || Object(value).length === 0
      ? []
      : pairsOf(name, encodeValue(value)),
  );
