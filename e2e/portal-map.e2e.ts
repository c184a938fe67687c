import { expect, type Locator, type Page } from '@playwright/test';
import { logOut, newAddress, password, signIn } from './support/account.ts';
import { openSearch, type SearchPage } from './support/search-page.ts';
import { test } from './support/test.ts';

/** A price range with few homes: each has its own pin. */
const fewHomes = '/listings?minPrice=1500000&limit=12';

/** On phones the map opens over the list after a press. */
async function openMap(page: Page, search: SearchPage): Promise<void> {
  const open = page.getByRole('button', { name: 'Map', exact: true });
  if (await open.isVisible()) await open.click();
  await expectShown(pinsOf(search).first());
}

/** The pin itself has no size; its face is the visible part. */
const faceOf = (pin: Locator): Locator => pin.locator('.hearth-pin__face');
const expectShown = (pin: Locator): Promise<void> => expect(faceOf(pin)).toBeVisible();

const pinsOf = ({ map }: SearchPage): Locator => map.locator('.hearth-pin');
const homesOf = ({ map }: SearchPage): Locator => map.getByRole('button', { name: /home, \$/ });
const priceIn = (name: string): string => /\$\d[\d,]*\d/.exec(name)?.[0] ?? 'a price';
const clustersOf = ({ map }: SearchPage): Locator =>
  map.getByRole('button', { name: /^[\d,]+ homes (from|at) \$/ });

test('the map shows clusters, and can be hidden and shown again', { tag: '@phone' }, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=12');
  await openMap(page, search);
  await expectShown(clustersOf(search).first());
  await page
    .getByRole('button', { name: /^(Hide map|List)$/ })
    .last()
    .click();
  await expect(search.map).toBeHidden();
  await openMap(page, search);
});

test('ten moves of the map are one step back', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const search = await openSearch(page, '/listings?limit=12');
  await openMap(page, search);
  const ground = search.map.getByRole('application', { name: /^Map of homes/ });
  for (let moves = 0; moves < 10; moves++) {
    const before = page.url();
    await ground.press(moves < 6 ? 'Shift+ArrowRight' : 'Shift+ArrowDown');
    await expect.poll(() => page.url()).not.toBe(before);
  }
  await page.goBack();
  await search.expectInUrl({ minlat: null, limit: '12' });
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a pin shows its home; Escape closes it and returns to the pin', { tag: '@phone' }, async ({ page }) => {
  const search = await openSearch(page, fewHomes);
  await openMap(page, search);
  const name = (await homesOf(search).first().getAttribute('aria-label')) ?? '';
  // By its name: the first pin is another one once the map has gone to the homes found.
  const pin = search.map.getByRole('button', { name });
  await expect(pin).toContainText('$');
  await pin.press('Enter');
  const popup = search.map.getByRole('dialog', { name });
  await expect(popup).toBeFocused();
  await expect(popup.getByRole('article')).toContainText(priceIn(name));
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(search.map.getByRole('button', { name })).toBeFocused();
  await search.expectInUrl({ minlat: null });
});

test('the home of a pin is saved on its card, by a guest after the log-in', {
  tag: ['@phone', '@full'],
}, async ({ page, isMobile }) => {
  test.slow();
  const email = newAddress('pia');
  await signIn(page, email);
  await page.goto('/');
  await logOut(page);
  const search = await openSearch(page, fewHomes);
  await openMap(page, search);
  await faceOf(homesOf(search).first()).click();
  const popup = search.map.getByRole('dialog');
  const heart = popup.getByRole('button', { name: /^Save / });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  const account = page.locator('.account-dialog');
  await expect(account).toContainText(`Sign up or log in to save ${name.slice('Save '.length)}.`);
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await account.getByRole('button', { name: 'Log in', exact: true }).click();
  await account.getByLabel('Email').fill(email);
  await account.getByLabel('Password', { exact: true }).fill(password);
  await account.locator('[type=submit]').click();
  await expect(account).toBeHidden();
  await expect(page.getByText(/^Saved to /)).toBeVisible();
  // The map and its list are those of another viewer, and the card of the pin is gone; the list beside the map has the same button.
  const place = isMobile
    ? page.locator('#main, .search__map')
    : page.getByRole('button', { name, exact: true });
  const focused = place.and(page.locator(':focus'));
  await expect(focused).toHaveCount(1);
  await expect(focused).toBeInViewport();
});

test.describe('beside the list', () => {
  test('pointing at a card marks its pin, and pointing at a pin marks its card', { tag: '@full' }, async ({
    page,
  }) => {
    const search = await openSearch(page, fewHomes);
    await openMap(page, search);
    const name = (await homesOf(search).first().getAttribute('aria-label')) ?? '';
    const pin = search.map.getByRole('button', { name });
    const price = priceIn(name);
    const card = search.cards.filter({ hasText: price });
    await card.hover();
    await expect(pin).toHaveAttribute('data-on');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(pin).not.toHaveAttribute('data-on');
    await faceOf(pin).hover();
    await expect(card).toHaveAttribute('data-highlighted');
  });

  test('dragging the map searches there', { tag: '@full' }, async ({ page }) => {
    const search = await openSearch(page, '/listings?limit=12');
    await openMap(page, search);
    const box = await search.map.boundingBox();
    if (!box) throw new Error('the map has no size');
    // Beside the note about homes without a pin, which is wider in a fallback font.
    const free = { x: box.x + box.width * 0.8, y: box.y + box.height - 40 };
    // During the first drag the map may still move to the homes found.
    await expect(async () => {
      await page.mouse.move(free.x, free.y);
      await page.mouse.down();
      await page.mouse.move(free.x - 120, free.y - 60, { steps: 6 });
      await page.mouse.up();
      await expect(page).toHaveURL(/minlat=/, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Remove Map area' })).toBeVisible();
  });
});

test.describe('without its code', () => {
  test.use({ allowedComplaints: /ERR_FAILED/ });

  test('the list works where the map fails to load, and a press loads the map again', {
    tag: '@full',
  }, async ({ page }) => {
    // Files that draw pins or come from the library of maps.
    let isOut = true;
    await page.route('**/assets/*.js*', async (route) => {
      const response = await route.fetch();
      const isOfMap = /hearth-pin|leaflet-/.test(await response.text());
      return isOut && isOfMap ? route.abort() : route.fulfill({ response });
    });
    const search = await openSearch(page, fewHomes);
    const open = page.getByRole('button', { name: 'Map', exact: true });
    if (await open.isVisible()) await open.click();
    const notice = page.getByRole('complementary', { name: 'Map of the results' });
    await expect(notice.getByText('The map could not be loaded.')).toBeVisible();
    await expect(search.cards.first()).toBeAttached();

    isOut = false;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expectShown(pinsOf(search).first());
    // Files that still arrive would fail once the page is closed.
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('the map searches only on a press once that is chosen, also after a reload', { tag: '@full' }, async ({
  page,
}) => {
  const search = await openSearch(page, '/listings?limit=12');
  await openMap(page, search);
  const asMoved = page.getByRole('checkbox', { name: 'Search as I move the map' });
  await asMoved.uncheck();
  await search.map.getByRole('button', { name: 'Zoom in' }).click();
  const here = page.getByRole('button', { name: 'Search this area' });
  await expect(here).toBeVisible();
  await search.expectInUrl({ minlat: null });
  await here.click();
  await expect(page).toHaveURL(/minlat=/);
  await expect(here).toBeHidden();
  await page.reload();
  await expect(asMoved).not.toBeChecked();
});
