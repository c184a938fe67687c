import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The user PostgreSQL runs as; null means the one that runs Hearth. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Options for `spawn`: the identity, and a working folder that any user may be in. */
export const spawnIdentity = (user: SystemUser | null): { cwd: string; uid?: number; gid?: number } =>
  user ? { cwd: '/', uid: user.uid, gid: user.gid } : { cwd: process.platform === 'win32' ? '.' : '/' };

/**
 * PostgreSQL refuses to run as root. As root, Hearth runs it as the owner of existing data, otherwise as `postgres`, as a
 * `hearth` user that it creates, or as the system's user without rights.
 */
export function userForPostgres(clusterFolder: string): SystemUser | null {
  if (!isRoot()) return null;
  return (
    ownerOf(clusterFolder) ?? knownUser('postgres') ?? knownUser('hearth') ?? createUser('hearth') ?? nobody()
  );
}

/** Returns true if that user can enter the folder and run or read its files. */
export function canEnter(user: SystemUser, folder: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r . && test -x .', 'sh', folder], {
    ...spawnIdentity(user),
    stdio: 'ignore',
  });
  return probe.status === 0;
}

function ownerOf(folder: string): SystemUser | null {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats || stats.uid === 0) return null;
  return {
    name: users().find((user) => user.uid === stats.uid)?.name ?? String(stats.uid),
    uid: stats.uid,
    gid: stats.gid,
  };
}

const knownUser = (name: string): SystemUser | null => users().find((user) => user.name === name) ?? null;

function createUser(name: string): SystemUser | null {
  const ways = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name],
    ['adduser', '-S', '-D', '-H', name],
  ];
  for (const [command, ...args] of ways) {
    try {
      execFileSync(command ?? '', args, { stdio: 'ignore' });
      return knownUser(name);
    } catch {
      // The next way, or an existing user, will do.
    }
  }
  return null;
}

function nobody(): SystemUser {
  const user = knownUser('nobody');
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root and no other user could be found or made. ' +
      'Start Hearth as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.',
  );
}

function users(): SystemUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
