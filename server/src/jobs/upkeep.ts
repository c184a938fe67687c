import { dropOldNonces } from '../captcha/captcha.queries.ts';
import type { Database } from '../db/database.ts';
import { dropUnusedAreas } from '../polygons/polygon.service.ts';
import { dropOldSales } from '../search/search-upkeep.ts';

const DAY_MS = 86_400_000;

/** One of all processes works at a time; the others leave it to that one. */
const UPKEEP_LOCK = 7_302_116;

interface UpkeepOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Does what is due once a day, now and every 24 hours, until the answer is called. */
export function startUpkeep(options: UpkeepOptions): () => void {
  const work = () => void upkeep(options).catch(options.onError);
  const timer = setInterval(work, DAY_MS);
  timer.unref();
  work();
  return () => clearInterval(timer);
}

/**
 * Forgets sales of over two years ago, captchas that are too old to be used and drawn areas that nobody uses; answers how many
 * listings are found no longer.
 */
export async function upkeep({ db, clock }: Pick<UpkeepOptions, 'db' | 'clock'>): Promise<number> {
  const client = await db.pool.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [UPKEEP_LOCK]);
    if (!rows[0].mine) return 0;
    const dropped = await dropOldSales(db.kysely, clock());
    await dropOldNonces(db.kysely, clock());
    await dropUnusedAreas(db.kysely, clock());
    await client.query('select pg_advisory_unlock($1)', [UPKEEP_LOCK]);
    return dropped;
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true);
  }
}
