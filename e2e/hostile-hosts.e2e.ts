import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets } from './support/accessibility.ts';
import { expectAllWidgets, hostPage, useAllWidgets } from './support/all-widgets.ts';
import { oldLibraries, oldLibrary } from './support/old-libraries.ts';
import { OLD_LIBRARY } from './support/old-library.ts';
import { serveOlderLoader } from './support/older-loader.ts';
import { test } from './support/test.ts';

const AXE_PARTS = [
  'hearth-search',
  'hearth-listing',
  'hearth-listing-card',
  'hearth-listings',
  'hearth-mortgage-calculator',
  'hearth-agent-bio',
  'hearth-inquiry-form',
  'hearth-home-value',
  'hearth-market',
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
  test(`all widgets work on a page that ${trait}`, { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    test.slow();
    await page.goto(partnerSite.publish(hostPage(hearth, { head })));
    await expectAllWidgets(page);
    await useAllWidgets(page);
    // axe runs in the page and fails with old libraries. The size of the root changes no name, role or color.
    if (trait === 'is changed by an old library' || trait === 'has small roots') return;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, ...AXE_PARTS);
  });
}

for (const [names, sources] of Object.entries(oldLibraries)) {
  test(`all widgets work on a page with ${names}`, { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    test.slow();
    const libraries = await Promise.all(sources.map(oldLibrary));
    test.skip(libraries.includes(null), `${names} could not be fetched`);
    await page.goto(partnerSite.publish(hostPage(hearth, { head: libraries.join('') })));
    await expectAllWidgets(page);
    await useAllWidgets(page);
  });
}

test('links in menus and of readers stay links, and no link fills in a form', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const link = (name: string, more = '') => `<a href="${hearth}/w/${name}"${more}>A link</a>`;
  const body = `<nav>${link('search?shape=bar')}</nav>
    <div class="comment">${link('inquiry-form?message=Call+me')}</div>
    <div id="comments"><p>${link('legal')}</p></div>
    <p>${link('legal', ' rel="nofollow ugc"')}${link('legal', ' data-hearth-off')}</p>
    <p data-hearth-off>${link('legal')}</p>
    <p class="mine">${link('inquiry-form?type=contact-us&amp;message=Call+me+at+900')}</p>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { body })));
  const form = page.locator('.mine hearth-inquiry-form');
  await expect(form.getByLabel(/^Message/)).toHaveValue('');
  await expect(page.locator('hearth-inquiry-form, hearth-legal, hearth-search')).toHaveCount(1);
});

test('all widgets work from right to left', { tag: ['@phone', '@full'] }, async ({
  page,
  partnerSite,
  hearth,
  isMobile,
}) => {
  const head = "<script>document.documentElement.dir = 'rtl'</script>";
  await page.goto(partnerSite.publish(hostPage(hearth, { head })));
  await expectAllWidgets(page);
  await useAllWidgets(page);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
  // Names, roles and colours are the same on phones; places are not.
  if (isMobile) return expectLargeTargets(page, ...AXE_PARTS);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, ...AXE_PARTS);
});

test.describe('under a policy', () => {
  /** Policies of host pages. Hosts with Trusted Types stand for hosts alone, a policy that allows more. */
  const policies: Readonly<Record<string, (hearth: string) => string>> = {
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
    test(`${kind} all widgets work`, { tag: '@full' }, async ({ page, partnerSite, hearth }) => {
      const html = hostPage(hearth).replace('<script ', '<script nonce="abc" ');
      await page.goto(partnerSite.publish(html, { 'content-security-policy': policy(hearth) }));
      await expectAllWidgets(page);
      await useAllWidgets(page);
    });
  }
});

/** Replaces the page like a single-page app. */
test('widgets are removed, moved and brought back', async ({ page, partnerSite, hearth }) => {
  await page.goto(partnerSite.publish(hostPage(hearth)));
  await expectAllWidgets(page);
  const price = page.locator('hearth-mortgage-calculator').getByLabel('Home price');
  await price.fill('510000');
  await price.blur();
  const name = page.locator('hearth-inquiry-form').getByLabel(/^First name/);
  await name.fill('Ana');
  await page.locator('hearth-search').getByRole('button', { name: 'Next page' }).click();
  await expect(page.locator('hearth-search [aria-current="page"]')).toHaveText('2');
  await page.evaluate(() => {
    const aside = document.body.appendChild(document.createElement('aside'));
    aside.append(...[...document.querySelectorAll('main > *')].reverse());
  });
  await expect(price).toHaveValue('510,000');
  await expect(name).toHaveValue('Ana');
  await expect(page.locator('aside hearth-search [aria-current="page"]')).toHaveText('2');
  await page.evaluate(() => {
    const aside = document.querySelector('aside') as HTMLElement;
    history.pushState({}, '', '#away');
    aside.remove();
    Object.assign(window, { aside });
  });
  await expect(page.locator('hearth-search')).toHaveCount(0);
  await page.evaluate(() => {
    history.back();
    const { aside } = window as unknown as { aside: HTMLElement };
    document.querySelector('main')?.append(...aside.children);
    const fresh = document.createElement('hearth-listing-card');
    fresh.setAttribute('listing-id', '4000002');
    document.body.append(fresh);
  });
  await expect(page.locator('body > hearth-listing-card').getByRole('article')).toContainText('$');
  await page.locator('body > hearth-listing-card').evaluate((card) => card.remove());
  await expectAllWidgets(page, '510,000');
  await expect(name).toHaveValue('Ana');
  await useAllWidgets(page);
});

test('Back brings the page as it was', { tag: '@full' }, async ({ page, partnerSite, hearth }) => {
  await page.goto(partnerSite.publish(hostPage(hearth)));
  await expectAllWidgets(page);
  const price = page.locator('hearth-mortgage-calculator').getByLabel('Home price');
  await price.fill('520000');
  await price.blur();
  await page.goto(partnerSite.publish('<h1>Elsewhere</h1><link rel="icon" href="data:,">'));
  await page.goBack();
  await expectSearchUsable(page);
  // The browser may restore the page from its cache or load it again.
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

test('all widgets are printed', { tag: '@full' }, async ({ page, partnerSite, hearth }) => {
  await page.goto(partnerSite.publish(hostPage(hearth)));
  await expectAllWidgets(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of AXE_PARTS) {
    const box = await page.locator(part).boundingBox();
    expect(box?.height, part).toBeGreaterThan(30);
  }
  await expect(page.locator('hearth-search').getByRole('article').first()).toBeVisible();
});

test('widgets in a closed tab start when it opens, and stand in a box without height', {
  tag: '@full',
}, async ({ page, partnerSite, hearth }) => {
  const body = `<div id="tab" style="display: none"><hearth-listing-card listing-id="4000001"></hearth-listing-card></div>
    <div style="height: 0"><hearth-mortgage-calculator></hearth-mortgage-calculator></div>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { body })));
  await expect(page.getByLabel('Home price')).toBeVisible();
  expect(await page.evaluate(() => customElements.get('hearth-listing-card') === undefined)).toBe(true);
  await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('style'));
  await expect(page.locator('hearth-listing-card').getByRole('article')).toContainText('$');
});

