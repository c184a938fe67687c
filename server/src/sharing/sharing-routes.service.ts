import type { sharingEndpoints } from '@hearth/domain/contract/sharing-endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { createSharingLimits } from '../accounts/sharing-limits.service.ts';
import type { ResourceDependencies } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { decline, invitationsOf, linkedInvitation } from './answers.service.ts';
import { invite, remind } from './inviting.service.ts';
import { departureOf, leaveThing, membersOf, removeMember } from './members.service.ts';
import type { SharedKind, SharedThing } from './shared-thing.ts';

const done = { done: true } as const;

/** Serves the people of a kind of thing, and their invitations; its resource answers who joins, with the thing. */
export function serveSharing<Thing extends SharedThing>(
  scope: FastifyInstance,
  dependencies: ResourceDependencies,
  shared: SharedKind<Thing>,
  endpoints: Omit<ReturnType<typeof sharingEndpoints>, 'join'>,
): void {
  const db = dependencies.db.kysely;
  const inviting = { ...dependencies, limits: createSharingLimits({ db, clock: dependencies.clock }) };
  route(scope, endpoints.invitations, ({ query, visit }) =>
    invitationsOf(db, shared, visit, query.countOnly === 'true'),
  );
  route(scope, endpoints.members, ({ params, visit }) => membersOf(db, shared, { ...params, visit }));
  route(scope, endpoints.invite, ({ params, body, visit }, { ip }) =>
    invite(inviting, shared, {
      ...{ ...params, visit, address: ip },
      emails: body.map(({ email }) => email),
    }),
  );
  route(scope, endpoints.remind, ({ params, visit }) => remind(inviting, shared, { ...params, visit }));
  route(scope, endpoints.remove, async ({ params, visit }) => {
    await removeMember(dependencies, shared, { ...params, visit });
    return done;
  });
  route(scope, endpoints.departure, ({ params, visit }) => departureOf(db, shared, { ...params, visit }));
  route(scope, endpoints.decline, async ({ params, visit }) => {
    await decline(db, shared, { ...params, visit });
    return done;
  });
  route(scope, endpoints.leave, async ({ params, visit }) => {
    await leaveThing(dependencies, shared, { ...params, visit });
    return done;
  });
  route(scope, endpoints.linkedInvitation, ({ params, query }, { visit }) =>
    linkedInvitation(db, { kind: shared.kind, id: Number(params.id) }, query.inviteCode, visit.now),
  );
}
