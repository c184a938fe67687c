import { getNearbyHomes as endpoint } from '@hearth/domain/contract/listing.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { nearbyHomes } from './nearby-homes.service.ts';

/** The homes around a listing. */
export const nearbyHomesRoutes: Resource = (app, { listings, search, budget }) => {
  const handler = budget.counted<typeof endpoint>(
    ({ params }, request) => nearbyHomes({ listings, search }, params.id, request.visit),
    ({ similar, active, sold }) => ({
      listings: [...similar, ...active, ...(sold ?? [])].map(({ listingid }) => listingid),
    }),
  );
  route(app, endpoint, handler, { cachedLists: ['similar', 'active'] });
};
