/** Answers that may be some seconds old. */
export interface ShortCache<T> {
  get(key: string): Promise<T>;
}

interface Entry<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * Shares one call of `ask` among concurrent callers, and calls it again when the answer is stale. Failures are not cached.
 * Caches the newest `most` answers.
 *
 * @param now milliseconds that only grow
 */
export function createShortCache<T>(
  ask: (key: string) => Promise<T>,
  { milliseconds, most, now }: { milliseconds: number; most: number; now: () => number },
): ShortCache<T> {
  const entries = new Map<string, Entry<T>>();
  const keep = (key: string, answer: Promise<T>): Promise<T> => {
    const entry = { answer, until: now() + milliseconds };
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
    answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return answer;
  };
  return {
    get(key) {
      const entry = entries.get(key);
      return entry !== undefined && now() < entry.until ? entry.answer : keep(key, ask(key));
    },
  };
}
