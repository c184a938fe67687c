import type { MapPointsRequest, SearchRequest } from '@hearth/domain/search/search-request.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import { createMemory, type Memory } from '../listings/memory.ts';
import type { SearchContext } from './search-context.ts';

type Db = Kysely<Tables>;

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
   * Exact for any number of processes, as long as all that is in the answer is read by `read`: `search_change()` names the last
   * change, and tells whether nobody is at changing anything; else the answer is not kept. Without a key nothing is
   * remembered. `now` is the last change where the caller has just been told.
   */
  whileUnchanged(
    db: Db,
    key: string | null,
    read: (now: Change | null) => Promise<Answer>,
    now?: Change | null,
  ): Promise<Answer>;
}

export function createAnswerMemory<Answer>(
  most: number,
  weigh?: (answer: Answer) => number,
): AnswerMemory<Answer> {
  /** One memory a database, so that it ends with it. */
  const memories = new WeakMap<Db, Memory<string, Remembered<Answer>>>();

  function memoryOf(db: Db): Memory<string, Remembered<Answer>> {
    const known = memories.get(db);
    if (known) return known;
    const memory = createMemory<string, Remembered<Answer>>(most, weigh && (({ answer }) => weigh(answer)));
    memories.set(db, memory);
    return memory;
  }

  return {
    async whileUnchanged(db, key, read, told = null) {
      if (key === null || db.isTransaction) return read(null);
      const memory = memoryOf(db);
      const now = told ?? (await lastChange(db));
      const known = memory.get(key);
      if (known?.change === now.change) return known.answer;
      const answer = await read(now);
      if (now.settled) memory.set(key, { change: now.change, answer });
      return answer;
    },
  };
}

/** The last change to what searches read, and whether it can be told at all. */
export async function lastChange(db: Db): Promise<Change> {
  const { rows } = await sql<Change>`select * from search_change()`.execute(db);
  return rows[0]!;
}

/**
 * A guest's search; null for all others. Every table it depends on counts its changes. The minute is part of
 * it, since open houses end.
 */
export function memorableKey(
  request: SearchRequest | MapPointsRequest,
  { viewer, place, onlyAgent, edition, today, time }: SearchContext,
): string | null {
  const ofEverybody =
    viewer.role === 'guest' && !place.foreignSavedSearch && place.recommendedListingIds.size === 0;
  if (!ofEverybody) return null;
  return JSON.stringify([request, place.lease, onlyAgent, edition, today, time]);
}
