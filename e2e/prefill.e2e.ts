import { expect } from '@playwright/test';
import { mailAbout } from './support/outbox.ts';
import { test } from './support/test.ts';

test('a form takes values of its page, sends hidden fields and opens the thank-you page', async ({
  page,
  partnerSite,
  hearth,
  embedKey,
}) => {
  const who = `Bea${Date.now().toString(36).replace(/\d/g, 'x')}`;
  const on = (address: string) => partnerSite.publicOrigin + new URL(address).pathname;
  const thanks = on(partnerSite.publish('<link rel="icon" href="data:,"><h1>We will call you</h1>'));
  const script = `<link rel="icon" href="data:,"><script async src="${hearth}/v1/hearth.js?key=${embedKey}"></script>`;
  const form = `<div data-hearth="inquiry-form" data-agent="gregory.dang.atx" data-prefill="lastname=N%C3%BA%C3%B1ez&amp;phone=5125550123&amp;message=Call me"
    data-prefill-from="email=e, firstname=first" data-hidden-fields="campaign=spring&amp;crm=42" data-thanks-url="${thanks}"></div>`;
  await page.goto(`${on(partnerSite.publish(script + form))}?first=${who}&e=bea%40visitor.example`);
  await expect(page.getByLabel(/^First name/)).toHaveValue(who);
  await expect(page.getByLabel(/^Email/)).toHaveValue('bea@visitor.example');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'We will call you' })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => mailAbout(page, hearth, who)).toContain('campaign: spring');
  expect(await mailAbout(page, hearth, who)).toContain('crm: 42');
});
