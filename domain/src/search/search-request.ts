import type { Bounds } from './areas/bounds.ts';
import type { Filters } from './filters/filters.ts';
import type { Sort } from './sort/sort.ts';

/** Which listings of the brokerage's own an agent's page asks for. */
export type ExclusiveScope = 'public' | 'exclusive' | 'public_exclusive';

/** A search as the server runs it: a decoded query plus what the server knows itself. */
export interface SearchRequest {
  readonly lease: boolean;
  readonly filters: Filters;
  readonly sort: Sort;
  readonly ourListingsFirst: boolean;
  /** From 1. */
  readonly page: number;
  /** 1 to 250, default 50. */
  readonly limit: number;
  /** Free text matched against address, city, zip, subdivision and MLS number; several are alternatives. */
  readonly address: readonly string[];
  /** Ids of stored boundaries; a listing inside any of them matches. */
  readonly polygon: readonly string[];
  readonly bounds: Bounds | null;
  readonly zoom: number | null;
  readonly userLocation: { readonly latitude: number; readonly longitude: number } | null;
  readonly privateExclusiveListing: readonly ExclusiveScope[];
  /** Licence numbers of listing agents; several are alternatives. */
  readonly trecLicense: readonly string[];
  /** Only listings their agent shows on the bio page. */
  readonly showEnabledAgentListings: boolean;
}

/** A search for a map view: the same, with a limit of drawn items instead of a page. */
export interface MapPointsRequest extends SearchRequest {
  /** At most 500. */
  readonly limit: number;
  /** A phone gets larger clusters. */
  readonly mobile: boolean;
  /** Draw only these listings, where given. */
  readonly listingIds: readonly string[];
}
