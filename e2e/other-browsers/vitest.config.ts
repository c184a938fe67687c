import { defineConfig } from 'vitest/config';

/** Run separately, after the build: see scripts/lib/lane.mjs. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.smoke.ts'],
    globalSetup: ['server.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
