import { expect } from '@playwright/test';
import { expectAllWidgets, hostPage, startAll } from './support/all-widgets.ts';
import { test } from './support/test.ts';

/** The browser reports the requests that a test makes fail; the tests allow no other message on the console. */
test.use({ allowedComplaints: /Failed to load resource|net::ERR_FAILED|blocked by CORS policy/ });

/** All widgets but the calculator and the form for a home's value need their server at once. */
const ASKING = [
  ...['search', 'listing', 'listing-card', 'listings', 'agent-bio', 'inquiry-form', 'market', 'legal'],
];

test('a blocked script leaves the content of the page', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  await page.route('**/v1/**', (route) => route.abort());
  await page.goto(partnerSite.publish(hostPage(hearth)));
  const contents = ['Homes', 'A home', 'All about it', 'Payment', 'An agent', 'Write to us', 'Your home'];
  for (const words of [...contents, 'The market', 'Notices'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
});

test('the calculator works while the server is down, and other widgets show one line', {
  tag: '@full',
}, async ({ page, partnerSite, hearth }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(partnerSite.publish(hostPage(hearth)));
  const price = page.getByLabel('Home price');
  await price.scrollIntoViewIfNeeded();
  await price.fill('250000');
  await price.blur();
  await expect(page.locator('hearth-mortgage-calculator')).toContainText('$');
  await startAll(page);
  for (const name of ASKING) {
    const line = page.locator(`hearth-${name}`).getByText(/Unable to fetch|could not be loaded/);
    await expect(line.first(), name).toBeVisible();
  }
  await page.unroute('**/api/**');
  for (const name of ASKING) {
    const again = page.locator(`hearth-${name}`).getByRole('button', { name: 'Try again' });
    await again.first().click();
    // Loading content moves the button below it, and a press at that moment would miss it.
    await expect(again, name).toHaveCount(0);
  }
  await price.fill('400000');
  await expectAllWidgets(page);
});

test('visitors can type while a slow server responds, and its responses appear', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(partnerSite.publish(hostPage(hearth)));
  const first = page.locator('hearth-inquiry-form').getByLabel(/^First name/);
  await startAll(page);
  await first.fill('Ana');
  await expect(page.locator('hearth-search [aria-busy="true"]')).toHaveCount(1);
  answer();
  await expectAllWidgets(page);
  await expect(first).toHaveValue('Ana');
});

test('suggestions that come after their search are still offered', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const searched = page.waitForRequest(/listing\/search\?.*Austin/);
  await page.route('**/v1/c/*/place.js', async (route) => {
    await searched;
    await route.continue();
  });
  const body = '<hearth-search shape="results" limit="2"></hearth-search>';
  await page.goto(partnerSite.publish(hostPage(hearth, { body })));
  await page.getByLabel('Location').fill('Austin');
  await expect(page.getByRole('option', { name: /^Austin/ }).first()).toBeVisible();
});

test('widgets show all their content on a device with a wrong clock', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:00Z'));
  await page.goto(partnerSite.publish(hostPage(hearth)));
  await expectAllWidgets(page);
});

const SCRIPT = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>';

test('script in every text field, and far too much text, are text', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const written = SCRIPT.replaceAll('"', '&quot;');
  const body = `<hearth-search shape="results" limit="2" heading="${written}" location="${written}"></hearth-search>
    <hearth-listings heading="${written}" limit="2"></hearth-listings>
    <hearth-mortgage-calculator heading="${written}"></hearth-mortgage-calculator>
    <hearth-inquiry-form heading="${written}" message="${written}"></hearth-inquiry-form>
    <hearth-home-value heading="${written}"></hearth-home-value>
    <hearth-market area="${written}" heading="${written}"></hearth-market>
    <hearth-legal heading="${written}"></hearth-legal>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { body })));
  await expect(page.locator('hearth-search').getByRole('heading').first()).toHaveText(SCRIPT);
  const price = page.locator('hearth-mortgage-calculator').getByLabel('Home price');
  await expect(price).toBeVisible();
  const form = page.locator('hearth-inquiry-form');
  await form.scrollIntoViewIfNeeded();
  const message = form.getByLabel(/^Message/);
  await expect(message).toBeVisible();
  const market = page.locator('hearth-market');
  await market.scrollIntoViewIfNeeded();
  await expect(market.getByRole('heading')).toHaveText(SCRIPT);
  await expect(market).toContainText('We have no market figures for this area.');
  const value = page.locator('hearth-home-value');
  await expect(value.getByRole('heading')).toHaveText(SCRIPT);
  const texts = page.locator(
    'hearth-search, hearth-mortgage-calculator, hearth-inquiry-form, hearth-home-value',
  );
  for (const field of await texts.locator('input:not([type=checkbox], [type=radio]), textarea').all())
    for (const text of ['9'.repeat(10_000), SCRIPT]) await field.fill(text);
  // Corrected on leaving it.
  await expect(price).not.toHaveValue(/</);
  await message.fill('a'.repeat(10_000));
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
