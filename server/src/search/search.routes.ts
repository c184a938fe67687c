import { searchListings as endpoint } from '@hearth/domain/contract/search.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { onlyAgentOf } from '../embeds/only-agent.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { searchListings } from './search.service.ts';

/** The listing search; until there are accounts everybody is a guest. */
export const searchRoutes: Resource = (app, { db, config, clock }) => {
  const edition = editionOf(config.productName).id;
  route(
    app,
    endpoint,
    ({ query }, request) =>
      searchListings(db.kysely, query, {
        viewer: guestViewer,
        edition,
        now: clock(),
        onlyAgent: onlyAgentOf(request),
      }),
    { remembered: ['listings', 'nearbyListings'] },
  );
};
