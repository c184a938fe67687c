import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';

export interface FolderLock {
  release(): void;
}

/** A server has the folder as long as it runs; a command, e.g. an import, for the moment that it takes. */
export type LockPurpose = 'server' | 'command';

interface Holder extends ProcessIdentity {
  readonly purpose: LockPurpose;
}

/** Another Hearth program runs on the same data. */
export class DataInUseError extends Error {
  readonly pid: number;
  readonly purpose: LockPurpose;

  constructor(folder: string, pid: number, purpose: LockPurpose) {
    super(
      `The data in ${folder} is in use by another Hearth ${purpose} (process ${pid}). ` +
        `Stop it first, or give this one a folder of its own with HEARTH_DATA.`,
    );
    this.name = 'DataInUseError';
    this.pid = pid;
    this.purpose = purpose;
  }
}

/** Long enough for a rival that took our file by mistake to have put it back. */
const SETTLE_MS = 50;

/**
 * Takes `server.lock` in a folder for this process. A lock whose process is gone is replaced, a living one's never is.
 * @throws DataInUseError naming the process that holds the lock
 */
export async function lockFolder(folder: string, purpose: LockPurpose): Promise<FolderLock> {
  const file = path.join(folder, 'server.lock');
  const mine = JSON.stringify({ ...identityOf(process.pid), purpose });
  while (!createWith(file, mine)) {
    const found = read(file);
    if (found === null) continue;
    refuseLiving(folder, found);
    removeStale(file, found);
  }
  await sleep(SETTLE_MS);
  const now = read(file);
  if (now !== mine) {
    const rival = holder(now);
    throw new DataInUseError(folder, rival?.pid ?? 0, rival?.purpose ?? 'server');
  }
  return { release: () => releaseOwn(file, mine) };
}

/** Purpose of the living process that holds the folder's lock; null where none holds it. */
export function lockedFor(folder: string): LockPurpose | null {
  const owner = holder(read(path.join(folder, 'server.lock')));
  return owner !== null && isRunning(owner) ? owner.purpose : null;
}

/** Writes the whole content under the final name in one step, or reports that the name is taken. */
function createWith(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function refuseLiving(folder: string, content: string): void {
  const owner = holder(content);
  if (owner && isRunning(owner)) throw new DataInUseError(folder, owner.pid, owner.purpose);
}

/** Moves the stale file away; when a rival was faster and this is its fresh lock, it goes back where it was. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== stale) {
    try {
      linkSync(aside, file);
    } catch {
      // A third process holds the lock by now; the rival sees that on its next attempt.
    }
  }
  rmSync(aside, { force: true });
}

function releaseOwn(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true });
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function holder(content: string | null): Holder | null {
  try {
    const { pid, startedAt, purpose } = JSON.parse(content ?? '');
    if (!Number.isInteger(pid)) return null;
    return { pid, startedAt: startedAt ?? null, purpose: purpose === 'command' ? 'command' : 'server' };
  } catch {
    return null;
  }
}
