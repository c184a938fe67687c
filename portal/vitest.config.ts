import { defineConfig } from 'vitest/config';

/** What can be told without a browser; screens are held by the journeys in `e2e/`. */
export default defineConfig({ test: { name: 'portal', environment: 'node', include: ['src/**/*.test.ts'] } });
