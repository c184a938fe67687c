import { expect, type Page } from '@playwright/test';
import { hostPage } from './support/all-widgets.ts';
import { createEmbedKey } from './support/embed-key.ts';
import { serveOlderLoader } from './support/older-loader.ts';
import { test } from './support/partner-site.ts';

test.use({ allowedComplaints: /./ });

/** Ids of the doctor's findings, without the notes that every local page gets. */
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
  'a misspelt filter of a search': {
    body: '<hearth-search shape="bar" min-prize="300000"></hearth-search>',
    ids: ['attribute-unknown'],
  },
  'filters that there are': {
    body: '<hearth-search shape="bar" min-price="300000" waterfront="true" pets-allowed="Yes"></hearth-search>',
    ids: [],
  },
  'a card of no listing': { body: '<hearth-listing-card></hearth-listing-card>', ids: ['attribute-missing'] },
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
  'a widget in a box without height': {
    body: '<div style="height:0;overflow:hidden"><hearth-legal></hearth-legal></div>',
    ids: ['widget-flat'],
  },
  'a widget in a link': { body: '<a href="#"><hearth-legal></hearth-legal></a>', ids: ['widget-inside'] },
};

test.describe('the doctor', () => {
  for (const [name, { body, ids }] of Object.entries(faults)) {
    test(`names ${name}`, async ({ page, partnerSite, hearth }) => {
      await openWithDoctor(page, partnerSite.publish(hostPage(hearth, { body })));
      expect(await findings(page)).toEqual(ids);
    });
  }

  test('names a script that is there twice, and one of another version', async ({
    page,
    partnerSite,
    hearth,
  }) => {
    const body = '<hearth-legal></hearth-legal>';
    const again = `<script async src="${hearth}/v1/hearth.js"></script>`;
    await openWithDoctor(page, partnerSite.publish(hostPage(hearth, { head: again, body })));
    expect(await findings(page)).toEqual(['loader-twice']);
    const older = `<script src="${hearth}/v1/hearth-0.0.1.js"></script>`;
    await page.route('**/v1/hearth-0.0.1.js', serveOlderLoader);
    await openWithDoctor(page, partnerSite.publish(hostPage(hearth, { head: older, body })));
    expect(await findings(page)).toEqual(['two-versions']);
  });

  test('names a script that was stripped, when started from the developer tools', async ({
    page,
    partnerSite,
    hearth,
  }) => {
    const html = hostPage(hearth, { body: '<hearth-legal></hearth-legal>' });
    await page.goto(partnerSite.publish(html.replace(/<script.*<\/script>/, '')));
    await page.evaluate((address) => import(address), `${hearth}/v1/doctor.js`);
    expect(await findings(page)).toEqual(['script-missing']);
  });

  test('names files that a policy blocks', async ({ page, partnerSite, hearth }) => {
    const html = hostPage(hearth, { body: '<hearth-legal></hearth-legal>' });
    const policies = {
      'csp-connect': `script-src ${hearth}; connect-src 'none'`,
      'csp-img': `script-src ${hearth}; img-src data:`,
    };
    for (const [id, policy] of Object.entries(policies)) {
      await openWithDoctor(page, partnerSite.publish(html, { 'content-security-policy': policy }));
      expect(await findings(page)).toEqual([id]);
    }
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
      expect(await findings(page)).toEqual([id]);
    }
  });
});

const openWithDoctor = (page: Page, address: string) => page.goto(`${address}?hearth-doctor`);
