import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { withProgress } from './progress.mjs';
import { root } from './root.mjs';

const INSTALL_TIMEOUT_MS = 15 * 60_000;
const QUIET = ['--loglevel=error', '--no-audit', '--no-fund'];
const DEPENDENCY_KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Installs what the lockfile names, unless it is there already. Throws with npm's words where it cannot. */
export async function ensureDependencies() {
  if (dependenciesAreCurrent()) return;
  const first = !existsSync(join(root, 'node_modules'));
  const result = await withProgress(
    first ? 'Installing dependencies (about a minute, once)' : 'Bringing dependencies up to date',
    installLocked,
  );
  if (result.code !== 0) throw new Error(`The dependencies could not be installed:\n${result.output.trim()}`);
}

/**
 * `npm ci` refuses a lockfile that does not name the binaries of every platform, which is what npm writes where the
 * registry does not carry them all; `npm install` takes the same versions and leaves those out.
 */
async function installLocked() {
  const strict = await npm(['ci', ...QUIET], { timeoutMs: INSTALL_TIMEOUT_MS });
  if (strict.code === 0 || !strict.output.includes('EUSAGE')) return strict;
  return npm(['install', '--no-save', ...QUIET], { timeoutMs: INSTALL_TIMEOUT_MS });
}

/**
 * npm leaves a lockfile of what it really put into node_modules, written last; comparing that with ours needs
 * no stamp of our own and also recognises an install that somebody made by hand or that was cut short.
 */
function dependenciesAreCurrent() {
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  const locked = readJson(join(root, 'package-lock.json'));
  if (!installed || !locked) return false;
  return lockMatchesManifests(locked) && everyPackageIsInstalled(locked, installed);
}

function everyPackageIsInstalled(locked, installed) {
  return Object.entries(locked.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    const found = installed.packages[path];
    if (!found) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return found.version === wanted.version;
  });
}

function lockMatchesManifests(locked) {
  const manifest = readJson(join(root, 'package.json'));
  return ['', ...manifest.workspaces].every((folder) => {
    const declared = readJson(join(root, folder, 'package.json'));
    const recorded = locked.packages[folder];
    return DEPENDENCY_KINDS.every((kind) => sameEntries(declared?.[kind], recorded?.[kind]));
  });
}

function sameEntries(left = {}, right = {}) {
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key]);
}

/** Runs npm: the very one that runs this script where there is one, else the one on the PATH. */
function npm(args, { timeoutMs } = {}) {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  const options = { timeoutMs, capture: true, env: npmEnvironment() };
  if (node && cli && existsSync(node) && cli.endsWith('.js')) return run(node, [cli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** npm hands its settings to scripts as variables; what `npm test --silent` was given must not reach the inner npm. */
function npmEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_(loglevel|silent)|package_|lifecycle_)/i.test(name),
  );
  return Object.fromEntries(kept);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
