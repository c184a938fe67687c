import { expect, type Page } from '@playwright/test';
import { openSearch, searchPage } from './support/search-page.ts';
import { test } from './support/test.ts';

/** Draws a circle by hand in the middle of the map. */
async function drawRound(page: Page): Promise<void> {
  const { x, y, width, height } = (await searchPage(page).map.boundingBox())!;
  const at = (turn: number): [number, number] => [
    x + width * (0.5 + 0.2 * Math.cos(turn * 2 * Math.PI)),
    y + height * (0.55 + 0.15 * Math.sin(turn * 2 * Math.PI)),
  ];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step < 40; step++) await page.mouse.move(...at(step / 40));
  await page.mouse.up();
}

const tagsOf = (page: Page): string | null => new URL(page.url()).searchParams.get('tags');

test('an area is drawn beside a tag, refined, opened by its link and taken back', async ({ page }) => {
  const search = await openSearch(page, '/listings?address=Round+Rock&limit=3');
  const byTag = await search.total();
  await search.map.getByRole('button', { name: 'Draw', exact: true }).click();
  await search.map.getByRole('radio', { name: 'Freehand' }).check();
  // The rest of the search waits.
  await expect(search.menu(/^Price/)).toBeDisabled();
  await drawRound(page);
  await expect(search.menu(/^Price/)).toBeEnabled();
  await search.map.getByRole('button', { name: 'Search this area' }).click();
  await expect(search.map.getByRole('button', { name: 'Edit Drawn area' })).toBeVisible();
  expect(tagsOf(page)).toMatch(/^custom:.+:Drawn area:t$/);
  const both = await search.total();
  expect(both).toBeGreaterThan(0);

  await search.menu(/^Bedrooms/).click();
  await page.getByRole('radio', { name: '3+' }).check();
  await expect(page).toHaveURL(/minBedrooms=3/);
  const refined = await search.total();
  await page.reload();
  expect(await search.total()).toBe(refined);
  await expect(search.map.getByRole('button', { name: 'Edit Drawn area' })).toBeVisible();

  await page.goBack();
  expect(await search.total()).toBe(both);
  await page.goBack();
  expect(tagsOf(page)).toBeNull();
  expect(await search.total()).toBe(byTag);
  await expect(search.map.getByRole('button', { name: 'Edit Drawn area' })).toHaveCount(0);
});
