import { expect, type Locator, type Page } from '@playwright/test';
import { delayResponses } from './support/delay-responses.ts';
import { test } from './support/test.ts';

const cardsIn = (page: Page): Locator => page.locator('hearth-search').getByRole('article');

test.describe('without its files', () => {
  test.use({ allowedComplaints: /net::ERR_FAILED/ });

  test('a file that failed once is loaded by the retry', { tag: '@full' }, async ({ page }) => {
    let refused = false;
    await page.route('**/v1/c/**', (route) => {
      if (refused || !/\/search\.js/.test(route.request().url())) return route.continue();
      refused = true;
      return route.abort();
    });
    // Its script is the loader, whose files have names.
    await page.goto('/examples/strict-csp/');
    await expect(cardsIn(page).first()).toBeVisible();
    expect(refused).toBe(true);
  });
});

test("a page on another origin searches with only the script's address", async ({
  page,
  partnerSite,
  hearth,
}) => {
  const preflights: string[] = [];
  page.on('request', (request) => request.method() === 'OPTIONS' && preflights.push(request.url()));
  const url = partnerSite.publish(
    `<script async src="${hearth}/v1/hearth.js"></script>
     <hearth-search heading="Search homes" limit="6"></hearth-search>`,
  );
  await page.goto(url);
  await expect(cardsIn(page)).toHaveCount(6);
  const photo = cardsIn(page).first().locator('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(cardsIn(page).first().locator('.hearth-card__link')).toHaveAttribute(
    'href',
    new RegExp(`^${hearth}/.*\\.html$`),
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(page.url()).toBe(url);
  expect(preflights).toEqual([]);
  expect(
    await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
  ).toBe(0);
});

test("a strict policy of the host's page lets the search and its map run", { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const policy = [
    "default-src 'none'",
    `script-src ${hearth}`,
    `connect-src ${hearth}`,
    `img-src ${hearth}`,
    "style-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  await page.goto(
    partnerSite.publish(
      `<script async src="${hearth}/v1/hearth.js"></script><hearth-search limit="3"></hearth-search>`,
      { 'content-security-policy': policy },
    ),
  );
  await expect(cardsIn(page)).toHaveCount(3);
  const open = page.getByRole('button', { name: 'Map', exact: true });
  if ((await open.getAttribute('aria-pressed')) === null) await open.click();
  await expect(page.locator('.hearth-pin__face').first()).toBeVisible();
});

test('the loader asks what elements ask first, once, before their files have arrived', {
  tag: '@full',
}, async ({ page, partnerSite, hearth }) => {
  const { listings } = await (await page.request.get('/api/v2/listing/search?limit=1')).json();
  const { listingid } = listings[0];
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(v2\/listing|agent\/default)/.test(pathname)) requested.push(pathname + search);
  });
  const release = await delayResponses(page, '**/c/*/runtime.js');
  const elements = `<hearth-listing-card listing-id="${listingid}"></hearth-listing-card>
    <hearth-agent-bio sections="photo"></hearth-agent-bio><hearth-search hide-map></hearth-search>`;
  await page.goto(partnerSite.publish(`<script src="${hearth}/v1/hearth.js"></script>${elements}`));
  const first = ['/api/agent/default', `/api/v2/listing/${listingid}`, '/api/v2/listing/search?limit=12'];
  await expect.poll(() => requested.toSorted()).toEqual(first.toSorted());
  await release();
  await expect(page.locator('hearth-listing-card').getByRole('article')).toBeVisible();
  await expect(page.locator('hearth-agent-bio').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('hearth-search').getByRole('article').first()).toBeVisible();
  expect(requested.toSorted()).toEqual(first.toSorted());
});
