import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './child.mjs';
import { countsOf, summary } from './counts.mjs';
import { root } from './root.mjs';
import { REPORTERS } from './run-lane.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hearth-counts-'));
const fixtures = join(root, 'scripts', 'testing', 'second-try');
const RUNNERS = {
  vitest: [join('vitest', 'vitest.mjs'), 'run'],
  playwright: [join('@playwright', 'test', 'cli.js'), 'test'],
};

/** Runs the tests of the folder `second-try` with a runner and counts them. */
async function counted(runner, ...options) {
  const file = join(folder, `${runner}.json`);
  const [program, verb] = RUNNERS[runner];
  const { args, env } = REPORTERS[runner](file);
  const config = `--config=${join(fixtures, `${runner}.config.ts`)}`;
  const all = [join(root, 'node_modules', program), verb, config, ...args, ...options];
  const ending = await run(process.execPath, all, {
    capture: true,
    env: { ...process.env, ...env, HEARTH_SECOND_TRY_OUTPUT: join(folder, 'output') },
  });
  return countsOf(runner, file, ending);
}

const result = (changes) => ({
  name: 'e2e',
  passed: 10,
  failed: 0,
  skipped: 0,
  flaky: [],
  failures: [],
  tookMs: 1_000,
  ...changes,
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['vitest', 'playwright'])('tests of %s', (runner) => {
  it('counts tests one by one, and names those that failed or passed at the second try', async () => {
    const counts = await counted(runner);
    expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
    expect(counts.flaky).toEqual([expect.stringMatching(/tests\.ts.*: passes at the second try/)]);
    expect(counts.failures).toEqual([expect.stringMatching(/tests\.ts.*: fails: .*expect/)]);
  });

  it('count as one failure where the runner wrote no report', () => {
    expect(countsOf(runner, join(folder, 'missing.json'), { code: 0 })).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('count as one failure where the runner failed without a failed test', async () => {
    await counted(runner, runner === 'vitest' ? '--testNamePattern=^passes$' : '--grep=passes$');
    const counts = countsOf(runner, join(folder, `${runner}.json`), { code: 1 });
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
  });
});

it('counts a command without a report as one check', () => {
  expect(countsOf(undefined, '', { code: 0 })).toMatchObject({ passed: 1, failed: 0 });
  expect(countsOf(undefined, '', { code: 1 })).toMatchObject({ passed: 0, failed: 1 });
});

describe('the summary', () => {
  it('ends with the sums, below the names of tests that failed or passed at the second try', () => {
    const { lines, failed } = summary([
      result({ failed: 1, failures: ['a.e2e.ts: opens a page'] }),
      result({ name: 'components', skipped: 2, flaky: ['b.test.tsx: closes a dialog'] }),
    ]);
    expect(failed).toBe(1);
    expect(lines).toEqual([
      'FAILED e2e: 10 passed, 1 failed (1.0 s)',
      'ok     components: 10 passed, 0 failed, 2 skipped (1.0 s)',
      '  failed: a.e2e.ts: opens a page',
      '  passed at the second try: b.test.tsx: closes a dialog',
      '20 passed, 1 failed',
    ]);
  });

  it('accepts three tests that passed at the second try', () => {
    const { lines, failed } = summary([result({ flaky: ['a', 'b'] }), result({ flaky: ['c'] })]);
    expect(failed).toBe(0);
    expect(lines.at(-1)).toBe('20 passed, 0 failed');
  });

  it('counts four tests that passed at the second try as failed', () => {
    const { lines, failed } = summary([result({ flaky: ['a', 'b'] }), result({ flaky: ['c', 'd'] })]);
    expect(failed).toBe(4);
    expect(lines.at(-1)).toBe('16 passed, 4 failed');
    expect(lines).toContain('  passed at the second try: d');
  });
});
