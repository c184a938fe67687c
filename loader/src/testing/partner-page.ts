import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import type {} from './global-setup.ts';
import { startServer, type TestServer } from './pages.ts';

/** One browser page for all tests of a file; a test navigates it before anything else. */
export let page: Page;
/** The server that the loader comes from, new for each test. */
export let cdn: TestServer;
/** The partner's own server, new for each test. */
export let site: TestServer;
/** Errors of the page, and what its console says as a warning or an error. */
export const complaints: string[] = [];

/** Registers the hooks that give each test its servers and an empty page. */
export function withPartnerPage(): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserUrl'));
    // Not `browser.newPage`, with whose pages axe does not work.
    page = await (await browser.newContext()).newPage();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    [cdn, site] = await Promise.all([startServer(), startServer()]);
    complaints.length = 0;
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
  });
  afterEach(async () => {
    await page.goto('about:blank');
    page.removeAllListeners('pageerror');
    page.removeAllListeners('console');
    await Promise.all([cdn.close(), site.close()]);
  });
}

/** The tag that a partner pastes. */
export const scriptTag = (attributes = ''): string =>
  `<script async src="${cdn.origin}/v1/hearth.js" ${attributes}></script>`;

/** Text in the shadow root of the first element that matches, also within a shadow root; null where there is none. */
export const shadowText = (selector: string): Promise<string | null> =>
  page
    .locator(selector)
    .first()
    .evaluate((found) => found.shadowRoot?.textContent ?? null, undefined, { timeout: 100 })
    .catch(() => null);
