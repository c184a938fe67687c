import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { newAddress } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
import { test } from './support/test.ts';

test('an agent is found by name and language in the directory', async ({ page }) => {
  await page.goto('/agents');
  await expect(page.getByRole('heading', { level: 1, name: /^Real estate agents in/ })).toBeVisible();
  const names = page.locator('.agent-card__name');
  await expect(names).toHaveCount(20);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Spanish' }).check();
  await expect(page).toHaveURL(/\/agents\?languagesfilter=spanish$/);
  // The page of all agents has 20, those with the language are fewer.
  await expect(names).not.toHaveCount(20);
  await expect(page.locator('.personal-list__count')).toHaveText(/^\d+ agents?$/);
  const name = (await names.first().textContent()) ?? '';
  await page.getByLabel('Agent’s name').fill(name);
  await page.keyboard.press('Enter');
  await expect(names).toHaveText([name]);
  await page.goBack();
  await expect(names).not.toHaveCount(1);
});

test("an agent's page has an address for each part, and a form to write to the agent", async ({ page }) => {
  await page.goto('/agents');
  const card = page.locator('.agent-card__name a').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Bio' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page
    .locator('.agent-identity__ways')
    .getByRole('link', { name: /^Contact / })
    .click();
  await expect(page).toHaveURL(/\/agents\/[^/]+\/contact$/);
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/agents\/[^/]+$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a seller gets an estimate or a reason, and forms have pages', async ({ page }) => {
  await page.goto('/sell');
  await page.getByLabel('Street address').first().fill('1 Nowhere St');
  await page.getByLabel('ZIP code').first().fill('78704');
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page.getByText('We have no public record of this address.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/request-specialist');
  await expect(page.getByRole('heading', { level: 1, name: 'Request a specialist' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectAccessible(page);
});

test('a visitor who asks for the whitepaper reads the guide at once and from the mail', async ({ page }) => {
  const email = newAddress('ana');
  await page.goto('/free-whitepaper');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Díaz');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Phone/).fill('(512) 555-0146');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Send it to me' }).click();
  await expect(page.getByRole('link', { name: 'Read the guide now' })).toHaveAttribute(
    'href',
    /\/home-guide$/,
  );
  const link = await linkInMail(page, email, '/home-guide');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /^Buying and selling a home in/ })).toBeVisible();
  await expectAccessible(page);
});
