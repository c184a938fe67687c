import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { joinedPerson, ownCollection } from './support/shared-collection.ts';
import { test } from './support/test.ts';

test('people vote before votes are opened, and find homes without deal-breakers @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id } = await ownCollection(page, 'Lake homes');
  const other = await joinedPerson(page, browser, { id });

  await page.goto(`/collections/${id}`);
  await page.getByRole('button', { name: /^No ?:/ }).click();
  await page.getByRole('button', { name: /^Add deal-breakers/ }).click();
  await page.getByRole('dialog').getByLabel('Price').check();
  await expectAccessible(page, '.small-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Sealed until/)).toBeVisible();
  // The bars of a phone may lie over the buttons of the card above.
  await expectAccessible(page, '.home-entry');

  await other.goto(`/collections/${id}`);
  const yes = other.getByRole('button', { name: /^Yes ?:/ });
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByRole('list', { name: 'Votes' })).toHaveCount(0);
  await yes.click();
  await expect(other.getByRole('list', { name: 'Votes' })).toContainText('No · Price');
  await other.getByRole('link', { name: 'See where you agree' }).click();
  await expect(other.getByText('You differ')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: /^Find homes:/ }).click();
  await expect(other).toHaveURL(/maxPrice=/);
  await other.context().close();
});
