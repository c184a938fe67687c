import { expect, type Page } from '@playwright/test';
import { linkInMail } from './outbox.ts';

export const password = 'Mesquite-Tree-42';

export const newAddress = (who: string): string =>
  `${who}.${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}@visitor.example`;

export const dialog = (page: Page) => page.getByRole('dialog');
export const submit = (page: Page) => dialog(page).locator('[type=submit]');
export const profile = (page: Page) => page.getByRole('button', { name: /your account/ });

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await dialog(page).getByLabel('First name').fill('Ana');
  await dialog(page).getByLabel('Last name').fill('Díaz');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Phone').fill('(512) 555-0146');
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
}

/** A person whose address is confirmed, signed in on this page. */
export async function signUpAndVerify(page: Page, email: string): Promise<void> {
  await page.goto('/signup/x/Ana');
  await fillSignUp(page, email);
  await submit(page).click();
  await expect(dialog(page).getByText('We sent an email')).toBeVisible();
  await page.goto(await linkInMail(page, email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Welcome!').first()).toBeVisible();
}

/** Through the button of the header. */
export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(secret);
  await submit(page).click();
}

export async function logOut(page: Page): Promise<void> {
  await profile(page).click();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
}

/** What this browser remembers of its visitor, by name. */
export const deviceMemory = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));
