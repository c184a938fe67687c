import { searchListings as endpoint } from '@hearth/domain/contract/search.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';

/** The listing search. */
export const searchRoutes: Resource = (app, { search, budget }) => {
  const handler = budget.counted<typeof endpoint>(
    ({ query }, request) => search.searchListings(query, request.visit),
    ({ listings, nearbyListings }) => ({
      listings: [...listings, ...nearbyListings].map(({ listingid }) => listingid),
    }),
  );
  route(app, endpoint, handler, { cachedLists: ['listings', 'nearbyListings'] });
};
