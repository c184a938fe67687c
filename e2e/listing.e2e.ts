import { expect } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shift.ts';
import { openSearch } from './support/search-page.ts';
import { someHome } from './support/some-home.ts';
import { test } from './support/test.ts';

test('a card opens its home over the list, and Escape goes back to the card', { tag: '@phone' }, async ({
  page,
}) => {
  const search = await openSearch(page, '/listings?minBedrooms=3&limit=12');
  const link = search.cards.nth(1).locator('.hearth-card__link');
  const street = (await link.textContent()) ?? '';
  await link.click();
  const home = page.getByRole('dialog', { name: street });
  await expect(home.getByRole('heading', { level: 1 })).toContainText(street);
  await expect(page).toHaveURL(/\/[\w-]+-\d+\.html$/);
  await expect(page).toHaveTitle(new RegExp(`^${street}, .* \\| Hearth Austin$`));

  await page.keyboard.press('Escape');
  await expect(home).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveTitle('Austin Homes for Sale | Hearth Austin');
  await search.expectInUrl({ minBedrooms: '3', limit: '12' });
  await expect(search.cards).toHaveCount(12);
});

test("a home's link opens its own page with its price, facts and way up", { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(await someHome(page));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveTitle(/^\d+ .*, TX \d{5} \| Hearth Austin$/);
  const summary = page.locator('.summary');
  await expect(summary).toContainText(/\$[\d,]{6,}/);
  await expect(summary).toContainText(/MLS# \d+/);
  await expect(summary).toContainText(/bed/i);
  await expect(page.getByRole('heading', { name: 'About this home', exact: true })).toBeVisible();

  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const city = crumbs.getByRole('link').first();
  const name = (await city.textContent()) ?? '';
  await expect(crumbs.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page');
  await city.click();
  await expect(page.getByRole('heading', { name: `Homes for sale in ${name}` })).toBeVisible();
});

test('photos open large, turn with the arrow keys and close with Escape', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(await someHome(page));
  const second = page.getByRole('button', { name: /^Photo 2 of / });
  await second.click();
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await expect(viewer).toContainText('2 of');
  await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('3 of');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('1 of');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
});

test('Back in the photos of a home over the list leads to its card', { tag: '@full' }, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=12');
  const card = search.cards.nth(1).locator('.hearth-card__link');
  await card.click();
  await page.getByRole('button', { name: /^Photo 1 of / }).click();
  await expect(page.getByRole('dialog', { name: 'Photo viewer' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('Back from a home nearby leads to the same place of the home before', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=12');
  const link = search.cards.nth(1).locator('.hearth-card__link');
  const street = (await link.textContent()) ?? '';
  await link.click();
  const home = page.getByRole('dialog', { name: street });
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  // Sections come as they are near.
  const nearby = home.locator('.hearth-card__link').first();
  await expect(async () => {
    await home.evaluate((box) => box.scrollBy(0, 600));
    await expect(nearby).toBeInViewport({ timeout: 100 });
  }).toPass();
  await nearby.click();
  await expect(home).toBeHidden();
  await page.goBack();
  await expect(home).toBeVisible();
  await expect(nearby).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('its calculator and its form come without moving the page, and a question is sent once', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const shifts = await watchLayoutShifts(page);
  await page.goto(await someHome(page));
  await page.getByRole('heading', { name: 'Monthly payment' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Amortization by year')).toBeVisible();
  await expect(page.getByLabel('Home price')).toHaveValue(/^[\d,]{6,}$/);
  await page.getByRole('heading', { name: 'Ask about this home' }).scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'Ask about this home' });
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  expect(await shifts()).toEqual([]);

  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  const who = `Ana${Date.now().toString(36).replace(/\d/g, 'x')}`;
  await form.getByLabel(/^First name/).fill(who);
  await form.getByLabel(/^Last name/).fill('Cole');
  await form.getByLabel(/^Email/).fill('ana@example.com');
  await form.getByLabel(/^Phone/).fill('5125550123');
  await form.getByLabel(/^Message/).fill('Is the oak still there?');
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you').first()).toBeVisible({ timeout: 30_000 });
  expect(posts).toEqual(['/api/user/inquiry']);
  await expect(async () => {
    expect(await (await page.request.get('/outbox')).text()).toContain(who);
  }).toPass({ timeout: 20_000 });
});
