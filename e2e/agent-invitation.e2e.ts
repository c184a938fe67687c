import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { demoPage, dialog, fillSignUp, newAddress, submit } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
import { test } from './support/test.ts';

// The refusal that asks for a captcha; the view of a page that is sent while the confirmation replaces the session.
test.use({ allowedComplaints: /api\/user\/sign-up|status of 401 .*api\/v2\/user-page-history/ });

test('a guest who signs up after the link of an agent has that agent', async ({ page: guest, browser }) => {
  test.slow();
  const agent = await demoPage(browser, 'agent');
  await agent.goto('/menu/agent-settings');
  await agent.getByRole('link', { name: 'See your public page' }).click();
  await agent.getByRole('button', { name: 'Create an invitation link' }).click();
  const url = (await agent.getByText(/\/join\/agent\//).textContent()) ?? '';

  await guest.goto(new URL(url).pathname);
  await expect(guest).toHaveURL(/\/agents\/[^/]+\?invitation=open$/);
  const name = (await guest.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const [firstname = ''] = name.split(' ');
  await expect(guest.getByText(`${firstname} invited you`)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('status').getByRole('button', { name: 'Sign up or log in' }).click();
  const email = newAddress('ana');
  await fillSignUp(guest, email);
  await submit(guest).click();
  await expect(dialog(guest).getByText(`We sent an email to ${email}`)).toBeVisible();
  await guest.goto(await linkInMail(guest, email, '/verify-email'));
  await guest.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(guest.getByText('Welcome!').first()).toBeVisible();

  await guest.goto('/menu/contact');
  await expect(guest.getByText(`${firstname} is your agent at`)).toBeVisible();
  await expect(guest.getByRole('region', { name: 'Your agent' })).toContainText(name);
  await expectAccessible(guest);
});
