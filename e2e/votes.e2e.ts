import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newAddress, signIn } from './support/account.ts';
import { test } from './support/test.ts';

async function post(page: Page, url: string, data: unknown) {
  const answer = await page.request.post(url, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test('people vote before votes are opened, and find homes without deal-breakers @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, newAddress('kim'));
  const { listings } = await (await page.request.get('/api/v2/listing/search?limit=1')).json();
  const { id } = await post(page, '/api/listing/collection', {
    name: 'Lake homes',
    listings: [listings[0].listingid],
  });
  const email = newAddress('lee');
  await post(page, `/api/listing/collection/${id}/collaborator`, [{ email }]);
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(other, email);
  await post(other, `/api/listing/collection/${id}/join`, {});

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
