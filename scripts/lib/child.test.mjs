import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { run } from './child.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hearth child '));
const node = (source, options) => run(process.execPath, ['-e', source], { capture: true, ...options });

afterAll(() => rmSync(folder, { recursive: true }));

it('returns the exit code and the whole output', async () => {
  const { code, output } = await node("console.log('out'); console.error('err'); process.exitCode = 5;");
  expect(code).toBe(5);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

it('says that a program is missing, and does not throw', async () => {
  expect((await run(join(folder, 'no such program'), [], { capture: true })).code).toBe(127);
});

it.runIf(process.platform !== 'win32')(
  'ends the program and its child processes at the time limit',
  async () => {
    const pulse = join(folder, 'pulse');
    const heart = `setInterval(() => require('node:fs').appendFileSync(${JSON.stringify(pulse)}, '.'), 20);`;
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(heart)}]); ${heart}`;
    const { code, timedOut } = await node(parent, { timeoutMs: 1_500 });
    expect(timedOut).toBe(true);
    expect(code).not.toBe(0);
    const beats = statSync(pulse).size;
    await sleep(300);
    expect(statSync(pulse).size).toBe(beats);
  },
);
