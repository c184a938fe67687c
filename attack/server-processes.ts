import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '..');
const program = path.join(root, 'server/src/main.ts');
/** For a start that hangs. */
const START_MS = 300_000;

/** Last letters of what a server wrote that are shown when it did not start. */
const SHOWN_LETTERS = 4000;

/** A server as operators run it, on its own port, which is killed and started again. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number | undefined;
  /** Ends it at once, as a crash does, and starts it again. */
  kill(): Promise<void>;
  /** Ends it at once and leaves it. */
  end(): Promise<void>;
  start(): void;
  /** Lets requests under way finish, as an operator stops it. */
  stop(): Promise<void>;
}

/** Programs of the server that are started again and again are compiled once. */
export const programEnvironment = (environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node-compile'),
  LOG_LEVEL: 'silent',
  ...environment,
});

/** Starts a server and waits until it is ready. */
export async function startServerProcess(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const env = programEnvironment({
    LOG_LEVEL: 'error',
    PUBLIC_URL: origin,
    ...environment,
    PORT: String(port),
  });
  mkdirSync(path.join(root, 'node_modules/.cache'), { recursive: true });
  let output = '';
  const spawned = (): ChildProcess => {
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-SHOWN_LETTERS);
      });
    return started;
  };
  let child = spawned();
  const endBy = async (signal: NodeJS.Signals) => {
    // A start may have failed while the database was away.
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const end = () => endBy('SIGKILL');
  await untilReady(origin).catch(async (error) => {
    await end();
    throw new Error(`${error.message}; it wrote: ${output}`);
  });
  return {
    origin,
    get pid() {
      return child.pid;
    },
    async kill() {
      await end();
      child = spawned();
    },
    end,
    start() {
      child = spawned();
    },
    stop: () => endBy('SIGTERM'),
  };
}

/** @throws where the server is not ready in time */
async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await isReady(origin))) {
    if (Date.now() > deadline) throw new Error(`the server at ${origin} is not ready after ${START_MS} ms`);
    await sleep(100);
  }
}

export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
