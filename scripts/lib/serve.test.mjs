import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { forwardSignals } from './serve.mjs';

const serveModule = fileURLToPath(new URL('./serve.mjs', import.meta.url));

const POLITE_SERVER = `
  process.on('SIGINT', () => setImmediate(() => process.exit(7)));
  setInterval(() => {}, 1000);
  console.log('up');`;

/** Serves the given program in its own process, as `npm start` does. */
function serving(source) {
  const program = { command: process.execPath, args: ['-e', source] };
  const body = `import(${JSON.stringify(serveModule)}).then(({ serve }) => serve(${JSON.stringify(program)}));`;
  const child = spawn(process.execPath, ['-e', body], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = { text: '' };
  child.stdout.on('data', (chunk) => {
    said.text += chunk;
  });
  return { child, said };
}

it("exits with the program's exit code", async () => {
  const { child } = serving('process.exit(3)');
  expect(await once(child, 'exit')).toEqual([3, null]);
});

it('passes a Ctrl-C on, and waits for the program to finish', async () => {
  const { child, said } = serving(POLITE_SERVER);
  await expect.poll(() => said.text).toContain('up');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('passes a Ctrl-C on once where it is repeated within half a second', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const listen = vi.spyOn(process, 'on').mockReturnValue(process);
  onTestFinished(() => {
    vi.useRealTimers();
    listen.mockRestore();
  });
  const act = vi.fn();
  forwardSignals(act);
  const [, press] = listen.mock.calls.find(([signal]) => signal === 'SIGINT');
  for (const afterMs of [0, 100, 600]) {
    vi.setSystemTime(1e12 + afterMs);
    press();
  }
  expect(act.mock.calls).toEqual([['SIGINT'], ['SIGINT']]);
});
