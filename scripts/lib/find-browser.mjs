import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Chromium without windows: it renders the same pages in about two thirds of the processor time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium for tests: the one `HEARTH_CHROMIUM` names, else an installed headless shell, else as `findBrowser`.
 *
 * @returns {string | undefined} absolute path of a browser that answered `--version`, or nothing
 * @throws where `HEARTH_CHROMIUM` names a file that is not there
 */
export function findTestBrowser() {
  return named() ?? installed(SHELLS).find(runs) ?? findBrowser();
}

/**
 * The Chromium that people use, for measurements and pictures: the one `HEARTH_CHROMIUM` names, else an installed one,
 * else the one Playwright downloaded, else a headless shell, which draws the same pages.
 *
 * @returns {string | undefined} absolute path of a browser that answered `--version`, or nothing
 * @throws where `HEARTH_CHROMIUM` names a file that is not there
 */
export function findBrowser() {
  const candidates = [...installed(BROWSERS), ...MAC_APPLICATIONS, ...playwrightsOwn(), ...installed(SHELLS)];
  return named() ?? candidates.find(runs);
}

/** Disables updates, sync and experiments: a test browser must work offline. */
export const quietBrowserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

function named() {
  const path = process.env.HEARTH_CHROMIUM;
  if (path && !existsSync(path)) throw new Error(`HEARTH_CHROMIUM is ${path}, but that file does not exist.`);
  return path || undefined;
}

function installed(names) {
  const folders = [...new Set([...(process.env.PATH ?? '').split(delimiter), ...FOLDERS])];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Playwright returns the path, since the folder's name has the revision of its version. */
function playwrightsOwn() {
  try {
    return [createRequire(import.meta.url)('playwright-core').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Runs the file: Ubuntu's `chromium-browser` may be a stub, and a download may lack system libraries. */
function runs(program) {
  if (!existsSync(program)) return false;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 15_000 }).status === 0;
}
