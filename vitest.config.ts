import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Programs that tests start many times are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

/** Every package brings its own `vitest*.config.ts`; each becomes a project that can be run by name. */
export default defineConfig({
  test: {
    projects: ['*/vitest*.config.ts'],
    tags: [{ name: 'full', description: 'Takes long: left out of the landing lane.' }],
  },
});
