import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';

const partnerPage = '/examples/partner-search/';

const cardsIn = (page: Page): Locator => page.locator('hearth-search').getByRole('article');
const searchOn = (page: Page): Locator => page.getByRole('region', { name: 'Search homes' });

async function openPartnerPage(page: Page): Promise<void> {
  await page.goto(partnerPage);
  await expect(cardsIn(page).first()).toBeVisible();
}

/** Narrow widgets show the map in place of the list, after a press. */
async function showMap(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Map', exact: true });
  if ((await open.getAttribute('aria-pressed')) === null) await open.click();
  await expect(page.locator('.hearth-pin__face').first()).toBeVisible();
}

/** Narrow widgets show their fields after a press on one button. */
async function showFields(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Filters/ });
  if (await more.isVisible()) await more.click();
}

test('the search takes only the accent of the page’s styles', { tag: '@full' }, async ({ page }) => {
  await openPartnerPage(page);
  const styleOf = (element: Locator) =>
    element.evaluate((node) => {
      const { fontFamily, letterSpacing, borderStyle, textTransform } = getComputedStyle(node);
      return { fontFamily, letterSpacing, borderStyle, textTransform };
    });
  const address = await styleOf(cardsIn(page).first().locator('.hearth-card__link'));
  expect(address.fontFamily).not.toContain('Georgia');
  expect(address.letterSpacing).toBe('normal');
  const sort = await styleOf(page.getByLabel('Sort'));
  expect(sort.fontFamily).not.toContain('Comic Sans');
  expect(sort.borderStyle).not.toContain('ridge');
  const heading = await styleOf(searchOn(page).getByRole('heading', { name: 'Search homes' }));
  expect(heading.textTransform).toBe('none');
  await showMap(page);
  await expect(page.locator('.hearth-pin--cluster .hearth-pin__face').first()).toHaveCSS(
    'background-color',
    'rgb(139, 61, 31)',
  );
});

test("the page's own buttons and headings do not change", { tag: '@full' }, async ({ page }) => {
  await page.goto(partnerPage);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Call us';
    document.querySelector('footer')?.append(button);
  });
  await expect(cardsIn(page).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Call us' });
  await expect(button).toHaveCSS('border-style', 'ridge');
  await expect(button).toHaveCSS('font-family', /Comic Sans/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a visitor filters, sorts and pages without leaving, and a reload restores the search', {
  tag: '@phone',
}, async ({ page }) => {
  await openPartnerPage(page);
  const count = searchOn(page).locator('.hearth-search__count');
  const before = (await count.textContent()) ?? '';
  await showFields(page);
  await page.getByLabel('Beds').selectOption('4+');
  await expect(count).not.toHaveText(before);
  await page.getByLabel('Sort').selectOption('Price: low to high');
  await page.getByLabel('Location').fill('Austin');
  await page.keyboard.press('Enter');
  await expect(cardsIn(page).first()).toContainText('Austin, TX');
  const first = (await cardsIn(page).first().locator('.hearth-card__link').textContent()) ?? '';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(cardsIn(page).first().locator('.hearth-card__link')).not.toHaveText(first);
  await expect(page).toHaveURL(/\/examples\/partner-search\/\?.*hearth-minBedrooms=4.*hearth-address=Austin/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByLabel('Location')).toHaveValue('Austin');
});

test('the map of the search shows pins, and moving it searches there', { tag: '@phone' }, async ({
  page,
}) => {
  await openPartnerPage(page);
  await showMap(page);
  const count = searchOn(page).locator('.hearth-search__count');
  const before = (await count.textContent()) ?? '';
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(count).not.toHaveText(before);
  await page.getByRole('button', { name: 'Map area' }).click();
  await expect(count).toHaveText(before);
});

test('a switch to the map from deep in the list shows the map on a phone', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/examples/partner-search/');
  const cards = page.locator('hearth-search').getByRole('article');
  await expect(cards).toHaveCount(12);
  // Most pages have content below a search.
  await page.evaluate(() => {
    document.body.style.paddingBottom = '5000px';
  });
  await cards.nth(9).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('hearth-search .hearth-search__map')).toBeInViewport({ ratio: 0.9 });
});
