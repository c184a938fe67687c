import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { delayResponses } from './support/delay-responses.ts';
import { openSearch } from './support/search-page.ts';
import { someHome } from './support/some-home.ts';
import { test } from './support/test.ts';

const searches = '**/api/v2/listing/search?*';

/** The page at this path has to request what it shows. */
const withoutServedAnswers = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('id="served-answers"', '') });
  });

test.describe('without a network', () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED/ });
  test('the homes in view stay; back online the list follows', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    // The menus of the bar are fetched once the page is idle.
    const menus = page.waitForResponse('**/assets/popover-panel-*.js*');
    const search = await openSearch(page, '/listings?limit=12');
    const all = await search.total();
    await menus;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const line = 'You are not connected to the Internet. Please check your connection and refresh the page.';
    await expect(page.getByText(line)).toBeVisible();
    await search.menu('Bathrooms').click();
    await page.getByRole('radio', { name: '4+' }).check();
    await search.expectInUrl({ minBathrooms: '4' });
    await expect(search.cards).toHaveCount(12);
    expect(await search.total()).toBe(all);
    await context.setOffline(false);
    await expect(page.getByText(line)).toBeHidden();
    await expect(page.getByText(`${all} homes found`)).toHaveCount(0);
    expect(await search.total()).toBeLessThan(all);
  });
});

test.describe('menus whose code is not there yet', () => {
  test.use({ allowedComplaints: /ERR_FAILED/ });

  test('open with the first press on a slow network; a failed fetch is reported', { tag: '@full' }, async ({
    page,
  }) => {
    const code = '**/assets/popover-panel-*.js*';
    await page.route(code, (route) => route.abort());
    const search = await openSearch(page, '/listings?limit=12');
    await search.menu('Price').click();
    await expect(page.getByText('This could not be opened. Check your connection')).toBeVisible();
    // Before anything else fetches it: the page does so once it is idle.
    const release = await delayResponses(page, code);
    await search.menu('Price').click();
    await release();
    await expect(page.getByLabel('Min. price')).toBeVisible();
    await expect(search.menu('Price')).toBeFocused();
  });
});

test.describe('the tray of homes to compare, whose code cannot be fetched', () => {
  test.use({ allowedComplaints: /ERR_FAILED/ });

  test('does not change the page, and comes with the next home that is chosen', { tag: '@full' }, async ({
    page,
  }) => {
    const code = '**/assets/compare-tray-*.js*';
    let requested = 0;
    await page.route(code, (route) => {
      requested++;
      return route.abort();
    });
    const search = await openSearch(page, '/listings?limit=6');
    await search.cards
      .first()
      .getByRole('button', { name: /^More actions/ })
      .click();
    const compare = search.cards.first().getByRole('button', { name: /^Compare / });
    const tray = page.getByRole('complementary', { name: 'Homes to compare' });
    await compare.click();
    await expect.poll(() => requested).toBeGreaterThan(1);
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await expect(tray).toHaveCount(0);
    await page.unroute(code);
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    await compare.click();
    await expect(tray).toBeVisible();
  });
});

test.describe('the dialogs of accounts, whose code cannot be fetched', () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test('reports dialogs that cannot open, and opens the next one back online', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await page.goto(await someHome(page));
    // The place of toasts, which comes once the page is idle.
    await expect(page.locator('section[aria-label^="Notifications"]')).toBeAttached();
    const words = page.getByText('This could not be opened. Check your connection and try again.');
    const ways = ['Save', 'Log in', 'Sign Up'].map((name) =>
      page.getByRole('button', { name, exact: true }).first(),
    );
    await context.setOffline(true);
    for (const way of ways) {
      await way.click();
      await expect(words).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(words).toHaveCount(0);
    }
    await context.setOffline(false);
    await expect(page.getByText('You are not connected to the Internet.')).toBeHidden();
    await ways[1]?.click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('toasts, whose code is not there before the network is gone', () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('shows toasts once the connection is back', { tag: '@full' }, async ({ page, context }) => {
    const code = '**/assets/toasts-*.js*';
    let requested = 0;
    await page.route(code, (route) => {
      requested++;
      return route.abort();
    });
    await page.goto(await someHome(page));
    await expect.poll(() => requested).toBeGreaterThan(1);
    await page.unroute(code);
    await context.setOffline(true);
    await expect(page.getByText('You are not connected to the Internet.')).toBeVisible();
    await context.setOffline(false);
    await page.route('**/assets/account-host-*.js*', (route) => route.abort());
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('This could not be opened. Check your connection')).toBeVisible();
  });
});

test.describe('a listing whose code cannot be fetched', () => {
  test.use({ allowedComplaints: /ERR_FAILED|dynamically imported module/ });

  test('reports a home where it was to open, and shows it after another try', { tag: '@full' }, async ({
    page,
  }) => {
    const code = '**/assets/listing-dialog-*.js*';
    await page.route(code, (route) => route.abort());
    await openSearch(page, '/listings?limit=12');
    const link = page.locator('.hearth-card__link').first();
    await link.click();
    const failure = page.getByRole('alertdialog', { name: 'This home could not be opened' });
    // After two retries, two seconds apart.
    await expect(failure).toBeInViewport({ timeout: 20_000 });
    await expectAccessible(page, '.failed-listing');
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(failure.getByRole('status')).toHaveText('It could not be opened this time either.');
    await page.unroute(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failure).toBeHidden();
    await page.getByRole('button', { name: 'Close the listing' }).click();
    await expect(link).toBeFocused();
  });
});

test.describe('a server that fails', () => {
  test.use({ allowedComplaints: /status of 50[03]/ });

  test('leaves the home page with a line for each row of homes', { tag: '@full' }, async ({ page }) => {
    await withoutServedAnswers(page, '/');
    await page.route(searches, (route) =>
      route.fulfill({ status: 503, json: { code: 'database_unavailable' } }),
    );
    await page.goto('/');
    await expect(page.getByText('These homes could not be loaded.').first()).toBeVisible();
    await page.unroute(searches);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('reports no home as gone while offline', { tag: '@full' }, async ({ page }) => {
    const home = await someHome(page);
    // Without the data in the page, as after Back, the screen asks the API.
    await withoutServedAnswers(page, home);
    await page.route('**/api/v2/listing/*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal_error' } }),
    );
    await page.goto(home);
    await expect(page.getByText('This listing could not be loaded.')).toBeVisible();
    await page.unroute('**/api/v2/listing/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
