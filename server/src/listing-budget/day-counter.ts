import { LRUCache } from 'lru-cache';
import type { ListingCount } from './listing-counts.queries.ts';
import type { Reader } from './reader.ts';

/** Counts of a day that all processes share. Requests count in memory; the store gets the sums of some seconds at once. */
export interface DayCounter {
  /** Listings of a reader on a day, those of other processes as of the last exchange with the store. */
  count(reader: Reader, day: string): Promise<number>;
  add(reader: Reader, day: string, listings: number): void;
  /** Passes the counts on; counts that could not be stored join the next batch. */
  flush(): Promise<void>;
}

export interface CountStore {
  read(reader: Reader, day: string): Promise<number>;
  /** Adds to the stored counts and returns the sums. */
  add(counts: readonly ListingCount[]): Promise<readonly ListingCount[]>;
}

/** Readers whose stored count a process remembers. A forgotten one costs a query. */
const MAX_KNOWN = 50_000;

export function createDayCounter(store: CountStore): DayCounter {
  const known = new LRUCache<string, number, { readonly reader: Reader; readonly day: string }>({
    max: MAX_KNOWN,
    fetchMethod: (_id, _old, { context: { reader, day } }) => store.read(reader, day),
  });
  const pending = new Map<string, ListingCount>();
  let flushing: Promise<void> | undefined;

  async function storePending(): Promise<void> {
    const batch = [...pending.values()];
    for (const sum of await store.add(batch)) known.set(idOf(sum, sum.day), sum.listings);
    for (const { listings, ...of } of batch) take(of, of.day, -listings);
  }

  /** Adds to the counts that are not stored yet. */
  function take(reader: Reader, day: string, listings: number): void {
    const id = idOf(reader, day);
    const sum = (pending.get(id)?.listings ?? 0) + listings;
    if (sum === 0) pending.delete(id);
    else pending.set(id, { kind: reader.kind, name: reader.name, day, listings: sum });
  }

  return {
    async count(reader, day) {
      const id = idOf(reader, day);
      const stored = known.get(id) ?? (await known.fetch(id, { context: { reader, day } })) ?? 0;
      return stored + (pending.get(id)?.listings ?? 0);
    },
    add: take,
    flush() {
      flushing ??= storePending().finally(() => {
        flushing = undefined;
      });
      return flushing;
    },
  };
}

const idOf = ({ kind, name }: Reader, day: string): string => `${day} ${kind} ${name}`;
