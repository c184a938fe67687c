import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { withProgress } from './progress.mjs';
import { root } from './root.mjs';

const INSTALL_TIMEOUT_MS = 15 * 60_000;
const QUIET = ['--loglevel=error', '--no-audit', '--no-fund'];
const DEPENDENCY_KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Installs the packages of the lockfile, unless they are installed. Throws with npm's output where that fails. */
export async function ensureDependencies() {
  if (dependenciesAreCurrent()) return;
  const first = !existsSync(join(root, 'node_modules'));
  const result = await withProgress(
    first ? 'Installing dependencies (about a minute, once)' : 'Bringing dependencies up to date',
    installLocked,
  );
  if (result.code !== 0) throw new Error(`npm could not install the dependencies:\n${result.output.trim()}`);
}

/**
 * `npm ci` refuses a lockfile that does not name the binaries of every platform, which is what npm writes where the
 * registry lacks some; `npm install` takes the same versions without those.
 */
async function installLocked() {
  const strict = await npm(['ci', ...QUIET]);
  if (strict.code === 0 || !strict.output.includes('EUSAGE')) return strict;
  return npm(['install', '--no-save', ...QUIET]);
}

/**
 * npm writes a lockfile of the installed packages into node_modules, as its last step. Comparing it with ours needs
 * no file of our own, and also detects manual and interrupted installs.
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

/** Runs npm: the one that runs this script, else the one on the PATH. */
function npm(args) {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  const options = { signal: AbortSignal.timeout(INSTALL_TIMEOUT_MS), capture: true, env: npmEnvironment() };
  if (node && cli && existsSync(node) && cli.endsWith('.js')) return run(node, [cli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** npm passes its settings to scripts as variables; those of `npm test --silent` must not reach the inner npm. */
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
