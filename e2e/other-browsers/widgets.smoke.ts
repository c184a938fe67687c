import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually, type OtherBrowser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const { HEARTH_FIREFOX, HEARTH_WEBKIT_DRIVER, HEARTH_MINI_BROWSER, HEARTH_XVFB } = process.env;
const webKit =
  HEARTH_WEBKIT_DRIVER && HEARTH_MINI_BROWSER && HEARTH_XVFB
    ? { driver: HEARTH_WEBKIT_DRIVER, miniBrowser: HEARTH_MINI_BROWSER, xvfb: HEARTH_XVFB }
    : null;

const browsers = [
  ['Firefox', HEARTH_FIREFOX ? () => startFirefox(HEARTH_FIREFOX) : null],
  ['WebKit', webKit && (() => startWebKit(webKit))],
] as const;

const origin = inject('origin');

/** In the page: the shadow root of the first element of a tag, or null before it is drawn. */
const rootOf = (tag: string) => `const root = document.querySelector('${tag}')?.shadowRoot;`;

for (const [name, start] of browsers) {
  // Where a machine has no such browser and cannot install one, the run says so by skipping.
  describe.skipIf(!start)(`on ${name}`, () => {
    let browser: OtherBrowser;
    beforeAll(async () => {
      if (start) browser = await start();
    });
    afterAll(() => browser?.close());

    const open = (path: string) => browser.open(`${origin}${path}`);
    const texts = (tag: string, selector: string) =>
      eventually<string[]>(
        browser,
        `${rootOf(tag)} const found = [...(root?.querySelectorAll('${selector}') ?? [])];
         return found.some((each) => each.textContent.trim()) && found.map((each) => each.textContent);`,
      );

    it('a search finds homes', async () => {
      await open('/examples/partner-search/');
      expect((await texts('hearth-search', '.hearth-card')).length).toBeGreaterThan(1);
    });

    it('a card shows its home', async () => {
      await open('/examples/listing-cards/');
      expect((await texts('hearth-listing-card', '.hearth-card'))[0]).toMatch(/\$[\d,]+/);
    });
  });
}
