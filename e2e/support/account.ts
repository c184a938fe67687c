import { type Browser, expect, type Page } from '@playwright/test';
import { linkInMail } from './outbox.ts';

export const password = 'Mesquite-Tree-42';

export const newAddress = (who: string): string =>
  `${who}.${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}@visitor.example`;

export const dialog = (page: Page) => page.getByRole('dialog');
export const submit = (page: Page) => dialog(page).locator('[type=submit]');
/** The menu of the account: a button of the header, on phones a link of the bar at the foot. */
export const profile = (page: Page) =>
  page.getByRole('button', { name: /your account/ }).or(page.getByRole('link', { name: /^Account of / }));

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await dialog(page).getByLabel('First name').fill('Ana');
  await dialog(page).getByLabel('Last name').fill('Díaz');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Phone').fill('(512) 555-0146');
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
}

/** Signs a new person with a confirmed address in on this browser, through the API and from a network of their own. */
export async function signIn(page: Page, email: string): Promise<void> {
  const headers = { 'x-forwarded-for': newNetwork() };
  const post = (path: string, data: object) => postTo(page, path, data, headers);
  const person = { firstname: 'Ana', lastname: 'Díaz', phone: '(512) 555-0146' };
  await post('sign-up', { email, password, ...person });
  const link = new URL(await linkInMail(page, email, '/verify-email'), 'http://localhost');
  const code = link.searchParams.get('code');
  await markSignedIn(page, await post('verify-email', { email, code, password }));
}

/** Signs a person of the samples in on this browser, through the API: the client's agent is the agent. */
export const signInDemo = async (page: Page, kind: 'agent' | 'admin' | 'client'): Promise<void> =>
  markSignedIn(
    page,
    await postTo(page, 'sign-in', { email: `${kind}.austin@example.com`, password: 'Bluebonnet-7' }),
  );

/** A page of a further browser, on which a person of the samples is signed in. */
export async function demoPage(browser: Browser, kind: 'agent' | 'admin'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInDemo(page, kind);
  return page;
}

/** @returns the origin of the server */
async function postTo(page: Page, path: string, data: object, headers = {}): Promise<string> {
  const response = await page.request.post(`/api/user/${path}`, { data, headers });
  expect(response.ok(), await response.text()).toBe(true);
  return new URL(response.url()).origin;
}

/** The portal asks for a session only where the browser may have one. */
async function markSignedIn(page: Page, origin: string): Promise<void> {
  const localStorage = [{ name: 'hearth-signed-in', value: String(Date.now()) }];
  const { cookies } = await page.context().storageState();
  await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] });
}

/** An address of a network that no other person has: sign-ups of one network are limited, and journeys are many. */
function newNetwork(): string {
  const group = () => Math.floor(Math.random() * 0x10000).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
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

/** Memory of this browser about its visitor, by name. */
export const deviceMemory = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));
