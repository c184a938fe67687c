import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import * as history from '@hearth/domain/contract/history.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { removeFromHistory, viewedListings, viewedPages, viewedSearches } from './history.service.ts';
import { changeSwitches, switchesOf } from './history-settings.service.ts';

/** The homes and searches that people viewed. Pages of other sites, which ask with an embed key, have no part in it. */
export const historyRoutes: Resource = (app, { config, db: { kysely: db }, listings, budget }) =>
  serveToPortal(app, config, (scope) => {
    const sources = { db, listings };
    const cards = ({ items }: ResponseOf<typeof history.getViewedListings>) => ({
      listings: items.flatMap(({ listing }) => listing?.listingid ?? []),
    });
    const getViews = budget.counted<typeof history.getViewedListings>(
      ({ query, visit }) => viewedListings(sources, query, visit),
      cards,
    );
    const getMyViews = budget.counted<typeof history.getMyViewedListings>(
      ({ query, visit }) => viewedListings(sources, { ...query, user: undefined }, visit),
      cards,
    );
    route(scope, history.getViewedListings, getViews);
    route(scope, history.getMyViewedListings, getMyViews);
    route(scope, history.getViewedSearches, ({ query, visit }) => viewedSearches(db, query, visit));
    route(scope, history.getMyViewedSearches, ({ query, visit }) => viewedSearches(db, query, visit));
    route(scope, history.getViewedPages, ({ query, visit }) => viewedPages(db, query, visit));
    route(scope, history.getHistorySwitches, ({ visit }) => switchesOf(db, visit.owner.ownerId));
    route(scope, history.changeHistorySwitches, ({ body, visit }) => changeSwitches(db, body, visit));
    route(scope, history.removeHistory, async ({ body, visit }) => {
      await removeFromHistory(db, body, visit);
      return { done: true } as const;
    });
  });
