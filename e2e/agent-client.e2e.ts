import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { demoPage, dialog, newAddress, password, submit } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
import { type Tabbing, tabTo } from './support/tab-to.ts';
import { test } from './support/test.ts';

/** Signs a person up by the link of an invitation, whose fields are filled in. */
async function acceptInvitation(page: Page, link: string, email: string): Promise<void> {
  await page.goto(new URL(link).pathname);
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email);
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Kim');
  await dialog(page).getByLabel('Phone').fill('(512) 555-0146');
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await submit(page).click();
  await expect(dialog(page).getByText(`We sent an email to ${email}`)).toBeVisible();
  await page.goto(await linkInMail(page, email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Welcome!').first()).toBeVisible();
}

/** Tabs to an element and presses a key there. */
async function press(
  page: Page,
  name: RegExp,
  by: Tabbing & { readonly with?: 'Space' } = {},
): Promise<void> {
  await expect(
    page.getByText(name).or(page.getByLabel(name)).filter({ visible: true }).first(),
  ).toBeVisible();
  await tabTo(page, name, { most: 120, ...by });
  await page.keyboard.press(by.with ?? 'Enter');
}

/** Types into fields of a dialog, which come in this order. */
async function type(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog(page).getByLabel(label, { exact: label === 'Password' });
    await expect(field).toBeVisible();
    if (!(await field.evaluate((element) => element === document.activeElement)))
      await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.type(text);
  }
}

// The refusals of a contact who is lost, and the one that asks for a captcha.
test.use({ allowedComplaints: /status of 40[34]|api\/user\/sign-up/ });

