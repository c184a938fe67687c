import { expect, type Page } from '@playwright/test';
import { hostPage } from './support/all-widgets.ts';
import { test } from './support/test.ts';

test.use({ allowedComplaints: /./ });

/** Ids of the doctor's findings, without the notes that every local page gets. */
async function findings(page: Page): Promise<readonly string[]> {
  const panel = page.locator('#hearth-doctor-panel');
  await expect(panel.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 20_000 });
  const ids = await panel.locator('li > code').allTextContents();
  return ids.filter((id) => id !== 'demo-mode');
}

test.describe('the doctor', () => {
  test('names nothing on a page without mistakes, by the attributes and filters there are', async ({
    page,
    partnerSite,
    hearth,
  }) => {
    const body = `<hearth-legal></hearth-legal>
      <hearth-search shape="bar" min-price="300000" waterfront="true" pets-allowed="Yes"></hearth-search>`;
    await openWithDoctor(page, partnerSite.publish(hostPage(hearth, { body })));
    expect(await findings(page)).toEqual([]);
  });

  test('names a missing key, an unknown one and one of another site', { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
    foreignKey,
  }) => {
    const html = hostPage(hearth, { body: '<hearth-legal></hearth-legal>' });
    const verdicts = [
      [html, 'key-required'],
      [html.replace('<script async', '<script async data-key="hk_mistyped"'), 'key-unknown'],
      [html.replace('<script async', `<script async data-key="${foreignKey}"`), 'origin-not-allowed'],
    ] as const;
    for (const [page1, id] of verdicts) {
      await openWithDoctor(page, partnerSite.publish(page1).replace('localhost', 'partner.test'));
      expect(await findings(page)).toEqual([id]);
    }
  });
});

const openWithDoctor = (page: Page, address: string) => page.goto(`${address}?hearth-doctor`);
