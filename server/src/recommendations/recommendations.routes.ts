import * as recommendation from '@hearth/domain/contract/collection-recommendation.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { recommend, withdraw } from './recommendations.service.ts';

const done = { done: true } as const;

/** Homes that agents recommend to their clients. */
export const recommendationRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    route(scope, recommendation.recommendListings, async ({ body, visit }) => {
      await recommend(dependencies, body, visit);
      return done;
    });
    route(scope, recommendation.withdrawRecommendation, async ({ params, visit }) => {
      await withdraw(dependencies.db.kysely, params.listingId, visit);
      return done;
    });
  });
