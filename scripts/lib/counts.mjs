import { readFileSync } from 'node:fs';

/**
 * How a check went, in tests. A check that broke down without a single failed test, say over a file that does not
 * load or a time limit, counts as one failure, so that no breakdown looks like success.
 *
 * @typedef {{ file: string, ms: number }} FileTime how long a file's tests ran, one after another
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], times?: FileTime[] }} Counts
 *   `failures` names the failed tests
 * @typedef {{ code: number, timedOut: boolean }} Ending
 */

/** @returns {Counts} */
export function oneCheck({ code }) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** @param {string} file the JSON report @param {Ending} ending @returns {Counts} */
export function vitestCounts(file, ending) {
  const report = readReport(file);
  if (!report) return broken();
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return settled(ending, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(vitestFailures),
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      ms: endTime - startTime,
    })),
  });
}

/** @param {string} file the JSON report @param {Ending} ending @returns {Counts} */
export function playwrightCounts(file, ending) {
  const report = readReport(file);
  if (!report) return broken();
  const { expected, unexpected, flaky, skipped } = report.stats;
  const suites = report.suites ?? [];
  const failures = suites.flatMap(playwrightFailures);
  const times = suites.map((suite) => ({ file: suite.title, ms: playwrightTime(suite) }));
  return settled(ending, { passed: expected + flaky, failed: unexpected, skipped, failures, times });
}

/** @param {Counts[]} parts of one check @returns {Counts} */
export function sumOf(parts) {
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: parts.flatMap(({ failures = [] }) => failures),
    times: parts.flatMap(({ times = [] }) => times),
  };
}

function vitestFailures({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [inALine(`${name}: ${message}`)];
  return failed.map(({ fullName, failureMessages }) =>
    inALine(`${name}: ${fullName}: ${failureMessages?.[0]}`),
  );
}

function playwrightFailures({ specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map((spec) => inALine(`${spec.file}:${spec.line}: ${spec.title}`));
  return [...failed, ...suites.flatMap(playwrightFailures)];
}

function playwrightTime({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests = [] }) => tests.flatMap((test) => test.results));
  const parts = [...results.map(({ duration }) => duration), ...suites.map(playwrightTime)];
  return parts.reduce((sum, ms) => sum + ms, 0);
}

/** The names of failed tests, for the end of a long log. */
function inALine(text) {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300);
}

function settled(ending, counts) {
  return ending.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function broken() {
  return { passed: 0, failed: 1, skipped: 0 };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
