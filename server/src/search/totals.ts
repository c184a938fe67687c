import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Change } from '../cache/answer-cache.ts';
import { cacheKey } from './cache-key.ts';
import { isAnswerable } from './columns/column-rows.ts';
import { type PreparedSearch, totalsInColumns } from './columns/column-totals.ts';
import { inAreas } from './find-in-shapes.queries.ts';
import { resolveAreas } from './search-areas.ts';
import { changeNow } from './search-change.queries.ts';
import { searchCondition } from './search-condition.sql.ts';
import type { SearchContext } from './search-context.ts';
import { columnsAsOf, type SearchSource } from './search-source.ts';
import { countListings } from './totals.queries.ts';

/**
 * How many listings each of the searches finds, in their order, through the gate: in one pass over the columns of this
 * process where they can answer, else one after the other in the database. Counted once until a listing changes.
 * @param onCounted hears of each total as it is counted
 * @throws AppError polygon_not_found for an unknown area
 */
export async function totalsOf(
  source: SearchSource,
  requests: readonly SearchRequest[],
  context: SearchContext,
  onCounted: (at: number, total: number) => void = () => {},
): Promise<number[]> {
  const now = await changeNow(source.db);
  const totals = new Map<number, number>();
  const note = (at: number, total: number): void => {
    totals.set(at, total);
    onCounted(at, total);
  };
  const keys = requests.map((request) => cacheKey(request, context));
  for (const [at, key] of keys.entries()) {
    const known = source.totals.known(key, now);
    if (known) note(at, known.total);
  }
  const left = () => [...requests.entries()].filter(([at]) => !totals.has(at));
  const count = async (at: number, read: () => Promise<number>): Promise<void> => {
    const { total } = await source.totals.whileUnchanged(keys[at] ?? null, now, async () => ({
      total: await read(),
    }));
    note(at, total);
  };
  for (const [at, total] of await countInColumns(source, now, left(), context))
    await count(at, async () => total);
  for (const [at, request] of left()) await count(at, () => countInDatabase(source, now, request, context));
  return requests.map((_, at) => totals.get(at)!);
}

type NumberedRequest = readonly [at: number, request: SearchRequest];

/** Of the searches that the columns can answer; none where the process has no columns. */
async function countInColumns(
  source: SearchSource,
  now: Change | null,
  requests: readonly NumberedRequest[],
  context: SearchContext,
): Promise<readonly (readonly [at: number, total: number])[]> {
  const searches: (PreparedSearch & { readonly at: number })[] = [];
  for (const [at, request] of requests) {
    const areas = await resolveAreas(source, request, context, now);
    if (isAnswerable(request, context, areas)) searches.push({ at, request, areas });
  }
  const columns = searches.length === 0 ? null : await columnsAsOf(source, now, context);
  if (columns === null) return [];
  const totals = totalsInColumns(columns, searches, context);
  return searches.map(({ at }, index) => [at, totals[index]!]);
}

async function countInDatabase(
  source: SearchSource,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
): Promise<number> {
  const areas = await resolveAreas(source, request, context, now);
  return countListings(source.db, await inAreas(source.db, searchCondition(request, context), areas));
}
