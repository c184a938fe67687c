import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    // Node runs these files as they are, as it runs the server: Vite's transform took a fifth of the time.
    experimental: { viteModuleRunner: false },
    include: ['**/*.test.{mjs,ts}'],
    exclude: [...configDefaults.exclude, 'sample/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
