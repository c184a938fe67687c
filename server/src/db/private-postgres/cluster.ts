import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { programOf } from './binaries.ts';
import { clusterIn, type DataDirectory } from './data-directory.ts';
import { spawnIdentity } from './run-as.ts';

const run = promisify(execFile);

export const DATABASE_USER = 'hearth';

/** PostgreSQL and its tools see nothing of the caller's environment: PGPORT, PGOPTIONS or a locale would change them. */
export const cleanEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };

/** Makes the cluster on first use; an interrupted attempt leaves nothing behind that a later start would trust. */
export async function ensureCluster(directory: DataDirectory): Promise<void> {
  const cluster = clusterIn(directory);
  const version = path.join(cluster, 'PG_VERSION');
  if (existsSync(version)) return refuseOtherVersion(directory, readFileSync(version, 'utf8').trim());
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  ensurePassword(directory);
  await initdb(directory, draft);
  renameSync(draft, cluster);
}

/** The database user's password, stored in a file that only its owner may read. */
export const readPassword = (directory: DataDirectory): string =>
  readFileSync(passwordFile(directory), 'utf8').trim();

const passwordFile = (directory: DataDirectory): string => path.join(directory.folder, 'password');

function ensurePassword(directory: DataDirectory): void {
  const file = passwordFile(directory);
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (directory.user) chownSync(file, directory.user.uid, directory.user.gid);
}

/** Text compares by code point under every locale, so an order is the same on every machine. */
async function initdb(directory: DataDirectory, folder: string): Promise<void> {
  const options = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile(directory)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await run(programOf(directory.binaries, 'initdb'), options, {
      ...spawnIdentity(directory.user),
      env: cleanEnvironment,
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(
      `The bundled PostgreSQL could not make its data folder: ${stderr?.trim() || message} ` +
        '(if these programs cannot run on this machine, set DATABASE_URL to a PostgreSQL of yours).',
      { cause: error },
    );
  }
}

function refuseOtherVersion(directory: DataDirectory, found: string): void {
  const bundled = directory.binaries.version.split('.')[0];
  if (found === bundled) return;
  throw new Error(
    `The data in ${clusterIn(directory)} was written by PostgreSQL ${found}, this Hearth brings ${bundled}. ` +
      'Start with the version that wrote it, or choose another folder with HEARTH_DATA.',
  );
}
