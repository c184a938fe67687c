import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { joinedPerson, ownCollection } from './support/shared-collection.ts';
import { test } from './support/test.ts';

test('a comment appears on the open page of its reader, who replies from the listing @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id, homes } = await ownCollection(page, 'Lake homes');
  const other = await joinedPerson(page, browser, { id });

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
  const { url } = await (await other.request.get(`/api/v2/listing/${homes[0]}`)).json();
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
