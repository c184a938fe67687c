import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectAllWidgets, hostPage, useAllWidgets } from './support/all-widgets.ts';
import { OLD_LIBRARY } from './support/old-library.ts';
import { test } from './support/partner-site.ts';

const AXE_PARTS = [
  'hearth-search',
  'hearth-listing-card',
  'hearth-listings',
  'hearth-mortgage-calculator',
  'hearth-agent-bio',
  'hearth-inquiry-form',
  'hearth-legal',
];

const hosts: Readonly<Record<string, string>> = {
  'unsets everything': '<style>* { all: unset !important } main { display: block !important }</style>',
  'has small roots': '<style>html { font-size: 62.5% } body { font-size: 1rem; line-height: 1 }</style>',
  'is dark':
    '<style>:root { color-scheme: dark; --hearth-color-scheme: dark } body { background: #111; color: #eee }</style>',
  'is changed by an old library': OLD_LIBRARY,
};

for (const [trait, head] of Object.entries(hosts)) {
  test(`all widgets work on a page that ${trait}`, async ({ page, partnerSite, hearth }) => {
    test.slow();
    await page.goto(partnerSite.publish(hostPage(hearth, { head })));
    await expectAllWidgets(page);
    await useAllWidgets(page);
    // axe itself runs in the page, and is not made for such libraries.
    if (head === OLD_LIBRARY) return;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, ...AXE_PARTS);
  });
}

test('widgets have one size, whatever the size of the root', { tag: '@desktop' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const heights: number[] = [];
  for (const head of ['', hosts['has small roots']]) {
    await page.goto(partnerSite.publish(hostPage(hearth, head ? { head } : {})));
    await expectAllWidgets(page);
    heights.push(
      await page
        .locator('hearth-mortgage-calculator')
        .evaluate((element) => Math.round(element.getBoundingClientRect().height)),
    );
  }
  expect(heights[0]).toBe(heights[1]);
});

test('all widgets work from right to left', async ({ page, partnerSite, hearth }) => {
  const head = "<script>document.documentElement.dir = 'rtl'</script>";
  await page.goto(partnerSite.publish(hostPage(hearth, { head })));
  await expectAllWidgets(page);
  await useAllWidgets(page);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, ...AXE_PARTS);
});

test.describe('under a policy', { tag: '@desktop' }, () => {
  /** The six kinds of policy that pages have, from none to the strictest. */
  const policies: Readonly<Record<string, (hearth: string) => string>> = {
    'of hosts': (hearth) =>
      `default-src 'none'; script-src ${hearth}; connect-src ${hearth}; img-src ${hearth} data:`,
    'of hosts, styles too': (hearth) =>
      `default-src 'none'; script-src ${hearth}; connect-src ${hearth}; img-src ${hearth} data:; style-src ${hearth}`,
    'with a nonce': (hearth) =>
      `default-src 'none'; script-src 'nonce-abc'; connect-src ${hearth}; img-src ${hearth} data:`,
    'with a nonce and strict-dynamic': (hearth) =>
      `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src ${hearth}; img-src ${hearth} data:`,
    'with Trusted Types': (hearth) =>
      `default-src 'none'; script-src ${hearth}; connect-src ${hearth}; img-src ${hearth} data:; require-trusted-types-for 'script'; trusted-types dompurify`,
    'without any trusted type': (hearth) =>
      `default-src 'none'; script-src ${hearth}; connect-src ${hearth}; img-src ${hearth} data:; require-trusted-types-for 'script'; trusted-types 'none'`,
  };
  for (const [kind, policy] of Object.entries(policies)) {
    test(`${kind} all widgets work`, async ({ page, partnerSite, hearth }) => {
      const html = hostPage(hearth).replace('<script ', '<script nonce="abc" ');
      await page.goto(partnerSite.publish(html, { 'content-security-policy': policy(hearth) }));
      await expectAllWidgets(page);
      await useAllWidgets(page);
    });
  }
});

