import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newAddress, signIn } from './support/account.ts';
import { test } from './support/test.ts';
import { widthsThatScroll } from './support/too-wide.ts';

/** A collection of three homes of the person who is signed in. Returns its path. */
async function collectionOfThree(page: Page): Promise<string> {
  await signIn(page, newAddress('tia'));
  const { listings } = await (await page.request.get('/api/v2/listing/search?limit=3&openHouse=7')).json();
  const data = {
    name: 'Sunday tour',
    listings: listings.map(({ listingid }: { listingid: string }) => listingid),
  };
  const { id } = await (await page.request.post('/api/listing/collection', { data })).json();
  return `/collections/${id}`;
}

const links = (page: Page) => page.locator('.collection-homes .hearth-card__link').allTextContents();

test('homes are put into an own order, noted, seen on a map and compared @phone', async ({ page }) => {
  await page.goto(await collectionOfThree(page));
  await expect(page.getByRole('article')).toHaveCount(3);
  const [first = '', second = ''] = await links(page);
  await page.getByRole('button', { name: 'Reorder' }).click();
  const moved = page.waitForResponse((response) => response.url().endsWith('/position'));
  await page
    .getByRole('button', { name: /^Move .* up$/ })
    .nth(1)
    .click();
  await moved;
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await links(page)).slice(0, 2)).toEqual([second, first]);
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click();
  await page.getByLabel(/^Your note/).fill('Ask about the roof');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.reload();
  await expect(page.getByText('Ask about the roof')).toBeVisible();
  await expect.poll(async () => (await links(page)).slice(0, 2)).toEqual([second, first]);
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Compare 1 of 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByLabel('Map of Sunday tour').locator('.hearth-pin')).toHaveCount(3);
});

test('a collection is taken along: calendar link, spreadsheet and tour sheet @phone', async ({ page }) => {
  const collection = await collectionOfThree(page);
  await page.goto(collection);
  await page.getByRole('button', { name: 'Take along' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take along' });
  await dialog.getByRole('button', { name: 'Get the link' }).click();
  const url = await dialog.getByLabel('Calendar link').inputValue();
  await expectAccessible(page, '.small-dialog');
  const read = async () => page.request.get(new URL(url).pathname, { headers: { cookie: '' } });
  expect(await (await read()).text()).toContain('BEGIN:VEVENT');
  await dialog.getByRole('button', { name: 'Turn the link off' }).click();
  await expect(dialog.getByRole('button', { name: 'Get the link' })).toBeVisible();
  expect((await read()).status()).toBe(404);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('sunday-tour.csv');
  await dialog.getByRole('link', { name: 'Plan and print' }).click();
  await expect(page).toHaveURL(`${collection}/sheet`);
  await expect(page.getByRole('article')).toHaveCount(3);
  const streets = page.getByRole('article').getByRole('heading');
  const last = await streets.nth(2).textContent();
  await page
    .getByLabel(/^Time at/)
    .nth(2)
    .fill('10:30');
  await expect(streets.first()).toHaveText(last ?? '');
  await page.getByRole('checkbox').nth(1).uncheck();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tour sheet', exact: true })).toBeVisible();
  await page.locator('.sheet__back a').click();
  await page.getByRole('button', { name: 'Take along' }).click();
  await dialog.getByRole('link', { name: 'Plan and print' }).click();
  await expect(page.getByRole('button', { name: 'Print 2 homes' })).toBeVisible();
  await expect(streets.first()).toHaveText(last ?? '');
  await expectAccessible(page);
  expect(await widthsThatScroll(page, [320, 390, 820, 1440])).toEqual([]);
  await page.setViewportSize({ width: 740, height: 1056 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(2);
  const title = page.getByRole('heading', { name: 'Tour sheet: Sunday tour' });
  await expect(title).toBeVisible();
  const logo = page.locator('.header__logo');
  await expect(logo).toBeVisible();
  expect((await title.boundingBox())?.x).toBe((await logo.boundingBox())?.x);
  const boxes = await page
    .getByRole('article')
    .first()
    .locator('> *')
    .evaluateAll((parts) => parts.map((part): DOMRect => part.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(4);
  // Time, photo, text and code stand side by side.
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.every(({ left }, at) => left >= (boxes[at - 1]?.right ?? 0))).toBe(true);
});
