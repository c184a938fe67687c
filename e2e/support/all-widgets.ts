import { expect, type Page } from '@playwright/test';
import type {} from '../../loader/src/claim.ts';

/** A page with each of the widgets, small enough to be checked at once. */
const ALL_WIDGETS = `
  <hearth-search shape="results" heading="Search homes" limit="2"><p>Homes</p></hearth-search>
  <hearth-listing-card listing-id="4000001"><p>A home</p></hearth-listing-card>
  <hearth-listing listing-id="4000001" sections="facts"><p>All about it</p></hearth-listing>
  <hearth-listings heading="New homes" layout="carousel" limit="3"><p>New homes</p></hearth-listings>
  <hearth-mortgage-calculator heading="Payment" price="400000"><p>Payment</p></hearth-mortgage-calculator>
  <hearth-agent-bio agent="gregory.dang.atx" sections="photo, contact, bio"><p>An agent</p></hearth-agent-bio>
  <hearth-inquiry-form type="ask-a-question" heading="Write to us"><p>Write to us</p></hearth-inquiry-form>
  <hearth-home-value heading="Your home"><p>Your home</p></hearth-home-value>
  <hearth-market area="Austin" heading="The market"><p>The market</p></hearth-market>
  <hearth-legal heading="Notices" sections="brokerage, documents"><p>Notices</p></hearth-legal>`;

/** A whole host page. */
export const hostPage = (hearth: string, { head = '', body = ALL_WIDGETS } = {}): string =>
  `<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}
   <script async src="${hearth}/v1/hearth.js"></script><body><main><h1>A page</h1>${body}</main>`;

/** Starts all widgets of a host page, wherever they are. */
export async function startAll(page: Page): Promise<void> {
  await page.waitForFunction(() => window.Hearth !== undefined);
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('main > *')) {
      if (element.localName.startsWith('hearth-')) await window.Hearth?.ready(element.localName);
    }
  });
}

/** Waits until each widget shows its content; the calculator has its own price, or one that was typed before. */
export async function expectAllWidgets(page: Page, price = '400,000'): Promise<void> {
  await startAll(page);
  await expect(page.locator('hearth-search').getByRole('article')).toHaveCount(2);
  await expect(page.locator('hearth-listing-card').getByRole('article')).toContainText('$');
  await expect(
    page.locator('hearth-listing').getByRole('heading', { name: 'Facts and features' }),
  ).toBeVisible();
  await expect(page.locator('hearth-listings').getByRole('article').first()).toContainText('$');
  await expect(page.locator('hearth-mortgage-calculator').getByLabel('Home price')).toHaveValue(price);
  await expect(page.locator('hearth-agent-bio').getByRole('heading', { name: 'Gregory Dang' })).toBeVisible();
  await expect(page.locator('hearth-inquiry-form').getByRole('checkbox').first()).toBeAttached();
  await expect(page.locator('hearth-home-value').getByLabel('Street address')).toBeVisible();
  await expect(page.locator('hearth-market').getByText('Median list price', { exact: true })).toBeVisible();
  await expect(
    page.locator('hearth-market').getByRole('link', { name: 'Market overview of Austin' }),
  ).toBeVisible();
  await expect(page.locator('hearth-legal').getByRole('link').first()).toBeVisible();
}

/** Uses each interactive widget. */
export async function useAllWidgets(page: Page): Promise<void> {
  const price = page.locator('hearth-mortgage-calculator').getByLabel('Home price');
  await price.fill('500000');
  await price.blur();
  await expect(price).toHaveValue('500,000');
  const search = page.locator('hearth-search');
  const first = (await search.getByRole('article').first().locator('.hearth-card__link').textContent()) ?? '';
  await search.getByRole('button', { name: 'Next page' }).click();
  await expect(search.getByRole('article').first().locator('.hearth-card__link')).not.toHaveText(first);
  await search.getByLabel('Location').fill('Austin');
  await search
    .getByRole('option', { name: /^Austin/ })
    .first()
    .click();
  await expect(search.getByRole('article').first()).toContainText('Austin, TX');
  await turnPhotos(page);
  const form = page.locator('hearth-inquiry-form');
  await form.getByRole('button', { name: /^(Send|Ask)/ }).click();
  await expect(form.getByLabel(/^Last name/)).toHaveAttribute('aria-invalid', 'true');
}

/** By keyboard, which works on every page. */
async function turnPhotos(page: Page): Promise<void> {
  const card = page.locator('hearth-listing-card');
  const photos = card.getByRole('link', { name: /, photos$/ });
  await photos.focus();
  await expect(card.locator('.hearth-carousel__step')).toHaveCount(2);
  await page.keyboard.press('End');
  const scrolledShare = () =>
    photos.evaluate((row) => Math.abs(row.scrollLeft) / (row.scrollWidth - row.clientWidth));
  await expect.poll(scrolledShare).toBeCloseTo(1, 1);
}
