import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = [
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
 * The Chromium for tests: the one `HEARTH_CHROMIUM` names, else an installed one, else the one Playwright downloaded.
 *
 * @returns {string | undefined} absolute path of a browser that answered `--version`, or nothing
 * @throws where `HEARTH_CHROMIUM` names a file that is not there
 */
export function findBrowser() {
  const named = process.env.HEARTH_CHROMIUM;
  if (!named) return [...installed(), ...playwrightsOwn()].find(runs);
  if (existsSync(named)) return named;
  throw new Error(`HEARTH_CHROMIUM is ${named}, but that file does not exist.`);
}

/** Disables updates, sync and experiments: a test browser must work offline. */
export const quietBrowserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

function installed() {
  const folders = [...new Set([...(process.env.PATH ?? '').split(delimiter), ...FOLDERS])];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...MAC_APPLICATIONS].filter((path) => existsSync(path));
}

/** Playwright returns the path, since the folder's name has the revision of its version. */
function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return existsSync(path) ? [path] : [];
  } catch {
    return [];
  }
}

/** Runs the file: Ubuntu's `chromium-browser` may be a stub, and a download may lack system libraries. */
function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 15_000 }).status === 0;
}
