import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { sampleServerSettings } from '../../scripts/lib/sample-server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
  }
}

/** The real server for all smoke tests, on the samples in `HEARTH_E2E_DATA`, else on its own few. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const prepared = process.env.HEARTH_E2E_DATA;
  const data = prepared ?? temporaryFolder();
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', resolve(import.meta.dirname, '../../scripts/sample/main.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...sampleServerSettings,
        PORT: String(port),
        HEARTH_DATA: data,
        SAMPLE_LISTINGS: '200',
        PUBLIC_URL: origin,
      },
    },
  );
  await untilReady(origin);
  project.provide('origin', origin);
  return async () => {
    const gone = new Promise((ended) => server.once('exit', ended));
    server.kill('SIGTERM');
    await gone;
    if (!prepared) rmSync(data, { recursive: true, force: true });
  };
}

/** Readable, as PostgreSQL may have to run as another user. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-smoke-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the server did not start');
}
