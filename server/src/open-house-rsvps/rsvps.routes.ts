import * as contract from '@hearth/domain/contract/open-house-rsvp.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { addRsvp, removeRsvp, rsvpsOf } from './rsvps.service.ts';

/** Answers of visitors to open houses of exclusive listings. */
export const rsvpRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    route(scope, contract.getRsvps, ({ params, visit }) => rsvpsOf(dependencies, params.id, visit));
    route(scope, contract.addRsvp, ({ params: { id }, body, visit }) =>
      addRsvp(dependencies, { id, ...body }, visit),
    );
    route(scope, contract.removeRsvp, ({ params: { id }, query, visit }) =>
      removeRsvp(dependencies, { id, ...query }, visit),
    );
  });
