import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectLegible } from './support/accessibility.ts';
import { dialog, logOut, newAddress, password, profile, signIn, submit } from './support/account.ts';
import { someHome } from './support/some-home.ts';
import { test } from './support/test.ts';
import { widthsThatScroll } from './support/too-wide.ts';

const hearts = (page: Page) => page.locator('.gallery').getByRole('button', { name: /^Save / });
const toast = (page: Page, words: string | RegExp) => page.locator('[data-sonner-toast]', { hasText: words });
const undo = (page: Page, words: string | RegExp) => toast(page, words).getByRole('button', { name: 'Undo' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Save to a collection' });

async function openList(page: Page): Promise<void> {
  await page.goto('/listings?limit=6');
  await expect(hearts(page).first()).toBeVisible();
}

/** Waits until the server has answered a change of collections. */
const change = (page: Page, method: string) =>
  page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes('/listing/collection'),
  );

test('a guest is asked to sign up, and the way to add a home to a collection asks too @phone', {
  tag: '@full',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const home = await someHome(page);
  await page.goto(home);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.goto(`${home}/add-to-collection`);
  await expect(dialog(page).getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(home);
  for (const path of ['/menu/collections', '/collections/1']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(dialog(page).getByRole('heading', { name: 'Log in' })).toBeVisible();
  }
  expect(requested.filter((path) => path.startsWith('/api/listing/collection'))).toEqual([]);
});

test('a client saves from cards, chooses collections and continues after a log-in @phone', async ({
  page,
}) => {
  test.slow();
  const email = newAddress('cora');
  await signIn(page, email);
  await page.goto('/menu/collections');
  await expect(page.getByText('You have no collections yet')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'New homes to start with' }).getByRole('article'),
  ).toHaveCount(3);
  await expectAccessible(page);
  await openList(page);
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await toast(page, 'Saved to Saved homes').getByRole('button', { name: 'Change' }).click();
  await expect(panel(page).getByRole('checkbox', { name: 'Saved homes 1 home' })).toBeChecked();
  await expect(panel(page)).toBeFocused();
  await expectAccessible(page, '.small-dialog');
  await panel(page).getByRole('button', { name: 'New collection' }).click();
  await panel(page).getByLabel('Name').fill('Hill Country');
  await panel(page).getByRole('button', { name: 'Create and save' }).click();
  await expect(panel(page).getByRole('checkbox', { name: 'Hill Country 1 home' })).toBeChecked();
  const removed = change(page, 'DELETE');
  await panel(page)
    .getByRole('checkbox', { name: /^Saved homes/ })
    .uncheck();
  await removed;
  // On a phone it comes over the second card, and a press must not begin before that.
  await expect(toast(page, 'Removed from Saved homes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  const second = change(page, 'PUT');
  await hearts(page).nth(1).click();
  await second;
  await page.reload();
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await profile(page).click();
  await page.getByRole('link', { name: 'Collections', exact: true }).click();
  await expect(page).toHaveURL('/menu/collections');
  await expect(page.getByRole('article')).toHaveText([/Hill Country\s*2 homes/, /Saved homes\s*0 homes/]);
  await logOut(page);
  await saveByLogIn(page, email, /^Saved to /);
  await saveByLogIn(page, email, 'This home is saved already');
});

/** A guest presses the heart of the third home and logs in: the home is saved, and the focus is on its heart. */
async function saveByLogIn(page: Page, email: string, words: string | RegExp): Promise<void> {
  await openList(page);
  const third = hearts(page).nth(2);
  const name = (await third.getAttribute('aria-label')) ?? '';
  await third.press('Enter');
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await submit(page).click();
  await expect(toast(page, words)).toBeVisible();
  const heart = hearts(page).and(page.getByRole('button', { name, exact: true }));
  await expect(heart).toBeFocused();
  await expect(heart).toBeInViewport();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await logOut(page);
}

/** Collections of the person who is signed in, with homes of the list. */
async function makeCollections(page: Page, names: readonly string[], homes: number): Promise<string[]> {
  const { listings } = await (await page.request.get(`/api/v2/listing/search?limit=${homes}`)).json();
  const ids = listings.map(({ listingid }: { listingid: string }) => listingid);
  for (const name of names)
    await page.request.post('/api/listing/collection', { data: { name, listings: ids } });
  return listings.map(({ url }: { url: string }) => url);
}

test('a collection shows its homes, and a removed one can be restored @phone', async ({ page, isMobile }) => {
  await signIn(page, newAddress('cara'));
  await makeCollections(page, ['Hill Country'], 2);
  await page.goto('/menu/collections');
  await expectAccessible(page);
  await expectLargeTargets(page, '.collections');
  await expectDark(page, isMobile);
  await page.getByRole('link', { name: 'Hill Country' }).click();
  await expect(page).toHaveTitle(/^Hill Country/);
  const collection = page.url();
  const homes = page.locator('.collection-homes .hearth-card');
  await expect(homes).toHaveCount(2);
  await expectAccessible(page);
  await expectDark(page, isMobile);
  await page.locator('.hearth-card__link').first().click();
  await expect(page.locator('.listing-dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close the listing' }).click();
  await expect(page).toHaveURL(collection);
  const remove = page.getByRole('button', { name: /^Remove/ }).first();
  await remove.click();
  await expect(homes).toHaveCount(1);
  await undo(page, /^Removed from/).click();
  await expect(homes).toHaveCount(2);
  await remove.click();
  await expect(homes).toHaveCount(1);
  // Sent as the page is left.
  await page.reload();
  await expect(homes).toHaveCount(1);
  await remove.click();
  await expect(page.getByText('There are no listings in this collection yet')).toBeVisible();
});

async function expectDark(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) return;
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expectLegible(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
}

test('long names and many collections fit every width', { tag: '@full' }, async ({ page }) => {
  await signIn(page, newAddress('lou'));
  const names = ['W'.repeat(256), 'Many words '.repeat(23).trim(), 'Short'];
  const [home] = await makeCollections(page, names, 5);
  await page.goto('/menu/collections');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await widthsThatScroll(page, [320, 390, 820, 1440])).toEqual([]);
  await page.getByRole('link', { name: /^WWW/ }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  expect(await widthsThatScroll(page, [320, 390, 820, 1440])).toEqual([]);
  await page.goto(`${home}/add-to-collection`);
  await expect(panel(page).getByRole('checkbox')).toHaveCount(3);
  expect(await widthsThatScroll(page, [320, 390])).toEqual([]);
});
