import { expect } from '@playwright/test';
import { hostPage } from './support/all-widgets.ts';
import { OLD_LIBRARY } from './support/old-library.ts';
import { test } from './support/test.ts';

const sites = { "a partner's page": '', 'a page with an old library': OLD_LIBRARY };

for (const [site, head] of Object.entries(sites)) {
  test(`an inquiry from ${site} is proved, sent once and becomes mails`, async ({
    page,
    partnerSite,
    hearth,
    embedKey,
  }) => {
    test.slow();
    const body = '<hearth-inquiry-form agent="gregory.dang.atx"></hearth-inquiry-form>';
    const keyed = `<script async data-key="${embedKey}"`;
    const html = hostPage(hearth, { head, body }).replace('<script async', keyed);
    await page.goto(partnerSite.publish(html).replace('localhost', 'partner.test'));
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const who = `Ana${Date.now().toString(36).replace(/\d/g, 'x')}`;
    // The boxes and their links come with an answer of the server.
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await page.getByLabel(/^First name/).focus();
    for (const words of [
      who,
      'Núñez',
      'ana@example.com',
      '5125550123',
      'Is the house with the oak still there?',
    ]) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    // Past the consent to text messages and the links to both policies.
    for (let stops = 0; stops < 4; stops++) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByText('Thank you').first()).toBeVisible({ timeout: 30_000 });
    expect(posts.filter((url) => /\/api\/user\/inquiry/.test(url))).toHaveLength(1);
    await expect(async () => {
      const outbox = await page.request.get(`${hearth}/outbox`);
      expect(await outbox.text()).toContain(who);
    }).toPass({ timeout: 20_000 });
  });
}
