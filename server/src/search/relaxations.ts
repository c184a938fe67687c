import { setTimeout as wait } from 'node:timers/promises';
import type { Relaxation, SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import { relaxationWords, sideEffects } from '@hearth/domain/search/results/relaxation-words.ts';
import { relaxedSearches } from '@hearth/domain/search/results/relaxations.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { LRUCache } from 'lru-cache';
import type { Visit } from '../http/visit.ts';
import { allowedFor } from './allowed-for.ts';
import { personalContext } from './personal-context.ts';
import type { SearchContext } from './search-context.ts';
import type { RequestedSearchSource } from './search-source.ts';
import { totalsOf } from './totals.ts';

/** No search is counted in more variants; of one with more filters than this no single one is to blame. */
const MAX_COUNTED = 20;
const MAX_RELAXATIONS = 8;
/** An answer waits no longer for totals; counting goes on for the next request of the same relaxations. */
const TIME_LIMIT_MS = 1_500;

/** Totals of a search and its relaxations, which fill in as they are counted. */
interface Counting {
  readonly totals: Map<number, number>;
  /** Rejects where they cannot be counted. */
  readonly ended: Promise<void>;
}

/** Counts relaxations; counts that an answer did not wait for go on. */
export interface RelaxationCounter {
  /**
   * The relaxations of a search: the totals without each filter, the tags or the bounding box, the largest first. Only those
   * that find more than the search itself. `complete` is false while some are still counted: ask again.
   * @throws AppError polygon_not_found for an unknown area; sign_in_required and forbidden for lists of an account;
   * not_found for an unknown collection
   */
  relaxationsOf(request: SearchRequest, visit: Visit): Promise<SearchRelaxations>;
  /** Resolves once no statement of its counts runs. */
  close(): Promise<void>;
}

/** Counts that are not fetched for a minute are forgotten. */
const FORGOTTEN = { max: 200, ttl: 60_000 };

export function createRelaxationCounter(source: RequestedSearchSource): RelaxationCounter {
  const unfinished = new LRUCache<string, Counting>(FORGOTTEN);
  const running = new Set<Promise<void>>();

  function begin(requests: readonly SearchRequest[], context: SearchContext): Counting {
    const totals = new Map<number, number>();
    const counted = totalsOf(source, requests, context, (at, total) => totals.set(at, total));
    const ended = counted.then(() => {});
    const settled = ended.catch(() => {}).then(() => void running.delete(settled));
    running.add(settled);
    return { totals, ended };
  }

  return {
    async relaxationsOf(requested, visit) {
      const { request, leftOut } = await allowedFor(source, requested, visit);
      // No filter is to blame that an empty list has no listing.
      const context = await personalContext(source.db, request, visit);
      const viewer = { lease: request.lease, viewer: context.viewer, agentMode: false };
      const relaxed = relaxedSearches(request, viewer).slice(0, MAX_COUNTED);
      const requests = [request, ...relaxed.map((search) => search.request)];
      const { today, lists } = context;
      const { viewer: asking, edition, onlyAgent } = visit;
      const key = JSON.stringify([request, asking, edition, onlyAgent, today, lists]);
      const counting = unfinished.get(key) ?? begin(requests, context);
      unfinished.delete(key);
      const complete = await endsInTime(counting);
      if (!complete) unfinished.set(key, counting);
      return { relaxations: relaxationsFrom(request, relaxed, counting.totals), complete, ...leftOut };
    },
    close: async () => void (await Promise.all(running)),
  };
}

async function endsInTime({ ended }: Counting): Promise<boolean> {
  const stop = new AbortController();
  const late = wait(TIME_LIMIT_MS, false, { signal: stop.signal }).catch(() => false);
  try {
    return await Promise.race([ended.then(() => true), late]);
  } finally {
    stop.abort();
  }
}

function relaxationsFrom(
  request: SearchRequest,
  relaxed: ReturnType<typeof relaxedSearches>,
  totals: ReadonlyMap<number, number>,
): Relaxation[] {
  const current = totals.get(0) ?? Number.POSITIVE_INFINITY;
  const narrowed = { filters: request.filters, areas: request.address };
  const found = relaxed.flatMap(({ part, request: wider }, at): Relaxation[] => {
    const total = totals.get(at + 1);
    if (total === undefined || total <= current) return [];
    const also = [...sideEffects(part, request.filters, wider.filters)];
    return [{ filter: part, total, words: relaxationWords(part, narrowed, also), also }];
  });
  return found.toSorted((a, b) => b.total - a.total).slice(0, MAX_RELAXATIONS);
}
