import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { signInDemo } from './support/account.ts';
import { hostPage } from './support/all-widgets.ts';
import {
  addPhotos,
  aNewHome,
  dollars,
  expectSaved,
  fillForm,
  type NewHome,
  publish,
  publishHome,
  publishOverLossyLine,
  searchOf,
  valuesOf,
} from './support/listing-form.ts';
import { photos } from './support/photo-files.ts';
import { openSearch } from './support/search-page.ts';
import { tabTo } from './support/tab-to.ts';
import { test } from './support/test.ts';

// A request that is lost, and a home that is gone, are lines of the console.
test.use({ allowedComplaints: /Failed to load resource|net::ERR/ });

/** Every twentieth request of the portal to its server is lost, half of them after the server has it. The live stream has no end to wait for. */
async function lose5Percent(context: BrowserContext): Promise<() => number> {
  let sent = 0;
  let lost = 0;
  await context.route(/\/api\/(?!live)/, async (route) => {
    sent += 1;
    if (sent % 20 !== 10) return route.continue();
    lost += 1;
    if (lost % 2 === 0) await route.fetch();
    return route.abort('connectionreset');
  });
  return () => lost;
}

/** Pages on which guests meet a home that is for sale; each returns where the home is named. */
const placesOf = (
  { price }: NewHome,
  { bio, partner }: { readonly bio: string; readonly partner: string },
) => ({
  search: async (guest: Page) => {
    const { cards } = await openSearch(guest, searchOf({ price }));
    return cards.filter({ hasText: `$${dollars(price)}` });
  },
  map: async (guest: Page) => {
    const { map } = await openSearch(guest, searchOf({ price }));
    return map.getByRole('button', { name: new RegExp(`home, \\$${dollars(price)}`) });
  },
  bio: async (guest: Page) => {
    await guest.goto(bio);
    await guest.getByText(/to see each sold home/).scrollIntoViewIfNeeded();
    await expect(guest.locator('.agent-homes').getByRole('article').first()).toBeVisible();
    return guest
      .locator('.agent-homes')
      .getByRole('article')
      .filter({ hasText: `$${dollars(price)}` });
  },
  partner: async (guest: Page) => {
    await guest.goto(partner);
    const widget = guest.locator('hearth-search');
    await expect(widget.getByText(/^(No homes|1 home|[\d,]+ homes) found$/).first()).toBeVisible();
    return widget.getByRole('article').filter({ hasText: `$${dollars(price)}` });
  },
});

test.describe('over a line that loses requests', () => {
  test('a home goes from the first word to the market and off it, and guests see each step at once', {
    tag: '@full',
  }, async ({ page: guest, browser, partnerSite, hearth, embedKey }) => {
    test.slow();
    const context = await browser.newContext();
    const first = await context.newPage();
    await signInDemo(first, 'agent');
    const { username } = await (await first.request.get('/api/user/me')).json();
    const { url: bio } = await (await first.request.get(`/api/agent/${username}`)).json();
    const home = aNewHome();
    const body = `<hearth-search min-price="${home.price}" max-price="${home.price + 1}"></hearth-search>`;
    const html = hostPage(hearth, { body }).replace('<script async', `<script async data-key="${embedKey}"`);
    const partner = partnerSite.publicOrigin + new URL(partnerSite.publish(html)).pathname;
    const places = (priced = home) => Object.values(placesOf(priced, { bio, partner }));

    const lost = await lose5Percent(context);
    await first.goto('/agent/my-listings/create-new-listing');
    await fillForm(first, home);
    await expectSaved(first);
    await first.getByLabel(/^Latitude/).fill(home.latitude);
    await first.getByLabel(/^Longitude/).fill(home.longitude);
    const address = first.url();
    const agent = await context.newPage();
    await first.close();
    await agent.goto(address);
    await expect(agent.getByLabel(/^Latitude/)).toHaveValue(String(Number(home.latitude)));
    await addPhotos(agent, await photos(24));
    await expect(agent.locator('.photo-tile')).toHaveCount(24);
    await publishOverLossyLine(agent);
    expect(lost()).toBeGreaterThan(0);
    for (const place of places()) await expect(await place(guest)).toHaveCount(1);

    // Words of the draft stay private until they are published.
    const dearer = { ...home, price: home.price + 1 };
    await agent.getByLabel(/^List price/).fill(String(dearer.price));
    await expectSaved(agent);
    for (const place of places(dearer)) await expect(await place(guest)).toHaveCount(0);
    await publishOverLossyLine(agent);
    for (const place of places(dearer)) await expect(await place(guest)).toHaveCount(1);
    for (const place of places()) await expect(await place(guest)).toHaveCount(0);

    await agent.getByLabel(/^Status/).selectOption('Sold');
    await agent.getByLabel(/^Close price/).fill(String(home.price));
    await agent.getByLabel(/^Close date/).fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    await publishOverLossyLine(agent);
    for (const place of places(dearer)) await expect(await place(guest)).toHaveCount(0);
    await context.close();
  });
});

