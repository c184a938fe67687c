import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { SearchContext } from './search-context.ts';

/**
 * The cache key of a request by guests and clients, who find the same; null for agents, who see more. Every table that the
 * result depends on counts its changes. The minute is part of the key, since open houses end.
 */
export function cacheKey(
  request: SearchRequest | MapPointsRequest,
  { viewer, display, onlyAgent, edition, today, time }: SearchContext,
): string | null {
  const ofEverybody =
    viewer.role !== 'agent' && !display.foreignSavedSearch && display.recommendedListingIds.size === 0;
  if (!ofEverybody) return null;
  return JSON.stringify([request, display.lease, onlyAgent, edition, today, time]);
}
