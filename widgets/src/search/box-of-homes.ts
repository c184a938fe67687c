import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { type Bounds, completeBounds } from '@hearth/domain/search/areas/bounds.ts';

/** The box around the homes of a search, or around those nearby where it finds none; null where no position is known. */
export function boxOfHomes({ boundaries, nearbyListings }: SearchResult): Bounds | null {
  const box = completeBounds(boundaries);
  const placed = nearbyListings.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  if (box || placed.length === 0) return box;
  const latitudes = placed.map(({ latitude }) => Number(latitude));
  const longitudes = placed.map(({ longitude }) => Number(longitude));
  return {
    minLatitude: Math.min(...latitudes),
    maxLatitude: Math.max(...latitudes),
    minLongitude: Math.min(...longitudes),
    maxLongitude: Math.max(...longitudes),
  };
}
