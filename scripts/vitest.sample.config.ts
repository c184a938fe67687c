import { defineConfig } from 'vitest/config';

/** Tests that load samples into databases of their own. */
export default defineConfig({
  test: {
    name: 'scripts-sample',
    environment: 'node',
    include: ['sample/**/*.test.ts'],
    globalSetup: ['../server/src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { groupOrder: 1 }, // beside those of the server, after the others
  },
});
