import type { EmbedCount } from './embed-counts.queries.ts';

/** Counts searches in memory and hands them on in batches, so that no search waits for its count. */
export interface SearchCounter {
  count(key: string, day: string): void;
  /** Passes the counts on; counts that could not be stored join the next batch. */
  flush(): Promise<void>;
}

/** @param store adds to the stored counts; rejects where nothing was added */
export function createSearchCounter(store: (counts: readonly EmbedCount[]) => Promise<void>): SearchCounter {
  let counted = new Map<string, EmbedCount>();
  const add = (key: string, day: string, searches: number): void => {
    const at = `${key} ${day}`;
    counted.set(at, { key, day, searches: (counted.get(at)?.searches ?? 0) + searches, inquiries: 0 });
  };
  return {
    count: (key, day) => add(key, day, 1),
    async flush() {
      const batch = [...counted.values()];
      counted = new Map();
      try {
        await store(batch);
      } catch (error) {
        for (const { key, day, searches } of batch) add(key, day, searches);
        throw error;
      }
    },
  };
}
