import { defineConfig } from 'vitest/config';

/** Every package brings its own `vitest*.config.ts`; each becomes a project that can be run by name. */
export default defineConfig({ test: { projects: ['*/vitest*.config.ts'] } });
