import { expect } from '@playwright/test';
import { hostPage } from './support/all-widgets.ts';
import { embedKeyCommand } from './support/embed-key.ts';
import { linkInMail } from './support/outbox.ts';
import { test } from './support/test.ts';

test('a partner asks for a key, changes a widget from the key’s page and sees where it is shown', async ({
  page,
  context,
  hearth,
  partnerSite,
}) => {
  test.slow();
  const email = `kim${Date.now()}@partner.example`;
  await page.goto('/embed');
  await page.getByRole('button', { name: 'Ask for a key' }).click();
  const form = page.getByRole('form', { name: 'Ask for a key' });
  await form.getByLabel(/^Address of your site/).fill(partnerSite.publicOrigin);
  await form.getByLabel(/^Message/).fill('Homes of our town');
  await form.getByLabel(/^First name/).fill('Kim');
  await form.getByLabel(/^Last name/).fill('Hill');
  await form.getByLabel(/^Email/).fill(email);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Ask for a key' }).click();
  await expect(page.getByText('Thank you').first()).toBeVisible({ timeout: 30_000 });

  const requests = await embedKeyCommand('requests');
  const requested = requests.split('\n\n').find((each) => each.includes(email)) ?? '';
  const granted = await embedKeyCommand('grant', /grant ([\da-f-]{36})/.exec(requested)?.[1] ?? '');
  const key = /hk_\w{20}/.exec(granted)?.[0] ?? '';

  await page.goto(await linkInMail(page, email, '/embed/key'));
  await page.getByRole('button', { name: 'Add settings' }).click();
  await page.getByLabel('Name, for you alone').fill('Front page');
  await page.getByLabel('Heading', { exact: true }).fill('Homes of our town');
  await page.getByRole('button', { name: 'Save settings' }).click();
  const tag = await page.getByText(/^<hearth-search config=/).textContent();

  const partner = await context.newPage();
  const html = hostPage(hearth, { body: tag ?? '' }).replace(
    '<script async',
    `<script async data-key="${key}"`,
  );
  const shown = partnerSite.publicOrigin + new URL(partnerSite.publish(html)).pathname;
  await partner.goto(`${shown}?visitor=ana`);
  await expect(partner.getByRole('heading', { name: 'Homes of our town' })).toBeVisible();
  // Waits for the answer: a page that closes takes its request back.
  const later = partner.waitForResponse(/\/embed\/status\?.*%2Flater&/);
  await partner.evaluate(() => history.pushState({}, '', '/later'));
  await later;
  await partner.close();

  await expect(async () => {
    await page.reload();
    for (const address of [shown, `${partnerSite.publicOrigin}/later`])
      await expect(page.getByRole('row', { name: `${address} search 1 0` })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await page.getByText('Change the key', { exact: true }).click();
  await page.getByRole('button', { name: 'Make a new key' }).click();
  await expect(page.getByText(`${key} works until`)).toBeVisible();
});
