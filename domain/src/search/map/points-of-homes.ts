import type { ListingCard } from '../../contract/listing-card.ts';
import type { MapPoints } from '../../contract/map.ts';
import type { Bounds } from '../areas/bounds.ts';

/** The pins of homes that a page knows, one for each. Homes with a hidden address have none. */
export function pointsOfHomes(homes: readonly ListingCard[]): MapPoints {
  const points = homes.flatMap(pointOf);
  return { clusters: [], points, total: points.length, withoutPin: homes.length - points.length };
}

function pointOf({ latitude, longitude, ...home }: ListingCard): MapPoints['points'] {
  if (latitude === null || longitude === null) return [];
  const { listingid, listprice, mlsstatus, isexclusive, bedroomstotal, subdivisionname, city } = home;
  return [
    {
      ...{ type: 'listing', latitude, longitude, listingid, listprice, mlsstatus, isexclusive },
      ...{ bedroomstotal, subdivisionname, city },
    },
  ];
}

/** The box around pins; null without any. */
export function boxOfPoints(points: MapPoints['points']): Bounds | null {
  if (points.length === 0) return null;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    minLatitude: Math.min(...latitudes),
    maxLatitude: Math.max(...latitudes),
    minLongitude: Math.min(...longitudes),
    maxLongitude: Math.max(...longitudes),
  };
}
