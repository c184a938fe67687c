import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually, type OtherBrowser } from './browser.ts';

const origin = inject('origin');

/** In the page: the shadow root of the first element of a tag, or null before it is drawn. */
const rootOf = (tag: string) => `const root = document.querySelector('${tag}')?.shadowRoot;`;

/**
 * The tests of all widgets in one browser.
 *
 * @param start undefined on machines that have no such browser and cannot install one: the tests are skipped
 */
export function testWidgets(name: string, start: (() => Promise<OtherBrowser>) | undefined): void {
  describe.skipIf(!start)(`on ${name}`, () => {
    let browser: OtherBrowser;
    beforeAll(async () => {
      if (start) browser = await start();
    });
    afterAll(() => browser?.close());

    const { open, textOf, type, press } = actionsIn(() => browser);

    it('a search finds homes and narrows them', async () => {
      await open('/w/search?hide-map');
      const all = await textOf('hearth-search', '.hearth-search__count');
      expect(all).toMatch(/[\d,]+ homes/);
      expect(await textOf('hearth-search', '[part~="card"]')).toMatch(/\$[\d,]+/);
      await open('/w/search?hide-map&beds=5');
      const filtered = await textOf('hearth-search', '.hearth-search__count');
      expect(Number.parseInt(filtered, 10)).toBeLessThan(Number.parseInt(all.replace(',', ''), 10));
    });

    it('the map of a search draws its pins', async () => {
      await open('/w/search?shape=map');
      await eventually(
        browser,
        `${rootOf('hearth-search')} return root?.querySelectorAll('.hearth-pin').length > 2;`,
      );
    });

    it('a card shows its home', async () => {
      await open('/w/listing-card?listing-id=4000001');
      expect(await textOf('hearth-listing-card', '[part~="price"]')).toMatch(/\$[\d,]+/);
    });

    it('a list shows homes', async () => {
      await open('/w/listings?limit=4');
      await eventually(
        browser,
        `${rootOf('hearth-listings')} return root?.querySelectorAll('[part~="price"]').length === 4;`,
      );
    });

    it('the calculator computes typed figures', async () => {
      await open('/w/mortgage-calculator?price=400000');
      const before = await textOf('hearth-mortgage-calculator', '[part~="total"]');
      await type('hearth-mortgage-calculator', 'input', '800000');
      await eventually(
        browser,
        `${rootOf('hearth-mortgage-calculator')}
         return root.querySelector('[part~="total"]').textContent.trim() !== ${JSON.stringify(before)};`,
      );
    });

    it('an agent is introduced, with the brokerage', async () => {
      await open('/w/agent-bio');
      expect(await textOf('hearth-agent-bio', '[part~="identity"]')).toMatch(/\S+ \S+.*Hearth/s);
    });

    it('an empty form names its required fields', async () => {
      await open('/w/inquiry-form?type=contact-us');
      await press('hearth-inquiry-form', 'Send');
      expect(await textOf('hearth-inquiry-form', '[part~="error"]')).toContain('Field is required');
    });

    it('the market of an area has its figures', async () => {
      await open('/w/market?area=Austin');
      expect(await textOf('hearth-market', '[part~="figures"]')).toMatch(/Median list price\s*\$[\d,]+/);
    });

    it('a floating opener shows its element over the page; Back and Close give the focus back', async () => {
      await open('/examples/rtl/');
      await openAndClosePopup(browser);
    });

    it('the legal notices are there', async () => {
      await open('/w/legal');
      expect(await textOf('hearth-legal', '[part~="disclaimers"]')).toContain('Based on information');
    });
  });
}

/** Adds a floating opener to the page, opens its element twice, and closes it by Back and by its button. */
async function openAndClosePopup(browser: OtherBrowser): Promise<void> {
  const button =
    '<button id="opener" data-hearth-open="home-value" data-hearth-place="corner">Value</button>';
  await browser.run(`document.body.insertAdjacentHTML('afterbegin', '${button}');`);
  const opener = "document.querySelector('#opener')";
  const dialog = "document.querySelector('body > div:last-child')?.shadowRoot?.querySelector('dialog')";
  for (const close of ['history.back();', `${dialog}.querySelector('button').click();`]) {
    await eventually(
      browser,
      `${opener}.focus();
       if (!${dialog}?.open) ${opener}.click();
       return ${dialog}?.open && Boolean(${dialog}.querySelector('hearth-home-value')?.shadowRoot?.querySelector('form'));`,
    );
    await browser.run(close);
    await eventually(browser, `return !${dialog}.open && document.activeElement === ${opener};`);
  }
  await eventually(browser, `return getComputedStyle(${opener}).position === 'fixed';`);
}

/** Actions of a visitor, and texts to read. */
function actionsIn(browser: () => OtherBrowser) {
  const open = (path: string) => browser().open(`${origin}${path}`);
  const textOf = (tag: string, selector: string) =>
    eventually<string>(
      browser(),
      `${rootOf(tag)} return root?.querySelector('${selector}')?.textContent.trim();`,
    );
  /** Types a value: sets it and fires the events that components listen to. */
  const type = (tag: string, selector: string, text: string) =>
    browser().run(
      `${rootOf(tag)} const field = root.querySelector('${selector}');
       field.focus();
       Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
       field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
       field.dispatchEvent(new Event('change', { bubbles: true }));
       field.blur();`,
    );
  const press = (tag: string, words: string) =>
    eventually(
      browser(),
      `${rootOf(tag)}
       const found = [...(root?.querySelectorAll('button') ?? [])].find((each) => each.textContent.includes('${words}'));
       found?.click();
       return Boolean(found);`,
    );
  return { open, textOf, type, press };
}
