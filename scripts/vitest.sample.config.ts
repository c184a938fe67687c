import { defineConfig } from 'vitest/config';

/** Tests that load samples into databases of their own. */
export default defineConfig({
  test: {
    name: 'scripts-sample',
    environment: 'node',
    // Node runs these files as they are, as it runs the server: Vite's transform took a fifth of the time.
    experimental: { viteModuleRunner: false },
    isolate: false,
    include: ['sample/**/*.test.ts'],
    globalSetup: ['../server/src/testing/global-setup.ts'],
    // Two loads of 5 s each on idle processors, which other projects share.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { groupOrder: 1 }, // beside those of the server, after the others
  },
});
