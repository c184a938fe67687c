import { expect, type Page } from '@playwright/test';
import { watchLayoutShifts } from './support/layout-shift.ts';
import { test } from './support/test.ts';

const OPENER = '<button data-hearth-open="inquiry-form" data-type="contact-us">Ask us</button>';
const below = '<div style="height: 3000px"></div>';

const script = (hearth: string, key: string) =>
  `<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><script async src="${hearth}/v1/hearth.js?key=${key}"></script>`;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Ask us' });
/** Until the script has run. */
const ready = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'complete' && 'Hearth' in window);

test('a button opens a form over a foreign page; Escape, Close and Back close it', { tag: '@phone' }, async ({
  page,
  partnerSite,
  hearth,
  embedKey,
}) => {
  const shifts = await watchLayoutShifts(page);
  const { pathname } = new URL(
    partnerSite.publish(`${script(hearth, embedKey)}<h1>Lending</h1><p>${OPENER}</p>${below}`),
  );
  const address = partnerSite.publicOrigin + pathname;
  await page.goto('about:blank');
  await page.goto(address);
  await ready(page);
  const opener = page.getByRole('button', { name: 'Ask us' });
  await expect(async () => {
    await opener.click();
    await expect(popup(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await popup(page)
    .getByRole('textbox', { name: /^Message/ })
    .fill('When can we talk?');
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page).getByRole('textbox', { name: /^Message/ })).toHaveValue('When can we talk?');

  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await opener.click();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  expect(await shifts()).toEqual([]);
  // All entries of popups are left: Back leaves the page. The browser leaves the last one a moment after the press.
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a floating button and a side tab stay in view, shift nothing and have the accent', {
  tag: ['@phone', '@full'],
}, async ({ page, partnerSite, hearth }) => {
  // A link that was painted before the script came moves to its place, and nothing else may.
  const shifts = await watchLayoutShifts(page, '[data-hearth-open]');
  const openers = ['corner', 'side'].map(
    (place) =>
      `<a style="position: fixed; right: 0; bottom: 40%" data-hearth-open="home-value" data-hearth-place="${place}" href="${hearth}/w/home-value">Value at the ${place}</a>`,
  );
  const looks = '<style>:root { --hearth-color-accent: rgb(139, 61, 31) }</style>';
  await page.goto(
    partnerSite.publish(`${script(hearth, '')}${looks}${openers.join('')}<h1>Lending</h1>${below}`),
  );
  for (const place of ['corner', 'side']) {
    const opener = page.getByRole('link', { name: `Value at the ${place}` });
    await expect(opener).toHaveCSS('background-color', 'rgb(139, 61, 31)');
    await page.mouse.wheel(0, 500);
    await expect(opener).toBeInViewport({ ratio: 1 });
    await opener.click();
    await expect(page.getByRole('dialog', { name: `Value at the ${place}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
  expect(await shifts()).toEqual([]);
});

test.describe('a popup of an element that fails to load', () => {
  test.use({ allowedComplaints: /./ });

  test('a link opens its own page where the popup fails to load', { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    await page.route('**/v1/**/inquiry-form*', (route) => route.abort());
    await page.route('**/v1/hearth-inquiry-form.js*', (route) => route.abort());
    await page.goto(
      partnerSite.publish(
        `${script(hearth, '')}<a data-hearth-open="inquiry-form" href="${hearth}/w/inquiry-form">Ask us</a>`,
      ),
    );
    await ready(page);
    await page.getByRole('link', { name: 'Ask us' }).click();
    await expect(page).toHaveURL(`${hearth}/w/inquiry-form`);
  });
});
