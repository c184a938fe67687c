import { expect } from '@playwright/test';
import { searchPage } from './support/search-page.ts';
import { test } from './support/test.ts';

test('a visitor adds a city and a street by keyboard, and removes one again', async ({ page }) => {
  await page.goto('/listings?minPrice=200000&limit=3');
  const search = searchPage(page);
  const all = await search.total();
  const bar = page.getByRole('search', { name: 'Homes' });
  await bar.getByRole('combobox').focus();
  await page.keyboard.type('lakewa');
  const city = bar.getByRole('group', { name: 'Cities' }).getByRole('option', { name: /^Lakeway/ });
  await expect(city).toBeVisible();
  // The suggestions of an earlier letter stay until those of the whole text have come.
  await expect(bar.getByRole('combobox')).toHaveAttribute('aria-busy', 'false');
  for (let key = 0; (await city.getAttribute('aria-selected')) !== 'true'; key += 1) {
    expect(key).toBeLessThan(20);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await search.expectInUrl({ tags: 'city:city-lakeway:Lakeway', minPrice: '200000' });
  await expect(page.getByRole('heading', { name: 'Homes for sale in Lakeway' })).toBeVisible();
  const inLakeway = await search.total();
  expect(inLakeway).toBeGreaterThan(0);
  expect(inLakeway).toBeLessThan(all);
  await expect(search.cards.first()).toContainText('Lakeway, TX');

  await expect(bar.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Round Rock');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.getAll('tags')).toHaveLength(2);
  await expect(page.getByRole('heading', { name: /Lakeway, Round Rock/ })).toBeVisible();
  expect(await search.total()).toBeGreaterThan(inLakeway);

  await page.keyboard.press('Backspace');
  await search.expectInUrl({ tags: 'city:city-lakeway:Lakeway' });
  await expect(bar.getByRole('status')).toHaveText('Round Rock removed');
});
