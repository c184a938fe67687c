import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'loader',
    environment: 'node',
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
  },
});
