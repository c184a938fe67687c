import { createHash } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, copyBinaries, installedBinaries } from './binaries.ts';
import { canEnter, type SystemUser, userForPostgres } from './run-as.ts';

/** Folder and system user of a private PostgreSQL. */
export interface DataDirectory {
  /** Holds cluster/, password, postgres.log and server.lock. */
  readonly folder: string;
  readonly binaries: Binaries;
  readonly user: SystemUser | null;
  /** True when the data could not be stored in the data folder because PostgreSQL's user may not enter it. */
  readonly moved: boolean;
}

export const clusterIn = (directory: DataDirectory): string => path.join(directory.folder, 'cluster');

/**
 * Finds (and makes) a folder that the user who runs PostgreSQL can reach: `<data folder>/postgres`, or, where root keeps the
 * data folder closed, `<system folder>/<hash of the data folder's path>`.
 */
export function chooseDirectory(dataFolder: string, systemFolder: string): DataDirectory {
  const wanted = path.join(path.resolve(dataFolder), 'postgres');
  makeFolder(wanted, null);
  const binaries = installedBinaries();
  const user = userForPostgres(path.join(wanted, 'cluster'));
  if (!user) return { folder: wanted, binaries, user, moved: false };
  chownSync(wanted, user.uid, user.gid);
  if (!canEnter(user, wanted)) return directoryInSystem(dataFolder, systemFolder, binaries);
  return { folder: wanted, binaries: reachable(binaries, user, systemFolder), user, moved: false };
}

function directoryInSystem(dataFolder: string, systemFolder: string, binaries: Binaries): DataDirectory {
  const folder = path.join(systemFolder, pathHash(dataFolder));
  const user = userForPostgres(path.join(folder, 'cluster'));
  makeFolder(folder, user);
  if (!user || !canEnter(user, folder)) {
    throw new Error(
      `PostgreSQL's user ${user?.name} cannot enter ${folder}. Make its parents enterable for all.`,
    );
  }
  return { folder, binaries: reachable(binaries, user, systemFolder), user, moved: true };
}

function reachable(binaries: Binaries, user: SystemUser, systemFolder: string): Binaries {
  return canEnter(user, path.join(binaries.folder, 'bin')) ? binaries : copyBinaries(binaries, systemFolder);
}

function makeFolder(folder: string, owner: SystemUser | null): void {
  try {
    if (!existsSync(folder)) {
      mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    }
    if (owner) chownSync(folder, owner.uid, owner.gid);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `Cannot keep data in ${folder}: ${(error as Error).message}. ` +
        'Make it writable for this user, or choose another folder with HEARTH_DATA.',
      { cause: error },
    );
  }
}

const pathHash = (folder: string): string =>
  createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
