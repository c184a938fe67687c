import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sample',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
