import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newAddress, profile, signIn } from './support/account.ts';
import { test } from './support/test.ts';

test('a search is saved, changed, updated, renamed, deleted and restored', async ({ page }) => {
  test.slow();
  await signIn(page, newAddress('sara'));
  await page.goto('/listings?minBedrooms=3');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByLabel('Name').fill('Three beds');
  await page.getByLabel('Email me new and changed homes').selectOption('Every Monday at 8 AM');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Three beds', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/saved-search\/\d+\?lease=false&minBedrooms=3$/);
  await expectAccessible(page);

  await page.getByLabel('Our listings first').check();
  await page.getByRole('button', { name: 'Update search' }).click();
  await expect(page.getByText('Search updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update search' })).toBeDisabled();

  await profile(page).click();
  await page.getByRole('link', { name: 'Saved Searches', exact: true }).click();
  const cadence = page.getByLabel('Email me new and changed homes of Three beds');
  await expect(cadence).toHaveValue('weekly');
  await cadence.selectOption('As it happens');
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Three beds' }).click();
  await page.getByLabel('Name').fill('Family homes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Family homes' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Family homes' }).click();
  await page
    .locator('[data-sonner-toast]', { hasText: 'deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('link', { name: 'Family homes' }).click();
  await expect(page.getByRole('heading', { name: 'Family homes', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Our listings first')).toBeChecked();
  await page.goto('/menu/saved-searches');
  await expectAccessible(page);
});
