import { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { suggestedSearch } from './suggested-search.ts';
import { suggestLocations } from './suggestions.service.ts';

/** Of an address's requests; 300 of the usual 600 a minute are five letters a second. */
const SUGGESTIONS_SHARE = 0.5;

/** Suggestions. */
export const suggestionsRoutes: Resource = (app, { db, search: searches, config, budget }) => {
  const source = { db: db.kysely, search: searches };
  route(
    app,
    getSuggestions,
    async ({ query }, request, reply) => {
      const { visit } = request;
      const { search, leftOut } = suggestedSearch(query, visit.viewer);
      const { hits, numbered } = await suggestLocations(source, query.query, { ...visit, ...search });
      // Numbers follow each other, so that a program could ask for all addresses by them.
      if (numbered.length > 0) await budget.countPage(request, reply, numbered);
      return { hits, ...leftOut };
    },
    { requestsPerMinute: shareOf(config.requestsPerMinute, SUGGESTIONS_SHARE) },
  );
};
