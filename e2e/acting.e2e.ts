import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { demoPage, signInDemo } from './support/account.ts';
import { test } from './support/test.ts';

/** Id of the agent's contact page for a client. */
async function contactOf(agent: Page, client: Page): Promise<string> {
  const { username } = await (await client.request.get('/api/user/me')).json();
  const { items } = await (await agent.request.get('/api/agent/users')).json();
  return items.find((contact: { username: string | null }) => contact.username === username).id;
}

test('an agent saves homes for a client, who sees them at once, and reads what the client shares', async ({
  page: client,
  browser,
}) => {
  test.slow();
  const agent = await demoPage(browser, 'agent');
  await signInDemo(client, 'client');
  const id = await contactOf(agent, client);
  const name = `From agent mode ${Date.now()}`;
  await client.goto('/menu/collections');
  await expect(client.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();

  await agent.goto(`/agent/contacts/${id}/menu/collections`);
  await expect(agent.getByText('You’re acting for')).toBeVisible();
  await agent.getByRole('button', { name: 'New collection' }).click();
  await agent.getByLabel('Name').fill(name);
  await agent.getByRole('dialog').locator('[type=submit]').click();
  await expect(agent).toHaveURL(new RegExp(`/agent/contacts/${id}/collections/\\d+$`));
  // The page of the client, which stayed open, follows.
  await expect(client.getByRole('link', { name })).toBeVisible();

  await agent.goto(`/agent/contacts/${id}`);
  await agent.getByRole('link', { name: 'Search homes for Casey' }).click();
  await expect(agent).toHaveURL(`/agent/contacts/${id}/listings`);
  const home = agent.getByRole('article').first();
  await expect(home).toBeVisible();
  await expectAccessible(agent, '.acting-banner');
  // A new tab keeps agent mode.
  await expect(home.getByRole('link').first()).toHaveAttribute('href', /^\/agent\/contacts\/\d+\/listing\//);
  await home.getByRole('link').first().click();
  await expect(agent).toHaveURL(new RegExp(`/agent/contacts/${id}/listing/.+\\.html$`));

  await client.request.patch('/api/history/settings', { data: { showToAgent: false } });
  await agent.goto(`/agent/contacts/${id}/viewed-listings`);
  await expect(agent.getByText(/doesn’t share their history with you/)).toBeVisible();
  await client.request.patch('/api/history/settings', { data: { showToAgent: true } });

  await agent.getByRole('link', { name: 'Quit Impersonated Mode' }).click();
  await expect(agent).toHaveURL('/agent/contacts');
  await agent.goto('/menu/collections');
  await expect(agent.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  await expect(agent.getByRole('link', { name })).toHaveCount(0);
  await agent.context().close();
});
