import {
  getListing as listingEndpoint,
  getMediaBulk as mediaEndpoint,
} from '@hearth/domain/contract/listing.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { FastifyRequest } from 'fastify';
import { onlyAgentOf } from '../embeds/only-agent.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { getListing, getMediaBulk, type Visit } from './listing.service.ts';

/** Single listings and pictures; until there are accounts everybody is a guest. */
export const listingRoutes: Resource = (app, { db, config, clock }) => {
  const edition = editionOf(config.productName).id;
  const visit = (request: FastifyRequest): Visit => ({
    viewer: guestViewer,
    edition,
    now: clock(),
    onlyAgent: onlyAgentOf(request),
  });
  route(app, listingEndpoint, ({ params }, request) => getListing(db.kysely, params.id, visit(request)));
  route(app, mediaEndpoint, ({ query }, request) =>
    getMediaBulk(db.kysely, query.listingKeys, visit(request)),
  );
};
