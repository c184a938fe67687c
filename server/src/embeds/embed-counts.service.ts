import { editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createEmbedCounter, type PageLoad } from './embed-counter.ts';
import { addEmbedCounts, addPageCounts } from './embed-counts.queries.ts';

const FLUSH_MS = 5000;

interface Dependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'productName'>;
  readonly clock: () => Date;
}

/** Counts the use of keys for the current day. A killed server loses the counts of the last seconds. */
export interface EmbedCounts {
  readonly count: (key: string, kind: 'searches' | 'views') => void;
  readonly countLoad: (load: Omit<PageLoad, 'day'>) => void;
}

/** Stores counts every five seconds, and the last ones when the app closes. */
export function createEmbedCounts(app: FastifyInstance, { db, config, clock }: Dependencies): EmbedCounts {
  const { timeZone } = editionOf(config.productName);
  const counter = createEmbedCounter({
    ofKeys: (counts) => addEmbedCounts(db.kysely, counts),
    ofPages: (counts) => addPageCounts(db.kysely, counts),
  });
  const today = () => localMoment(clock(), timeZone).today;
  const flush = () => counter.flush().catch((error: unknown) => app.log.warn({ err: error }, 'embed counts'));
  const timer = setInterval(flush, FLUSH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return {
    count: (key, kind) => counter.count(key, today(), kind),
    countLoad: (load) => counter.countLoad({ ...load, day: today() }),
  };
}
