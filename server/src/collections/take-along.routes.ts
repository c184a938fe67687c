import * as contract from '@hearth/domain/contract/collection-take-along.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import {
  calendarFeedOf,
  calendarOfToken,
  endCalendarFeed,
  makeCalendarFeed,
} from './calendar-feed.service.ts';
import { collectionPoints } from './collection-cards.service.ts';
import { collectionFile } from './collection-file.service.ts';

const done = { done: true } as const;

/** Of the requests of an address: each reads 500 homes at most. */
const SHARE_OF_WHOLE = 0.1;

/** All homes of a collection at once: on a map, as a file, and their open houses in calendars. */
export const takeAlongRoutes: Resource = async (app, dependencies) => {
  const { config, clock, listings, budget } = dependencies;
  const db = dependencies.db.kysely;
  const limits = { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE_OF_WHOLE) };
  await serveToPortal(app, config, (scope) => {
    const points = budget.counted<typeof contract.getCollectionPoints>(
      ({ params, visit }) => collectionPoints({ db, listings }, params.id, visit),
      ({ points: shown }) => ({
        pins: shown.flatMap((point) => (point.type === 'group' ? [] : point.listingid)),
      }),
    );
    route(scope, contract.getCollectionPoints, points, limits);
    route(
      scope,
      contract.getCollectionFile,
      async ({ params, visit }, request, reply) => {
        const { name, text, listingids } = await collectionFile({ db, listings, config }, params.id, visit);
        await budget.countPage(request, reply, listingids);
        reply.type('text/csv; charset=utf-8').serializer(String).header('cache-control', 'no-store');
        reply.header('content-disposition', `attachment; filename="${name}"`);
        return text;
      },
      limits,
    );
    route(scope, contract.getCalendarFeed, async ({ params, visit }) => ({
      createdAt: (await calendarFeedOf(db, params.id, visit))?.toISOString() ?? null,
    }));
    route(scope, contract.createCalendarFeed, ({ params, visit }) =>
      makeCalendarFeed(db, config, params.id, visit),
    );
    route(scope, contract.removeCalendarFeed, async ({ params, visit }) => {
      await endCalendarFeed(db, params.id, visit);
      return done;
    });
  });
  // Calendars of many people ask from the few addresses of their service, so these homes count for no address.
  route(
    app,
    contract.readCalendarFeed,
    async ({ params }, _request, reply) => {
      const text = await calendarOfToken({ db, listings, config }, params.token, clock());
      reply
        .type('text/calendar; charset=utf-8')
        .serializer(String)
        .header('cache-control', 'private, max-age=900');
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      return text;
    },
    { ...limits, needsNoKey: true },
  );
};
