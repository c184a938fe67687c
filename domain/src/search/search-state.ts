import type { AccountScope } from './account-scope.ts';
import type { Bounds } from './areas/bounds.ts';
import type { Filters } from './filters/filters.ts';
import type { Sort } from './sort/sort.ts';
import type { SearchTag } from './tags/tag.ts';

/** The state in the URL of a search page; parts that the URL lacks have their defaults. */
export interface SearchState {
  readonly lease: boolean;
  readonly filters: Filters;
  readonly sort: Sort;
  readonly ourListingsFirst: boolean;
  /** From 1. */
  readonly page: number;
  /** null is the server's page size, 50. */
  readonly limit: number | null;
  /** Ids of boundaries and drawn areas; a listing inside any of them matches. */
  readonly locations: readonly string[];
  readonly tags: readonly SearchTag[];
  readonly bounds: Bounds | null;
  /** Leaflet zoom, 0 to 17. */
  readonly zoom: number | null;
  /** License numbers of listing agents; several are ORed, and an empty list does not limit the search. */
  readonly trecLicense: readonly string[];
  /** Only listings that their agent shows on the bio page. */
  readonly showEnabledAgentListings: boolean;
  /** The lists and settings of an account that the search asks for. */
  readonly account: AccountScope;
  /** Position of the visitor, for the distance sort. */
  readonly userLocation: { readonly latitude: number; readonly longitude: number } | null;
}
