import { defineConfig } from 'vitest/config';

/** Run by scripts/lib/counts.test.mjs alone. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['vitest-tests.ts'], retry: 1 } });
