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
  it('takes a check that is one program for one', () => {
    expect(oneCheck(ended)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(oneCheck(brokeOff)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts vitest tests one by one', () => {
    expect(vitestCounts(aReport(vitest({ numFailedTests: 2 })), brokeOff)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 1,
    });
  });

  it('counts a test file that does not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(vitestCounts(aReport(vitest({ testResults })), brokeOff).failed).toBe(1);
  });

  it('does not let a breakdown without a failed test look like success', () => {
    expect(vitestCounts(aReport(vitest({})), brokeOff).failed).toBe(1);
    expect(vitestCounts(join(folder, 'missing.json'), ended).failed).toBe(1);
  });

  it('counts a browser test that passed at the second try as passed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightCounts(aReport({ stats }), brokeOff)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  });
});
