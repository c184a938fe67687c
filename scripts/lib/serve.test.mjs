import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const serveModule = fileURLToPath(new URL('./serve.mjs', import.meta.url));

const POLITE_SERVER = `
  let asked = 0;
  process.on('SIGINT', () => { asked += 1; setTimeout(() => { console.log('asked', asked); process.exit(7); }, 700); });
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

it('passes a repeated Ctrl-C on once, and waits for the program to finish', async () => {
  const { child, said } = serving(POLITE_SERVER);
  await expect.poll(() => said.text, { timeout: 10_000 }).toContain('up');
  child.kill('SIGINT');
  await sleep(100);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([7, null]);
  expect(said.text).toContain('asked 1');
});
