import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import {
  demoPage,
  deviceMemory,
  dialog,
  logOut,
  newAddress,
  password,
  profile,
  signIn,
  signInDemo,
} from './support/account.ts';
import { aDraft, addPhotos, expectSaved, openForm } from './support/listing-form.ts';
import { photos } from './support/photo-files.ts';
import { serverProgram } from './support/server-program.ts';
import { test } from './support/test.ts';

const price = (page: Page) => page.getByRole('textbox', { name: /^List price/ });
const conflicts = (page: Page) => page.getByRole('region', { name: 'Changed in two places' });

/** Addresses of saves of a form. */
const saves = /\/api\/exclusive-listing\/update\//;

/** Holds saves of a form back, so that another tab is the first; else an open form may follow the other before it is typed into. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(saves, async (route) => {
    await promise;
    return route.continue();
  });
  return resolve;
}

/** Resolves with the next save that is stored. The line that reads “Saved” may still be that of the save before. */
const nextSave = (page: Page) => page.waitForResponse((answer) => saves.test(answer.url()) && answer.ok());

// Refused and aborted saves are lines of the console.
test.use({ allowedComplaints: /status of 4(01|04|09)|net::ERR_FAILED/ });

test('two tabs that change one field show both values, and each choice loses nothing', {
  tag: '@full',
}, async ({ page: one, context }) => {
  const id = await aDraft(one, { listPrice: 400_000 });
  await openForm(one, id);
  const other = await context.newPage();
  await openForm(other, id);
  const releaseOther = await holdSaves(other);
  await price(other).fill('420000');
  await Promise.all([nextSave(one), price(one).fill('410000')]);
  releaseOther();

  // Typed beside the conflict, and stored with it.
  await other.getByLabel('County').fill('Travis');
  await expect(conflicts(other)).toContainText('$420,000');
  await expect(conflicts(other)).toContainText('$410,000');
  const releaseOne = await holdSaves(one);
  await price(one).fill('430000');
  await Promise.all([nextSave(other), other.getByRole('button', { name: 'Keep yours: List price' }).click()]);
  await expect(conflicts(other)).toBeHidden();
  releaseOne();

  await expect(conflicts(one)).toContainText('$420,000');
  await expect(one.getByLabel('County')).toHaveValue('Travis');
  await one.getByRole('button', { name: 'Keep theirs: List price' }).click();
  await expect(price(one)).toHaveValue('420,000');
  await one.getByRole('button', { name: /^Earlier values/ }).click();
  for (const value of ['$430,000', '$410,000'])
    await expect(one.getByRole('button', { name: `Put back List price: ${value}` })).toBeVisible();
  await one.getByRole('button', { name: 'Put back List price: $430,000' }).click();
  await one.keyboard.press('Escape');
  await expect(price(one)).toHaveValue('430,000');
  await expectSaved(one);
  await one.reload();
  await expect(price(one)).toHaveValue('430,000');
});

test('an admin corrects the listing of an agent, whose open form follows', { tag: '@full' }, async ({
  page: agent,
  browser,
}) => {
  const id = await aDraft(agent, { city: 'Buda' });
  await openForm(agent, id);
  const { firstname } = await (await agent.request.get('/api/user/me')).json();
  const admin = await demoPage(browser, 'admin');
  await openForm(admin, id);
  const title = `Edit ${firstname}’s Listing`;
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await admin.getByRole('textbox', { name: /^City/ }).fill('Kyle');
  await expectSaved(admin);
  await admin.context().close();

  await agent.getByLabel('County').fill('Hays');
  await expect(agent.getByRole('textbox', { name: /^City/ })).toHaveValue('Kyle');
  await agent.getByRole('button', { name: /^Earlier values/ }).click();
  await expect(agent.getByRole('button', { name: 'Put back City: Buda' })).toBeVisible();
  await agent.keyboard.press('Escape');
  await expectSaved(agent);
});

test('a listing that is deleted during an upload keeps its text on screen, with the reason', {
  tag: '@full',
}, async ({ page, context }) => {
  const id = await aDraft(page);
  await openForm(page, id);
  const deleted = Promise.withResolvers<void>();
  await context.route(/\/api\/exclusive-listing\/media\//, async (route) => {
    if (route.request().method() === 'POST') await deleted.promise;
    return route.continue();
  });
  await addPhotos(page, await photos(2));
  await expect(page.getByText('2 photos are uploading')).toBeVisible();
  const answer = await page.request.delete(`/api/exclusive-listing/delete?listingId=${id}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  deleted.resolve();
  const gone = 'This listing was deleted, or is no longer yours.';
  await expect(page.getByRole('alert').filter({ hasText: 'photo-001.jpg' })).toContainText(gone);
  await page.getByLabel(/^Public remarks/).fill('Bright home.');
  await expect(page.locator('.save-line')).toContainText(gone);
  await expect(page.getByLabel(/^Public remarks/)).toHaveValue('Bright home.');
});

test('an agent who loses the role while typing reads the reason, and keeps the typed text', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  const email = newAddress('rae');
  await signIn(page, email);
  const { hits } = await (await page.request.get('/api/agent?limit=20&page=2')).json();
  const { agentId } = hits[Math.floor(Math.random() * hits.length)];
  await serverProgram('accounts-command/main.ts', 'role', email, '--agent', agentId);
  const again = await page.request.post('/api/user/sign-in', { data: { email, password } });
  expect(again.ok(), await again.text()).toBe(true);
  await page.goto('/agent/my-listings/create-new-listing');
  await price(page).fill('450000');
  await expectSaved(page);

  await serverProgram('accounts-command/main.ts', 'role', email);
  await page.getByLabel(/^Public remarks/).fill('Bright home.');
  await expect(page.locator('.save-line')).toContainText('Your session has ended. Log in again to continue.');
  await expect(page.getByLabel(/^Public remarks/)).toHaveValue('Bright home.');
  await expect(price(page)).toHaveValue('450,000');
});

test('a log-out with unsaved words asks first, and a log-out leaves no word on the device', {
  tag: '@full',
}, async ({ page, context }) => {
  const id = await aDraft(page);
  await openForm(page, id);
  await context.route(saves, (route) => route.abort());
  await page.getByLabel(/^Access code/).fill('2580');
  await expect(page.locator('.save-line')).toContainText('Your last changes aren’t saved');
  await profile(page).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(dialog(page)).toContainText('isn’t saved yet');
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByLabel(/^Access code/)).toHaveValue('2580');
  expect(JSON.stringify(await deviceMemory(page))).toContain('2580');

  await context.unroute(saves);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expectSaved(page);
  // Typed at the last moment: it is sent before the session ends.
  await page.getByLabel('County').fill('Travis');
  await logOut(page);
  const kept = Object.keys(await deviceMemory(page));
  expect(kept.filter((key) => /draft|uppy/.test(key))).toEqual([]);
  await signInDemo(page, 'agent');
  await openForm(page, id);
  await expect(page.getByLabel('County')).toHaveValue('Travis');
});