test('a client signs up by invitation, follows an agent, hides a tab and is reassigned @phone', async ({
  page: client,
  browser,
}) => {
  test.slow();
  const agent = await demoPage(browser, 'agent');
  const second = await demoPage(browser, 'admin');
  const email = newAddress('kim');

  await agent.goto('/agent/contacts');
  await agent.getByRole('button', { name: 'Add contact' }).click();
  await dialog(agent).getByLabel('First name').fill('Kim');
  await dialog(agent).getByLabel('Last name').fill('Porter');
  await dialog(agent).getByLabel('Email').fill(email);
  await submit(agent).click();
  await agent.getByRole('button', { name: 'Email an invitation' }).click();
  await expect(agent.getByText(`Invitation sent to ${email}`)).toBeVisible();
  const contact = new URL(agent.url()).pathname.replace(/\/menu.*/, '');
  await acceptInvitation(client, (await agent.locator('.contact__link').textContent()) ?? '', email);

  await client.goto('/menu/collections');
  await expect(client.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  const name = `Porches ${Date.now()}`;
  await agent.goto(`${contact}/menu/collections`);
  await agent.getByRole('button', { name: 'New collection' }).click();
  await agent.getByLabel('Name').fill(name);
  await submit(agent).click();
  await expect(agent).toHaveURL(/\/collections\/\d+$/);
  // The page of the client, which stayed open, follows.
  await expect(client.getByRole('link', { name })).toBeVisible();

  await client.goto('/menu/agent-activity');
  const made = client.getByRole('article').filter({ hasText: 'made a collection for you' });
  await expect(made.getByRole('link', { name })).toHaveAttribute('href', /^\/collections\/\d+$/);
  await expectAccessible(client);
  await made.getByRole('button', { name: 'Undo' }).click();
  await expect(made.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await client.goto('/menu/collections');
  await expect(client.getByRole('link', { name })).toHaveCount(0);

  const opened = { path: '/agents', title: 'Real Estate Agents' };
  const noted = await client.request.post('/api/v2/user-page-history', { data: opened });
  expect(noted.ok(), await noted.text()).toBe(true);
  await agent.goto(`${contact}/menu/viewed-pages`);
  await expect(agent.getByRole('link', { name: 'Real Estate Agents' })).toBeVisible();
  await expectAccessible(agent);
  await client.goto('/menu/agent-activity');
  await expect(client.getByText('looked at your viewed pages')).toBeVisible();
  await client.getByRole('checkbox', { name: 'viewed pages' }).uncheck();
  await expect(client.getByRole('checkbox', { name: 'viewed pages' })).not.toBeChecked();
  await agent.reload();
  await expect(agent.getByText(/doesn’t share their history with you/)).toBeVisible();

  await second.goto(`/agent/contacts?filter=everyone&query=${encodeURIComponent(email)}`);
  const row = second.getByRole('article').filter({ hasText: email });
  await expect(row).toContainText('With ');
  await second.getByRole('button', { name: 'Reassign Kim Porter' }).click();
  const { firstname, lastname } = await (await second.request.get('/api/user/me')).json();
  const choice = dialog(second).getByRole('button', { name: `${firstname} ${lastname}` });
  await expect(choice).toBeVisible();
  await expectAccessible(second);
  await choice.click();
  await expect(second.getByText(`Kim Porter is with ${firstname} ${lastname} now`)).toBeVisible();
  // An own contact names no agent.
  await expect(row).not.toContainText('With ');
  expect((await agent.request.get(`/api${contact.replace('contacts', 'user')}`)).status()).toBe(404);
  await agent.reload();
  await expect(agent.getByText('the contact may be with another agent now')).toBeVisible();
  await expect(agent.getByRole('link', { name: 'My Contacts' }).first()).toBeVisible();
  await agent.context().close();
  await second.context().close();
});

test('the keyboard alone leads from the invitation to the new agent', { tag: '@full' }, async ({
  page: client,
  browser,
}) => {
  test.slow();
  const agent = await demoPage(browser, 'agent');
  const second = await demoPage(browser, 'admin');
  const email = newAddress('kim');

  await agent.goto('/agent/contacts');
  await press(agent, /^Add contact/);
  await type(agent, { 'First name': 'Kim', 'Last name': 'Porter', Email: email });
  await agent.keyboard.press('Enter');
  await expect(agent.getByRole('button', { name: 'Email an invitation' })).toBeVisible();
  await press(agent, /^Email an invitation/);
  await expect(agent.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Email it again' })).toBeFocused();
  const contact = new URL(agent.url()).pathname.replace(/\/menu.*/, '');
  const link = (await agent.locator('.contact__link').textContent()) ?? '';

  await client.goto(new URL(link).pathname);
  await expect(dialog(client).getByLabel('Email')).toHaveValue(email);
  await type(client, { Phone: '(512) 555-0146', Password: password });
  await client.keyboard.press('Enter');
  await expect(dialog(client).getByText(`We sent an email to ${email}`)).toBeVisible();
  await client.goto(await linkInMail(client, email, '/verify-email'));
  await press(client, /^Confirm my email/);
  await expect(client.getByText('Welcome!').first()).toBeVisible();

  const name = `Porches ${Date.now()}`;
  await client.goto('/menu/collections');
  await expect(client.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  // The agent's page, which stayed open, follows the sign-up.
  await expect(agent.getByText('No account yet')).toHaveCount(0);
  await press(agent, /^Collections$/, { key: 'Shift+Tab' });
  await expect(agent.getByRole('button', { name: 'New collection' })).toBeVisible();
  await press(agent, /^New collection/);
  await type(agent, { Name: name });
  await agent.keyboard.press('Enter');
  await expect(client.getByRole('link', { name })).toBeVisible();

  await client.goto('/menu/agent-activity');
  const made = client.getByRole('article').filter({ hasText: 'made a collection for you' });
  await expect(made).toBeVisible();
  await press(client, /^Undo/);
  await expect(made.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const pages = client.getByRole('checkbox', { name: 'viewed pages' });
  await press(client, /^viewed pages/, { key: 'Shift+Tab', with: 'Space' });
  await expect(pages).not.toBeChecked();
  await agent.goto(`${contact}/menu/viewed-pages`);
  await expect(agent.getByText(/doesn’t share their history with you/)).toBeVisible();

  await second.goto(`/agent/contacts?filter=everyone&query=${encodeURIComponent(email)}`);
  await expect(second.getByRole('article').filter({ hasText: email })).toContainText('With ');
  await press(second, /^Reassign Kim Porter/);
  const { firstname, lastname } = await (await second.request.get('/api/user/me')).json();
  await expect(dialog(second).getByRole('button', { name: `${firstname} ${lastname}` })).toBeVisible();
  await press(second, new RegExp(`^${firstname} ${lastname}`));
  await expect(second.getByText(`Kim Porter is with ${firstname} ${lastname} now`)).toBeVisible();
  await agent.reload();
  await expect(agent.getByText('the contact may be with another agent now')).toBeVisible();
  await agent.context().close();
  await second.context().close();
});
