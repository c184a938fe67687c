import type { AccountScope } from './account-scope.ts';
import type { Bounds } from './areas/bounds.ts';
import type { Filters } from './filters/filters.ts';
import type { Sort } from './sort/sort.ts';

/** Values of the filter of an agent's page for exclusive listings. */
export type ExclusiveScope = 'public' | 'exclusive' | 'public_exclusive';

/** A search as the API decodes it. */
export interface SearchRequest {
  readonly lease: boolean;
  readonly filters: Filters;
  /** True where the query names no statuses: they are those of a guest until the viewer is known. */
  readonly hasUsualStatuses?: boolean;
  readonly sort: Sort;
  readonly ourListingsFirst: boolean;
  /** From 1. */
  readonly page: number;
  /** 1 to 250, default 50. */
  readonly limit: number;
  /** Free text, matched against address, city, zip, subdivision and MLS number; several are ORed. */
  readonly address: readonly string[];
  /** Ids of boundaries and drawn areas; a listing inside any of them matches. */
  readonly polygon: readonly string[];
  readonly bounds: Bounds | null;
  readonly zoom: number | null;
  readonly userLocation: { readonly latitude: number; readonly longitude: number } | null;
  readonly privateExclusiveListing: readonly ExclusiveScope[];
  /** License numbers of listing agents; several are ORed. */
  readonly trecLicense: readonly string[];
  /** Only listings that their agent shows on the bio page. */
  readonly showEnabledAgentListings: boolean;
  /** The lists and settings of an account that the search asks for. */
  readonly account: AccountScope;
}

/** A search for a map view: the same, with a limit of drawn items instead of a page. */
export interface MapPointsRequest extends SearchRequest {
  /** At most 500. */
  readonly limit: number;
  /** True for phones, which get larger clusters. */
  readonly mobile: boolean;
  /** Draw only these listings, where given. */
  readonly listingIds: readonly string[];
}
