import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './support/accessibility.ts';
import { openSearch } from './support/search-page.ts';
import { someHome } from './support/some-home.ts';
import { test } from './support/test.ts';

interface Visit {
  readonly page: Page;
  readonly isMobile: boolean;
  /** Checks the screen as it is: all of it, or the parts that these selectors name. */
  readonly check: (name: string, ...within: string[]) => Promise<void>;
}

/** Names, roles and colours by day, and the colours by night, which are the same on phones. */
const checkOf =
  (page: Page, isMobile: boolean) =>
  (name: string, ...within: string[]) =>
    test.step(name, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectAccessible(page, ...within);
      if (isMobile) return;
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await expectLegible(page, ...within);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    });

/** The system chooses the colors of texts and borders there: the border below the current page must not be that of the others. */
async function expectCurrentPageMarked(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const link = (which: string) => page.getByRole('banner').locator(`.header__link${which}`).first();
  const border = 'border-block-end-color';
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(link(':not([aria-current])')).toHaveCSS(border, canvas);
  await expect(link('[aria-current=page]')).not.toHaveCSS(border, canvas);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Several screens in one visit. Dialogs are checked alone, since the page below them is checked separately. */
const visits: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'the home page': async ({ page, check }) => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await check('all of it');
  },
  'the list, its menus, filters, a home over it and its table': async ({ page, isMobile, check }) => {
    const search = await openSearch(page, '/listings?limit=3&minBedrooms=2&address=Austin');
    await check('the list');
    if (!isMobile) await test.step('the current page in forced colors', () => expectCurrentPageMarked(page));
    await search.menu('Price').click();
    await expect(page.getByLabel('Min. price')).toBeVisible();
    await check('a menu', '.search__bar');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Min. price')).toBeHidden();
    await search.openFilters();
    await check('the filters', '.filter-panel');
    await page.keyboard.press('Escape');
    await expect(search.filters).toBeHidden();
    await search.cards.first().locator('.hearth-card__link').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
    await check('a home over the list', '.listing-dialog');
    // The table of a phone has the same markup.
    if (isMobile) return;
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Table' }).check();
    await expect(page.getByRole('table')).toBeVisible();
    await check('the table');
  },
  'the page of a home and its photos': async ({ page, isMobile, check }) => {
    await page.goto(await someHome(page));
    await page.getByRole('heading', { name: 'Monthly payment' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Amortization by year')).toBeVisible();
    await page.getByRole('heading', { name: 'Ask about this home' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('form').getByRole('checkbox')).toHaveCount(2);
    // At this scroll position the header of the page covers half of a button.
    await page.evaluate(() => scrollTo(0, 0));
    await check('the page');
    if (isMobile) return;
    await page.getByRole('button', { name: /^Photo 1 of / }).click();
    await expect(page.getByRole('dialog', { name: 'Photo viewer' })).toBeVisible();
    await check('the photos', '.viewer');
  },
};

for (const [name, visit] of Object.entries(visits)) {
  test(`accessible by day and by night: ${name}`, { tag: ['@phone', '@full'] }, async ({
    page,
    isMobile,
  }) => {
    await visit({ page, isMobile, check: checkOf(page, isMobile) });
  });
}

test('accessible by day and by night: a list without homes', { tag: '@full' }, async ({ page, isMobile }) => {
  await openSearch(page, '/listings?keyword=zeppelin');
  await checkOf(page, isMobile)('the list', '.search__list');
});

test.describe(() => {
  // Browsers report the status of a page itself.
  test.use({ allowedComplaints: /status of 404/ });

  test('accessible by day and by night: the page that was not found', { tag: '@full' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkOf(page, isMobile)('all of it');
  });
});

/** Pages that links of mails open, without a valid code, each with what shows that it is there. */
const pagesOfLinks = {
  '/?login=true': 'Log in with a passkey',
  '/signup/a@visitor.example/Ann': 'Show password',
  '/reset-password?email=a@visitor.example&code=x': 'Email me a link',
  '/subscription/AAAAAAAAAAAAAAAAAAAAAA': 'Unsubscribe',
} as const;

test.describe('links of mails without a valid code', () => {
  test.use({ allowedComplaints: /reset-password\/methods/ });

  test('accessible by day and by night: the pages of accounts that guests open', { tag: '@full' }, async ({
    page,
  }) => {
    for (const [path, button] of Object.entries(pagesOfLinks)) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await checkOf(page, false)(path, /login|signup/.test(path) ? '.account-dialog' : '.account-page');
    }
  });
});
