import { readFileSync } from 'node:fs';
import { duration } from './progress.mjs';

/** Tests that may pass at the second try in one run. */
const FLAKY_LIMIT = 3;
const SHOWN_FAILURES = 30;

/**
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[], failures: string[] }} Counts `flaky` names the
 *   tests that passed at the second try, which are among those that `passed`; `failures` names the failed ones
 */

/**
 * Counts of a check. One that broke down without a failed test, such as at the time limit, counts as one failure.
 *
 * @param {'vitest' | 'playwright' | undefined} report the runner that wrote the report; without one the check counts as one
 * @param {string} file the JSON report
 * @param {{ code: number }} ending
 * @returns {Counts}
 */
export function countsOf(report, file, { code }) {
  const counts = report ? readCounts(report, file) : { ...NOTHING, passed: code === 0 ? 1 : 0 };
  if (!counts) return { ...NOTHING, failed: 1 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const NOTHING = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };
const READERS = { vitest: vitestCounts, playwright: playwrightCounts };

function readCounts(report, file) {
  try {
    return READERS[report](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // the runner ended before it wrote the report
  }
}

function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const named = (wanted) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(wanted).map((test) => inALine(name, test.fullName, test.failureMessages?.[0])),
    );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
    // Vitest keeps the errors of the first try.
    flaky: named(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0),
    failures: [
      ...unloadable.map(({ name, message }) => inALine(name, message)),
      ...named(({ status }) => status === 'failed'),
    ],
  };
}

function playwrightCounts({ stats, suites = [] }) {
  const specs = suites.flatMap(specsOf);
  const named = (status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title, tests }) =>
        inALine(`${file}:${line}`, title, tests[0].results[0]?.error?.message),
      );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: named('flaky'),
    failures: named('unexpected'),
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function inALine(...parts) {
  return parts
    .filter((part) => part)
    .join(': ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
}

/**
 * Sums a run up. Tests that passed at the second try are named, and count as failed where they are more than three.
 *
 * @param {Array<Counts & { name: string, tookMs: number }>} results
 * @returns {{ lines: string[], failed: number }} the last line is `N passed, N failed`
 */
export function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const flaky = results.flatMap((result) => result.flaky);
  const refused = flaky.length > FLAKY_LIMIT ? flaky.length : 0;
  const failed = sum('failed') + refused;
  const failures = results.flatMap((result) => result.failures).slice(0, SHOWN_FAILURES);
  return {
    lines: [
      ...results.map(lineOf),
      ...failures.map((name) => `  failed: ${name}`),
      ...flaky.map((name) => `  passed at the second try: ${name}`),
      ...(refused > 0 ? [`  More than ${FLAKY_LIMIT} passed at the second try: they count as failed.`] : []),
      `${sum('passed') - refused} passed, ${failed} failed`,
    ],
    failed,
  };
}

function lineOf({ name, passed, failed, skipped, tookMs }) {
  const extra = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed${extra} (${duration(tookMs)})`;
}
