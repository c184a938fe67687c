import { searchPlaces } from '@hearth/domain/contract/places.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { onlyAgentOf } from '../embeds/only-agent.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { suggestPlaces } from './places.service.ts';
import { suggestedSearch } from './suggested-search.ts';

/** Of an address's requests; 300 of the usual 600 a minute are five letters a second. */
const SUGGESTIONS_SHARE = 0.5;

/** Suggestions; until there are accounts everybody is a guest. */
export const placesRoutes: Resource = (app, { db, config, clock }) => {
  const edition = editionOf(config.productName).id;
  route(
    app,
    searchPlaces,
    async ({ query }, request) => ({
      hits: await suggestPlaces(db.kysely, query.query, {
        viewer: guestViewer,
        edition,
        now: clock(),
        onlyAgent: onlyAgentOf(request),
        ...suggestedSearch(query, guestViewer),
      }),
    }),
    { requestsPerMinute: shareOf(config.requestsPerMinute, SUGGESTIONS_SHARE) },
  );
};
