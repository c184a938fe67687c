import { join } from 'node:path';
import { root } from './root.mjs';
import { sampleServerSettings } from './sample-server.mjs';

/**
 * A command of a lane. It counts as one check, or has a `report` of its tests, which are counted one by one.
 *
 * @typedef {{ name: string, args: string[], report?: 'vitest' | 'playwright', quiet?: boolean, needs?: string[],
 *   env?: (scratch: string) => Record<string, string> }} Check `args` are those of Node.js; `quiet` shows the output at
 *   the end, in one piece; `needs` names browsers, and checks that run before it
 */

const program = (...path) => join(root, 'node_modules', ...path);
const script = (name) => join(root, 'scripts', name);
const quiet = (name, ...args) => ({ name, args, quiet: true });
const samples = (scratch) => ({ HEARTH_E2E_DATA: join(scratch, 'data') });

/** Projects whose tests run in a page, on one processor each. */
const IN_PAGES = ['widgets-react*', 'widgets-preact*', 'portal-screens*'];

/**
 * The checks of a lane, by stages: those of a stage run side by side. The full lane has all; the landing lane leaves out tests with
 * the tag `full`, the widgets on React, and checks that protect a release and no single change.
 *
 * @param {{ full: boolean }} options
 * @returns {Check[][]}
 */
export function lane({ full }) {
  const landing = [
    [
      quiet('lint', program('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'),
      quiet('boundaries', script('boundaries.mjs')),
      quiet('patterns', script('patterns.mjs')),
      quiet('english', script('english.mjs')),
      quiet('types', script('types.mjs')),
      quiet('build', script('build.mjs'), '--if-changed'),
      {
        ...quiet('samples', '--disable-warning=ExperimentalWarning', script('sample/prepare.ts')),
        env: (scratch) => ({ ...sampleServerSettings, HEARTH_DATA: samples(scratch).HEARTH_E2E_DATA }),
      },
    ],
    [
      {
        ...vitest('components', { full, projects: full ? IN_PAGES : IN_PAGES.slice(1) }),
        quiet: true,
        needs: ['chromium'],
      },
      { ...vitest('unit', { full, projects: IN_PAGES.map((name) => `!${name}`) }), needs: ['chromium'] },
    ],
    [
      {
        name: 'e2e',
        args: [
          program('@playwright', 'test', 'cli.js'),
          'test',
          ...(full ? [] : ['--project=desktop', '--grep-invert=@full']),
        ],
        report: 'playwright',
        needs: ['chromium', 'build', 'samples'],
        env: samples,
      },
    ],
  ];
  return full ? [...landing, ...releaseChecks()] : landing;
}

function releaseChecks() {
  const attack = ['--kills=3', '--payloads=50', '--requests=500', '--seed=1', '--untimed'];
  return [
    [
      quiet('unused', program('knip', 'bin', 'knip.js')),
      { ...quiet('size', script('size.mjs')), needs: ['build'] },
    ],
    [
      {
        ...vitest('smoke', { full: true, config: join(root, 'e2e', 'other-browsers', 'vitest.config.ts') }),
        needs: ['other browsers', 'build', 'samples'],
        env: samples,
      },
    ],
    [
      {
        name: 'attack',
        args: ['--disable-warning=ExperimentalWarning', join(root, 'attack', 'main.ts'), ...attack],
        needs: ['chromium', 'build'],
      },
    ],
  ];
}

function vitest(name, { full, projects = [], config }) {
  const args = [
    program('vitest', 'vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...(config ? [`--config=${config}`] : []),
    ...(full ? [] : ['--tags-filter=!full']),
  ];
  return { name, args, report: 'vitest', env: () => ({ HEARTH_LANE: full ? 'full' : 'landing' }) };
}
