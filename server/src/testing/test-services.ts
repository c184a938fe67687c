import type { Db } from '../db/database.ts';
import { type CachingServices, createServices } from '../services.ts';
import { testNow } from './generated-listings.ts';

/** What one process has: services and caches of its own, at `testNow`. */
export const testServices = (db: Db, { hasColumns = false } = {}): CachingServices =>
  createServices({ db, edition: 'austin', clock: () => testNow, hasColumns });
