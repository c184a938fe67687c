import { LRUCache } from 'lru-cache';

/** A moment of the database as `search_change()` names it. */
export interface Change {
  readonly change: string;
  readonly settled: boolean;
}

interface Entry<Answer> {
  readonly change: string;
  readonly answer: Answer;
}

/** Answers of one kind, limited by number or weight. */
export interface AnswerCache<Answer> {
  /**
   * Returns the cached result of `read` for this key if no data that a search reads has changed since; otherwise calls `read`.
   * Exact for any number of processes, as long as `read` reads everything in the answer. `now` is the last change, read before
   * this call; without it, or without a key, nothing is cached.
   */
  whileUnchanged(key: string | null, now: Change | null, read: () => Promise<Answer>): Promise<Answer>;
  /** The cached result of that key, if it is current. */
  known(key: string | null, now: Change | null): Answer | undefined;
}

/**
 * Caches the answers of one database.
 * @param limit most answers, or the most that they may weigh together
 */
export function createAnswerCache<Answer extends object>(
  limit: number,
  weigh?: (answer: Answer) => number,
): AnswerCache<Answer> {
  const cache = new LRUCache<string, Entry<Answer>>(
    weigh ? { maxSize: limit, sizeCalculation: ({ answer }) => weigh(answer) } : { max: limit },
  );
  function known(key: string | null, now: Change | null): Answer | undefined {
    const stored = key === null || now === null ? undefined : cache.get(key);
    return stored?.change === now?.change ? stored?.answer : undefined;
  }
  return {
    known,
    async whileUnchanged(key, now, read) {
      const answered = known(key, now);
      if (answered || key === null || now === null) return answered ?? read();
      const answer = await read();
      if (now.settled) cache.set(key, { change: now.change, answer });
      return answer;
    },
  };
}
