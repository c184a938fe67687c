import { defineConfig } from '@playwright/test';

/** Run by scripts/lib/counts.test.mjs alone. */
export default defineConfig({
  testMatch: 'playwright-tests.ts',
  retries: 1,
  outputDir: process.env.HEARTH_SECOND_TRY_OUTPUT,
});
