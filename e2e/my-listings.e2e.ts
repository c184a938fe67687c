import { expect } from '@playwright/test';
import { signInDemo } from './support/account.ts';
import { test } from './support/test.ts';

const saved = /^Saved (just now|\d+ s ago)/;

test('an agent types a listing, loses the tab before all is saved, and resumes it', async ({ page }) => {
  await signInDemo(page, 'agent');
  await page.goto('/agent/my-listings');
  await page.getByRole('link', { name: 'Create listing' }).click();
  const street = `Quillwort${Date.now().toString(36)}`;
  await page.getByLabel(/^List price/).fill('450k');
  await page.getByLabel(/^Street number/).fill(String(Date.now() % 100_000));
  await page.getByLabel(/^Street name/).fill(street);
  await page.getByLabel(/^ZIP code/).fill('78704');
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page).toHaveURL(/edit-draft-listing$/);

  // Not saved when the tab is gone.
  await page.getByRole('textbox', { name: /^City/ }).fill('Austin');
  await page.getByLabel(/^Public remarks/).fill(`Bright home near ${street}.`);
  const address = page.url();
  const again = await page.context().newPage();
  await page.close();
  await again.goto(address);
  await expect(again.getByLabel(/^Public remarks/)).toHaveValue(`Bright home near ${street}.`);
  await expect(again.getByLabel(/^List price/)).toHaveValue('450,000');
});
