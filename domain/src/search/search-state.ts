import type { Bounds } from './areas/bounds.ts';
import type { Filters } from './filters/filters.ts';
import type { Sort } from './sort/sort.ts';
import type { SearchTag } from './tags/tag.ts';

/** Everything the URL of a search page says; what it does not say has its default. */
export interface SearchState {
  readonly lease: boolean;
  readonly filters: Filters;
  readonly sort: Sort;
  readonly ourListingsFirst: boolean;
  /** From 1. */
  readonly page: number;
  /** null is the server's page size, 50. */
  readonly limit: number | null;
  /** Ids of stored boundaries; a listing inside any of them matches. */
  readonly locations: readonly string[];
  readonly tags: readonly SearchTag[];
  readonly bounds: Bounds | null;
  /** Leaflet zoom, 0 to 17. */
  readonly zoom: number | null;
  /** Licence numbers of the agents whose listings alone are shown; several are alternatives, none is everybody's. */
  readonly trecLicense: readonly string[];
  /** Of those, only what the agent shows on the bio page. */
  readonly showEnabledAgentListings: boolean;
  /** Where the person is, for the distance sort. */
  readonly userLocation: { readonly latitude: number; readonly longitude: number } | null;
}
