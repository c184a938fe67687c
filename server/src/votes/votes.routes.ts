import * as votes from '@hearth/domain/contract/collection-votes.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { agreementOf, openAll, vote, votesOf } from './votes.service.ts';

/** Sealed votes of the people of a collection on its homes. */
export const voteRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    route(scope, votes.getVotes, ({ params, visit }) => votesOf(dependencies, params.id, visit));
    route(scope, votes.setVote, ({ params, body, visit }) => vote(dependencies, params, body, visit));
    route(scope, votes.openVotes, ({ params, visit }) => openAll(dependencies, params.id, visit));
    const getAgreement = dependencies.budget.counted<typeof votes.getAgreement>(
      ({ params, query, visit }) => agreementOf(dependencies, params.id, query, visit),
      ({ listings }) => ({ listings: listings.map(({ listingid }) => listingid) }),
    );
    route(scope, votes.getAgreement, getAgreement);
  });
