import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import { endChildrenOnSignals } from './child.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { duration, say } from './progress.mjs';
import { root } from './root.mjs';
import { setUp } from './set-up.mjs';
import { endStragglers, strayMark } from './stragglers.mjs';

/**
 * Huge pages where Linux offers them (`madvise`): a hash of a password takes 32 MiB at once, and some virtual machines hand
 * out small pages so slowly that this takes two thirds of its time.
 */
const HUGE_PAGES = { GLIBC_TUNABLES: process.env.GLIBC_TUNABLES ?? 'glibc.malloc.hugetlb=1' };

/** Time limit of all checks together, set-up included, in case a test hangs. */
const OVERALL_LIMIT_MS = 24.5 * 60_000;
const NEEDS_BROWSER = new Set(['unit', 'e2e']);

/**
 * Sets the project up, runs all checks one after another, also after a failure, and ends the process:
 * with one last line `N passed, N failed`, and exit code 0 only if nothing failed.
 *
 * @param {Array<{ name: string, what: string, limitMs: number, check: Function }>} checks
 * @param {string[]} names the checks to run; all where empty
 */
export async function runChecks(checks, names) {
  endChildrenOnSignals();
  const started = Date.now();
  const deadline = started + OVERALL_LIMIT_MS;
  const chosen = choose(checks, names);
  const scratch = mkdtempSync(join(tmpdir(), 'hearth-checks-'));
  chmodSync(scratch, 0o755); // PostgreSQL may run as another user, which must read the folder
  process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

  const results = [];
  try {
    const node = await setUp();
    const env = { [strayMark.name]: strayMark.value, ...HUGE_PAGES };
    if (chosen.some(({ name }) => NEEDS_BROWSER.has(name))) env.HEARTH_CHROMIUM = await ensureBrowser(node);
    const circumstances = { node, env, scratch, deadline, prepared: new Map() };
    for (const check of chosen)
      if (check.prepare) circumstances.prepared.set(check, check.prepare(circumstances));
    for (const turn of inTurns(chosen)) results.push(...(await runTurn(turn, circumstances)));
  } catch (error) {
    say(error.message);
    results.push({ what: 'Set-up', passed: 0, failed: 1, skipped: 0, took: Date.now() - started });
  }
  report(results);
}

function choose(checks, names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length === 0)
    return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
  throw new Error(
    `There is no check called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}`,
  );
}

/** Neighbors that may run beside each other, together. */
function inTurns(checks) {
  const turns = [];
  for (const check of checks) {
    const turn = turns.at(-1);
    if (check.beside && turn?.[0].beside) turn.push(check);
    else turns.push([check]);
  }
  return turns;
}

async function runTurn(checks, circumstances) {
  const names = checks.map(({ name }) => name).join(', ');
  const results = await Promise.all(checks.map((check) => runOne(check, circumstances)));
  const left = await endStragglers();
  if (left > 0) say(`${names}: left ${left} processes running; they were ended`);
  return results;
}

async function runOne(check, { deadline, prepared, ...circumstances }) {
  const { name, what, limitMs } = check;
  const started = Date.now();
  const timeoutMs = Math.min(limitMs, deadline - started);
  say(`--- ${what} (${name}) ---`);
  const counts = await attempt(check.check, {
    ...circumstances,
    timeoutMs,
    prepared: await prepared.get(check),
  });
  const took = Date.now() - started;
  if (took >= timeoutMs) say(`${what}: stopped, it took longer than ${duration(timeoutMs)}`);
  return { what, ...counts, took };
}

async function attempt(check, circumstances) {
  if (circumstances.timeoutMs <= 0) {
    say(`not run: the ${duration(OVERALL_LIMIT_MS)} for all checks are used up`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  try {
    return await check(circumstances);
  } catch (error) {
    say(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function report(results) {
  say('--- Summary ---');
  for (const { what, passed, failed, skipped, took } of results) {
    const extra = skipped > 0 ? `, ${skipped} skipped` : '';
    say(
      `${failed > 0 ? 'FAILED' : 'ok    '} ${what}: ${passed} passed, ${failed} failed${extra} (${duration(took)})`,
    );
  }
  const times = results.flatMap(({ times = [] }) => times).sort((a, b) => b.ms - a.ms);
  if (times.length > 0) say('The ten slowest test files:');
  for (const { file, ms } of times.slice(0, 10))
    say(`  ${duration(ms)} ${isAbsolute(file) ? relative(root, file) : file}`);
  for (const failure of results.flatMap(({ failures = [] }) => failures).slice(0, 30)) say(`  ${failure}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
