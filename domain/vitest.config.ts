import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    // Node runs these files as they are, as it runs the server: Vite's transform took a fifth of the time.
    experimental: { viteModuleRunner: false },
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Of the processor's time some tests take a second, and other projects share the processors.
    testTimeout: 30_000,
  },
});
