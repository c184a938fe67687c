import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { programOf } from './binaries.ts';
import { cleanEnvironment } from './cluster.ts';
import { clusterIn, type DataDirectory } from './data-directory.ts';
import { forgetReusedPid, type Postmaster, runningPostmaster } from './postmaster-file.ts';
import { pidExists } from './process-identity.ts';
import { spawnIdentity } from './run-as.ts';
import { asArguments, type PostgresSettings } from './settings.ts';

const START_MS = 60_000;
const STOP_MS = 30_000;
const POLL_MS = 20;
const LOG_BYTES = 10_000_000;

export interface StartedPostmaster extends Postmaster {
  /** True when it was running already, left by a server that was killed. */
  readonly reused: boolean;
}

/**
 * Returns the PostgreSQL of the cluster, running and ready: the one left by a killed server, else a new one. A new one may be
 * refused for a moment while the children of a killed one finish, so it is tried again.
 */
export async function startPostmaster(
  directory: DataDirectory,
  settings: PostgresSettings,
  wantedPort?: number,
): Promise<StartedPostmaster> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const left = await settled(directory, deadline);
    if (left) return { ...left, reused: true };
    forgetReusedPid(clusterIn(directory));
    const logStart = logSize(directory);
    const child = spawnPostgres(directory, settings, wantedPort ?? (await getPort({ host: '127.0.0.1' })));
    const started = await readyOrGone(directory, child, deadline);
    if (started) return { ...started, reused: false };
    if (Date.now() > deadline || !worthAnotherTry(logSince(directory, logStart))) {
      throw new Error(
        `The private PostgreSQL did not start; its log ${logFile(directory)} ends:\n${lastLines(logSince(directory, logStart))}`,
      );
    }
    await sleep(250);
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(directory: DataDirectory): Promise<void> {
  const running = runningPostmaster(clusterIn(directory));
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_MS;
  while (pidExists(running.pid) && Date.now() < deadline) await sleep(POLL_MS);
}

/** For the very end of the process, where nothing can be awaited any more. */
export function signalPostmaster(directory: DataDirectory): void {
  const running = runningPostmaster(clusterIn(directory));
  if (running) process.kill(running.pid, 'SIGINT');
}

/** Waits for a running one to be ready or to be gone. */
async function settled(directory: DataDirectory, deadline: number): Promise<Postmaster | null> {
  for (;;) {
    const running = runningPostmaster(clusterIn(directory));
    if (!running || running.status === 'ready') return running;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${running.pid}) stays ${running.status}.`);
    await sleep(POLL_MS);
  }
}

async function readyOrGone(
  directory: DataDirectory,
  child: ChildProcess,
  deadline: number,
): Promise<Postmaster | null> {
  let isEnded = false;
  child.once('exit', () => {
    isEnded = true;
  });
  child.once('error', () => {
    isEnded = true;
  });
  while (!isEnded && Date.now() < deadline) {
    const running = runningPostmaster(clusterIn(directory));
    if (running?.pid === child.pid && running?.status === 'ready') return running;
    await sleep(POLL_MS);
  }
  return null;
}

/** In its own process group: Ctrl-C reaches only the server, and running requests can finish. */
function spawnPostgres(directory: DataDirectory, settings: PostgresSettings, port: number): ChildProcess {
  const log = openLog(directory);
  try {
    const child = spawn(
      programOf(directory.binaries, 'postgres'),
      ['-D', clusterIn(directory), '-p', String(port), ...asArguments(settings)],
      {
        ...spawnIdentity(directory.user),
        env: cleanEnvironment,
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function openLog(directory: DataDirectory): number {
  const log = openSync(logFile(directory), logSize(directory) > LOG_BYTES ? 'w' : 'a', 0o600);
  if (directory.user) chownSync(logFile(directory), directory.user.uid, directory.user.gid);
  return log;
}

const logFile = (directory: DataDirectory): string => path.join(directory.folder, 'postgres.log');
const logSize = (directory: DataDirectory): number =>
  statSync(logFile(directory), { throwIfNoEntry: false })?.size ?? 0;
const logSince = (directory: DataDirectory, start: number): string =>
  readFileSync(logFile(directory))
    .subarray(start > LOG_BYTES ? 0 : start)
    .toString('utf8');
const lastLines = (text: string): string => text.trim().split('\n').slice(-8).join('\n');

/** Children of a killed postmaster retain its shared memory for a moment; a free port may be taken before we use it. */
const worthAnotherTry = (log: string): boolean =>
  /shared memory block|lock file "postmaster\.pid" already exists|could not bind|Address already in use/.test(
    log,
  );
