import type { Viewer } from '../../people/viewer.ts';
import { noAccount } from '../account-scope.ts';
import { changeFilter } from '../filters/change-filter.ts';
import type { Filters } from '../filters/filters.ts';
import { isStatusLocked } from '../filters/rows/status.ts';
import type { SearchState } from '../search-state.ts';
import { defaultDirection } from '../sort/sort.ts';
import type { SearchDefaults } from '../url/read-search-url.ts';
import type { Bounds } from './bounds.ts';
import { boxAround } from './box-around.ts';
import type { Point } from './distance.ts';

/** The links of the Search Nearby menu, in its order (specification section 4). */
export const nearbyKinds = ['open-houses', 'for-sale', 'recently-sold'] as const;
export type NearbyKind = (typeof nearbyKinds)[number];

export const nearbyLabels: Readonly<Record<NearbyKind, string>> = {
  'open-houses': 'Open Houses',
  'for-sale': 'For Sale',
  'recently-sold': 'Recently Sold',
};

export const isNearbyKind = (text: string | null): text is NearbyKind =>
  (nearbyKinds as readonly (string | null)[]).includes(text);

/** Only verified viewers may search sold homes (specification section 6). */
export const isNearbyLocked = (kind: NearbyKind, viewer: Viewer): boolean =>
  kind === 'recently-sold' && isStatusLocked('Sold', viewer);

export function boundsAround(point: Point): Bounds {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = boxAround(point);
  return {
    minLatitude: rounded(minLatitude),
    maxLatitude: rounded(maxLatitude),
    minLongitude: rounded(minLongitude),
    maxLongitude: rounded(maxLongitude),
  };
}

/** To a tenth of a metre, so that links stay short. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A search around a position, of all kinds of property, nearest first. */
export const nearbySearch = (
  kind: NearbyKind,
  point: Point,
  defaults: SearchDefaults,
  viewer: Viewer,
): SearchState => ({
  ...defaults,
  filters: { ...filtersOf(kind, defaults, viewer), ...everyKind },
  sort: { sortBy: 'distance', sortType: defaultDirection('distance') },
  page: 1,
  limit: null,
  locations: [],
  tags: [],
  bounds: boundsAround(point),
  zoom: null,
  userLocation: { latitude: point.latitude, longitude: point.longitude },
  trecLicense: [],
  showEnabledAgentListings: false,
  account: noAccount,
});

const everyKind = {
  lot: true,
  farm: true,
  multiFamily: true,
  commercialSale: true,
} satisfies Partial<Filters>;

function filtersOf(kind: NearbyKind, { filters, lease }: SearchDefaults, viewer: Viewer): Filters {
  const context = { lease, viewer, agentMode: false };
  if (kind === 'open-houses') return changeFilter(filters, 'openHouseOnly', true, context);
  if (kind === 'recently-sold') return changeFilter(filters, 'mlsStatus', ['Sold'], context);
  return filters;
}
