import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { environmentFor } from './node-runtime.mjs';
import { withProgress } from './progress.mjs';
import { root } from './root.mjs';

const PACKAGES = ['domain', 'widgets', 'loader', 'portal'];
const CONFIGURATION = [
  'build',
  'scripts/elements',
  'integrations',
  'scripts/lib/page-parts.mjs',
  'examples/react-host',
  'rollup.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const SOURCES = [...PACKAGES, ...CONFIGURATION];
const stampFile = join(root, 'dist', '.build-stamp');

/**
 * Builds loader, widgets and portal into `dist/`, unless the sources are unchanged since the last build.
 *
 * @param {string} node path of the Node.js to build with
 * @param {{ force?: boolean }} options
 * @throws with the bundler's output where the build fails
 */
export async function ensureBuild(node, { force = false } = {}) {
  const fingerprint = fingerprintOfSources();
  if (!force && builtFrom() === fingerprint) return;
  forgetBuild();
  const result = await withProgress('Building loader, widgets and portal', () => build(node));
  if (result.code !== 0) throw new Error(`The build failed:\n${result.output.trim()}`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

/** Makes the next start build again, after the watcher wrote to `dist/`. */
export function forgetBuild() {
  rmSync(stampFile, { force: true });
}

/** Writes descriptions of the elements for tools, and packages for frameworks, beside the bundles. */
async function build(node) {
  const [bundles, descriptions] = await Promise.all([rollup(node), describeElements(node)]);
  return bundles.code === 0 ? descriptions : bundles;
}

function describeElements(node) {
  const program = join(root, 'scripts', 'elements', 'main.ts');
  const args = ['--disable-warning=ExperimentalWarning', program, join(root, 'dist', 'elements')];
  return run(node, args, { capture: true, env: environmentFor(node) });
}

function rollup(node) {
  const program = join(root, 'node_modules', 'rollup', 'dist', 'bin', 'rollup');
  return run(node, [program, '-c'], {
    capture: true,
    env: environmentFor(node),
  });
}

function builtFrom() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}

/** Hashes contents, not times: a new checkout or another branch has new times with old contents. */
function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const entries = readdirOrUndefined(join(root, path));
  if (!entries) return existsSync(join(root, path)) ? [path] : [];
  return entries
    .filter((entry) => !['node_modules', 'dist', 'coverage'].includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      if (entry.isDirectory()) return filesUnder(child);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
    });
}

function readdirOrUndefined(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
