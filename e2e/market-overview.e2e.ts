import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { searchPage } from './support/search-page.ts';
import { test } from './support/test.ts';

test('a market overview shows prices and links to its homes and areas', async ({ page }) => {
  const { areas } = (await (await page.request.get('/api/market-areas?city=Austin')).json()) as {
    areas: { url: string }[];
  };
  await page.goto(`${areas[0]?.url}?maxPrice=900000`);
  const title = 'Austin Real Estate Listings and Homes for Sale under $900,000';
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    page.getByText(/homes for sale in Austin, [\d,]+ pending, listed from \$[\d,]+ to \$[\d,]+\./),
  ).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/austin\?maxPrice=900000$/);

  const sold = page.getByRole('region', { name: 'Homes sold', exact: true });
  await expect(sold.getByRole('img', { name: /^Homes sold by month\./ })).toBeVisible();
  await sold.getByRole('button', { name: 'Show as table' }).click();
  await expect(sold.getByRole('row')).toHaveCount(25);
  await expectAccessible(page);

  await page.getByRole('region', { name: 'ZIP Codes in Austin TX' }).getByRole('link').first().click();
  await expect(page).toHaveTitle(/^\d{5} Real Estate Listings and Homes for Sale$/);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Austin' }).click();
  await page.getByRole('link', { name: /^See all [\d,]+ homes$/ }).click();
  expect(await searchPage(page).total()).toBeGreaterThan(8);
  await page.getByRole('link', { name: 'Market overview of Austin' }).click();
  await expect(page).toHaveTitle('Austin Real Estate Listings and Homes for Sale');
});
