import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { oneCheck, playwrightCounts, vitestCounts } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hearth-counts-'));
const ended = { code: 0, timedOut: false };
const brokeOff = { code: 1, timedOut: false };

function aReport(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (changes) => ({
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('counting', () => {
  it('counts a check of one program as one', () => {
    expect(oneCheck(ended)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(oneCheck(brokeOff)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts vitest tests one by one', () => {
    expect(vitestCounts(aReport(vitest({ numFailedTests: 2 })), brokeOff)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 1,
      failures: [],
      times: [],
    });
  });

  it('counts a test file that does not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(vitestCounts(aReport(vitest({ testResults })), brokeOff).failed).toBe(1);
  });

  it('counts a crash without a failed test as a failure', () => {
    expect(vitestCounts(aReport(vitest({})), brokeOff).failed).toBe(1);
    expect(vitestCounts(join(folder, 'missing.json'), ended).failed).toBe(1);
  });

  it('counts a browser test that passed at the second try as passed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightCounts(aReport({ stats }), brokeOff)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
      failures: [],
      times: [],
    });
  });

  it('measures each file', () => {
    const testResults = [{ name: '/a/home.test.ts', startTime: 100, endTime: 350, assertionResults: [] }];
    expect(vitestCounts(aReport(vitest({ testResults })), ended).times).toEqual([
      { file: '/a/home.test.ts', ms: 250 },
    ]);
    const spec = (...durations) => ({
      ok: true,
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const suites = [
      { title: 'a.e2e.ts', specs: [spec(200)], suites: [{ title: 'b', specs: [spec(30, 4)] }] },
    ];
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCounts(aReport({ stats, suites }), ended).times).toEqual([
      { file: 'a.e2e.ts', ms: 234 },
    ]);
  });

  it('names the failed tests', () => {
    const tests = [
      { status: 'passed', fullName: 'a home is found' },
      { status: 'failed', fullName: 'a home is shown', failureMessages: ['expected 1\n  to be 2'] },
    ];
    const testResults = [{ name: 'home.test.ts', status: 'failed', message: '', assertionResults: tests }];
    expect(vitestCounts(aReport(vitest({ numFailedTests: 1, testResults })), brokeOff).failures).toEqual([
      'home.test.ts: a home is shown: expected 1 to be 2',
    ]);
    const specs = [
      { ok: false, file: 'a.e2e.ts', line: 3, title: 'a page stands still' },
      { ok: true, file: 'a.e2e.ts', line: 9, title: 'a page opens' },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const suites = [{ title: 'a.e2e.ts', suites: [{ title: 'on a phone', specs }] }];
    expect(playwrightCounts(aReport({ stats, suites }), brokeOff).failures).toEqual([
      'a.e2e.ts:3: a page stands still',
    ]);
  });
});
