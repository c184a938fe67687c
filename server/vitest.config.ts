import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // Node runs these files as they are, as it runs the server: Vite's transform took a fifth of the time.
    experimental: { viteModuleRunner: false },
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { groupOrder: 1 }, // after the others, which bring their own number of workers
  },
});
