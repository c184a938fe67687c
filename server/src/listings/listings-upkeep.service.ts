import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { Db } from '../db/database.ts';
import { forgetRemovalsBefore } from './removed-listings.queries.ts';

/** How long the page of a removed listing says that it is gone. */
const REMOVAL_DAYS = 730;

/** Forgets listings that were removed over two years ago: their pages answer as unknown ones do. Returns how many there were. */
export function forgetOldRemovals(db: Db, now: Date): Promise<number> {
  return forgetRemovalsBefore(db, new Date(now.getTime() - REMOVAL_DAYS * DAY_MS));
}
