import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildrenOnSignals, run } from './child.mjs';
import { countsOf, summary } from './counts.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureOtherBrowsers } from './ensure-other-browsers.mjs';
import { lane } from './lane.mjs';
import { environmentFor } from './node-runtime.mjs';
import { say } from './progress.mjs';
import { setUp } from './set-up.mjs';

/** For a run that hangs, in minutes. Slow machines need half of it for the landing lane, and a good hour for the full one. */
const LIMIT_MIN = { landing: 60, full: 120 };

/**
 * Huge pages where Linux offers them (`madvise`): a hash of a password takes 32 MiB at once, and some virtual machines hand
 * out small pages so slowly that this takes two thirds of its time.
 */
const HUGE_PAGES = { GLIBC_TUNABLES: process.env.GLIBC_TUNABLES ?? 'glibc.malloc.hugetlb=1' };

/** Arguments and environment that make a test runner write its report to a file as JSON, besides what it prints. */
export const REPORTERS = {
  vitest: (file) => ({ args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] }),
  playwright: (file) => ({
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
};

/**
 * Sets the project up and runs the checks, also after a failure. The last line is `N passed, N failed`, and the exit code is
 * 0 only if nothing failed.
 *
 * @param {{ full: boolean }} options
 * @param {string[]} names the checks to run, with those that they need; all where empty
 */
export async function runLane({ full }, names) {
  endChildrenOnSignals();
  const chosen = choose(lane({ full }), names);
  const limit = AbortSignal.timeout(LIMIT_MIN[full ? 'full' : 'landing'] * 60_000);
  const scratch = mkdtempSync(join(tmpdir(), 'hearth-checks-'));
  chmodSync(scratch, 0o755); // PostgreSQL may run as another user, which must read the folder
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

  const results = [];
  try {
    const node = await setUp();
    const env = { ...HUGE_PAGES, ...(await browsers(node, chosen)) };
    for (const stage of chosen)
      results.push(
        ...(await Promise.all(stage.map((check) => runCheck(check, { node, env, scratch, limit })))),
      );
  } catch (error) {
    say(error.message);
    results.push({ name: 'set-up', tookMs: 0, ...countsOf(undefined, '', { code: 1 }) });
  }
  const { lines, failed } = summary(results);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function choose(stages, names) {
  if (names.length === 0) return stages;
  const checks = stages.flat();
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No such check: ${unknown.join(', ')}. Checks: ${checks.map(({ name }) => name).join(', ')}`,
    );
  const needed = checks.flatMap(({ name, needs = [] }) => (names.includes(name) ? needs : []));
  return stages.map((stage) => stage.filter(({ name }) => names.includes(name) || needed.includes(name)));
}

/** Environment variables that name the browsers, which are installed where the machine has none. */
async function browsers(node, stages) {
  const needed = stages.flat().flatMap(({ needs = [] }) => needs);
  return {
    ...(needed.includes('chromium') ? { HEARTH_CHROMIUM: await ensureBrowser(node) } : {}),
    ...(needed.includes('other browsers') ? await ensureOtherBrowsers() : {}),
  };
}

async function runCheck(check, { node, env, scratch, limit }) {
  const started = Date.now();
  const file = join(scratch, `${check.name}.json`);
  const reporter = check.report ? REPORTERS[check.report](file) : {};
  if (!check.quiet) say(`--- ${check.name} ---`);
  const result = await run(node, [...check.args, ...(reporter.args ?? [])], {
    capture: check.quiet,
    env: environmentFor(node, { ...env, ...check.env?.(scratch), ...reporter.env }),
    signal: limit,
  });
  if (check.quiet) process.stdout.write(`[hearth] --- ${check.name} ---\n${result.output}`);
  return { name: check.name, tookMs: Date.now() - started, ...countsOf(check.report, file, result) };
}
