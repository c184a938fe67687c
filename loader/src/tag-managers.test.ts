// @module-tag full
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fetchedPackage } from '../../build/fetched-package.mjs';
import { open, withLoaderPage } from './testing/loader-page.ts';
import { cdn, complaints, page, shadowText, site } from './testing/partner-page.ts';

withLoaderPage();

const jquery = () => fetchedPackage('npm with dependencies', 'jquery@3.7.1');
const consent = () => fetchedPackage('npm with dependencies', 'vanilla-cookieconsent@3.1.0');
beforeAll(() => Promise.all([jquery(), consent()]), 90_000);

const keyed = (more = '') => `${cdn.origin}/v1/hearth.js?key=hk_a${more}`;
const BODY = '<hearth-probe listing-id="1"><a href="/w/probe">A home</a></hearth-probe>';

async function expectWidget(): Promise<void> {
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
  expect(await page.evaluate(() => window.__hearth?.key)).toBe('hk_a');
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
}

/** Inserts a script as tag managers do, which copy the address of a tag and no other attribute. */
const insert = (src: string) =>
  `<script>document.head.append(Object.assign(document.createElement('script'), { src: ${JSON.stringify(src)} }))</script>`;

test.each([
  ['a tag manager inserts it by its address', () => insert(keyed())],
  ['Shopify adds its shop to the address', () => insert(keyed('&shop=a.myshopify.com'))],
  ['WordPress adds a version to the address', () => `<script src="${keyed('&ver=6.1')}"></script>`],
  ['an optimiser defers it', () => `<script defer src="${keyed()}"></script>`],
])('the script works with its key where %s', async (_, head) => {
  await open(BODY, { head: head() });
  await expectWidget();
});

test.for(['$("#place").html(code)', '$("#place").append(code)', '$.getScript(address)'])(
  'the script works with its key by jQuery: %s',
  async (call, { skip }) => {
    const folder = await jquery();
    if (folder === null) return skip('jQuery cannot be fetched on this machine.');
    site.answers.set('/jquery.js', {
      body: await readFile(join(folder, 'node_modules/jquery/dist/jquery.js'), 'utf8'),
    });
    await open('<div id="place"></div>', { head: '<script src="/jquery.js"></script>' });
    await page.evaluate(
      `{ const address = ${JSON.stringify(keyed())};
         const code = ${JSON.stringify(BODY)} + '<script async src="' + address + '"></' + 'script>';
         ${call};
         if (!document.querySelector('hearth-probe')) document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(BODY)}); }`,
    );
    await expectWidget();
  },
);

test('a consent manager holds the script back until the visitor accepts', async ({ skip }) => {
  const folder = await consent();
  if (folder === null) return skip('The consent manager cannot be fetched on this machine.');
  const file = join(folder, 'node_modules/vanilla-cookieconsent/dist/cookieconsent.umd.js');
  site.answers.set('/consent.js', { body: await readFile(file, 'utf8') });
  const held = `<script type="text/plain" data-category="widgets" src="${keyed()}"></script>`;
  await open(BODY, { head: `<script src="/consent.js"></script>${held}` });
  await page.evaluate(`CookieConsent.run({
    categories: { widgets: {} },
    language: { default: 'en', translations: { en: { consentModal: { title: 'Cookies', acceptAllBtn: 'Accept' } } } },
  })`);
  expect(cdn.requested).toEqual([]);
  expect(await page.getByRole('link', { name: 'A home' }).isVisible()).toBe(true);
  await page.evaluate('CookieConsent.acceptCategory("widgets")');
  await expectWidget();
});

test('a script combined with others runs by the style sheet and the link of the snippet', async () => {
  const loader = cdn.answers.get('/v1/hearth.js')?.body ?? '';
  site.answers.set('/combined.js', { body: `window.before = 1;\n;${loader}\n;window.after = 1;` });
  cdn.answers.set('/embed/reserve/probe.css', { body: '', headers: { 'content-type': 'text/css' } });
  const link = `<a href="${cdn.origin}/w/none?key=hk_a">Homes</a>`;
  await open(BODY.replace(/<a.*a>/, link), {
    head: `<link rel="stylesheet" href="${cdn.origin}/embed/reserve/probe.css"><script defer src="/combined.js"></script>`,
  });
  await expectWidget();
  expect(await page.evaluate('[before, after]')).toEqual([1, 1]);
});

test('a combined script without a style sheet names the cause, and the scripts behind it run', async () => {
  const loader = cdn.answers.get('/v1/hearth.js')?.body ?? '';
  site.answers.set('/combined.js', { body: `${loader}\n;window.after = 1;` });
  await open(BODY, { head: '<script defer src="/combined.js"></script>' });
  await expect.poll(() => complaints).toEqual(['Hearth needs its own script tag']);
  expect(await page.evaluate('after')).toBe(1);
  expect(await page.getByRole('link', { name: 'A home' }).isVisible()).toBe(true);
});

test('the link in a tag serves visitors whose blocker stops the script', async () => {
  await page.route('**/v1/hearth.js*', (route) => route.abort('blockedbyclient'));
  await open(BODY, { head: `<script async src="${keyed()}"></script>` });
  await expect.poll(() => complaints.join()).toContain('ERR_BLOCKED_BY_CLIENT');
  await page.unroute('**/v1/hearth.js*');
  const link = page.getByRole('link', { name: 'A home' });
  expect(await link.isVisible()).toBe(true);
  expect(await link.evaluate((found) => found.closest('hearth-probe')?.shadowRoot)).toBeNull();
});
