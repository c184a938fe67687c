import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { makeTestFolder } from '@hearth/server/testing/test-server.ts';

/** A separate disk that an attack may fill. */
export interface SmallDisk {
  readonly folder: string;
  remove(): void;
}

/** Mounts a small file system in memory. @throws where this user may not, or the system has none */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = makeTestFolder();
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'hearth-attack', folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  chmodSync(folder, 0o755);
  return {
    folder,
    remove() {
      // A process that is just ending may still have a file open.
      run('umount', '--lazy', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
