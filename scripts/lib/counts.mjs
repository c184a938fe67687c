import { readFileSync } from 'node:fs';

/**
 * How a check went, in tests. A check that broke down without a single failed test, say over a file that does not
 * load or a time limit, counts as one failure, so that no breakdown looks like success.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
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
  });
}

/** @param {string} file the JSON report @param {Ending} ending @returns {Counts} */
export function playwrightCounts(file, ending) {
  const report = readReport(file);
  if (!report) return broken();
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settled(ending, { passed: expected + flaky, failed: unexpected, skipped });
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
