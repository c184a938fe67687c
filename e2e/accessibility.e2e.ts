import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './support/accessibility.ts';
import { openSearch } from './support/search-page.ts';
import { someHome } from './support/some-home.ts';
import { test } from './support/test.ts';

/** Each screen after it has loaded. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the home page': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'the list': (page) => openSearch(page, '/listings?limit=3&minBedrooms=2&address=Austin'),
  'the table': async (page) => {
    await openSearch(page, '/listings?limit=3');
    await page.getByRole('radio', { name: 'Table' }).check();
    await expect(page.getByRole('table')).toBeVisible();
  },
  'a menu of the bar': async (page) => {
    const search = await openSearch(page, '/listings?limit=3');
    await search.menu('Price').click();
    await expect(page.getByLabel('Min. price')).toBeVisible();
  },
  'the filters': async (page) => {
    const search = await openSearch(page, '/listings?limit=3');
    await search.openFilters();
  },
  'a list without homes': (page) => openSearch(page, '/listings?keyword=zeppelin'),
  'a home over the list': async (page) => {
    const search = await openSearch(page, '/listings?limit=3');
    await search.cards.first().locator('.hearth-card__link').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the page of a home': async (page) => {
    await page.goto(await someHome(page));
    await page.getByRole('heading', { name: 'Monthly payment' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Amortization by year')).toBeVisible();
    await page.getByRole('heading', { name: 'Ask about this home' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('form').getByRole('checkbox')).toHaveCount(2);
  },
  'the photos of a home': async (page) => {
    await page.goto(await someHome(page));
    await page.getByRole('button', { name: /^Photo 1 of / }).click();
    await expect(page.getByRole('dialog', { name: 'Photo viewer' })).toBeVisible();
  },
  'the page that was not found': async (page) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Dialogs are checked alone, since the page below them is checked by itself. */
const parts: Readonly<Record<string, string>> = {
  'a menu of the bar': '.search__bar',
  'the filters': '.filter-panel',
  'a list without homes': '.search__list',
  'a home over the list': '.listing-dialog',
  'the photos of a home': '.viewer',
};

/** Screens with another layout on phones. */
const ofPhones = [
  'the home page',
  'the list',
  'a menu of the bar',
  'the filters',
  'a home over the list',
  'the page of a home',
];

for (const [name, open] of Object.entries(screens)) {
  const part = parts[name] ? [parts[name]] : [];
  const tag = ofPhones.includes(name) ? ['@phone'] : [];
  test.describe(() => {
    // Browsers report the status of a page itself.
    if (name === 'the page that was not found') test.use({ allowedComplaints: /status of 404/ });

    test(`${name} is accessible, by day and by night`, { tag }, async ({ page, isMobile }) => {
      await open(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page, ...part);
      // Colours are the same on phones.
      if (isMobile) return;
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await expectLegible(page, ...part);
    });
  });
}
