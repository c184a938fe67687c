import { expect, type Locator, type Page } from '@playwright/test';

/** The portal's list of homes. */
export interface SearchPage {
  readonly cards: Locator;
  readonly chips: Locator;
  readonly map: Locator;
  /** The button of the filter bar with this text. */
  readonly menu: (words: string | RegExp) => Locator;
  readonly filters: Locator;
  readonly openFilters: () => Promise<void>;
  /** The number of homes found, once it is shown. */
  readonly total: () => Promise<number>;
  /** Waits until a parameter of the URL has this value; null waits until it is absent. */
  readonly expectInUrl: (wanted: Readonly<Record<string, string | null>>) => Promise<void>;
}

/** Opens the list, e.g. with '/listings/lease?minPrice=2000', and waits for its homes. */
export async function openSearch(page: Page, path: string): Promise<SearchPage> {
  await page.goto(path);
  const search = searchPage(page);
  await search.total();
  return search;
}

/** The list that is open or opening. */
export function searchPage(page: Page): SearchPage {
  const filters = page.getByRole('dialog', { name: 'More filters' });
  return {
    cards: page.getByRole('region', { name: 'Results', exact: true }).getByRole('article'),
    chips: page.getByRole('list', { name: 'Applied filters' }).getByRole('button'),
    map: page.getByRole('region', { name: 'Map', exact: true }),
    menu: (words) => page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: words }),
    filters,
    async openFilters() {
      await page.getByRole('button', { name: /^More filters/ }).click();
      await expect(filters).toBeVisible();
    },
    async total() {
      const count = page.getByText(/^(No homes|1 home|[\d,]+ homes) found$/).first();
      await expect(count).toBeVisible();
      // A change that no key or press made at this moment, such as the end of a move of the map, is in the URL before the page
      // has rendered it.
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })));
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      return Number(((await count.textContent()) ?? '').replace(/\D/g, ''));
    },
    async expectInUrl(wanted) {
      await expect
        .poll(() => {
          const query = new URL(page.url()).searchParams;
          return Object.fromEntries(Object.keys(wanted).map((name) => [name, query.get(name)]));
        })
        .toEqual(wanted);
    },
  };
}
