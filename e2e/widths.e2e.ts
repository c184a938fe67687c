import { expect } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shift.ts';
import { someHome } from './support/some-home.ts';
import { test } from './support/test.ts';

const widths = [320, 390, 768, 1024, 1280, 1600];

const pages = {
  'the home page': async () => '/',
  'the list': async () => '/listings?limit=6&minBedrooms=2&fireplace=true&address=Austin',
  'a listing': someHome,
  'the page that was not found': async () => '/no/such/page',
  'the partner page': async () => '/examples/partner-search/',
  'the article': async () => '/examples/listing-cards/',
} as const;

test.describe('on every width', () => {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} needs no scrolling to the side`, async ({ page }) => {
      await page.goto(await path(page), { waitUntil: 'networkidle' });
      const tooWide: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Layout that depends on a measured width is final after two frames.
        const beyond = await page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        });
        if (beyond > 0) tooWide.push(`${beyond} px beyond ${width}`);
      }
      expect(tooWide).toEqual([]);
    });
  }
});

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no layout shift`, async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    await page.goto(await path(page), { waitUntil: 'networkidle' });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await shifts()).toEqual([]);
  });
}
