import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { boxAround } from '@hearth/domain/search/areas/box-around.ts';

/** Content of a map of one home. */
export interface HomeOnMap {
  readonly points: MapPoints;
  /** The box around it, where the map goes. */
  readonly box: Bounds;
}

/** The one pin of a home and the map around it; null where its position is hidden or unknown. */
export function homeOnMap(listing: ListingDetails): HomeOnMap | null {
  const { latitude, longitude } = listing;
  if (latitude === null || longitude === null) return null;
  const { listingid, listprice, mlsstatus, isexclusive, bedroomstotal, subdivisionname, city } = listing;
  const place = { type: 'listing' as const, latitude, longitude, subdivisionname, city };
  const point = { ...place, listingid, listprice, mlsstatus, isexclusive, bedroomstotal };
  return {
    points: { clusters: [], points: [point], total: 1, withoutPin: 0 },
    box: boxAround({ latitude, longitude }),
  };
}
