import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { findTestBrowser } from './find-browser.mjs';
import { environmentFor } from './node-runtime.mjs';
import { say, withProgress } from './progress.mjs';
import { root } from './root.mjs';

const DOWNLOAD_TIMEOUT_MS = 120_000;
const PACKAGE_TIMEOUT_MS = 6 * 60_000;

const PACKAGE_MANAGERS = [
  {
    program: '/usr/bin/apt-get',
    prepare: ['update', '-qq'],
    install: ['install', '-y', '-qq', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { program: '/usr/bin/dnf', install: ['install', '-y', '-q'], packages: ['chromium'] },
  { program: '/sbin/apk', install: ['add', '--no-cache'], packages: ['chromium'] },
  { program: '/usr/bin/pacman', install: ['-Sy', '--noconfirm'], packages: ['chromium'] },
  { program: '/usr/bin/zypper', install: ['--non-interactive', 'install'], packages: ['chromium'] },
];

/**
 * A browser for the tests, downloaded where the machine has none: the headless shell where it can be had.
 *
 * @param {string} node the program to run Playwright's installer with
 * @returns {Promise<string>} absolute path of the browser
 * @throws where there is none, with instructions
 */
export async function ensureBrowser(node) {
  const present = findTestBrowser();
  if (present) return present;
  for (const fetch of [() => downloadWithPlaywright(node), installWithPackageManager]) {
    await fetch();
    const found = findTestBrowser();
    if (found) return found;
  }
  throw new Error(
    [
      'The browser tests need Chromium, and none could be fetched.',
      'Install Chromium or Google Chrome, or set HEARTH_CHROMIUM to the path of one, and run this again.',
    ].join('\n'),
  );
}

async function downloadWithPlaywright(node) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  const options = {
    capture: true,
    signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
    env: environmentFor(node),
  };
  const result = await withProgress('Downloading a browser for the tests', () =>
    run(node, [cli, 'install', 'chromium'], options),
  );
  if (result.code !== 0) say(`  that did not work: ${reason(result.output)}`);
}

/** Installs the first of the packages that the system has. */
async function installWithPackageManager() {
  const manager = PACKAGE_MANAGERS.find(({ program }) => existsSync(program));
  if (!manager) return;
  await withProgress("Installing Chromium with the system's package manager", async () => {
    if (manager.prepare) await manage(manager, manager.prepare);
    for (const name of manager.packages) if (await manage(manager, [...manager.install, name])) return;
  });
}

/** @returns {Promise<boolean>} whether the package manager did it */
async function manage({ program }, args) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...asRoot, program, ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = await run(command, rest, {
    capture: true,
    signal: AbortSignal.timeout(PACKAGE_TIMEOUT_MS),
    env,
  });
  if (result.code !== 0) say(`  ${[command, ...rest].join(' ')}: ${reason(result.output)}`);
  return result.code === 0;
}

/** The error line of an installer's output, which stack traces and advice follow. */
function reason(output) {
  const lines = output.trim().split('\n');
  return (lines.find((line) => /^(E:|.*\berror\b)/i.test(line)) ?? lines.at(-1))?.trim() || 'no output';
}
