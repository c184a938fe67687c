import * as contract from '@hearth/domain/contract/saved-search-news.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { backtest } from './backtest.service.ts';
import { newsOfHome } from './ledger.service.ts';

/** 60 of 600 a minute: each reads a month of events. */
const SHARE = 0.1;

/** The mails that saved searches sent, and those that a search would have sent. */
export const alertRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    const limits = { requestsPerMinute: shareOf(dependencies.config.requestsPerMinute, SHARE) };
    route(
      scope,
      contract.getNewsOfHome,
      ({ params, visit }) => newsOfHome(dependencies, params.listingId, visit),
      limits,
    );
    route(scope, contract.getBacktest, ({ query, visit }) => backtest(dependencies, query, visit), limits);
  });
