const MINUTE_MS = 60_000;

/** Counts requests of keys by the minute, in this process. */
export interface KeyLimit {
  /** Seconds to wait where the key had its share of this minute; null where it may go on. */
  wait(key: string, most: number): number | null;
}

/** @param now milliseconds that only grow */
export function createKeyLimit(now: () => number): KeyLimit {
  let minute = Number.NEGATIVE_INFINITY;
  let counts = new Map<string, number>();
  return {
    wait(key, most) {
      const time = now();
      const current = Math.floor(time / MINUTE_MS);
      if (current !== minute) {
        minute = current;
        counts = new Map();
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return most === 0 || count <= most ? null : Math.ceil(((current + 1) * MINUTE_MS - time) / 1000);
    },
  };
}
