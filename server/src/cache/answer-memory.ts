import { LRUCache } from 'lru-cache';

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
   * Returns the cached result of `read` for this key if no data that a search reads has changed since; else calls `read`.
   * Exact for any number of processes, as long as `read` reads everything in the answer. `now` is the last change, read before
   * this call; without it, or without a key, nothing is cached.
   */
  whileUnchanged(key: string | null, now: Change | null, read: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Caches the answers of one database.
 * @param limit how many answers, or how much they may weigh together
 */
export function createAnswerMemory<Answer extends object>(
  limit: number,
  weigh?: (answer: Answer) => number,
): AnswerMemory<Answer> {
  const cache = new LRUCache<string, Remembered<Answer>>(
    weigh ? { maxSize: limit, sizeCalculation: ({ answer }) => weigh(answer) } : { max: limit },
  );
  return {
    async whileUnchanged(key, now, read) {
      if (key === null || now === null) return read();
      const known = cache.get(key);
      if (known?.change === now.change) return known.answer;
      const answer = await read();
      if (now.settled) cache.set(key, { change: now.change, answer });
      return answer;
    },
  };
}
