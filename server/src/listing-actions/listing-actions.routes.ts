import * as actions from '@hearth/domain/contract/listing-actions.ts';
import { getListingUsage } from '@hearth/domain/contract/listing-usage.ts';
import { createSharingLimits } from '../accounts/sharing-limits.service.ts';
import { dismiss, isDismissed, retain } from '../collections/dismissals.service.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { createViewCounter, usageDaysFor } from '../listing-usage/usage.service.ts';
import { calendarFileOf } from './calendar.service.ts';
import { shareListingByMail } from './share.service.ts';

const done = { done: true } as const;

/** Actions of the portal's visitors on a listing. Pages of other sites, which ask with an embed key, have no part in it. */
export const listingActionRoutes: Resource = async (app, dependencies) => {
  const { config, clock, listings, budget } = dependencies;
  const db = dependencies.db.kysely;
  const limits = createSharingLimits({ db, clock });
  const countView = createViewCounter(db);
  await serveToPortal(app, config, (scope) => {
    route(scope, actions.shareListing, async ({ params: { id }, body, visit }, { ip }) => {
      await shareListingByMail({ ...dependencies, limits }, { id, body, visit, address: ip });
      return done;
    });
    route(scope, actions.dismissListing, async ({ params, visit }) => {
      const removedFrom = await dismiss({ db, listings }, params.id, visit);
      return { ...done, removedFrom };
    });
    route(scope, actions.retainListing, async ({ params, visit }) => {
      await retain(db, params.id, visit);
      return done;
    });
    route(scope, actions.getDismissed, async ({ params, visit }) => ({
      dismissed: await isDismissed({ db, listings }, params.id, visit),
    }));
    route(scope, actions.addOpenHouseToCalendar, async ({ params, query }, request, reply) => {
      const requested = { id: params.id, openhousekey: query.openhousekey };
      const { name, text, listingid } = await calendarFileOf({ config, listings }, requested, request.visit);
      await budget.countPage(request, reply, [listingid]);
      reply.type('text/calendar; charset=utf-8').serializer(String).header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return text;
    });
    route(scope, getListingUsage, async ({ params, visit }) => {
      const { listing } = await listings.requiredListing(params.id, visit);
      return { days: await usageDaysFor(db, listing, visit) };
    });
    route(scope, actions.countListingView, async ({ params }, { visit, ip }) => {
      const { listing } = await listings.requiredListing(params.id, visit);
      await countView(listing, visit, ip);
      return done;
    });
  });
};
