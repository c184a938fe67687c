import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { deviceMemory, dialog, logIn, logOut, newAddress, profile, submit } from './support/account.ts';
import { linkInMail } from './support/outbox.ts';
import { test } from './support/test.ts';

const atProvider = (page: Page) => page.getByRole('heading', { name: 'Example ID' });
const byProvider = (page: Page) => page.getByRole('button', { name: 'Continue with Example ID' });

async function signInAtProvider(page: Page, email: string): Promise<void> {
  await expect(atProvider(page)).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('#root:empty, [data-first-view]').waitFor({ state: 'detached' });
}

/** A device that holds passkeys, and whose owner agrees. Returns what makes its person consent to all requests, or to none for now. */
async function addAuthenticator(page: Page): Promise<(consents: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (consents) => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: consents });
  };
}

/** The dialog offers passkeys while one types the address, which would sign in before the button is pressed: it ends the offer. */
async function logInByPasskey(page: Page, consent: (consents: boolean) => Promise<void>): Promise<void> {
  await consent(false);
  const offered = page.waitForResponse(/\/api\/user\/passkey-sign-in/);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await offered;
  const agree = async (route: Route) => {
    await consent(true);
    await route.continue();
  };
  await page.route(/\/api\/user\/passkey-sign-in/, agree, { times: 1 });
  await dialog(page).getByRole('button', { name: 'Log in with a passkey' }).click();
}

const connection = (page: Page) => page.locator('#settings-connected + ul li');

test.describe('with refusals', () => {
  test.use({ allowedComplaints: /status of 4\d\d/ });

  test('a provider signs in, a passkey takes its place, and the memory of the device follows', async ({
    page,
  }) => {
    test.slow();
    const email = newAddress('olive');
    const consent = await addAuthenticator(page);
    await page.goto('/listings?minBedrooms=3&limit=3');
    await page.locator('.hearth-card__link').first().click();
    await expect.poll(async () => Object.keys(await deviceMemory(page))).toContain('hearth-viewed');
    await page.goto('/listings?limit=3');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await byProvider(page).click();
    await signInAtProvider(page, email);
    await expect(page).toHaveURL('/listings?limit=3');
    await expect(page.getByText('Welcome!').first()).toBeVisible();
    await expect.poll(async () => Object.keys(await deviceMemory(page))).toContain('hearth-memory-of');

    await page.goto('/menu/account-settings');
    await expect(connection(page)).toContainText('Connected');
    await connection(page).getByRole('button', { name: 'Disconnect Example ID' }).click();
    await expect(
      page.getByText('Set a password first. Without one you could not log in any more.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const passkey = page.getByRole('button', { name: /^Remove the passkey/ });
    await expect(passkey).toBeVisible();
    await connection(page).getByRole('button', { name: 'Disconnect Example ID' }).click();
    await expect(connection(page)).toContainText('Not connected');
    // The provider still knows this browser and asks nothing.
    await connection(page).getByRole('button', { name: 'Connect Example ID' }).click();
    await expect(connection(page)).toContainText('Connected');
    await expect(page.getByText('Changes saved').first()).toBeVisible();

    await logOut(page);
    const traces = Object.keys(await deviceMemory(page));
    for (const name of ['recent-searches', 'viewed', 'last-looks', 'last-results', 'memory-of', 'signed-in'])
      expect(traces).not.toContain(`hearth-${name}`);
    await logInByPasskey(page, consent);
    await expect(profile(page)).toBeVisible();
    await expect
      .poll(async () => (await deviceMemory(page))['hearth-recent-searches'])
      .toContain('minBedrooms=3');
    await page.goto('/menu/account-settings');
    await passkey.click();
    await expect(passkey).toBeHidden();
  });

  test('a second tab neither ends a sign-in at a provider nor misses it', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto('/listings?limit=3');
    const other = await context.newPage();
    await other.goto('/listings?limit=3');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await byProvider(page).click();
    await expect(atProvider(page)).toBeVisible();
    const session = other.waitForResponse('**/api/user/session');
    await other.reload();
    await session;
    await signInAtProvider(page, newAddress('pat'));
    await expect(profile(page)).toBeVisible();
    await expect(profile(other)).toBeVisible();
  });

  test('a refused sign-in by a provider leads back with the reason in words', { tag: '@full' }, async ({
    page,
  }) => {
    test.slow();
    await page.goto('/listings?limit=3');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await byProvider(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The log-in was cancelled.').first()).toBeVisible();
    await expect(page).toHaveURL('/listings?limit=3');
    // Agents sign in at the provider; one of its people who is no agent is refused.
    await logIn(page, 'kim@agents.example', 'Mesquite-Tree-42');
    await signInAtProvider(page, 'kim@agents.example');
    await expect(page.getByText('Cannot login as agent').first()).toBeVisible();
    await expect(page).toHaveURL('/403-forbidden');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });
});

test('an agent sees showing details, private homes and the settings of emails in the menu', async ({
  page,
}) => {
  test.slow();
  const found = page.getByText(/^[\d,]+ homes? found/);
  await page.goto('/listings?minBedrooms=1&limit=3');
  const forGuests = await found.first().textContent();
  await logIn(page, 'agent.austin@example.com', 'Bluebonnet-7');
  await expect(profile(page)).toBeVisible();
  await expect(found.first()).not.toHaveText(forGuests ?? '');
  await profile(page).click();
  await expect(page.getByRole('link', { name: 'Email Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.hearth-card__link').first().click();
  await page.getByRole('button', { name: 'Unlock showing details' }).click();
  await expect(page.locator('[aria-labelledby=listing-showing] :is(dl, p:last-child)')).toBeVisible();
});

test('an invited person chooses a password and is logged in', async ({ page, baseURL }) => {
  test.slow();
  const email = newAddress('ivy');
  await invite(email, String(baseURL));
  await page.goto(await linkInMail(page, email, '/set-password'));
  await expect(page).toHaveURL('/set-password');
  await expect(page.getByText('Welcome, Ivy.')).toBeVisible();
  await expectAccessible(page, '.account-page');
  await page.getByLabel('New password', { exact: true }).fill('Juniper-Creek-77');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password has been set successfully').first()).toBeVisible();
  await expect(profile(page)).toContainText('Ivy');
  await page.goto('/?login=true');
  await expect(dialog(page)).toBeHidden();
  await logOut(page);
  await page.goto('/?login=true');
  await expect(page).toHaveURL('/');
  await expect(submit(page)).toHaveText('Log in');
});

/** Runs the command of an operator. */
const invite = (email: string, publicUrl: string) =>
  promisify(execFile)(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', 'server/src/accounts-command/main.ts', 'invite'],
      ...[email, '--firstname', 'Ivy', '--lastname', 'Young'],
    ],
    {
      env: {
        ...process.env,
        HEARTH_DATA: process.env.HEARTH_E2E_DATA,
        DATABASE_URL: '',
        PUBLIC_URL: publicUrl,
      },
    },
  );
