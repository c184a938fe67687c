import { defineConfig } from 'vitest/config';

/** Tests that need no browser; components are tested in one (vitest.screens.config.ts), screens by the journeys in `e2e/`. */
export default defineConfig({
  test: { name: 'portal', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});
