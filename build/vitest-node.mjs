import { defineConfig } from 'vitest/config';

/**
 * Projects that wait for databases and programs run first, while the pages of browser tests use the rest of the processors'
 * time, and those of calculations after them. The files of a group take turns without a pause between its projects.
 */
const WAITING = ['loader', 'scripts-sample', 'server'];
/** Browser tests, in a run of all projects. */
export const AFTER_ALL = 2;

/**
 * A vitest project whose tests need no browser. Node runs their files as they are, as it runs the server: Vite's transform
 * took a fifth of the time. Its files share a process; two are run at a time.
 *
 * @param {import('vitest/config').ProjectConfig} test what the project has of its own; `isolate` gives each file a process
 */
export const nodeProject = (test) =>
  defineConfig({
    test: {
      environment: 'node',
      experimental: { viteModuleRunner: false },
      isolate: false,
      include: ['src/**/*.test.ts'],
      maxWorkers: 2,
      sequence: { groupOrder: WAITING.includes(test.name) ? 0 : 1 },
      ...test,
    },
  });
