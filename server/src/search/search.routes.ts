import { searchListings as endpoint } from '@hearth/domain/contract/search.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';

/** The listing search. */
export const searchRoutes: Resource = (app, { search }) => {
  route(app, endpoint, ({ query }, request) => search.searchListings(query, request.visit), {
    remembered: ['listings', 'nearbyListings'],
  });
};
