import { defineConfig } from 'vitest/config';
import { IN_BROWSER } from '../build/vitest-browser.mjs';

/** What needs no browser; components and elements are tested in one: see build/vitest-browser.mjs. */
export default defineConfig({
  test: {
    name: 'widgets',
    environment: 'node',
    // Node runs these files as they are, as it runs the server: Vite's transform took a fifth of the time.
    experimental: { viteModuleRunner: false },
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: IN_BROWSER,
  },
});
