import { join } from 'node:path';
import { ensureBuild } from './build.mjs';
import { run } from './child.mjs';
import { oneCheck, playwrightCounts, sumOf, vitestCounts } from './counts.mjs';
import { ensureOtherBrowsers } from './ensure-other-browsers.mjs';
import { environmentFor } from './node-runtime.mjs';
import { root } from './root.mjs';
import { sampleServerSettings } from './sample-server.mjs';

const MINUTE_MS = 60_000;
const SAMPLES_TIMEOUT_MS = 3 * MINUTE_MS;
const program = (...path) => join(root, 'node_modules', ...path);

/**
 * The checks in the order in which they run; those with `beside` run at the same time as their neighbors with it. Each
 * takes what it needs (`node`, `scratch`, `env`, `timeoutMs`) and answers `{ passed, failed, skipped }`. Lint, types and
 * the like count as one check each, tests one by one. `prepare` starts with the
 * first checks.
 */
export const TEST_CHECKS = [
  {
    name: 'lint',
    what: 'Format and lint',
    limitMs: 3 * MINUTE_MS,
    beside: true,
    check: one([program('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']),
  },
  {
    name: 'boundaries',
    what: 'Boundaries between packages',
    limitMs: 3 * MINUTE_MS,
    beside: true,
    check: one([join(root, 'scripts', 'boundaries.mjs')]),
  },
  {
    name: 'patterns',
    what: 'Regular expressions that take too long',
    limitMs: 3 * MINUTE_MS,
    beside: true,
    check: one([join(root, 'scripts', 'patterns.mjs')]),
  },
  {
    name: 'types',
    what: 'Types',
    limitMs: 5 * MINUTE_MS,
    beside: true,
    check: one([join(root, 'scripts', 'types.mjs')]),
  },
  { name: 'build', what: 'Build', limitMs: 5 * MINUTE_MS, beside: true, check: build },
  { name: 'unit', what: 'Unit and integration tests', limitMs: 14 * MINUTE_MS, check: vitest },
  {
    name: 'e2e',
    what: 'Browser tests',
    limitMs: 15 * MINUTE_MS,
    prepare: loadSampleData,
    check: playwright,
  },
  {
    name: 'smoke',
    what: 'Smoke tests on Firefox and WebKit',
    limitMs: 5 * MINUTE_MS,
    prepare: ensureOtherBrowsers,
    check: otherBrowsers,
  },
];

/** Additional checks of `npm run verify`. */
export const VERIFY_CHECKS = [
  {
    name: 'unused',
    what: 'Unused files, exports and dependencies',
    limitMs: 3 * MINUTE_MS,
    check: one([program('knip', 'bin', 'knip.js')]),
  },
  {
    name: 'size',
    what: 'Sizes against their budgets',
    limitMs: 3 * MINUTE_MS,
    check: one([join(root, 'scripts', 'size.mjs')]),
  },
];

/** Prints the output at the end, in one piece. */
function one(args) {
  return async ({ node, env, timeoutMs }) => {
    const result = await run(node, args, { capture: true, env: environmentFor(node, env), timeoutMs });
    process.stdout.write(result.output);
    return oneCheck(result);
  };
}

/** Projects whose tests run in a browser, each in one page on one processor. */
const IN_A_PAGE = ['widgets-react*', 'widgets-preact*', 'portal-screens*'];

/** Tests in pages beside those in Node.js, so that the last page does not keep the other processor waiting. */
async function vitest(circumstances) {
  const parts = await Promise.all([
    vitestPart(circumstances, 'pages', IN_A_PAGE, { capture: true }),
    vitestPart(
      circumstances,
      'node',
      IN_A_PAGE.map((name) => `!${name}`),
    ),
  ]);
  return sumOf(parts);
}

async function vitestPart({ node, env, scratch, timeoutMs }, part, projects, { capture = false } = {}) {
  const report = join(scratch, `vitest-${part}.json`);
  const chosen = projects.map((name) => `--project=${name}`);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const result = await run(node, [program('vitest', 'vitest.mjs'), ...args], {
    capture,
    env: environmentFor(node, env),
    timeoutMs,
  });
  process.stdout.write(result.output);
  return vitestCounts(report, result);
}

async function build({ node, timeoutMs }) {
  await ensureBuild(node, { timeoutMs });
  return { passed: 1, failed: 0, skipped: 0 };
}

async function playwright({ node, env, scratch, timeoutMs }) {
  const report = join(scratch, 'playwright.json');
  await ensureBuild(node);
  const result = await run(node, [program('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], {
    env: environmentFor(node, {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      HEARTH_E2E_DATA: sampleData(scratch),
    }),
    timeoutMs,
  });
  return playwrightCounts(report, result);
}

async function otherBrowsers({ node, env, scratch, timeoutMs, prepared: browsers }) {
  const report = join(scratch, 'smoke.json');
  await ensureBuild(node);
  const config = join(root, 'e2e', 'other-browsers', 'vitest.config.ts');
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const result = await run(node, [program('vitest', 'vitest.mjs'), ...args], {
    env: environmentFor(node, { ...env, ...browsers, HEARTH_E2E_DATA: sampleData(scratch) }),
    timeoutMs,
  });
  return vitestCounts(report, result);
}

/**
 * Loads the samples while the last of the first checks leaves a processor idle. Without this the server of the journeys does it, as
 * after a failure here.
 */
async function loadSampleData({ node, scratch }) {
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'sample', 'prepare.ts')];
  const settings = { ...sampleServerSettings, HEARTH_DATA: sampleData(scratch) };
  await run(node, args, {
    capture: true,
    env: environmentFor(node, settings),
    timeoutMs: SAMPLES_TIMEOUT_MS,
  });
}

/** The data folder of the journeys' server, whose samples the smoke tests use after them. */
function sampleData(scratch) {
  return join(scratch, 'data');
}
