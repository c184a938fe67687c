import { expect } from '@playwright/test';
import { openSearch } from './support/search-page.ts';
import { test } from './support/test.ts';

test('a link contains the whole search and opens it again', async ({ page }) => {
  const path =
    '/listings?address=Austin&minBedrooms=2&swimmingPool=true&sortBy=price&sortType=ASC&limit=5&page=2';
  const search = await openSearch(page, path);
  const expectSameSearch = async () => {
    await expect(page.getByRole('heading', { name: 'Homes for sale in Austin' })).toBeVisible();
    await expect(search.menu('2+ beds')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Swimming pool' })).toBeVisible();
    await expect(page.getByLabel('Sort')).toHaveValue('price ASC');
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  };
  await expectSameSearch();
  const homes = await search.cards.getByRole('heading').allInnerTexts();
  await page.reload();
  await search.total();
  await expectSameSearch();
  await expect(search.cards.getByRole('heading')).toHaveText(homes, { useInnerText: true });
});

test('Back and Forward step through the search', { tag: '@full' }, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=12');
  const all = await search.total();
  await page.getByLabel('Sort').selectOption('Price: high to low');
  await search.expectInUrl({ sortBy: 'price', sortType: null });
  await search.menu('Bedrooms').click();
  await page.getByRole('radio', { name: '4+' }).check();
  await search.expectInUrl({ minBedrooms: '4' });
  const found = await search.total();

  await page.goBack();
  await search.expectInUrl({ sortBy: 'price', minBedrooms: null });
  expect(await search.total()).toBe(all);
  await page.goBack();
  await search.expectInUrl({ sortBy: null });
  await expect(page.getByLabel('Sort')).toHaveValue('date DESC');
  await page.goForward();
  await page.goForward();
  await search.expectInUrl({ minBedrooms: '4' });
  expect(await search.total()).toBe(found);
});

test('Back and a reload restore the scroll position of the list', { tag: '@full' }, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=12');
  await expect(page.getByText(/^1–12 of [\d,]+$/)).toBeVisible();
  await page.mouse.wheel(0, 900);
  // The position is stored in each pause of the scrolling, which has more than one on a busy machine.
  const scrolled = () => page.evaluate(() => ({ stored: history.state?.scroll, shown: Math.round(scrollY) }));
  await expect
    .poll(async () => {
      const { stored, shown } = await scrolled();
      return stored === shown && shown > 800;
    })
    .toBe(true);
  const left = (await scrolled()).shown;
  await page.reload();
  await search.total();
  await expect.poll(async () => (await scrolled()).shown).toBe(left);

  await page.getByRole('button', { name: 'Next page' }).click();
  await search.expectInUrl({ page: '2' });
  await search.total();
  const later = await page.evaluate(() => history.state?.scroll ?? 0);
  expect(later).toBe(0);
  await page.goBack();
  await search.expectInUrl({ page: null });
  await search.total();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test.describe('a link with an unknown area', () => {
  test.use({ allowedComplaints: /status of 404/ });

  test('finds the homes of its other areas and shows a notice', { tag: '@full' }, async ({ page }) => {
    const search = await openSearch(page, '/listings?tags=city:city-austin:Austin');
    const known = await search.total();
    await page.goto('/listings?tags=city:city-austin:Austin&tags=custom:gone:Drawn+area');
    await expect(page.getByRole('region', { name: 'About this link' })).toContainText(
      'We removed “Drawn area” from this link because this area was not found.',
    );
    await search.expectInUrl({ tags: 'city:city-austin:Austin' });
    expect(await search.total()).toBe(known);
    await expect(page.getByText('Unable to fetch listings')).toHaveCount(0);
  });
});
