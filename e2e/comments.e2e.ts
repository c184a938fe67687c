import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newAddress, signIn } from './support/account.ts';
import { test } from './support/test.ts';

const collections = '/api/listing/collection';

async function send(page: Page, method: 'post' | 'put', url: string, data: unknown) {
  const answer = await page.request[method](url, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const firstHome = async (page: Page) =>
  (await (await page.request.get('/api/v2/listing/search?limit=1')).json()).listings[0];

test('a comment appears on the open page of its reader, who replies from the listing @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, newAddress('kim'));
  const { listingid, url } = await firstHome(page);
  const { id } = await send(page, 'post', collections, { name: 'Lake homes', listings: [listingid] });
  const email = newAddress('lee');
  await send(page, 'post', `${collections}/${id}/collaborator`, [{ email }]);
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(other, email);
  await send(other, 'post', `${collections}/${id}/join`, {});

  await other.goto(`/collections/${id}`);
  await expect(other.getByRole('button', { name: /^Comment:/ })).toBeVisible();
  await page.goto(`/collections/${id}`);
  await page.getByRole('button', { name: /^Comment:/ }).click();
  const thread = page.getByRole('dialog', { name: /^Comments on/ });
  await thread.getByLabel('Add a comment').fill('A porch!');
  await thread.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(thread.getByText('A porch!')).toBeVisible();
  await expectAccessible(page, '.small-dialog');

  // The page of the other person, which stayed open, follows.
  await expect(other.getByRole('button', { name: /^1 comment, 1 new:/ })).toBeVisible();
  await other.goto(url);
  await other.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(other).toHaveURL(/\/comments$/);
  const answers = other.getByRole('dialog', { name: /^Comments on/ });
  await expect(answers.getByText('A porch!')).toBeVisible();
  await answers.getByLabel('Add a comment').fill('Shall we tour?');
  await answers.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(thread.getByText('Shall we tour?')).toBeVisible();
  await other.context().close();
});
