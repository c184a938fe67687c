import { searchPlaces } from '@hearth/domain/contract/places.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { suggestPlaces } from './places.service.ts';
import { suggestedSearch } from './suggested-search.ts';

/** Of an address's requests; 300 of the usual 600 a minute are five letters a second. */
const SUGGESTIONS_SHARE = 0.5;

/** Suggestions. */
export const placesRoutes: Resource = (app, { db, config }) => {
  route(
    app,
    searchPlaces,
    async ({ query }, { visit }) => ({
      hits: await suggestPlaces(db.kysely, query.query, {
        ...visit,
        ...suggestedSearch(query, visit.viewer),
      }),
    }),
    { requestsPerMinute: shareOf(config.requestsPerMinute, SUGGESTIONS_SHARE) },
  );
};
