import {
  getListing as listingEndpoint,
  getMediaBulk as mediaEndpoint,
} from '@hearth/domain/contract/listing.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { getListing, getMediaBulk, type Visit } from './listing.service.ts';

/** Single listings and pictures; until there are accounts everybody is a guest. */
export const listingRoutes: Resource = (app, { db, config, clock }) => {
  const edition = editionOf(config.productName).id;
  const visit = (): Visit => ({ viewer: guestViewer, edition, now: clock() });
  route(app, listingEndpoint, ({ params }) => getListing(db.kysely, params.id, visit()));
  route(app, mediaEndpoint, ({ query }) => getMediaBulk(db.kysely, query.listingKeys, visit()));
};
