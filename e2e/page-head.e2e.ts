import { expect, type Page } from '@playwright/test';
import { delayResponses } from './support/delay-responses.ts';
import { test } from './support/test.ts';

/** How many of each the document has. */
const heads = (page: Page) =>
  page.evaluate(() => ({
    titles: document.head.querySelectorAll('title').length,
    descriptions: document.querySelectorAll('meta[name="description"]').length,
    canonicals: document.querySelectorAll('link[rel="canonical"]').length,
  }));

const addressed = { titles: 1, descriptions: 1, canonicals: 1 };

test('a page has one title, description and canonical link, however it is reached @desktop', async ({
  page,
}) => {
  const { areas } = (await (await page.request.get('/api/market-areas?city=Austin')).json()) as {
    areas: { url: string }[];
  };
  const overview = 'Austin Real Estate Listings and Homes for Sale';
  await page.goto(areas[0]?.url ?? '');
  await expect(page.getByRole('heading', { level: 1, name: overview })).toBeVisible();
  expect(await heads(page)).toEqual(addressed);
  await expect(page).toHaveTitle(overview);

  await page.getByRole('region', { name: 'ZIP Codes in Austin TX' }).getByRole('link').first().click();
  await expect(page).toHaveTitle(/^\d{5} Real Estate Listings and Homes for Sale$/);
  expect(await heads(page)).toEqual(addressed);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\d{5}/);

  await page.getByRole('link', { name: 'Hearth Austin, home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Find your place/ })).toBeVisible();
  const home = await page.title();
  expect(await heads(page)).toEqual(addressed);

  await page.getByRole('link', { name: 'All new listings' }).click();
  await expect(page).toHaveTitle('Austin Homes for Sale | Hearth Austin');
  expect(await heads(page)).toEqual(addressed);

  await page.goBack();
  await expect(page).toHaveTitle(home);
  expect(await heads(page)).toEqual(addressed);
});

test('without scripts, pages show their heading, first photo and links that work @desktop', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/listings/market-overview/city/tx/austin', /^Austin Real Estate/],
    ['/listings', /^Homes for sale/],
    ['/', /^Find your place/],
  ] as const) {
    // On a busy machine the first answer may be later than a page waits for it; the second one is cached.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
      await expect(page.locator('.hearth-card img').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.locator('[data-first-view] [style]')).toHaveCount(0);
  }
  await page.locator('.hearth-card a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d/);
  await expect(page).toHaveURL(/\.html$/);
  await context.close();
});

test('hosted pages and frames show homes with links out of the frame without scripts @desktop', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const card = page.getByRole('article').first();
  for (const path of ['/w/search?location=Austin', '/embed/frame/listings?limit=3']) {
    // On a busy machine the first answer may be later than a page waits for it.
    await expect(async () => {
      await page.goto(path);
      await expect(card.getByRole('link', { name: /^\d/ }).last()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(card).toContainText(/\$[\d,]+.*Listed by .*(?:MLS|EL)# \d/s);
    await expect(page.getByText(/^Data from .* as of /)).toBeVisible();
    await expect(card.locator('img').first()).toBeVisible();
  }
  await expect(page.locator('base')).toHaveAttribute('target', '_top');
  await page.goto('/w/agent-bio');
  await expect(card.getByRole('heading', { name: /^About / })).toBeVisible();
  await context.close();
});

test('links work while the scripts load, and keep the focus afterwards @desktop', {
  tag: '@full',
}, async ({ page }) => {
  const release = await delayResponses(page, '**/assets/portal-*.js');
  const view = page.locator('[data-first-view]');
  const link = view.locator('.hearth-card a').first();
  // On a busy machine the first answers may be later than a page waits for them; later ones are cached.
  await expect
    .poll(async () => (await page.request.get('/')).text())
    .toMatch(/data-first-view.*class="hearth-card/s);
  const arrived = page.goto('/');
  const address = (await link.getAttribute('href')) ?? '';
  const field = view.locator('input').first();
  // By the style sheet, which the browser waits for before it paints anything to press.
  await expect(field).toHaveCSS('interactivity', 'inert');
  await link.focus();
  await field.focus();
  await expect(link).toBeFocused();
  await release();
  await arrived;
  await expect(page.locator(`a[href="${address}"]`).first()).toBeFocused();
});

test('a link of a hosted page keeps the focus when the widget takes the place of its first view', {
  tag: '@full',
}, async ({ page }) => {
  for (const [path, shown] of [
    ['/w/listings?limit=3', '.hearth-card__link:visible'],
    ['/w/agent-bio?sections=contact', 'a[href^="mailto:"]:visible'],
    ['/w/listings?limit=1', 'summary:visible'],
  ] as const) {
    await expect.poll(async () => (await page.request.get(path)).text()).toContain('shadowrootmode');
    const release = await delayResponses(page, '**/v1/hearth.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // A step within the view is no news outside of its shadow root.
    await page.locator('.view a').first().focus();
    await page.locator(`.view ${shown}`).last().focus();
    await release();
    await expect(page.locator('.view')).toBeHidden();
    await expect(page.locator(`.root ${shown}`).last()).toBeFocused();
  }
});
