import { defineConfig } from 'vitest/config';
import { HANG_MS, WAIT_MS } from './patience.mjs';

/**
 * Projects run one after another: a process is kept for the files of one project, and starts anew for those of another. Those
 * that wait for databases and programs come first, while the pages of browser tests use the rest of the processors' time.
 */
const ORDER = [
  'server',
  'scripts-sample',
  'sample',
  'loader',
  'domain',
  'scripts',
  'widgets',
  'portal',
  'build',
];
/** Browser tests, in a run of all projects. */
export const AFTER_ALL = ORDER.length;

/**
 * A vitest project whose tests need no browser. Node runs their files as they are, as it runs the server: Vite's transform
 * took a fifth of the time. Its files share a process, and two are run at a time.
 *
 * @param {import('vitest/config').ProjectConfig} test the project's own settings; `isolate` gives each file a process
 */
export const nodeProject = (test) =>
  defineConfig({
    test: {
      environment: 'node',
      experimental: { viteModuleRunner: false },
      isolate: false,
      include: ['src/**/*.test.ts'],
      maxWorkers: 2,
      testTimeout: HANG_MS,
      hookTimeout: HANG_MS,
      expect: { poll: { timeout: WAIT_MS } },
      sequence: { groupOrder: ORDER.indexOf(test.name) },
      ...test,
    },
  });