/** The markup of each widget, and a word that it shows once it has loaded. */
const everyForm: Readonly<Record<string, readonly [Readonly<Record<string, string>>, RegExp]>> = {
  search: [{ shape: 'results', limit: '2' }, /\$.*Data from/],
  listing: [{ 'listing-id': '4000001', sections: 'facts' }, /\$.*Facts and features.*Equal Housing/],
  'listing-card': [{ 'listing-id': '4000001', photos: 'one' }, /\$.*Data from/],
  listings: [{ limit: '2', layout: 'carousel' }, /\$.*Data from/],
  'mortgage-calculator': [{ price: '410000' }, /total monthly cost.*Amortization/],
  'agent-bio': [{ agent: 'gregory.dang.atx', sections: 'contact' }, /Gregory Dang/],
  'inquiry-form': [{ type: 'ask-a-question' }, /Message.*agree/],
  'home-value': [{ heading: 'Your home' }, /Your home.*ZIP code.*Estimate/],
  market: [{ area: 'Austin' }, /Market in Austin.*\$.*Market overview of Austin.*Data from/],
  legal: [{ sections: 'brokerage,equal-housing' }, /Equal Housing/],
};

test('the three forms of markup give the same widget', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const forms = Object.entries(everyForm).map(([name, [attributes]]) => {
    const written = (prefix: string) =>
      Object.entries(attributes)
        .map(([key, value]) => `${prefix}${key}="${value}"`)
        .join(' ');
    return `<hearth-${name} ${written('')}></hearth-${name}>
      <div data-hearth="${name}" ${written('data-')}></div>
      <p><a href="${hearth}/w/${name}?${new URLSearchParams(attributes)}"></a></p>`;
  });
  const old = 'main > * { min-height: 1px } a:empty { display: block; height: 1px }';
  const head = `<style>${old}</style>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { head, body: forms.join('') })));
  for (const [name, [, words]] of Object.entries(everyForm)) {
    for (const element of await page
      .locator(`hearth-${name}, [data-hearth="${name}"], a[href*="/w/${name}?"]`)
      .all())
      await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    const texts = () =>
      page
        .locator(`hearth-${name}`)
        .evaluateAll((all) => all.map(({ shadowRoot }) => shadowRoot?.textContent ?? ''));
    await expect.poll(texts, name).toEqual(Array(3).fill(expect.stringMatching(words)));
    await expect.poll(async () => new Set(await texts()).size, name).toBe(1);
  }
});

test('runs the first of two versions, however often each is loaded, with one console message', {
  tag: '@full',
}, async ({ page, partnerSite, hearth }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/v1/hearth-0.0.1.js', serveOlderLoader);
  const older = `<script src="${hearth}/v1/hearth-0.0.1.js"></script>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { head: older + older })));
  await expectAllWidgets(page);
  await useAllWidgets(page);
  expect(warnings).toEqual(['Hearth 0.0.1 came first.']);
  expect(await page.evaluate(() => window.Hearth?.version)).toBe('0.0.1');
});