/** Publishes a new home in a page where an agent is signed in. */
async function createAndPublish(page: Page, home: NewHome): Promise<void> {
  await page.goto('/agent/my-listings/create-new-listing');
  await fillForm(page, home);
  await expectSaved(page);
  await addPhotos(page, await photos(1));
  await expect(page.locator('.photo-tile')).toHaveCount(1);
  await publish(page);
}

test('a listing is created and published on a phone', { tag: ['@phone', '@full'] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInDemo(page, 'agent');
  const home = aNewHome();
  await createAndPublish(page, home);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const { cards } = await openSearch(page, searchOf(home));
  await expect(cards.filter({ hasText: `$${dollars(home.price)}` })).toHaveCount(1);
});

test('a listing is created and published with the keyboard alone', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await signInDemo(page, 'agent');
  await page.goto('/agent/my-listings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, /^Create listing/, { most: 60 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^List price/ })).toBeVisible();
  const home = aNewHome();
  for (const [label, value] of valuesOf(home)) {
    await tabTo(page, label, { most: 80 });
    await page.keyboard.type(value);
  }
  await expectSaved(page);
  // The dialog of the system opens no other way in a test.
  await addPhotos(page, await photos(1));
  await expect(page.locator('.photo-tile')).toHaveCount(1);
  await tabTo(page, /^Review and publish/, { most: 90, key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await tabTo(page, /^Publish now/, { most: 20 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your listing is published').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review and republish' })).toBeFocused();
});

test('open pages of a client and a guest follow a listing that changes', { tag: '@full' }, async ({
  page: guest,
  browser,
}) => {
  test.slow();
  const newPage = async () => (await browser.newContext()).newPage();
  const [agent, client, searcher] = [await newPage(), await newPage(), await newPage()];
  await signInDemo(agent, 'agent');
  const home = aNewHome();
  const { url, changePrice, changeStatus } = await publishHome(agent, home);
  for (const page of [client, searcher]) {
    await signInDemo(page, 'client');
    const following = page.waitForResponse('**/api/live');
    await page.goto(page === client ? url : searchOf(home));
    await following;
  }
  await guest.goto(url);
  await expect(guest.getByText(`$${dollars(home.price)}`).first()).toBeVisible();

  await changePrice(home.price - 1000);
  const news = (page: Page) => page.getByText('This home was updated');
  const words = `The price is $1,000 lower: $${dollars(home.price - 1000)}.`;
  await expect(news(client)).toBeVisible();
  await expect(client.getByText(words)).toBeVisible();
  const shown = client.locator('.listing').getByText(`$${dollars(home.price - 1000)}`, { exact: true });
  await expect(shown.first()).toBeVisible();
  await expect(searcher.getByText('A home in these results was updated')).toBeVisible();
  await searcher.getByRole('button', { name: 'Refresh' }).click();
  await expect(searcher.getByText('No homes found').first()).toBeVisible();
  // The guest comes back to the tab.
  await expect(news(guest)).toHaveCount(0);
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(guest.getByText(words)).toBeVisible();

  await changeStatus({ mlsStatus: 'Withdrawn' });
  const withdrawn = 'The status changed to Withdrawn.';
  await expect(client.getByText(withdrawn)).toBeVisible();
  await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  // Guests may not see it any more; a client may, by its link.
  await expect(guest.getByText('This listing is no longer on the market.')).toBeVisible();
  for (const page of [agent, client, searcher]) await page.context().close();
});
