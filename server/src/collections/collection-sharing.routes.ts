import { collectionSharing } from '@hearth/domain/contract/collection-sharing.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { join } from '../sharing/answers.service.ts';
import { serveSharing } from '../sharing/sharing-routes.service.ts';
import { sharedCollections as shared } from './collection-sharing.service.ts';
import { changedCollection } from './collections.service.ts';

/** The people who share a collection, and their invitations. */
export const collectionSharingRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    serveSharing(scope, dependencies, shared, collectionSharing);
    route(scope, collectionSharing.join, async ({ params, body, visit }) => {
      await join(dependencies, shared, { ...params, visit, code: body.inviteCode });
      const { db, listings } = dependencies;
      return changedCollection({ db: db.kysely, listings }, params.id, visit);
    });
  });
