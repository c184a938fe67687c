import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './child.mjs';
import { withProgress } from './progress.mjs';
import { root } from './root.mjs';

/** The first version that runs the server's TypeScript without a flag. */
const OLDEST_CAPABLE = [22, 18];

const FETCH_TIMEOUT_MS = 180_000;

const binFolder = join(root, 'node_modules', '.bin');
const bundledFolder = join(root, 'node_modules', 'node');
const bundledNode = join(bundledFolder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The Node that builds, tests and serves: the bundled one, else this machine's where it is new enough.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws where there is neither, with instructions
 */
export async function findNode() {
  if (isCapable(bundledNode)) return bundledNode;
  if (existsSync(bundledFolder)) await fetchBundledNode();
  if (isCapable(bundledNode)) return bundledNode;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Error(
    [
      `Hearth needs Node ${OLDEST_CAPABLE.join('.')} or newer; this is ${process.versions.node}, and the bundled Node 24 could not be installed here.`,
      'Install Node 24 (https://nodejs.org), or allow install scripts (npm config get ignore-scripts) and run: npm rebuild node',
    ].join('\n'),
  );
}

/** The environment in which `node` is the given program, also in child processes. */
export function environmentFor(node, extra = {}) {
  const binaries = [join(node, '..'), binFolder];
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: [...binaries, process.env.PATH].join(separator), ...extra };
}

/** Runs the package's own installer, which npm skips where install scripts are disabled. */
async function fetchBundledNode() {
  const options = { cwd: bundledFolder, capture: true, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) };
  await withProgress('Fetching the bundled Node 24', () =>
    run(process.execPath, ['installArchSpecificPackage.js'], options),
  );
  linkBundledNode();
}

/** npm found no program to link at install time; with the link, `npm run` uses the bundled Node. */
function linkBundledNode() {
  const link = join(binFolder, 'node');
  if (process.platform === 'win32' || existsSync(link) || !existsSync(bundledNode)) return;
  symlinkSync(relative(binFolder, bundledNode), link);
}

/** Runs the program, since a binary for another C library exists and does not run. */
function isCapable(program) {
  if (!existsSync(program)) return false;
  const answer = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return answer.status === 0 && isNewEnough(answer.stdout.trim().replace(/^v/, ''));
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_CAPABLE[0] || (major === OLDEST_CAPABLE[0] && minor >= OLDEST_CAPABLE[1]);
}
