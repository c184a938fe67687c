import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { demoPage, signInDemo } from './support/account.ts';
import { test } from './support/test.ts';

const proposed = '/api/listing/collection/proposed';

async function recommend(agent: Page, owner: string, listings: readonly object[]): Promise<void> {
  const data = { owner, listings, notNotifyUser: true };
  const answer = await agent.request.put(`${proposed}/recommendation`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('homes that an agent recommends appear at the client, who saves one and dismisses the other', async ({
  page,
  browser,
}) => {
  test.slow();
  const agent = await demoPage(browser, 'agent');
  await signInDemo(page, 'client');
  const { username } = await (await page.request.get('/api/user/me')).json();
  const { listings } = await (await page.request.get('/api/v2/listing/search?limit=50')).json();
  // Others than at an earlier try, which answered its own.
  const from = Math.floor(Math.random() * 49);
  const [first, second] = listings.slice(from).map(({ listingid }: { listingid: string }) => listingid);
  const name = `From my agent ${Date.now()}`;
  const made = await page.request.post('/api/listing/collection', { data: { name } });
  expect(made.ok(), await made.text()).toBe(true);

  await page.goto('/menu/collections');
  await expect(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  await recommend(agent, username, [
    { listingId: first, comment: 'The porch you asked for' },
    { listingId: second },
  ]);
  // The page of the client, which stayed open, follows.
  await page.getByRole('link', { name: 'Recommended homes' }).click();
  await expect(page.getByText('The porch you asked for')).toBeVisible();
  await expectAccessible(page);

  const homes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  const before = await homes.count();
  await homes
    .filter({ hasText: 'The porch you asked for' })
    .getByRole('button', { name: /^Save to a collection/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Save to a collection' });
  await panel.getByLabel(name).check();
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(homes).toHaveCount(before - 1);
  await page
    .getByRole('button', { name: /^Dismiss/ })
    .first()
    .click();
  await page.goto('/menu/collections');
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('1 home');
  await agent.context().close();
});
