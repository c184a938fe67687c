import { expect } from '@playwright/test';
import { openSearch, searchPage } from './support/search-page.ts';
import { test } from './support/test.ts';

test('a visitor adds a place in the filters and finds the homes in reach, the nearest first', {
  tag: '@phone',
}, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=12');
  const all = await search.total();
  await search.openFilters();
  const group = search.filters.getByRole('group', { name: 'Travel time' });
  await group.getByLabel('Where do you commute?').fill('78701');
  await group.getByRole('button', { name: 'Add place' }).click();
  await expect(group.getByLabel('Travel to')).toContainText('78701');
  await group.getByLabel('Within').selectOption('20 minutes');
  await group.getByLabel('Leave at').selectOption('Noon on a weekday');
  const within = /^20_DRIVING_midday_30\.\d{1,3}_-97\.\d{1,3}$/;
  await expect.poll(() => new URL(page.url()).searchParams.get('travelTime')).toMatch(within);
  await page.getByRole('button', { name: 'Close the filters' }).click();
  const chip = search.chips.filter({ hasText: 'Within 20 min by car of 78701' });
  await expect(chip).toBeVisible();
  const found = await search.total();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);

  await page.getByLabel('Sort').selectOption('Travel time');
  await search.expectInUrl({ sortBy: 'travelTime' });
  await expect(search.cards.first()).toContainText('7870');
  const query = new URL(page.url()).search;
  const count = async (path: string): Promise<unknown> =>
    ((await (await page.request.get(`${path}${query}`)).json()) as { total: number }).total;
  expect(await count('/api/v2/listing/search')).toBe(found);
  expect(await count('/api/v2/map/points')).toBe(found);

  // Another person, who has no such place, sees the same homes by the link.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  expect(await searchPage(page).total()).toBe(found);
  await search.chips.filter({ hasText: 'Within 20 min by car of a place' }).click();
  await search.expectInUrl({ travelTime: null, sortBy: null });
  expect(await search.total()).toBe(all);
});