/** What single-page apps do. */
test('widgets are removed, moved and brought back', async ({ page, partnerSite, hearth }) => {
  await page.goto(partnerSite.publish(hostPage(hearth)));
  await expectAllWidgets(page);
  const price = page.locator('hearth-mortgage-calculator').getByLabel('Home price');
  await price.fill('510000');
  await price.blur();
  await page.evaluate(() => {
    const aside = document.body.appendChild(document.createElement('aside'));
    const calculator = document.querySelector('hearth-mortgage-calculator');
    if (calculator) aside.append(calculator);
  });
  await expect(price).toHaveValue('510,000');
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    history.pushState({}, '', '#away');
    main.remove();
    Object.assign(window, { main });
  });
  await expect(page.locator('hearth-search')).toHaveCount(0);
  await page.evaluate(() => {
    history.back();
    const fresh = document.createElement('hearth-listing-card');
    fresh.setAttribute('listing-id', '4000002');
    document.body.append((window as unknown as { main: HTMLElement }).main, fresh);
  });
  await expect(page.locator('main hearth-search').getByRole('article')).toHaveCount(2);
  await expect(page.locator('body > hearth-listing-card').getByRole('article')).toContainText('$');
});

test('Back brings the page as it was', { tag: '@desktop' }, async ({ page, partnerSite, hearth }) => {
  await page.goto(partnerSite.publish(hostPage(hearth)));
  await expectAllWidgets(page);
  const price = page.locator('hearth-mortgage-calculator').getByLabel('Home price');
  await price.fill('520000');
  await price.blur();
  await page.goto(partnerSite.publish('<h1>Elsewhere</h1><link rel="icon" href="data:,">'));
  await page.goBack();
  await expectSearchUsable(page);
  // Whether the browser kept the page or loads it anew is its own choice.
  await expect(price).toHaveValue(/^(520|400),000$/);
});

async function expectSearchUsable(page: Page): Promise<void> {
  const search = page.locator('hearth-search');
  await expect(search.getByRole('article')).toHaveCount(2);
  await search.getByRole('button', { name: 'Next page' }).click();
  await expect(search.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
}

test('all widgets are on paper', { tag: '@desktop' }, async ({ page, partnerSite, hearth }) => {
  await page.goto(partnerSite.publish(hostPage(hearth)));
  await expectAllWidgets(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of AXE_PARTS) {
    const box = await page.locator(part).boundingBox();
    expect(box?.height, part).toBeGreaterThan(30);
  }
  await expect(page.locator('hearth-search').getByRole('article').first()).toBeVisible();
});

test('widgets in a closed tab start when it opens, and stand in a box without height', async ({
  page,
  partnerSite,
  hearth,
}) => {
  const body = `<div id="tab" style="display: none"><hearth-listing-card listing-id="4000001"></hearth-listing-card></div>
    <div style="height: 0"><hearth-mortgage-calculator></hearth-mortgage-calculator></div>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { body })));
  await expect(page.getByLabel('Home price')).toBeVisible();
  expect(await page.evaluate(() => customElements.get('hearth-listing-card') === undefined)).toBe(true);
  await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('style'));
  await expect(page.locator('hearth-listing-card').getByRole('article')).toContainText('$');
});

test('the three forms of markup come to the same', { tag: '@desktop' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const body = `<hearth-listing-card listing-id="4000001" photos="one"></hearth-listing-card>
    <div data-hearth="listing-card" data-listing-id="4000001" data-photos="one"></div>
    <p><a href="${hearth}/w/listing-card?listing-id=4000001&photos=one">A home</a></p>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { body })));
  const cards = page.locator('hearth-listing-card').getByRole('article');
  await expect(cards).toHaveCount(3);
  const texts = await cards.allTextContents();
  expect(new Set(texts).size).toBe(1);
});

test('of two versions the first wins, and the console says so once', { tag: '@desktop' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const older = `<script>window.__hearth = window.Hearth = { version: '0.0.1', api: '${hearth}/', ready() {} }</script>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { head: older, body: '<p>Words</p>' })));
  await expect.poll(() => warnings).toEqual(['Hearth 0.0.1 came first.']);
  expect(await page.evaluate(() => window.Hearth?.version)).toBe('0.0.1');
});
