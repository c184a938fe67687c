import { expect } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shift.ts';
import { someHome } from './support/some-home.ts';
import { test } from './support/test.ts';
import { widthsThatScroll } from './support/too-wide.ts';

const widths = [320, 390, 768, 1024, 1280, 1600];

const pages = {
  'the home page': async () => '/',
  'the list': async () => '/listings?limit=6&minBedrooms=2&fireplace=true&address=Austin',
  'a listing': someHome,
  'the page that was not found': async () => '/no/such/page',
} as const;

for (const [name, path] of Object.entries(pages)) {
  test.describe(() => {
    // Browsers report the status of a page itself.
    if (name === 'the page that was not found') test.use({ allowedComplaints: /status of 404/ });

    test(`${name} has no layout shift, and needs no scrolling to the side on any width`, {
      tag: '@full',
    }, async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      await page.goto(await path(page), { waitUntil: 'networkidle' });
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await shifts()).toEqual([]);
      expect(await widthsThatScroll(page, widths)).toEqual([]);
    });
  });
}
