import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoConsoleErrors } from './support/console-errors.ts';

test('the server says that it is well', async ({ request }) => {
  const answer = await request.get('/healthz');
  expect(answer.status()).toBe(200);
});

test('the portal opens under its own title, with a clean console', async ({ page }) => {
  const expectCleanConsole = expectNoConsoleErrors(page);
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  expectCleanConsole();
});

test('the home page is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible(page);
});
