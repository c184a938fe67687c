import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/test.ts';

test('an agent is found by name and language in the directory', async ({ page }) => {
  await page.goto('/agents');
  await expect(page.getByRole('heading', { level: 1, name: /^Real estate agents in/ })).toBeVisible();
  const names = page.locator('.agent-card__name');
  await expect(names).toHaveCount(20);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Spanish' }).check();
  await expect(page).toHaveURL(/\/agents\?languagesfilter=spanish$/);
  await expect(page.getByRole('status')).toContainText(/^\d+ agents?$/);
  const name = (await names.first().textContent()) ?? '';
  await page.getByLabel('Agent’s name').fill(name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(names).toHaveText([name]);
  await page.goBack();
  await expect(names).not.toHaveCount(1);
});
