import { searchListings as endpoint } from '@hearth/domain/contract/search.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { searchListings } from './search.service.ts';

/** The listing search. */
export const searchRoutes: Resource = (app, { db }) => {
  route(app, endpoint, ({ query }, request) => searchListings(db.kysely, query, request.visit), {
    remembered: ['listings', 'nearbyListings'],
  });
};
