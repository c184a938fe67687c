import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const WAIT_MS = 30_000;
const NPM = ['--silent', '--fetch-retries=0', '--fetch-timeout=10000'];
const INSTALL = ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefix', '.'];

/**
 * The folder with the files of published packages that tests alone need, fetched once and kept in the folder for temporary
 * files; null where they cannot be fetched, as without a network.
 *
 * @param {'npm' | 'npm with dependencies' | 'Debian'} from
 * @param {readonly string[]} names with their versions for npm; their files are unpacked into one folder
 * @returns {Promise<string | null>}
 */
export async function fetchedPackage(from, ...names) {
  const kept = join(tmpdir(), 'hearth-test-packages', folderName(names));
  try {
    await stat(kept).catch(() => fetchAll(from, names, kept));
    return kept;
  } catch {
    return null;
  }
}

/** File systems allow 255 bytes, of which a temporary name takes seven more. */
function folderName(names) {
  const name = names.join('+').replaceAll('/', '-');
  return name.length < 245 ? name : createHash('sha256').update(name).digest('hex');
}

async function fetchAll(from, names, kept) {
  await mkdir(join(kept, '..'), { recursive: true });
  const cwd = await mkdtemp(`${kept}-`);
  await fetchInto(cwd, from, names).catch(async (error) => {
    await rm(cwd, { recursive: true });
    throw error;
  });
  // Another worker may have been faster.
  await rename(cwd, kept).catch(() => rm(cwd, { recursive: true }));
}

async function fetchInto(cwd, from, names) {
  const options = { cwd, timeout: WAIT_MS };
  if (from === 'npm') {
    await run('npm', ['pack', ...NPM, ...names], options);
    await run('sh', ['-c', 'tar -xzf ./*.tgz'], options);
  } else if (from === 'npm with dependencies') {
    await run('npm', [...INSTALL, ...NPM, ...names], options);
  } else {
    await run('apt-get', ['download', ...names], options);
    await run('sh', ['-c', 'for file in ./*.deb; do dpkg-deb -x "$file" .; done'], options);
  }
}
