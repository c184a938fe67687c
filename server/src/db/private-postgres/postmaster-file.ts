import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf, pidExists } from './process-identity.ts';

/** The state that a running PostgreSQL records in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** 'starting', 'stopping', 'ready' or 'standby'. */
  readonly status: string;
}

/** The PostgreSQL that has the cluster open, or null when none does (a file left by a killed one counts as none). */
export function runningPostmaster(cluster: string): Postmaster | null {
  const lines = readLines(fileOf(cluster));
  const pid = Number(lines?.[0]);
  if (!lines || !isPostmasterOf(cluster, pid)) return null;
  return { pid, port: Number(lines[3]), status: (lines[7] ?? 'starting').trim() };
}

/**
 * Removes the file of a killed PostgreSQL whose number another program has by now (a container that starts again deals out
 * the same few numbers); PostgreSQL would take that program for itself and refuse to start.
 */
export function forgetReusedPid(cluster: string): void {
  const pid = Number(readLines(fileOf(cluster))?.[0]);
  if (pidExists(pid) && !isPostmasterOf(cluster, pid)) rmSync(fileOf(cluster), { force: true });
}

function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!pidExists(pid)) return false;
  const command = commandLineOf(pid);
  return command === null || command.includes(cluster);
}

const fileOf = (cluster: string): string => path.join(cluster, 'postmaster.pid');

function readLines(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
