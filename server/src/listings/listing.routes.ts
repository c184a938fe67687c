import {
  getListing as listingEndpoint,
  getMediaBulk as mediaEndpoint,
} from '@hearth/domain/contract/listing.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';

/** Single listings and pictures. */
export const listingRoutes: Resource = (app, { listings, budget }) => {
  const handler = budget.counted<typeof listingEndpoint>(
    ({ params }, request) => listings.getListing(params.id, request.visit),
    () => 1,
  );
  route(app, listingEndpoint, handler);
  route(app, mediaEndpoint, ({ query }, request) => listings.getMediaBulk(query.listingKeys, request.visit));
};
