import { getCommute } from '@hearth/domain/contract/commute.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { commuteFrom } from './commute.service.ts';
import { createTimesOf, travelTimesOf } from './travel-times.service.ts';

/** 60 of an address's 600 requests a minute: a configured service may cost money. */
const COMMUTE_SHARE = 0.1;

/** Times of travel from a listing. */
export const commuteRoutes: Resource = (app, { db, listings, config, budget }) => {
  const timesOf = createTimesOf(travelTimesOf(config.commute), (error) =>
    app.log.warn({ err: error }, 'travel times are estimated: the service failed'),
  );
  route(
    app,
    getCommute,
    async ({ params, body }, request, reply) => {
      const { visit } = request;
      reply.header('cache-control', 'no-store');
      const shown = await listings.requiredListing(params.id, visit);
      // Times to several places say where the home is.
      await budget.countPage(request, reply, [shown.listing.listingid]);
      return commuteFrom({ db: db.kysely, timesOf }, shown, body, visit);
    },
    { requestsPerMinute: shareOf(config.requestsPerMinute, COMMUTE_SHARE) },
  );
};
