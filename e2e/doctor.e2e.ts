import { expect, type Page } from '@playwright/test';
import { hostPage } from './support/all-widgets.ts';
import { createEmbedKey } from './support/embed-key.ts';
import { test } from './support/partner-site.ts';

test.use({ allowedComplaints: /./ });

/** What the doctor found, by the ids of its findings; notes that every local page gets are left out. */
async function findings(page: Page): Promise<readonly string[]> {
  const panel = page.locator('#hearth-doctor-panel');
  await expect(panel.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 20_000 });
  const ids = await panel.locator('li > code').allTextContents();
  return ids.filter((id) => id !== 'demo-mode');
}

const faults: Readonly<Record<string, { body: string; ids: readonly string[] }>> = {
  'nothing wrong': { body: '<hearth-legal></hearth-legal>', ids: [] },
  'no widget': { body: '<p>Words</p>', ids: ['no-widgets'] },
  'a widget that does not exist': { body: '<div data-hearth="serch"></div>', ids: ['widget-unknown'] },
  'quotes of a word processor': {
    body: '<hearth-listings limit=”3”></hearth-listings>',
    ids: ['attribute-quotes'],
  },
  'a misspelt attribute': {
    body: '<hearth-listing-card listing="4000001"></hearth-listing-card>',
    ids: ['attribute-unknown'],
  },
  'a prefix on the tag': {
    body: '<hearth-listing-card data-listing-id="4000001"></hearth-listing-card>',
    ids: ['attribute-prefix'],
  },
  'a bad value': {
    body: '<hearth-listing-card listing-id="4000001" layout="heap"></hearth-listing-card>',
    ids: ['attribute-value'],
  },
  'a hidden widget': {
    body: '<div style="display:none"><hearth-legal></hearth-legal></div>',
    ids: ['widget-hidden'],
  },
  'a widget without width': {
    body: '<div style="width:0;overflow:hidden"><hearth-legal></hearth-legal></div>',
    ids: ['widget-flat'],
  },
  'a widget in a link': { body: '<a href="#"><hearth-legal></hearth-legal></a>', ids: ['widget-inside'] },
};

test.describe('the doctor', { tag: '@desktop' }, () => {
  for (const [name, { body, ids }] of Object.entries(faults)) {
    test(`names ${name}`, async ({ page, partnerSite, hearth }) => {
      await openWithDoctor(page, partnerSite.publish(hostPage(hearth, { body })));
      expect(await findings(page)).toEqual(ids);
    });
  }

  test('names a script that is there twice', async ({ page, partnerSite, hearth }) => {
    const head = `<script async src="${hearth}/v1/hearth.js"></script>`;
    await openWithDoctor(
      page,
      partnerSite.publish(hostPage(hearth, { head, body: '<hearth-legal></hearth-legal>' })),
    );
    expect(await findings(page)).toEqual(['loader-twice']);
  });

  test('names what a policy blocks', async ({ page, partnerSite, hearth }) => {
    const policy = `script-src ${hearth}; connect-src 'none'`;
    const html = hostPage(hearth, { body: '<hearth-legal></hearth-legal>' });
    await openWithDoctor(page, partnerSite.publish(html, { 'content-security-policy': policy }));
    expect(await findings(page)).toContain('csp-connect');
  });

  test('names a missing key, an unknown one and one of another site', async ({
    page,
    partnerSite,
    hearth,
  }) => {
    const html = hostPage(hearth, { body: '<hearth-legal></hearth-legal>' });
    const elsewhere = await createEmbedKey('https://somebody-else.example');
    const verdicts = [
      [html, 'key-required'],
      [html.replace('<script async', '<script async data-key="hk_mistyped"'), 'key-unknown'],
      [html.replace('<script async', `<script async data-key="${elsewhere}"`), 'origin-not-allowed'],
    ] as const;
    for (const [page1, id] of verdicts) {
      await openWithDoctor(page, partnerSite.publish(page1).replace('localhost', 'partner.test'));
      expect(await findings(page)).toContain(id);
    }
  });
});

/** The partner's site knows pages by their whole address, so the question is added once the page is known. */
async function openWithDoctor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.Hearth !== undefined);
  await page.evaluate(() => history.replaceState({}, '', '?hearth-doctor'));
  await page.evaluate(() => {
    const { src } = document.querySelector('script[src*="/v1/hearth"]') as HTMLScriptElement;
    return import(new URL('doctor.js', src).href);
  });
}
