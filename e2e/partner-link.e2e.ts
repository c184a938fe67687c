import { expect, type Page } from '@playwright/test';
import { hostPage } from './support/all-widgets.ts';
import { mailAbout } from './support/outbox.ts';
import { test } from './support/test.ts';

/** Opens a page of the partner and returns the host of its address. */
async function openPartner(
  page: Page,
  site: { readonly publicOrigin: string },
  address: string,
): Promise<string> {
  await page.goto(site.publicOrigin + new URL(address).pathname);
  return new URL(site.publicOrigin).host;
}

test('a card on a partner’s page leads to the portal, whose inquiry names the partner', async ({
  page,
  partnerSite,
  hearth,
  embedKey,
}) => {
  test.slow();
  const body = '<hearth-listing-card listing-id="4000001"></hearth-listing-card>';
  const html = hostPage(hearth, { body }).replace('<script async', `<script async data-key="${embedKey}"`);
  const host = await openPartner(page, partnerSite, partnerSite.publish(html));
  const link = page.locator('hearth-listing-card .hearth-card__link');
  const named = `?embedKey=${embedKey}&embedHost=${encodeURIComponent(host)}`;
  await expect(link).toHaveAttribute('href', new RegExp(`^${hearth}/.*\\.html\\${named}$`));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`^${hearth}/[^?]*\\.html$`));
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /^[^?]*\.html$/);

  // Another page of the portal, and a reload: the link is of the tab.
  await page.goto(page.url());
  const form = page.getByRole('form', { name: 'Ask about this home' });
  await page.getByRole('heading', { name: 'Ask about this home' }).scrollIntoViewIfNeeded();
  const who = `Ana${Date.now().toString(36).replace(/\d/g, 'x')}`;
  await form.getByLabel(/^First name/).fill(who);
  await form.getByLabel(/^Last name/).fill('Cole');
  await form.getByLabel(/^Email/).fill('ana@example.com');
  await form.getByLabel(/^Phone/).fill('5125550123');
  await form.getByLabel(/^Message/).fill('Is the oak still there?');
  await form.getByRole('checkbox').first().check();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await sent).url()).toBe(`${hearth}/api/user/inquiry`);
  await expect(page.getByText('Thank you').first()).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    expect(await mailAbout(page, hearth, who)).toContain(`Came from: ${host}`);
  }).toPass({ timeout: 20_000 });
});

test('a frame has the same links before and after its scripts run', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
  embedKey,
}) => {
  const frame = `${hearth}/embed/frame/listings?limit=2&key=${embedKey}`;
  const html = `<link rel="icon" href="data:,"><iframe width="900" height="900" src="${frame}"></iframe>`;
  const host = await openPartner(page, partnerSite, partnerSite.publish(html));
  const headers = { referer: `${partnerSite.publicOrigin}/`, 'sec-fetch-dest': 'iframe' };
  const served = await (await page.request.get(frame, { headers })).text();
  const link = page.frameLocator('iframe').locator('hearth-listings .hearth-card__link').first();
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toContain(`.html?embedKey=${embedKey}&embedHost=${encodeURIComponent(host)}`);
  expect(served).toContain(`href="${href.replace('&', '&amp;')}"`);
});
