import {
  getListing as listingEndpoint,
  getMediaBulk as mediaEndpoint,
} from '@hearth/domain/contract/listing.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { getListing, getMediaBulk } from './listing.service.ts';

/** Single listings and pictures. */
export const listingRoutes: Resource = (app, { db }) => {
  route(app, listingEndpoint, ({ params }, request) => getListing(db.kysely, params.id, request.visit));
  route(app, mediaEndpoint, ({ query }, request) =>
    getMediaBulk(db.kysely, query.listingKeys, request.visit),
  );
};
