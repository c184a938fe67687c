import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Relaxation, SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import { relaxationWords } from '@hearth/domain/search/results/relaxation-words.ts';
import { relaxedSearches } from '@hearth/domain/search/results/relaxations.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { boundariesById } from '../boundaries/boundaries.queries.ts';
import type { Change } from '../cache/answer-cache.ts';
import { databaseFailure } from '../db/database-failure.ts';
import type { Visit } from '../http/visit.ts';
import { foundRows, isAnswerable } from './columns/column-rows.ts';
import { inAreas } from './find-in-shapes.queries.ts';
import { countListings, limitStatements } from './relaxations.queries.ts';
import { resolveAreas } from './search-areas.ts';
import { changeNow } from './search-change.queries.ts';
import { searchCondition } from './search-condition.sql.ts';
import { allowedRequest, type SearchContext, searchContext } from './search-context.ts';
import { columnsAsOf, type SearchSource } from './search-source.ts';

/** No search is counted in more variants; of one with more filters than this no single one is to blame. */
const MAX_COUNTED = 20;
const MAX_RELAXATIONS = 8;
/** Relaxations that are not counted by then are left out. */
const TIME_LIMIT_MS = 1_500;

/**
 * The relaxations of a search: the totals without each filter, the tags or the bounding box, largest first. Only
 * relaxations that find more than the search itself. They are counted through the gate, one after the other: in the columns
 * of this process if possible, otherwise on one connection.
 * @throws AppError polygon_not_found for an unknown area
 */
export async function searchRelaxations(
  source: SearchSource,
  asked: SearchRequest,
  visit: Visit,
): Promise<SearchRelaxations> {
  const { request, leftOut } = allowedRequest(asked, visit.viewer);
  const context = searchContext(request, visit);
  const viewer = { lease: request.lease, viewer: context.viewer, agentMode: false };
  const relaxed = relaxedSearches(request, viewer).slice(0, MAX_COUNTED);
  const totals = await totalsOf(source, [request, ...relaxed.map((search) => search.request)], context);
  const current = totals[0] ?? Number.POSITIVE_INFINITY;
  const counted = relaxed.flatMap((search, at): Relaxation[] => {
    const total = totals[at + 1];
    if (total === undefined || total <= current) return [];
    const words = relaxationWords(search.part, { filters: request.filters, areas: request.address });
    return [{ filter: search.part, total, words }];
  });
  const relaxations = counted.toSorted((a, b) => b.total - a.total).slice(0, MAX_RELAXATIONS);
  return { relaxations, ...leftOut };
}

/** How many listings each of the searches finds; undefined where the time was too short to count them. */
async function totalsOf(
  source: SearchSource,
  requests: readonly SearchRequest[],
  context: SearchContext,
): Promise<readonly (number | undefined)[]> {
  const until = performance.now() + TIME_LIMIT_MS;
  const now = await changeNow(source.db);
  const totals = await countInColumns(source, now, requests, context, until);
  if (!totals.includes(undefined)) return totals;
  const counting = source.db.transaction().execute(async (transaction) => {
    await limitStatements(transaction, TIME_LIMIT_MS);
    for (const [at, request] of requests.entries()) {
      if (performance.now() > until) break;
      totals[at] ??= await countInDatabase({ ...source, db: transaction }, request, context);
    }
  });
  await counting.catch((error: unknown) => {
    // A statement timeout ended the transaction; the totals counted before it are still valid.
    if (totals.slice(1).every((total) => total === undefined) || databaseFailure(error) !== 'timeout')
      throw error;
  });
  return totals;
}

/** The relaxations that the columns can count; none in a process without columns. */
async function countInColumns(
  source: SearchSource,
  now: Change | null,
  requests: readonly SearchRequest[],
  context: SearchContext,
  until: number,
): Promise<(number | undefined)[]> {
  const totals: (number | undefined)[] = requests.map(() => undefined);
  for (const [at, request] of requests.entries()) {
    const areas = await resolveAreas(source, request, now);
    if (!isAnswerable(request, context, areas)) continue;
    const columns = await columnsAsOf(source, now, context);
    if (columns === null || performance.now() > until) break;
    totals[at] = foundRows(columns, request, context, areas).length;
    await letOthersRun();
  }
  return totals;
}

/** Uses of areas are not noted in the transaction, which a failure would end. */
async function countInDatabase(
  source: SearchSource,
  request: SearchRequest,
  context: SearchContext,
): Promise<number> {
  const { db } = source;
  const boundariesOf = (ids: readonly string[]) => boundariesById(db, ids);
  const areas = await resolveAreas({ ...source, boundariesOf }, request, null);
  return countListings(db, await inAreas(db, searchCondition(request, context), areas));
}
