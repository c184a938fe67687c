import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = path.join(import.meta.dirname, '../../main.ts');

/** A server as operators run it, on a port of its own, which is killed and started again. */
export interface ServerProcess {
  readonly origin: string;
  /** Ends it at once, as a crash does, and starts it again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server and waits until it is ready. */
export async function startServerProcess(
  port: number,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const start = (): ChildProcess =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
  let child = start();
  await untilReady(origin);
  const end = async () => {
    const ended = once(child, 'exit');
    // A start may have failed while the database was away.
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await ended;
    }
  };
  return {
    origin,
    async kill() {
      await end();
      child = start();
    },
    stop: end,
  };
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`the server at ${origin} is not ready after a minute`);
    await sleep(100);
  }
}
