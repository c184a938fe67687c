import { expect } from '@playwright/test';
import { openSearch, searchPage } from './support/search-page.ts';
import { tabTo } from './support/tab-to.ts';
import { test } from './support/test.ts';

test.describe('with only the keyboard', () => {
  test('the first Tab offers to skip to the content', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, /^(Buy|Lease)$/, { most: 4 });
  });

  test('a visitor searches, filters, opens a home and comes back', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, /^City, neighborhood/);
    await page.keyboard.type('Austin');
    await page.keyboard.press('Enter');
    const search = searchPage(page);
    await expect(page.getByRole('heading', { name: 'Homes for sale in Austin' })).toBeVisible();
    await search.total();

    await tabTo(page, /^Bedrooms/);
    await page.keyboard.press('Enter');
    // Tab before the menu has its code leaves it closed.
    await expect(page.getByRole('radio', { name: 'Any', exact: true }).first()).toBeVisible();
    await tabTo(page, /^Any$/, { most: 1 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await search.expectInUrl({ minBedrooms: '2' });
    await page.keyboard.press('Escape');
    await expect(search.menu('2+ beds')).toBeFocused();

    await tabTo(page, /^More filters/);
    await page.keyboard.press('Enter');
    await expect(search.filters).toBeVisible();
    await tabTo(page, /^Fireplace/, { most: 60 });
    await page.keyboard.press('Space');
    await search.expectInUrl({ fireplace: 'true' });
    await page.keyboard.press('Escape');
    await expect(search.filters).toBeHidden();
    await expect(page.getByRole('button', { name: /^More filters/ })).toBeFocused();

    await search.total();
    // A home with one photo has no tab stop for it.
    const photos = search.cards.getByRole('link', { name: /, photos$/ }).first();
    const street = ((await photos.getAttribute('aria-label')) ?? '').replace(', photos', '');
    await tabTo(page, new RegExp(`^${street}, photos$`), { most: 60 });
    await page.keyboard.press('Enter');
    const home = page.getByRole('dialog', { name: street });
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, /^Photo 1 of/);
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(page.getByRole('link', { name: `${street}, photos` })).toBeFocused();
  });

  test('the list has no focus trap: Tab goes from the first link to the last', { tag: '@full' }, async ({
    page,
  }) => {
    const search = await openSearch(page, '/listings?minPrice=1500000&limit=3');
    await expect(search.map.locator('.hearth-pin__face').first()).toBeVisible();
    const last = (await page.getByRole('contentinfo').getByRole('link').last().textContent()) ?? '';
    await tabTo(page, new RegExp(`^${last.trim()}$`), { most: 80 });
  });
});
