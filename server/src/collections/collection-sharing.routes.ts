import * as sharing from '@hearth/domain/contract/collection-sharing.ts';
import { createSharingLimits } from '../accounts/sharing-limits.service.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { decline, invitationsOf, join, linkedInvitation } from '../sharing/answers.service.ts';
import { invite, remind } from '../sharing/inviting.service.ts';
import { departureOf, leaveThing, membersOf, removeMember } from '../sharing/members.service.ts';
import { sharedCollections as shared } from './collection-sharing.service.ts';
import { changedCollection } from './collections.service.ts';

const done = { done: true } as const;

/** The people who share a collection, and their invitations. */
export const collectionSharingRoutes: Resource = (app, dependencies) => {
  const { config, clock, listings } = dependencies;
  const db = dependencies.db.kysely;
  const inviting = { ...dependencies, limits: createSharingLimits({ db, clock }) };
  return serveToPortal(app, config, (scope) => {
    route(scope, sharing.getInvitations, ({ query, visit }) =>
      invitationsOf(db, shared, visit, query.countOnly === 'true'),
    );
    route(scope, sharing.getCollaborators, ({ params, visit }) =>
      membersOf(db, shared, { ...params, visit }),
    );
    route(scope, sharing.inviteToCollection, ({ params, body, visit }, { ip }) =>
      invite(inviting, shared, {
        ...{ ...params, visit, address: ip },
        emails: body.map(({ email }) => email),
      }),
    );
    route(scope, sharing.remindCollaborator, ({ params, visit }) =>
      remind(inviting, shared, { ...params, visit }),
    );
    route(scope, sharing.removeCollaborator, async ({ params, visit }) => {
      await removeMember(dependencies, shared, { ...params, visit });
      return done;
    });
    route(scope, sharing.getDeparture, ({ params, visit }) => departureOf(db, shared, { ...params, visit }));
    route(scope, sharing.joinCollection, async ({ params, body, visit }) => {
      await join(dependencies, shared, { ...params, visit, code: body.inviteCode });
      return changedCollection({ db, listings }, params.id, visit);
    });
    route(scope, sharing.declineCollection, async ({ params, visit }) => {
      await decline(db, shared, { ...params, visit });
      return done;
    });
    route(scope, sharing.leaveCollection, async ({ params, visit }) => {
      await leaveThing(dependencies, shared, { ...params, visit });
      return done;
    });
    route(scope, sharing.getLinkedInvitation, ({ params, query }, { visit }) =>
      linkedInvitation(db, { kind: shared.kind, id: Number(params.id) }, query.inviteCode, visit.now),
    );
  });
};
