import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'build', environment: 'node', include: ['*.test.mjs'], testTimeout: 20_000 },
});
