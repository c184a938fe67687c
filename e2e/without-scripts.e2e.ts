import { test as base, expect, type Page } from '@playwright/test';

/** Separate test: the page of other journeys waits for the scripts. */
const test = base.extend({ javaScriptEnabled: false });

/** On a busy machine the first answer may be later than a page waits for it; the second one is cached. */
const open = (page: Page, path: string, heading: RegExp) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1000 });
  }).toPass();

test('without scripts, a home names whom to ask, and shows nothing that needs them @desktop', async ({
  page,
}) => {
  await open(page, '/listings', /^Homes for sale/);
  await open(page, (await page.locator('.hearth-card a').first().getAttribute('href')) ?? '', /\d/);
  await page.getByRole('link', { name: 'Schedule a tour' }).first().click();
  const words = page.getByText(/^This form needs JavaScript\. Call \+1 \(512\)/);
  await expect(words).toBeInViewport();
  await expect(words.getByRole('link').first()).toHaveAttribute('href', /^tel:/);

  const tabs = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
  for (const tab of await tabs.all()) {
    const section = page.locator((await tab.getAttribute('href')) ?? '');
    await expect(section).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Monthly payment' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^(?!Photo \d)/ })).toHaveCount(0);
  const needs = page.locator('body > noscript');
  await expect(needs).toBeVisible();
  expect(await needs.textContent()).toBe('Some parts of this page need JavaScript.');
});

test('without scripts, an agent is read in the words of the bio @desktop', async ({ page }) => {
  await open(page, '/agents', /agents/i);
  await page.locator('main a[href^="/agents/"]').first().click();
  const about = page.getByRole('heading', { name: /^About/, level: 2 });
  const innermost = page.locator('section').filter({ has: about }).last();
  await expect(innermost.getByRole('paragraph').first()).toHaveText(/\w+ \w+/);
});
