import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { aDraft, addPhotos, openForm } from './support/listing-form.ts';
import { photos } from './support/photo-files.ts';
import { test } from './support/test.ts';

// A request that fails is a line of the console.
test.use({ allowedComplaints: /Failed to load resource/ });

/** A photo whose end did not come. */
const cutOff = (name: string, { buffer }: Awaited<ReturnType<typeof photos>>[number]) => ({
  ...{ name, mimeType: 'image/jpeg', buffer: buffer.subarray(0, -10_000) },
});

const tiles = (page: Page) => page.locator('.photo-tile');

interface Stored {
  readonly items: readonly { readonly mediaObjectId: string; readonly width: number }[];
}
const stored = async (page: Page, id: string): Promise<Stored['items']> =>
  ((await (await page.request.get(`/api/exclusive-listing/media/${id}`)).json()) as Stored).items;

/** Files that the browser keeps for the next tab. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('uppy-blobs');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('stores 120 photos once and in order over a lossy connection, and names the broken one', {
  tag: '@full',
}, async ({ page, context }) => {
  test.setTimeout(300_000);
  const id = await aDraft(page);
  let sent = 0;
  await context.route(/\/api\/exclusive-listing\/media\//, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    // Half of the lost ones reach the server, and only their answers are lost.
    if (sent % 40 === 7) return route.fetch().then(() => route.abort('connectionreset'));
    return sent % 40 === 27 ? route.abort('connectionreset') : route.continue();
  });
  await openForm(page, id);
  const files = await photos(120);
  // Several photos are sent at once, in any order.
  const nameOf = new Map<string, string>();
  context.on('request', (request) => {
    const body = request.postData() ?? '';
    const [, sentId] = /name="mediaObjectIds"\r\n\r\n([\w-]{36})/.exec(body) ?? [];
    const [, name] = /filename="([^"]+)"/.exec(body) ?? [];
    if (sentId && name) nameOf.set(sentId, name);
  });
  await addPhotos(page, files.with(60, cutOff('kitchen.jpg', files[60]!)));
  await expect(page.getByText('120 photos are uploading')).toBeVisible();
  // The tab is closed while photos are on the line; the next one goes on.
  await expect(tiles(page).nth(20)).toBeVisible({ timeout: 60_000 });
  // A slow browser keeps the files after it has sent the first ones.
  await expect
    .poll(async () => (await kept(page)) + (await tiles(page).count()), { timeout: 120_000 })
    .toBeGreaterThanOrEqual(119);
  await page.close();
  const again = await context.newPage();
  await openForm(again, id);
  await expect(again.getByText('119 of 120')).toBeVisible({ timeout: 240_000 });
  await expect(again.getByRole('alert').filter({ hasText: 'kitchen.jpg' })).toContainText(
    'Inappropriate photo format. Use a .jpg, .jpeg. This file is damaged or incomplete.',
  );
  const items = await stored(again, id);
  expect(new Set(items.map(({ mediaObjectId }) => mediaObjectId)).size).toBe(119);
  expect(sent).toBeGreaterThan(121);
  expect(items.map(({ mediaObjectId }) => nameOf.get(mediaObjectId))).toEqual(
    files.toSpliced(60, 1).map(({ name }) => name),
  );
});

test('photos are ordered by keys, captioned, removed and brought back @phone', async ({ page }) => {
  const id = await aDraft(page);
  await openForm(page, id);
  const [one, two, three] = await photos(3);
  await addPhotos(page, [one!, two!, three!, { ...one!, name: 'same.jpg' }]);
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByRole('alert').filter({ hasText: 'same.jpg' })).toContainText(
    'already in the listing',
  );
  const [first, second, third] = (await stored(page, id)).map(({ mediaObjectId }) => mediaObjectId);
  const idsOf = async () => (await stored(page, id)).map(({ mediaObjectId }) => mediaObjectId);
  await page.getByRole('button', { name: /^Photo 3 of 3/ }).focus();
  await page.keyboard.press('Home');
  await expect.poll(idsOf).toEqual([third, first, second]);
  await expect(page.getByRole('button', { name: /^Photo 1 of 3/ })).toBeFocused();
  await page.getByRole('button', { name: 'Move later: photo 1' }).click();
  await expect.poll(idsOf).toEqual([first, third, second]);
  await page.getByLabel('Caption of photo 1').fill('Porch at dusk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Porch at dusk' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page
    .locator('[data-sonner-toast]', { hasText: 'Photo removed' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.poll(idsOf).toEqual([first, third, second]);
});

test('an open house is planned in the form, and taken out again', async ({ page }) => {
  const id = await aDraft(page);
  await openForm(page, id);
  const form = page.getByRole('group', { name: 'Plan an open house' });
  await form.getByRole('button', { name: 'Add open house' }).click();
  await expect(form.getByText('Field is required')).toHaveCount(3);
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Day').fill(day);
  await form.getByLabel('From').fill('13:00');
  await form.getByLabel('To').fill('15:00');
  await form.getByRole('button', { name: 'Add open house' }).click();
  const planned = page.locator('.planned-open-houses__list').getByText('1:00 PM - 3:00 PM');
  await expect(planned).toBeVisible();
  await expect(form.getByLabel('Day')).toHaveValue('');
  await page.reload();
  await page.getByRole('button', { name: /^Remove the open house of/ }).click();
  await expect(planned).toBeHidden();
});
