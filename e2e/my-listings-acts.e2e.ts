import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInDemo } from './support/account.ts';
import { test } from './support/test.ts';

/** Publishes a home for agents alone, which needs no photo, by the API. @returns its street */
async function privateHome(page: Page): Promise<string> {
  const streetNumber = String(1 + Math.floor(Math.random() * 99_000));
  const fields = {
    ...{ propertyType: 'Residential', mlsStatus: 'Private', listPrice: 450_000, streetNumber },
    ...{ streetName: 'Foxglove Hollow', city: 'Austin', stateOrProvince: 'TX', postalCode: '78704' },
  };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/exclusive-listing/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { listingId, revision } = await post('create', { draftId: randomUUID(), fields });
  await post(`publish/${listingId}`, { revision });
  return `${streetNumber} Foxglove Hollow`;
}

test('an agent withdraws a home and undoes it, sells it, and finds it off the market', async ({ page }) => {
  await signInDemo(page, 'agent');
  const street = await privateHome(page);
  await page.goto('/agent/my-listings');
  const menu = page.getByRole('button', { name: `Actions for ${street}` });
  const home = page.getByRole('article').filter({ hasText: street });
  const choose = async (act: string) => {
    await menu.click();
    await page.getByRole('button', { name: act, exact: true }).click();
  };
  await choose('Withdraw');
  await expect(home).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(home).toHaveCount(1);

  await choose('Mark sold');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Close price ($)').fill('0');
  await dialog.getByRole('button', { name: 'Mark sold' }).click();
  await expect(dialog.getByText('The field value should be greater than 0')).toBeVisible();
  await dialog.getByLabel('Close price ($)').fill('440k');
  await dialog.getByRole('button', { name: 'Mark sold' }).click();
  await expect(page.getByText(`“${street}” marked sold`)).toBeVisible();
  await expect(home).toHaveCount(0);
  await page.getByRole('tab', { name: /^Off market/ }).click();
  await expect(home.getByText('Sold', { exact: true })).toBeVisible();

  await choose('Back on market');
  await expect(dialog.getByText(/^Publishing starts the clock/)).toBeVisible();
  // Published for agents alone, it has none yet.
  await expect(dialog.getByText('Add at least one photo')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Photos' })).toBeVisible();
});
