import { tmpdir } from 'node:os';
import type { Db } from '../db/database.ts';
import { createScenes } from '../photos/scenes.service.ts';
import { type CachingServices, createServices } from '../services.ts';
import { testNow } from './generated-listings.ts';
import { testConfig } from './test-config.ts';

/** The services and caches of one process, at `testNow`. */
export const testServices = (db: Db, { hasColumns = false, photosFolder = tmpdir() } = {}): CachingServices =>
  createServices({
    db,
    edition: 'austin',
    clock: () => testNow,
    hasColumns,
    photosFolder,
    scenes: createScenes(photosFolder, testConfig()),
    onError: console.error,
  });
