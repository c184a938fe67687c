import { expect, test } from '@playwright/test';
import { dialog, newAddress, signInDemo } from './support/account.ts';

test('an agent imports, finds, invites and merges contacts', async ({ page }) => {
  await signInDemo(page, 'agent');
  const [kim, twin] = [newAddress('kim'), newAddress('kimberly')];
  const [name] = kim.split('@');
  await page.goto('/agent/contacts');
  await page.getByRole('button', { name: 'Import' }).click();
  const csv = `First name,Last name,Email,Notes\nKim,Journey,${kim},Likes lakes\nKimberly,Journey,${twin},Has a dog\nNone,Journey,,`;
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog(page).getByText('Line 4: No email and no phone')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Search contacts').fill(name ?? '');
  await page.getByRole('link', { name: 'Kim Journey' }).click();
  await expect(page.getByLabel(/Private notes/)).toHaveValue('Likes lakes');
  await page.getByRole('button', { name: 'Email an invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${kim}`)).toBeVisible();

  await page.getByRole('button', { name: 'Merge with another contact' }).click();
  await dialog(page).getByLabel('Find the other contact').fill(twin);
  await dialog(page)
    .getByRole('button', { name: /Kimberly Journey/ })
    .click();
  await expect(dialog(page).getByText(twin)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('button', { name: /undo/i }).click();
  await page.goto(`/agent/contacts?query=${encodeURIComponent(twin)}`);
  await expect(page.getByRole('link', { name: 'Kimberly Journey' })).toBeVisible();
});
