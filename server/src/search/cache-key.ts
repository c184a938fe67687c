import { findsClosed } from '@hearth/domain/listing/gate.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { SearchContext } from './search-context.ts';

/**
 * The cache key of a request by guests and clients, who find the same but for sold and leased listings; null for agents, who see more, and for searches by a person's lists. Every table that the
 * result depends on counts its changes. The minute is part of the key, since open houses end.
 */
export function cacheKey(
  request: SearchRequest | MapPointsRequest,
  { viewer, display, onlyAgent, edition, today, time, lists }: SearchContext,
): string | null {
  const ofEverybody =
    lists.length === 0 &&
    !may(viewer, 'see private listings') &&
    !display.foreignSavedSearch &&
    display.recommendedListingIds.size === 0;
  if (!ofEverybody) return null;
  const { lease, reachedBy } = display;
  return JSON.stringify([request, lease, reachedBy, findsClosed(viewer), onlyAgent, edition, today, time]);
}
