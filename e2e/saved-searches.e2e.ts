import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newAddress, profile, signIn } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
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
  await expect(page.getByRole('link', { name: 'Family homes', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Family homes' }).click();
  await page
    .locator('[data-sonner-toast]', { hasText: 'deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('link', { name: 'Family homes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Family homes', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Our listings first')).toBeChecked();
  await page.goto('/menu/saved-searches');
  await expectAccessible(page);
});

test('a person is invited to a saved search, joins it and chooses a cadence', async ({ page, browser }) => {
  test.slow();
  await signIn(page, newAddress('sara'));
  await page.goto('/listings?minBedrooms=3');
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByLabel('Name').fill('Together');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const people = page.getByRole('dialog', { name: 'People' });
  const friend = newAddress('bo');
  await people.getByLabel('Invite by email').fill(friend);
  await people.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people.getByText(/^Invited /)).toBeVisible();
  const address = new URL(page.url()).pathname;

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, friend);
  await other.goto('/menu/saved-searches');
  await expect(other.getByRole('button', { name: 'Join “Together”' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Join “Together”' }).click();
  await expect(other.getByText('You joined “Together”')).toBeVisible();
  const cadence = other.getByLabel('Email me new and changed homes of Together');
  await cadence.selectOption('On the 1st of each month');
  await expect(other.getByText('Changes saved')).toBeVisible();
  await other.goto(address);
  await expect(other.getByText(/^Shared by /)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Update search' })).toHaveCount(0);
  await context.close();
  await expect(people.getByText('Joined')).toBeVisible();
});

test('a visitor of a partner’s page saves the search by email, without an account', async ({ page }) => {
  await page.goto('/examples/partner-search/');
  const search = page.locator('hearth-search');
  await search.evaluate((element) => element.setAttribute('save', 'on'));
  await search.getByRole('button', { name: 'Save this search' }).click();
  const form = search.getByRole('form', { name: 'Save this search' });
  const address = newAddress('nora');
  await form.getByLabel('Email', { exact: true }).fill(address);
  await form.getByLabel('Email me').selectOption('Every week');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(search.getByText(`We sent a link to ${address}`, { exact: false })).toBeFocused();
  await page.goto(await linkInMail(page, address, '/saved-search/confirm'));
  await page.getByRole('button', { name: 'Save my search' }).click();
  await expect(page.getByRole('heading', { name: 'Your search is saved' })).toBeVisible();
  await expectAccessible(page);
});
