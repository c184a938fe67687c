import { expect } from '@playwright/test';
import { openSearch } from './support/search-page.ts';
import { test } from './support/test.ts';

// The test requests unknown homes on purpose.
test.use({ allowedComplaints: /status of 404/ });

test('homes are chosen in a list, compared by their differences, and shared by a link', {
  tag: '@phone',
}, async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=6');
  const tray = page.getByRole('complementary', { name: 'Homes to compare' });
  for (const card of [0, 1, 2]) {
    await search.cards
      .nth(card)
      .getByRole('button', { name: /^More actions/ })
      .click();
    const compare = search.cards.nth(card).getByRole('button', { name: /^Compare / });
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    // It comes with the first home, over the cards at the bottom of a phone.
    await expect(tray).toBeVisible();
  }
  await tray
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await tray.getByRole('link', { name: 'Compare 2 of 4' }).click();

  await expect(page).toHaveURL(/\/compare\?ids=[^,]+,[^,]+$/);
  await expect(page).toHaveTitle('Compare 2 homes | Hearth Austin');
  const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^List price \$/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show only differences' }).check();
  await expect(table.getByRole('heading', { name: 'Similarities' })).toHaveCount(0);

  // A link may have ids of unknown homes, and more ids than fit.
  await page.goto(`${page.url()},no-such-home,b,c,d`);
  await expect(page.getByText('2 homes of this link could not be found.')).toBeVisible();
  await expect(page.getByText(/The last 2 homes of this link are not shown/)).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test('a sentence becomes filters, and a list shows where a keyword was found', async ({ page }) => {
  const search = await openSearch(page, '/listings?limit=6');
  await page
    .getByRole('combobox', { name: /^City, neighborhood/ })
    .fill('3 bed house under 900k in Austin, "fireplace"');
  const offer = page.getByRole('region', { name: 'We understood' });
  await expect(offer.getByRole('button', { name: /^Remove/ })).toHaveText([
    /3\+ beds/,
    /Houses/,
    /Under/,
    /Austin/,
    /fireplace/,
  ]);
  await page.keyboard.press('Enter');
  await search.expectInUrl({
    minBedrooms: '3',
    maxPrice: '900000',
    keyword: '"fireplace"',
  });
  expect(await search.total()).toBeGreaterThan(0);
  await expect(page.locator('.keyword-matches mark').first()).toHaveText(/^fireplace$/i);
});
