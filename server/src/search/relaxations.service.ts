import type { Relaxation, SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import { relaxationWords } from '@hearth/domain/search/results/relaxation-words.ts';
import { relaxedSearches } from '@hearth/domain/search/results/relaxations.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/database.ts';
import { databaseFailure } from '../db/database-failure.ts';
import type { Visit } from '../http/visit.ts';
import { inAreas } from './find-in-shapes.ts';
import { countListings, limitStatements } from './relaxations.queries.ts';
import { searchContext } from './search.service.ts';
import { resolveAreas } from './search-areas.ts';
import { searchCondition } from './search-condition.ts';
import type { SearchContext } from './search-context.ts';

/** No search is counted in more variants; of one with more filters than this no single one is to blame. */
const MOST_COUNTED = 20;
const MOST_ANSWERED = 8;
/** What is not counted by then is left out: the page shows what there is. */
const TIME_LIMIT_MS = 1_500;

/**
 * What each filter, the places and the box of a search cost it: the totals without it, the largest first, only such as find
 * more than the search itself. Counted through the gate, as the search is, one after the other on one connection.
 * @throws AppError polygon_not_found for an unknown area
 */
export async function searchRelaxations(
  db: Kysely<Tables>,
  request: SearchRequest,
  visit: Visit,
): Promise<SearchRelaxations> {
  const context = searchContext(request, visit);
  const viewer = { lease: request.lease, viewer: context.viewer, agentMode: false };
  const relaxed = relaxedSearches(request, viewer).slice(0, MOST_COUNTED);
  const until = performance.now() + TIME_LIMIT_MS;
  const counted: Relaxation[] = [];
  let current = Number.POSITIVE_INFINITY;
  const counting = db.transaction().execute(async (transaction) => {
    await limitStatements(transaction, TIME_LIMIT_MS);
    current = await total(transaction, request, context);
    for (const search of relaxed) {
      if (performance.now() > until) break;
      const words = relaxationWords(search.part, { filters: request.filters, places: request.address });
      counted.push({ filter: search.part, total: await total(transaction, search.request, context), words });
    }
  });
  await counting.catch((error: unknown) => {
    // The statement that ran out of time ended the transaction; what was counted before it holds all the same.
    if (counted.length === 0 || databaseFailure(error) !== 'timeout') throw error;
  });
  const more = counted.filter((relaxation) => relaxation.total > current);
  return { relaxations: more.toSorted((a, b) => b.total - a.total).slice(0, MOST_ANSWERED) };
}

async function total(db: Kysely<Tables>, request: SearchRequest, context: SearchContext): Promise<number> {
  const areas = await resolveAreas(db, request);
  return countListings(db, await inAreas(db, searchCondition(request, context), areas));
}
