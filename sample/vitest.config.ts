import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sample',
    environment: 'node',
    // Node runs these files as they are, as it runs the server: Vite's transform took a fifth of the time.
    experimental: { viteModuleRunner: false },
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
