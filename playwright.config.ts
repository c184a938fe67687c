import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIdClient } from '@hearth/server/testing/openid-client.ts';
import { defineConfig } from '@playwright/test';
import { HANG_MS, WAIT_MS } from './build/patience.mjs';
import { findTestBrowser, quietBrowserArguments } from './scripts/lib/find-browser.mjs';
import { freePort } from './scripts/lib/free-port.mjs';
import { sampleServerSettings } from './scripts/lib/sample-server.mjs';

// This file is read once by the runner and again by each of its workers, which inherit the environment: values
// decided the first time is kept there.
process.env.HEARTH_E2E_PORT ??= String(await freePort());
process.env.HEARTH_E2E_PROVIDER_PORT ??= String(await freePort());
process.env.HEARTH_E2E_DATA ??= temporaryFolder();
process.env.HEARTH_CHROMIUM ||= findTestBrowser() ?? '';
// Programs that are started again and again are compiled once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

// By its name: passkeys belong to a name, not to a number.
const origin = `http://localhost:${process.env.HEARTH_E2E_PORT}`;
const issuer = `http://127.0.0.1:${process.env.HEARTH_E2E_PROVIDER_PORT}`;
const typescript = `"${process.execPath}" --disable-warning=ExperimentalWarning`;
const chromium = process.env.HEARTH_CHROMIUM;

/** Journeys through the real server with the built files, on its own sample database. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // No test depends on another one, and no file is left to one worker at the end while the other has nothing to do.
  fullyParallel: true,
  workers: 2,
  timeout: HANG_MS,
  expect: { timeout: WAIT_MS },
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    // Desktops ask for less motion, phones do not: journeys of both run with both, and animations cost a tenth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    // Names below .test are web sites on the internet, as far as browser and server can tell: see partner-site.ts.
    // Playwright starts Chromium without its sandbox by default, which root and most containers need anyway.
    launchOptions: {
      args: [
        ...quietBrowserArguments,
        '--host-resolver-rules=MAP *.test 127.0.0.1, MAP localhost 127.0.0.1',
        // Most pages live for a second or two, too short for optimized code to pay.
        '--js-flags=--no-turbofan,--no-maglev',
      ],
      ...(chromium ? { executablePath: chromium } : {}),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // Journeys whose layout, and so what they press, is another on a phone.
      grep: /@phone/,
      use: {
        contextOptions: {},
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: [
    {
      command: `${typescript} e2e/support/provider-server.ts`,
      url: `${issuer}/.well-known/openid-configuration`,
      timeout: 60_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: { PORT: process.env.HEARTH_E2E_PROVIDER_PORT, SITE: origin },
    },
    {
      command: `${typescript} scripts/sample/main.ts`,
      url: `http://127.0.0.1:${process.env.HEARTH_E2E_PORT}/readyz`,
      timeout: 600_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        ...sampleServerSettings,
        PORT: process.env.HEARTH_E2E_PORT,
        HEARTH_DATA: process.env.HEARTH_E2E_DATA,
        PUBLIC_URL: origin,
        // People of the journeys have networks of their own: see e2e/support/account.ts.
        TRUST_PROXY: 'loopback',
        OPENID_ISSUER: issuer,
        OPENID_NAME: 'Example ID',
        OPENID_CLIENT_ID: openIdClient.clientId,
        OPENID_CLIENT_SECRET: openIdClient.clientSecret,
        AGENT_SIGN_IN: 'openid',
        COMPANY_EMAIL_DOMAINS: 'agents.example',
      },
    },
  ],
});

/** @returns a folder that goes away with this process; readable, as PostgreSQL may have to run as another user. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-e2e-'));
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
