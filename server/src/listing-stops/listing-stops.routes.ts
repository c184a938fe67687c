import { getListingStops } from '@hearth/domain/contract/listing-stops.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { listingStops } from './listing-stops.service.ts';

/** Explains to its agent why a listing is not shown. */
export const listingStopsRoutes: Resource = (app, { config, db: { kysely }, listings, budget }) =>
  serveToPortal(app, config, (scope) => {
    route(scope, getListingStops, ({ params, query, visit }) =>
      listingStops({ db: kysely, listings, budget }, { ...params, ...query }, visit),
    );
  });
