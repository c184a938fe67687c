import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 300_000;

export interface SampleServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The real server with its own database and sample homes; stopping it removes both. */
export async function startSampleServer(): Promise<SampleServer> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'hearth-bench-'));
  await chmod(dataFolder, 0o755);
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/sample/main.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        PUBLIC_URL: origin,
        HEARTH_DATA: dataFolder,
        DATABASE_URL: '',
        SAMPLE_LISTINGS: '600',
        REQUESTS_PER_MINUTE: '0',
        LISTINGS_PER_DAY: '0',
      },
    },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await ready(origin, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function ready(origin: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && !hasEnded()) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server did not start in time. Run "npm start" to see its messages.');
}
