import { expect, type FrameLocator, type Page } from '@playwright/test';
import { noTheme } from '../domain/src/embed/embed-setup.ts';
import { snippetFor } from '../domain/src/embed/snippet.ts';
import { mailAbout } from './support/outbox.ts';
import { test as journey } from './support/test.ts';

interface Visiting {
  /** Publishes a page on an origin that needs a key, opens it, and waits until the widget of its frame has replaced the first view. */
  readonly visit: (body: string) => Promise<unknown>;
}

const test = journey.extend<Visiting>({
  visit: ({ page, partnerSite: { publicOrigin, publish } }, use) =>
    use(async (body) => {
      const html = `<link rel="icon" href="data:,">${body}`;
      await page.goto(publicOrigin + new URL(publish(html)).pathname);
      await expect(page.frameLocator('iframe >> nth=0').locator('.view')).toBeHidden();
    }),
});

const SENDER = {
  '^First name': 'Ana',
  '^Last name': 'Lee',
  '^Email': 'ana@example.com',
  '^Phone': '5125550123',
  '^Message': 'Hello there',
};

/** Messages of browsers about sandboxes and about pages that the server refuses to show. */
test.use({ allowedComplaints: /sandbox|Failed to load resource|Permissions policy|Unsafe attempt/i });

test.describe('a frame on a page of another site', () => {
  const frame = (src: string, sandbox?: string) =>
    `<iframe src="${src}" width="900" height="900"${sandbox === undefined ? '' : ` sandbox="${sandbox}"`}></iframe>`;
  const framed = (page: Page): FrameLocator => page.frameLocator('iframe');
  const card = (page: Page) => framed(page).getByRole('article').first().locator('.hearth-card__link');

  test('opens homes, all homes and a search in the whole window', async ({
    page,
    visit,
    hearth,
    embedKey,
  }) => {
    await visit(frame(`${hearth}/embed/frame/listings?limit=2&key=${embedKey}`));
    await card(page).click();
    await expect(page).toHaveURL(/^http:\/\/localhost[^/]*\/[^/]*\.html$/);
    await page.goBack();
    await expect(framed(page).locator('.view')).toBeHidden();
    await framed(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await expect(page).toHaveURL(/^http:\/\/localhost[^/]*\/listings/);
    await visit(frame(`${hearth}/embed/frame/search?shape=bar&location=Austin&key=${embedKey}`));
    await framed(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/^http:\/\/localhost[^/]*\/listings\?.*Austin/);
  });

  test('opens a tab where it may not leave, and shows the address', { tag: '@full' }, async ({
    page,
    visit,
    hearth,
    embedKey,
  }) => {
    const homes = `${hearth}/embed/frame/listings?limit=2&key=${embedKey}`;
    await visit(frame(homes, 'allow-scripts allow-same-origin allow-popups'));
    const tab = page.context().waitForEvent('page');
    const href = await card(page).getAttribute('href');
    await card(page).click();
    await expect.poll(async () => (await tab).url()).toBe(href);
    const address = framed(page).getByLabel('Address of the link');
    await expect(address).toHaveValue(href ?? '');
    await visit(frame(homes, 'allow-scripts'));
    await card(page).click();
    await expect(address).toHaveValue(href ?? '');
    await expect(address).toBeInViewport();
    expect(page.context().pages()).toHaveLength(2);
  });

  test('sends its form in a sandbox that allows no forms', { tag: '@full' }, async ({
    page,
    visit,
    hearth,
    embedKey,
  }) => {
    test.slow();
    await visit(frame(`${hearth}/embed/frame/inquiry-form?type=contact-us&key=${embedKey}`, 'allow-scripts'));
    const form = framed(page).locator('hearth-inquiry-form');
    const send = form.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(form.getByLabel(/^First name/)).toHaveAttribute('aria-invalid', 'true');
    for (const [label, text] of Object.entries(SENDER)) await form.getByLabel(new RegExp(label)).fill(text);
    await form.getByRole('checkbox').first().check();
    await send.click();
    await expect(form.getByText('Thank you').first()).toBeVisible({ timeout: 30_000 });
  });
});

test('an inquiry from a frame names path and campaign of the page around it', async ({
  page,
  partnerSite,
  hearth,
  embedKey,
}) => {
  const setup = { widget: 'inquiry-form', attributes: { type: 'contact-us' }, key: embedKey, theme: noTheme };
  const element = { tag: 'hearth-inquiry-form', className: '', attributes: [] };
  const [step] = snippetFor('iframe', setup, { origin: hearth, element, version: '', pinned: null });
  const { pathname } = new URL(partnerSite.publish(`<link rel="icon" href="data:,">${step?.code}`));
  await page.goto(`${partnerSite.publicOrigin}${pathname}?utm_source=mail&secret=token`);
  const form = page.frameLocator('iframe').locator('hearth-inquiry-form');
  const who = `Ana${Date.now().toString(36).replace(/\d/g, 'x')}`;
  for (const [label, text] of Object.entries({ ...SENDER, '^First name': who }))
    await form.getByLabel(new RegExp(label)).fill(text);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Send' }).click();
  const address = `${partnerSite.publicOrigin}${pathname}?utm_source=mail`;
  await expect.poll(() => mailAbout(page, hearth, who), { timeout: 30_000 }).toContain(address);
  expect(await mailAbout(page, hearth, who)).not.toContain('token');
});

test('the photos of a home in a frame as high as its content are where the visitor looks', {
  tag: '@full',
}, async ({ page, visit, hearth, embedKey }) => {
  const height = 5000;
  await visit(
    `<div style="height: 1200px"></div><iframe src="${hearth}/embed/frame/listing?listing-id=4000001&key=${embedKey}" width="900" height="${height}"></iframe><div style="height: 1200px"></div>`,
  );
  const frame = page.frameLocator('iframe');
  await page.evaluate(() => scrollTo(0, 1000));
  await frame.locator('.hearth-mosaic__photo').filter({ visible: true }).first().click();
  const parts = ['.hearth-photos__bar', '.hearth-photos__slide >> nth=0', '.hearth-photos__caption'];
  const expectInSight = async () => {
    for (const part of parts) await expect(frame.locator(part)).toBeInViewport({ ratio: 0.99 });
  };
  await expectInSight();
  for (const by of [700, 2200, -900]) {
    await page.evaluate((pixels) => scrollBy(0, pixels), by);
    await expectInSight();
  }
  await page.keyboard.press('Escape');
  await expect(frame.locator('.hearth-photos')).toHaveCount(0);
});

test('a frame says in words why it shows no widget on a page of another site', { tag: '@full' }, async ({
  page,
  visit,
  hearth,
  foreignKey,
}) => {
  const sources = ['search', `search?key=${foreignKey}`, 'search?key=hk_mistyped'];
  await visit(
    [...sources.map((source) => `embed/frame/${source}`), 'w/search']
      .map((source) => `<iframe src="${hearth}/${source}" width="400" height="400"></iframe>`)
      .concat(`<iframe src="${hearth}/embed/frame/search" referrerpolicy="no-referrer" width="400"></iframe>`)
      .join(''),
  );
  const host = new URL(page.url()).origin;
  const texts = [
    `${host} needs one`,
    `is not for ${host}`,
    'not known or no longer valid',
    'needs one',
    /needs one|Add referrerpolicy="origin" to its tag/,
  ];
  for (const [at, text] of texts.entries())
    await expect(page.frameLocator(`iframe >> nth=${at}`).getByText(text)).toBeVisible();
});
