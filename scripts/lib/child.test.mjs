import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
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

it('returns 127 where the program is missing', async () => {
  expect((await run(join(folder, 'no such program'), [], { capture: true })).code).toBe(127);
});

it.runIf(process.platform !== 'win32')('ends the program and its child processes at a signal', async () => {
  const file = join(folder, 'started');
  const child = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); setInterval(() => {}, 1e6);`;
  const program = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); setInterval(() => {}, 1e6);`;
  const stopping = new AbortController();
  const ended = node(program, { signal: stopping.signal });
  await vi.waitUntil(() => existsSync(file), { timeout: 20_000 });
  stopping.abort();
  // The run settles once no process has its output open, so not before the child process has ended.
  expect((await ended).code).toBe(143);
});
