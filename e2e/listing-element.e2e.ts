import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { hostPage } from './support/all-widgets.ts';
import { slowResponses } from './support/delay-responses.ts';
import { watchLayoutShifts } from './support/layout-shift.ts';
import { test } from './support/test.ts';
import { widthsThatScroll } from './support/too-wide.ts';

const HOME = '4000001';

test('a home opens over a partner page, by card and by link, as a guest may see it', async ({
  page,
  partnerSite,
  hearth,
}) => {
  const body = `<hearth-search heading="Homes" shape="results" limit="2" sync-url open="dialog" max-price="900000"></hearth-search>`;
  const address = partnerSite.publish(hostPage(hearth, { body }));
  await page.goto(address);
  const card = page.locator('hearth-search article').first().locator('.hearth-card__link');
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('.hearth-home-dialog');
  const price = dialog.locator('.hearth-listing__price');
  await expect(price).toContainText('$');
  await expect(dialog.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(dialog.getByText('Sign up to see price history.')).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: 'Price' })).toHaveCount(0);
  await expectAccessible(page);
  const link = page.url();
  expect(link).toContain('hearth-listing-id=');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).not.toContain('hearth-listing-id');
  await expect(card).toBeFocused();
  // A change of the search leaves a shared link as it is.
  await page.goto(`${link}&hearth-minBedrooms=3`);
  await expect(price).toContainText('$');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\?hearth-minBedrooms=3$/);
});

test('a home on a partner page fits all widths and is whole on paper', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const body = `<hearth-listing listing-id="${HOME}"><p>A home</p></hearth-listing>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { body })));
  const home = page.locator('hearth-listing');
  await expect(home.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  for (const part of ['payment', 'map', 'contact', 'legal'])
    await home.locator(`[part~="${part}"]`).scrollIntoViewIfNeeded();
  await expect(home.getByLabel('Home price')).toBeVisible();
  await expect(home.locator('.hearth-pin__face').first()).toBeVisible();
  await expect(home.getByRole('checkbox').first()).toBeAttached();
  await expectAccessible(page);
  expect(await widthsThatScroll(page, [320, 390, 820, 1440])).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(home.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(home.locator('[part~="attribution"]')).toBeVisible();
  await expect(home.getByRole('button', { name: 'Ask a question' })).toBeHidden();
});

test('nothing moves for a visitor who jumps into the middle of a home before it loads', {
  tag: '@full',
}, async ({ page, partnerSite, hearth }) => {
  test.slow();
  const shiftsSoFar = await watchLayoutShifts(page);
  // Stands for a slow network: parts come after the answer.
  await slowResponses(page, /\/v1\/c\//, 150);
  const moved: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of [0.5, 0.7, 0.8]) {
      const head = '<style>main { min-height: 5000px }</style>';
      const body = `<hearth-listing listing-id="${HOME}"></hearth-listing>
        <script>scrollTo({ top: ${part} * document.documentElement.scrollHeight, behavior: 'instant' })</script>`;
      await page.goto(partnerSite.publish(hostPage(hearth, { head, body })));
      await expect(page.locator('hearth-listing').getByText('Equal Housing').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      const shifts = await shiftsSoFar();
      const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
      if (sum >= 0.02) moved.push(`${width} px, at ${part}: ${shifts.join('; ')}`);
    }
  }
  expect(moved).toEqual([]);
});
