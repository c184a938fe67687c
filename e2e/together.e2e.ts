import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { dialog, fillSignUp, newAddress, signIn, submit } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
import { test } from './support/test.ts';

const people = (page: Page) => page.getByRole('dialog', { name: 'People' });

/** A collection of the person who is signed in, with one home. Returns its path. */
async function makeCollection(page: Page, name: string): Promise<string> {
  const { listings } = await (await page.request.get('/api/v2/listing/search?limit=1')).json();
  const data = { name, listings: [listings[0].listingid] };
  const { id } = await (await page.request.post('/api/listing/collection', { data })).json();
  return `/collections/${id}`;
}

test('a person without an account is invited, signs up, joins, adds a home and leaves @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, newAddress('kim'));
  const collection = await makeCollection(page, 'Lake homes');
  await page.goto(collection);
  await page.getByRole('button', { name: 'Invite' }).click();
  const email = newAddress('lee');
  await people(page).getByLabel('Invite by email').fill(email);
  await people(page).getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people(page).getByText(/^Invited /)).toBeVisible();
  await expectAccessible(page, '.small-dialog');
  const link = await linkInMail(
    page,
    email,
    collection.replace('/collections/', '/join/listing/collection/'),
  );

  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await other.goto(new URL(link, page.url()).href);
  await expect(other.getByRole('heading', { name: 'Ana invited you to “Lake homes”' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Sign up to join' }).click();
  await expect(dialog(other).getByLabel('Email')).toHaveValue(email);
  await fillSignUp(other, email);
  await submit(other).click();
  // The page of the owner, which stayed open, shows it for a few seconds.
  await Promise.all([
    expect(page.getByText('Ana joined “Lake homes”')).toBeVisible(),
    other.getByRole('button', { name: 'Join', exact: true }).click(),
  ]);
  await expect(other).toHaveURL(collection);
  await expect(other.getByText('Shared by Ana')).toBeVisible();
  await expect(other.getByText('Added by Ana')).toBeVisible();

  const { listings } = await (await other.request.get('/api/v2/listing/search?limit=2')).json();
  const added = listings[1].listingid;
  const put = await other.request.put(`/api/listing${collection.replace('s/', '/')}/listings/${added}`);
  expect(put.ok(), await put.text()).toBe(true);
  await other.reload();
  await expect(other.getByText('Added by you')).toBeVisible();
  await other.getByRole('button', { name: /^People/ }).click();
  await people(other).getByRole('button', { name: 'Leave' }).click();
  await expect(people(other).getByText(/1 home that you added stays/)).toBeVisible();
  await expectAccessible(other, '.small-dialog');
  await people(other).getByRole('button', { name: 'Leave' }).click();
  await expect(other).toHaveURL('/menu/collections');
  const left = other.waitForResponse((response) => response.url().endsWith('/leave'));
  await other.locator('[data-sonner-toast]', { hasText: 'You left' }).press('Escape');
  await left;
  await other.context().close();

  // The page of the owner, which stayed open, follows.
  await expect(page.getByText('Added by Ana, who left')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Invite' })).toBeVisible();
});

test.describe('with refusals', () => {
  test.use({ allowedComplaints: /status of 4\d\d/ });

  test('a dead invitation link explains itself', async ({ page }) => {
    await page.goto('/join/listing/collection/1?inviteCode=AAAAAAAAAAAAAAAAAAAAAA');
    await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
    await expectAccessible(page);
  });
});
