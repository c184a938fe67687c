import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { demoPage, dialog, newAddress } from './support/account.ts';
import { test } from './support/test.ts';

test('an agent finds an inquiry on the dashboard, answers it, snoozes and closes it', async ({
  page: visitor,
  browser,
}) => {
  test.slow();
  const agent = await demoPage(browser, 'agent');
  const { username } = await (await agent.request.get('/api/user/me')).json();
  const { url } = await (await agent.request.get(`/api/agent/${username}`)).json();
  const who = `Ana${Date.now().toString(36).replace(/\d/g, 'x')}`;
  await visitor.goto(`${url}/contact`);
  await dialog(visitor)
    .getByLabel(/^First name/)
    .fill(who);
  await dialog(visitor)
    .getByLabel(/^Last name/)
    .fill('Núñez');
  await dialog(visitor)
    .getByLabel(/^Email/)
    .fill(newAddress('ana'));
  await dialog(visitor)
    .getByLabel(/^Phone/)
    .fill('5125550123');
  await dialog(visitor)
    .getByLabel(/^Message/)
    .fill('Is the house with the oak still there?');
  await dialog(visitor).getByRole('checkbox').first().check();
  await dialog(visitor).getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByText('Message to the agent sent').first()).toBeVisible({ timeout: 30_000 });

  await agent.goto('/agent');
  await expect(agent.getByRole('heading', { name: 'Exports' })).toBeVisible();
  await expectAccessible(agent);
  await agent.goto('/agent/inquiries');
  await agent.getByRole('link', { name: new RegExp(who) }).click();
  await expect(agent.getByText('Waiting for your answer')).toBeVisible();
  await agent.getByLabel('Snooze').selectOption('3');
  await expect(agent.getByText(/^.*Snoozed until/)).toBeVisible();
  await agent.getByRole('button', { name: 'End snooze' }).click();
  await agent.getByLabel(/^Reply to/).fill('Yes, come by on Sunday.');
  await agent.getByRole('button', { name: 'Send reply' }).click();
  await expect(agent.getByText(/Answered after/)).toBeVisible();
  await expect(agent.locator('[data-reply]')).toContainText('Yes, come by on Sunday.');
  await expectAccessible(agent);
  await agent.getByRole('button', { name: 'Close inquiry' }).click();
  await expect(agent.getByText(/Closed · Answered after/)).toBeVisible();
  await agent.context().close();
});
