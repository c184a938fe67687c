import type { EmbedCount, EmbedFigures, PageCount } from './embed-counts.queries.ts';

/** A load of a page with widgets. */
export type PageLoad = Pick<PageCount, 'key' | 'day' | 'page' | 'widgets'>;

/** Counts in memory and hands batches on, so that no request waits for its count. */
export interface EmbedCounter {
  count(key: string, day: string, kind: keyof EmbedFigures): void;
  countLoad(load: PageLoad): void;
  /** Passes the counts on; counts that could not be stored join the next batch. */
  flush(): Promise<void>;
}

interface Store {
  /** Adds to the stored counts; rejects where nothing was added. */
  readonly ofKeys: (counts: readonly EmbedCount[]) => Promise<void>;
  readonly ofPages: (counts: readonly PageCount[]) => Promise<void>;
}

export function createEmbedCounter({ ofKeys, ofPages }: Store): EmbedCounter {
  let keys = new Map<string, EmbedCount>();
  let pages = new Map<string, PageCount>();
  const addKey = ({ key, day, ...more }: EmbedCount): void => {
    const at = `${key} ${day}`;
    keys.set(at, { key, day, ...sum(keys.get(at) ?? {}, more) });
  };
  const addPage = ({ key, day, page, loads, inquiries, widgets }: PageCount): void => {
    const at = `${key} ${day} ${page}`;
    const old = pages.get(at) ?? { loads: 0, inquiries: 0, widgets: [] };
    const both = [...new Set([...old.widgets, ...widgets])];
    const counts = { loads: old.loads + loads, inquiries: old.inquiries + inquiries };
    pages.set(at, { key, day, page, ...counts, widgets: both });
  };
  return {
    count: (key, day, kind) => addKey({ key, day, [kind]: 1 }),
    countLoad(load) {
      addKey({ key: load.key, day: load.day, loads: 1 });
      addPage({ ...load, loads: 1, inquiries: 0 });
    },
    async flush() {
      const [ofDays, ofAddresses] = [[...keys.values()], [...pages.values()]];
      keys = new Map();
      pages = new Map();
      try {
        await orAgain(ofDays, ofKeys, addKey);
      } finally {
        await orAgain(ofAddresses, ofPages, addPage);
      }
    },
  };
}

/** Stores a batch, or adds it to the next one where that fails. */
async function orAgain<Count>(
  batch: readonly Count[],
  store: (batch: readonly Count[]) => Promise<void>,
  add: (count: Count) => void,
): Promise<void> {
  try {
    await store(batch);
  } catch (error) {
    batch.forEach(add);
    throw error;
  }
}

function sum(old: Partial<EmbedFigures>, more: Partial<EmbedFigures>): Partial<EmbedFigures> {
  const total: Partial<Record<keyof EmbedFigures, number>> = {};
  for (const figures of [old, more])
    for (const kind of ['loads', 'searches', 'views', 'inquiries', 'linkedInquiries'] as const)
      if (figures[kind]) total[kind] = (total[kind] ?? 0) + figures[kind];
  return total;
}
