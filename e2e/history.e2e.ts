import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { dialog, newAddress, profile, signIn } from './support/account.ts';
import { test } from './support/test.ts';

const firstHome = (page: Page) => page.locator('.gallery .hearth-card__link').first();
const removeHome = (page: Page) => page.getByRole('button', { name: /^Remove .* from your history$/ });

test('history lists, removes, restores and clears homes and searches; a private tab adds none', async ({
  page,
}) => {
  test.slow();
  await signIn(page, newAddress('vera'));
  await page.goto('/listings?minBedrooms=3');
  const name = ((await firstHome(page).textContent()) ?? '').trim();
  const viewed = page.waitForResponse((answer) => answer.url().endsWith('/view'));
  await firstHome(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await viewed;

  // The view may reach the server after the next page has asked for the list.
  await expect(async () => {
    await page.goto('/my/viewed-listings');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await removeHome(page).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByText('History settings').click();
  await page.getByLabel('View privately').check();
  await expect(page.getByText('You’re viewing privately', { exact: false })).toBeVisible();
  await page.goto('/listings?minBedrooms=3');
  await expect(page.locator('.gallery').getByText('Viewed')).toBeHidden();
  await page.locator('.gallery .hearth-card__link').nth(1).click();
  await page.goto('/my/viewed-listings');
  await expect(removeHome(page)).toHaveCount(1);

  await profile(page).click();
  await dialog(page).getByRole('link', { name: 'Viewed Searches' }).click();
  await expect(page.getByRole('link', { name: '3+ beds' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('No searches here yet')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
});

test('a home that a person opens is marked as viewed on another device of the person', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, newAddress('vito'));
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  const following = other.waitForRequest((request) => request.url().endsWith('/api/live'));
  await other.goto('/listings?minBedrooms=3');
  await following;
  await page.goto('/listings?minBedrooms=3');
  await firstHome(page).click();
  await expect(other.locator('.gallery').getByText('Viewed')).toBeVisible();
  await context.close();
});
