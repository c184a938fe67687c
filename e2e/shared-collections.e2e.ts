import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { inviteEarlier } from './support/invite-earlier.ts';
import { linkInMail } from './support/outbox.ts';
import { invitePerson, joinedPerson, ownCollection, send } from './support/shared-collection.ts';
import { tabTo } from './support/tab-to.ts';
import { test } from './support/test.ts';

const people = (page: Page) => page.getByRole('dialog', { name: 'People' });
const toast = (page: Page, words: string) => page.locator('[data-sonner-toast]', { hasText: words });

test('an invitation is declined with an undo, sent again, reminded and accepted @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id } = await ownCollection(page, 'Lake homes');
  await page.goto(`/collections/${id}`);
  const { other, email } = await invitePerson(page, browser, { id });
  await other.goto('/menu/collections');
  const decline = other.getByRole('button', { name: 'Decline “Lake homes”' });
  await decline.click();
  await toast(other, 'declined').getByRole('button', { name: 'Undo' }).click();
  await expect(decline).toBeFocused();
  await expect(toast(other, 'declined')).toHaveCount(0);
  await expectAccessible(other);
  await decline.click();
  await expect(decline).toBeHidden();
  const declined = other.waitForResponse((response) => response.url().endsWith('/decline'));
  await toast(other, 'declined').press('Escape');
  await declined;

  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(people(page).getByText('Declined the invitation')).toBeVisible();
  await people(page).getByLabel('Invite by email').fill(email);
  await people(page).getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people(page).getByText(/^Invited /)).toBeVisible();
  await expect(people(page).getByText('Declined the invitation')).toHaveCount(0);
  const remind = people(page).getByRole('button', { name: `Remind ${email}` });
  await expect(remind).toHaveCount(0);

  await inviteEarlier(email, 25);
  await page.reload();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expectAccessible(page, '.small-dialog');
  await remind.click();
  await expect(toast(page, `Reminder sent to ${email}`)).toBeVisible();
  await expect(remind).toHaveCount(0);
  await other.goto(await linkInMail(other, email, `/join/listing/collection/${id}`));
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other).toHaveURL(`/collections/${id}`);
  await expect(people(page).getByText('Joined')).toBeVisible();
  await other.context().close();
});

test('a person who joined votes, comments, moves and removes homes with only the keyboard', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id } = await ownCollection(page, 'Lake homes');
  const other = await joinedPerson(page, browser, { id });
  const { listings } = await (await other.request.get('/api/v2/listing/search?limit=2')).json();
  await send(other, 'put', `/api/listing/collection/${id}/listings/${listings[1].listingid}`);
  await other.goto(`/collections/${id}`);
  await expect(other.getByRole('article')).toHaveCount(2);
  const press = async (name: RegExp, key = 'Enter') => {
    await tabTo(other, name, { most: 60 });
    await other.keyboard.press(key);
  };
  const focused = (name: string | RegExp) => expect(other.getByRole('button', { name })).toBeFocused();

  await press(/^People 2/);
  await expect(people(other).getByText('Owner')).toBeVisible();
  await other.keyboard.press('Escape');
  await focused(/^People 2/);
  await press(/^Map$/);
  await expect(other.getByLabel('Map of Lake homes')).toBeVisible();
  await focused('List');
  await other.keyboard.press('Enter');
  await focused('Map');

  await press(/^Reorder$/);
  await focused('Done');
  const moved = other.waitForResponse((response) => response.url().endsWith('/position'));
  await press(/place 1 of 2/, 'ArrowDown');
  await moved;
  await focused(/place 2 of 2/);
  await tabTo(other, /^Done$/, { key: 'Shift+Tab', most: 10 });
  await other.keyboard.press('Enter');
  await focused('Reorder');

  await press(/^Yes ?: /, 'Space');
  await expect(other.getByText(/^Sealed until/)).toBeVisible();
  await press(/^Comment: /);
  const thread = other.getByRole('dialog', { name: /^Comments on/ });
  // The dialog has its code by then.
  await expect(thread.getByLabel('Add a comment')).toBeVisible();
  await tabTo(other, /^Add a comment/);
  await other.keyboard.type('A porch!');
  await press(/^Comment$/);
  await expect(thread.getByText('A porch!')).toBeVisible();
  await other.keyboard.press('Escape');
  await focused(/^1 comment: /);

  await press(/^Remove: /);
  await expect(other.getByRole('article')).toHaveCount(1);
  await expect(other.locator(':focus')).toHaveCount(1);
  const removed = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await other.keyboard.press('Escape');
  await removed;
  await other.context().close();
});

test.describe('without a network', () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('a shared collection stays readable, loses no words, and follows once it is back @phone', async ({
    page,
    browser,
    context,
  }) => {
    test.slow();
    const { id, homes } = await ownCollection(page, 'Lake homes');
    const other = await joinedPerson(page, browser, { id });
    const following = page.waitForRequest((request) => request.url().endsWith('/api/live'));
    await page.goto(`/collections/${id}`);
    await following;
    await page.getByRole('button', { name: /^Comment: / }).click();
    const thread = page.getByRole('dialog', { name: /^Comments on/ });
    await thread.getByLabel('Add a comment').fill('Shall we tour?');

    await context.setOffline(true);
    await thread.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(thread.getByText(/^You are offline/)).toBeVisible();
    await expect(thread.getByLabel('Add a comment')).toHaveValue('Shall we tour?');
    await send(other, 'post', `/api/listing/collection/${id}/comment`, {
      ...{ text: 'Back in town', listingId: homes[0] },
    });

    await context.setOffline(false);
    await expect(thread.getByText('Back in town')).toBeVisible();
    await thread.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(thread.getByText('Shall we tour?')).toBeVisible();
    await expect(thread.getByLabel('Add a comment')).toHaveValue('');
    await page.keyboard.press('Escape');

    const yes = page.getByRole('button', { name: /^Yes ?: / });
    await context.setOffline(true);
    await yes.click();
    await expect(toast(page, 'Unable to vote')).toBeVisible();
    await expect(yes).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(false);
    await expect(page.getByText('You are not connected to the Internet.')).toBeHidden();
    await yes.click();
    await expect(page.getByText(/^Sealed until/)).toBeVisible();
    await other.context().close();
  });
});
