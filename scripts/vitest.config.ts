import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'scripts', environment: 'node', include: ['**/*.test.{mjs,ts}'], testTimeout: 30_000 },
});
