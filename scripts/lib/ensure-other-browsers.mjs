import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { say, withProgress } from './progress.mjs';

const PACKAGE_TIMEOUT_MS = 4 * 60_000;
/** Debian's names; other systems are used as they are. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/**
 * Firefox and WebKit for the smoke tests, installed where the system's package manager may be asked without a password.
 * A browser that is not available is left out, and its tests are skipped.
 *
 * @returns {Promise<Record<string, string>>} environment variables that name the programs
 */
export async function ensureOtherBrowsers() {
  const present = find();
  if (Object.keys(present).length === 4) return present;
  await installPackages();
  const found = find();
  if (!found.HEARTH_FIREFOX) say('  Firefox is not installed: its smoke tests are skipped');
  if (!found.HEARTH_WEBKIT_DRIVER) say('  WebKitWebDriver is not installed: its smoke tests are skipped');
  return found;
}

function find() {
  const programs = {
    HEARTH_FIREFOX: process.env.HEARTH_FIREFOX || program('firefox-esr') || program('firefox'),
    HEARTH_WEBKIT_DRIVER: program('WebKitWebDriver'),
    HEARTH_XVFB: program('Xvfb'),
    HEARTH_MINI_BROWSER: miniBrowser(),
  };
  return Object.fromEntries(Object.entries(programs).filter(([, path]) => path));
}

function program(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** It lies beside WebKitGTK's library, in the folder of the machine's architecture. */
function miniBrowser() {
  const folders = ['/usr/lib64', '/usr/lib', ...below('/usr/lib').filter((path) => path.includes('-linux-'))];
  return folders
    .flatMap(below)
    .filter((path) => path.includes('webkit2gtk-4'))
    .map((path) => join(path, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function below(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

async function installPackages() {
  const aptGet = '/usr/bin/apt-get';
  if (!existsSync(aptGet)) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await withProgress('Installing Firefox and WebKit for the smoke tests', async () => {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
    ]) {
      const [command, ...rest] = [...asRoot, aptGet, ...args];
      const { code } = await run(command, rest, {
        capture: true,
        signal: AbortSignal.timeout(PACKAGE_TIMEOUT_MS),
        env,
      });
      if (code !== 0) return;
    }
  });
}
