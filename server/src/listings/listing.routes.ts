import {
  getListing as listingEndpoint,
  getMediaBulk as mediaEndpoint,
  getShowingDetails as showingEndpoint,
} from '@hearth/domain/contract/listing.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { namedVisit } from '../http/visit.ts';

/** Single listings and pictures. Both count towards the budget: pictures by key name the listings that exist. Showing details are for agents. */
export const listingRoutes: Resource = (app, { listings, budget }) => {
  const getListing = budget.counted<typeof listingEndpoint>(
    ({ params }, request) => listings.getListing(params.id, request.visit),
    ({ listingid, otherlistings }) => ({
      listings: [listingid, ...otherlistings.map((other) => other.listingid)],
    }),
  );
  const getMediaBulk = budget.counted<typeof mediaEndpoint>(
    async ({ query }, request) => {
      if (query.user) await namedVisit(request.visit, [query]);
      return listings.getMediaBulk(query.listingKeys, request.visit);
    },
    (answer) => ({ listings: answer.map(({ listingkey }) => listingkey) }),
  );
  route(app, listingEndpoint, getListing);
  route(app, showingEndpoint, ({ params }, request) => listings.getShowingDetails(params.id, request.visit));
  route(app, mediaEndpoint, getMediaBulk);
};
