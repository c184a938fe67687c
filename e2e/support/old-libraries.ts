import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const WAIT_MS = 30_000;
const NPM = ['pack', '--silent', '--fetch-retries=0', '--fetch-timeout=10000'];

/** The package that has a library, and the file in it. */
interface Source {
  readonly from: 'npm' | 'Debian';
  readonly name: string;
  readonly file: string;
}

/**
 * Libraries that change the browser's own objects and that many old sites load, some of them together; MooTools 1.4.5 is on no
 * npm registry.
 */
export const oldLibraries: Readonly<Record<string, readonly Source[]>> = {
  'MooTools 1.4.5': [
    {
      from: 'Debian',
      name: 'libjs-mootools',
      file: 'usr/share/javascript/mootools/mootools-core-nc.js',
    },
  ],
  'Prototype 1.7.3': [
    {
      from: 'Debian',
      name: 'libjs-prototype',
      file: 'usr/share/javascript/prototype/prototype-1.7.3.js',
    },
  ],
  'core-js 2.6.12 and jQuery 1.12.4': [
    { from: 'npm', name: 'core-js@2.6.12', file: 'package/client/shim.js' },
    { from: 'npm', name: 'jquery@1.12.4', file: 'package/dist/jquery.js' },
  ],
};

/**
 * A script tag with the real library, fetched once and kept in the folder for temporary files; null where its package cannot
 * be fetched, as without a network.
 */
export async function oldLibrary({ from, name, file }: Source): Promise<string | null> {
  const kept = join(tmpdir(), 'hearth-old-libraries', name);
  try {
    const text = await readFile(join(kept, file), 'utf8').catch(async () => {
      await fetchPackage(from, name, kept);
      return readFile(join(kept, file), 'utf8');
    });
    return `<script>${text.replaceAll('</script', '<\\/script')}</script>`;
  } catch {
    return null;
  }
}

async function fetchPackage(from: Source['from'], name: string, kept: string): Promise<void> {
  await mkdir(join(kept, '..'), { recursive: true });
  const cwd = await mkdtemp(`${kept}-`);
  const options = { cwd, timeout: WAIT_MS, shell: false };
  if (from === 'npm') {
    await run('npm', [...NPM, name], options);
    await run('sh', ['-c', 'tar -xzf ./*.tgz'], options);
  } else {
    await run('apt-get', ['download', name], options);
    await run('sh', ['-c', 'dpkg-deb -x ./*.deb .'], options);
  }
  // Another worker may have been faster.
  await rename(cwd, kept).catch(() => rm(cwd, { recursive: true }));
}
