import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    include: ['**/*.test.{mjs,ts}'],
    exclude: [...configDefaults.exclude, 'sample/**'],
    testTimeout: 30_000,
  },
});
