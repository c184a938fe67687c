import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { SearchContext } from './search-context.ts';

/** A moment of the database as `search_change()` names it. */
export interface Change {
  readonly change: string;
  readonly settled: boolean;
}

interface Remembered<Answer> {
  readonly change: string;
  readonly answer: Answer;
}

/** Answers of one kind, so many of them or of what they weigh. */
export interface AnswerMemory<Answer> {
  /**
   * What `read` answered before under this key, if nothing that a search reads has changed since; else what it answers now.
   * Exact for any number of processes, as long as all that is in the answer is read by `read`. `now` is the last change as it
   * was told before; without it, or without a key, nothing is remembered.
   */
  whileUnchanged(
    db: Db,
    key: string | null,
    now: Change | null,
    read: () => Promise<Answer>,
  ): Promise<Answer>;
}

export function createAnswerMemory<Answer extends object>(
  limit: number,
  weigh?: (answer: Answer) => number,
): AnswerMemory<Answer> {
  /** One cache a database, so that it ends with it. */
  const caches = new WeakMap<Db, LRUCache<string, Remembered<Answer>>>();

  function cacheOf(db: Db): LRUCache<string, Remembered<Answer>> {
    const known = caches.get(db);
    if (known) return known;
    const cache = new LRUCache<string, Remembered<Answer>>(
      weigh ? { maxSize: limit, sizeCalculation: ({ answer }) => weigh(answer) } : { max: limit },
    );
    caches.set(db, cache);
    return cache;
  }

  return {
    async whileUnchanged(db, key, now, read) {
      if (key === null || now === null) return read();
      const cache = cacheOf(db);
      const known = cache.get(key);
      if (known?.change === now.change) return known.answer;
      const answer = await read();
      if (now.settled) cache.set(key, { change: now.change, answer });
      return answer;
    },
  };
}

/** The last change, to be asked for before anything that is to be remembered; null in a transaction, which sees its own. */
export const changeNow = (db: Db): Promise<Change | null> =>
  db.isTransaction ? Promise.resolve(null) : lastChange(db);

/** The last change to what searches read, and whether it can be told at all. */
export async function lastChange(db: Db): Promise<Change> {
  const { rows } = await sql<Change>`select * from search_change()`.execute(db);
  return rows[0]!;
}

/**
 * What guests and clients ask, who find the same; null for agents, who see more. Every table it depends on counts its changes.
 * The minute is part of it, since open houses end.
 */
export function memorableKey(
  request: SearchRequest | MapPointsRequest,
  { viewer, display: place, onlyAgent, edition, today, time }: SearchContext,
): string | null {
  const ofEverybody =
    viewer.role !== 'agent' && !place.foreignSavedSearch && place.recommendedListingIds.size === 0;
  if (!ofEverybody) return null;
  return JSON.stringify([request, place.lease, onlyAgent, edition, today, time]);
}
