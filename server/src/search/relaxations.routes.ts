import { searchRelaxations as endpoint } from '@hearth/domain/contract/relaxations.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { onlyAgentOf } from '../embeds/only-agent.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { searchRelaxations } from './relaxations.service.ts';

/** Each request counts a search many times over, so an address gets so many of its requests here. */
const SHARE = 0.2;

/** Which filter of a search to relax; until there are accounts everybody is a guest. */
export const relaxationRoutes: Resource = (app, { db, config, clock }) => {
  const edition = editionOf(config.productName).id;
  route(
    app,
    endpoint,
    ({ query }, request) =>
      searchRelaxations(db.kysely, query, {
        viewer: guestViewer,
        edition,
        now: clock(),
        onlyAgent: onlyAgentOf(request),
      }),
    { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE) },
  );
};
