import { tmpdir } from 'node:os';
import type { Db } from '../db/database.ts';
import { type CachingServices, createServices } from '../services.ts';
import { testNow } from './generated-listings.ts';

/** The services and caches of one process, at `testNow`. */
export const testServices = (db: Db, { hasColumns = false } = {}): CachingServices =>
  createServices({
    db,
    edition: 'austin',
    clock: () => testNow,
    hasColumns,
    photosFolder: tmpdir(),
    onError: console.error,
  });
