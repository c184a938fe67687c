import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/partner-site.ts';

const partnerPage = '/examples/partner-search/';
const cardsIn = (page: Page): Locator => page.locator('hearth-search').getByRole('article');

test.describe('without its files', () => {
  test.use({ allowedComplaints: /net::ERR_FAILED/ });

  for (const blocked of ['**/v1/hearth.js', '**/v1/c/*']) {
    test(`the page keeps its own content where ${blocked} cannot be loaded`, async ({ page }) => {
      await page.route(blocked, (route) => route.abort());
      await page.goto(partnerPage, { waitUntil: 'networkidle' });
      await expect(page.getByRole('link', { name: 'See homes for sale' })).toBeVisible();
    });
  }

  test('a file that failed once is loaded by the retry', async ({ page }) => {
    let refused = false;
    await page.route('**/v1/c/*', (route) => {
      if (refused || !/search/.test(route.request().url())) return route.continue();
      refused = true;
      return route.abort();
    });
    await page.goto(partnerPage);
    await expect(cardsIn(page).first()).toBeVisible();
    expect(refused).toBe(true);
  });
});

test.describe('without its server', () => {
  test.use({ allowedComplaints: /net::ERR_FAILED|status of 50[03]/ });

  test('the search shows one line with a retry button', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(partnerPage);
    const line = page.locator('hearth-search').getByText('Unable to fetch listings.').first();
    await expect(line).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(cardsIn(page).first()).toBeVisible();
    await expect(line).toBeHidden();
  });

  test('a card shows one line with a retry button', async ({ page }) => {
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal_error' } }),
    );
    await page.goto('/examples/listing-cards/');
    const card = page.locator('hearth-listing-card').first();
    await expect(card.getByText('Unable to fetch listings.')).toBeVisible();
    await page.unroute('**/api/**');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.locator('.hearth-card__link')).toBeVisible();
  });
});

test.describe('a home that is gone', () => {
  test.use({ allowedComplaints: /status of 404/ });

  test('is reported as gone, without a retry button', async ({ page, partnerSite, hearth }) => {
    await page.goto(
      partnerSite.publish(
        `<script async src="${hearth}/v1/hearth.js"></script>
         <hearth-listing-card listing-id="123456789"></hearth-listing-card>`,
      ),
    );
    await expect(page.getByText('This listing is not available.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

test("a page on another origin searches by the script's address alone", async ({
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

test("a strict policy of the host's page lets the search and its map run", async ({
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

test('the script may stand in a page twice', async ({ page, partnerSite, hearth }) => {
  const script = `<script async src="${hearth}/v1/hearth.js"></script>`;
  await page.goto(partnerSite.publish(`${script}<hearth-search limit="3"></hearth-search>${script}`));
  await expect(cardsIn(page)).toHaveCount(3);
  await expect(page.locator('hearth-search').getByRole('search')).toHaveCount(1);
});

test('elements that are added later start too, each with its own search', async ({
  page,
  partnerSite,
  hearth,
}) => {
  await page.goto(
    partnerSite.publish(
      `<script async src="${hearth}/v1/hearth.js"></script><hearth-search limit="2"></hearth-search><main></main>`,
    ),
  );
  await expect(cardsIn(page)).toHaveCount(2);
  await page.evaluate(() => {
    const element = document.createElement('hearth-search');
    element.setAttribute('limit', '3');
    element.setAttribute('lease', '');
    document.querySelector('main')?.append(element);
  });
  const [sale, lease] = [page.locator('hearth-search').first(), page.locator('hearth-search').last()];
  await expect(lease.getByRole('article')).toHaveCount(3);
  await expect(lease.getByRole('article').first()).toContainText('/mo');
  await expect(sale.getByRole('article')).toHaveCount(2);
});
