import { expect } from '@playwright/test';
import { signInDemo } from './support/account.ts';
import {
  addPhotos,
  aNewHome,
  dollars,
  expectSaved,
  fillForm,
  publish,
  searchOf,
} from './support/listing-form.ts';
import { photos } from './support/photo-files.ts';
import { openSearch } from './support/search-page.ts';
import { test } from './support/test.ts';

test('an agent types a listing, loses the tab, publishes it, and sees that a guest opened it', async ({
  page: guest,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext();
  const first = await context.newPage();
  await signInDemo(first, 'agent');
  await first.goto('/agent/my-listings');
  await first.getByRole('link', { name: 'Create listing' }).click();
  const home = aNewHome();
  await fillForm(first, home);
  await expectSaved(first);
  await expect(first).toHaveURL(/edit-draft-listing$/);

  // Not saved when the tab is gone.
  const remarks = `Bright home near ${home.streetName}.`;
  await first.getByLabel(/^Public remarks/).fill(remarks);
  const address = first.url();
  const agent = await context.newPage();
  await first.close();
  await agent.goto(address);
  await expect(agent.getByLabel(/^Public remarks/)).toHaveValue(remarks);
  await expect(agent.getByLabel(/^List price/)).toHaveValue(dollars(home.price));

  await addPhotos(agent, await photos(2));
  await expect(agent.locator('.photo-tile')).toHaveCount(2);
  await publish(agent);
  const { cards } = await openSearch(guest, searchOf(home));
  // Similar homes follow the one that is found.
  await cards
    .filter({ hasText: `$${dollars(home.price)}` })
    .getByRole('link')
    .first()
    .click();
  await expect(guest.getByText(remarks).first()).toBeVisible();

  const activity = agent.getByRole('region', { name: 'Activity' }).locator('dl > div').first();
  await expect(async () => {
    await agent.goto(guest.url());
    await expect(activity).toHaveText('Views1', { timeout: 5_000 });
  }).toPass();
  await context.close();
});
