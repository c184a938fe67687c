import { tmpdir } from 'node:os';
import type { Db } from '../db/database.ts';
import { type CachingServices, createServices } from '../services.ts';
import { testNow } from './generated-listings.ts';

/** The services and caches of one process, at `testNow`. */
export const testServices = (db: Db, { hasColumns = false, photosFolder = tmpdir() } = {}): CachingServices =>
  createServices({
    db,
    edition: 'austin',
    clock: () => testNow,
    hasColumns,
    photosFolder,
    onError: console.error,
  });
