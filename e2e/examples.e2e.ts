import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './support/accessibility.ts';
import { watchLayoutShifts } from './support/layout-shift.ts';
import { test } from './support/test.ts';
import { widthsThatScroll } from './support/too-wide.ts';

/** The elements of each example, in the page's order. */
const examples: Readonly<Record<string, readonly string[]>> = {
  'partner-search': ['search'],
  'listing-cards': ['listing-card', 'listing-card', 'listing-card'],
  'one-home': ['listings', 'listing'],
  'agent-site': ['agent-bio', 'listings', 'mortgage-calculator', 'inquiry-form', 'legal'],
  community: ['search', 'listings', 'market', 'mortgage-calculator'],
  'shared-search': ['search', 'listings', 'search'],
  'wordpress-article': ['listing-card', 'mortgage-calculator', 'listings', 'inquiry-form'],
  'react-host': ['mortgage-calculator', 'listings', 'search'],
  'strict-csp': ['search', 'mortgage-calculator', 'inquiry-form'],
  dark: ['listings', 'search', 'mortgage-calculator'],
  rtl: ['listings', 'mortgage-calculator'],
};
const widths = [320, 390, 600, 768, 1024, 1280, 1600];

/** Scrolls the page from top to bottom to start all widgets. */
async function readThrough(page: Page, elements: readonly string[]): Promise<void> {
  for (const [index, name] of elements.entries()) {
    const same = elements.slice(0, index).filter((each) => each === name).length;
    // Links of widgets, such as an agent's to the form, have a part.
    const element = page.locator(
      `hearth-${name}, [data-hearth="${name}"], a[href*="/w/${name}?"]:not([part])`,
    );
    // Playwright's own scrolling would wait for a link that its widget has replaced. A page that is still loading may
    // move the element out of view again, as it may for a reader, who scrolls on.
    await expect(async () => {
      await element.nth(same).evaluate((node) => {
        const isTall = node.getBoundingClientRect().height > innerHeight;
        node.scrollIntoView({ block: isTall ? 'start' : 'center' });
      });
      const started = page.locator(`hearth-${name}:defined`).nth(same);
      await expect(started).toBeAttached({ timeout: 2000 });
      await expect(started.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  }
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const [name, elements] of Object.entries(examples)) {
  test(`${name} shows its widgets at all widths, shifts and stores nothing, calls no third party`, {
    tag: ['@phone', '@full'],
  }, async ({ page, baseURL, isMobile }) => {
    test.slow();
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) elsewhere.push(url.href);
    });
    const shifts = await watchLayoutShifts(page);
    await page.goto(`/examples/${name}/`);
    await readThrough(page, elements);
    // Names, roles and colours are the same on phones.
    if (!isMobile) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await expectLegible(page);
    }
    expect(await shifts()).toEqual([]);
    if (!isMobile) {
      await page.emulateMedia({ reducedMotion: null, colorScheme: null });
      expect(await widthsThatScroll(page, widths)).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('every example is in the list of examples', async ({ page }) => {
  // The previews are the examples themselves, which other tests open.
  await page.route(/\/examples\/[\w-]+\/$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>A preview</title><main><h1>A preview</h1></main>',
    }),
  );
  await page.goto('/examples/');
  const linked = await page
    .getByRole('listitem')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').split('/').at(-2)));
  expect(linked.toSorted()).toEqual(Object.keys(examples).toSorted());
  const help = await page.request.get('/examples/dark/README.md');
  expect(help.headers()['content-type']).toBe('text/plain; charset=utf-8');
  await expectAccessible(page);
});

test('the React app sets properties of widgets and receives their events', async ({ page }) => {
  await page.goto('/examples/react-host/');
  const calculator = page.locator('hearth-mortgage-calculator');
  const price = calculator.getByLabel('Home price');
  await expect(price).toHaveValue('450,000');
  await page.getByRole('button', { name: '$300,000' }).click();
  await expect(price).toHaveValue('300,000');
  await price.fill('350000');
  await price.blur();
  await expect(page.getByText(/^Up to \$350,000, about \$[\d,]+ a month$/)).toBeVisible();
  await page.locator('hearth-search').scrollIntoViewIfNeeded();
  const home = page.locator('hearth-search').getByRole('article').first();
  await home.locator('.hearth-card__link').click();
  await expect(page.getByText(/^Noted: \w+/)).toBeVisible();
  await expect(page).toHaveURL(/\/examples\/react-host\/$/);
});
