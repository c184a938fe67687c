import { expect } from '@playwright/test';
import { openSearch, searchPage } from './support/search-page.ts';
import { test } from './support/test.ts';

test('a visitor searches an area on the home page and finds homes there', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('search', { name: 'Find a home' }).getByRole('combobox').fill('Round Rock');
  await page.keyboard.press('Enter');
  const search = searchPage(page);
  await expect(page.getByRole('heading', { name: 'Homes for sale in Round Rock' })).toBeVisible();
  await expect(page).toHaveTitle('Homes for sale in Round Rock | Hearth Austin');
  expect(await search.total()).toBeGreaterThan(0);
  await expect(search.cards.first()).toContainText('Round Rock, TX');
  await search.expectInUrl({ tags: 'city:city-round-rock:Round Rock' });
});

test('homes for lease can be searched from the home page too', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Lease' }).check();
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(page).toHaveURL(/\/listings\/lease$/);
  await expect(page).toHaveTitle('Austin Homes for Lease | Hearth Austin');
  const search = searchPage(page);
  expect(await search.total()).toBeGreaterThan(0);
  await expect(search.cards.first()).toContainText('/mo');
});

test('price, bedrooms and bathrooms narrow the list from the bar', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const search = await openSearch(page, '/listings?limit=12');
  // A phone shows a home before anything else: the photo and the price of the first one, below what takes three eighths of the screen.
  const first = search.cards.first();
  if (isMobile) {
    await expect(first.locator('.hearth-price')).toBeInViewport({ ratio: 1 });
    expect((await first.boundingBox())?.y).toBeLessThan(((page.viewportSize()?.height ?? 0) * 3) / 8);
  }
  const all = await search.total();

  await search.menu('Price').click();
  await page.getByLabel('Min. price').fill('300k');
  await page.keyboard.press('Enter');
  await page.getByLabel('Max. price').fill('650,000');
  await page.keyboard.press('Enter');
  await search.expectInUrl({ minPrice: '300000', maxPrice: '650000' });
  await page.keyboard.press('Escape');
  await expect(search.menu('$300k - $650k')).toBeFocused();

  await search.menu('Bedrooms').click();
  await page.getByRole('radio', { name: '3+' }).check();
  await expect(search.menu('3+ beds')).toBeVisible();
  await search.menu('Bathrooms').click();
  const bathrooms = page.getByRole('radiogroup', { name: 'Bathrooms' });
  await bathrooms.getByRole('radio', { name: '2+' }).check();
  await search.expectInUrl({ minBedrooms: '3', minBathrooms: '2' });
  await page.keyboard.press('Escape');
  await expect(bathrooms).toBeHidden();

  const found = await search.total();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  for (const price of await search.cards.locator('.hearth-price').allTextContents()) {
    expect(dollarsOf(price)).toBeGreaterThanOrEqual(300_000);
    expect(dollarsOf(price)).toBeLessThanOrEqual(650_000);
  }
});

test('more filters are chosen in a panel, counted on its button and removed by their chips', {
  tag: '@phone',
}, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=12');
  await search.openFilters();
  const { filters } = search;
  await filters.getByRole('checkbox', { name: 'Fireplace' }).check();
  await filters
    .getByRole('radiogroup', { name: 'Homeowners association' })
    .getByRole('radio', { name: 'No' })
    .check();
  await filters.getByLabel('Days on market').selectOption('1 Year');
  await filters.getByLabel('Min. lot size').fill('0.1ac');
  await page.keyboard.press('Enter');
  await search.expectInUrl({
    fireplace: 'true',
    homeownersAssoc: 'No',
    daysOnMarket: '365',
    minLotSize: '0.1',
  });
  const found = await search.total();
  expect(found).toBeGreaterThan(0);
  await filters.getByRole('button', { name: viewing(found) }).click();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'More filters' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'More filters 4' })).toBeVisible();

  await expect(search.chips).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Remove 4,356+ sq ft' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Fireplace' }).click();
  await expect(search.chips).toHaveCount(3);
  await search.expectInUrl({ fireplace: null, homeownersAssoc: 'No' });
  expect(await search.total()).toBeGreaterThanOrEqual(found);
});

test('the table shows the homes of the gallery, and the choice is stored on the device', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=12');
  // The page draws the first homes before the others.
  await expect(search.cards).toHaveCount(12);
  const streets = await search.cards.locator('.hearth-card__link').allInnerTexts();
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('table').getByRole('link')).toHaveText(streets, { useInnerText: true });
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('radio', { name: 'Gallery' }).check();
  await expect(search.cards.first()).toBeVisible();
});

test('a search without homes offers filters to remove, with the number of homes for each', {
  tag: '@full',
}, async ({ page }) => {
  const search = await openSearch(page, '/listings?keyword=zeppelin%20hangar&minBedrooms=4');
  expect(await search.total()).toBe(0);
  await expect(page.getByRole('heading', { name: 'No results', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove all filters' })).toBeVisible();
  const relaxation = page.getByRole('button', { name: /^Remove “zeppelin hangar” [\d,]+ homes$/ });
  const promised = Number(((await relaxation.textContent()) ?? '').replace(/\D/g, ''));
  await relaxation.click();
  await search.expectInUrl({ keyword: null, minBedrooms: '4' });
  await expect(search.cards.first()).toBeVisible();
  expect(await search.total()).toBe(promised);
  await expect(page.getByText(/homes found$/).first()).toBeFocused();
});

/** '$1,985,000' in dollars; a reduced price precedes the old one. */
function dollarsOf(text: string): number {
  return Number((/\$([\d,]+)/.exec(text)?.[1] ?? '').replaceAll(',', ''));
}

const viewing = (count: number): string =>
  `View ${count.toLocaleString('en-US')} result${count === 1 ? '' : 's'}`;
