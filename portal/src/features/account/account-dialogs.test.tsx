import { type Client, createClient } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anApp } from '../../testing/an-app.ts';
import { createAccount, expectSignIn } from '../../ui/account.ts';
import { AppProvider } from '../../ui/app-context.tsx';
import { AccountHost } from './account-host.tsx';
import { noteProviderTrip } from './note-provider-trip.ts';

const ana = {
  username: 'ana',
  role: 'Client',
  loginStatus: 'not verified',
  accountType: null,
  isAdmin: false,
  email: 'ana@visitor.example',
  firstname: 'Ana',
  lastname: 'Díaz',
  picture: null,
} as const;

beforeEach(() => localStorage.clear());

/** Answers by the end of a path; each request is recorded with its body. */
function server(answers: Readonly<Record<string, () => Response>>) {
  const asked: { path: string; body: unknown }[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    const text = request.method === 'POST' ? await request.text() : '';
    asked.push({ path: pathname, body: text === '' ? null : JSON.parse(text) });
    if (pathname.endsWith('/api/site')) return json(aSite());
    if (pathname.endsWith('/sign-in-options')) return json({ providers: [], agentProvider: null });
    const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
    return answer?.() ?? json({ code: 'internal_error', message: 'Not here' }, 500);
  };
  return { asked, client: createClient({ baseUrl: 'https://homes.example/', fetch }) };
}

function Place(): ReactNode {
  return <output>{useLocation().pathname}</output>;
}

function show(client: Client) {
  const account = createAccount(client, () => {});
  const view = mount(
    <AppProvider value={{ ...anApp(client), account, unlock: account.unlock }}>
      <MemoryRouter initialEntries={['/listings']}>
        <AccountHost />
        <Place />
      </MemoryRouter>
    </AppProvider>,
  );
  const body = within(document.body);
  const dialog = () => body.queryByRole('dialog');
  const submit = () => userEvent.click(document.querySelector('[role=dialog] [type=submit]') as Element);
  return { account, view, body, dialog, submit };
}

async function fillLogIn(body: ReturnType<typeof within>, password = 'Mesquite-42'): Promise<void> {
  await userEvent.fill(await body.findByLabelText('Email'), 'ana@visitor.example');
  await userEvent.fill(body.getByLabelText('Password'), password);
}

test('the dialogs of log-in and sign-up switch and keep the email', async () => {
  const { account, body, dialog } = show(server({}).client);
  account.open({ name: 'log in' });
  await userEvent.fill(await body.findByLabelText('Email'), 'ana@visitor.example');
  await userEvent.click(body.getByRole('button', { name: 'Sign up' }));
  await body.findByLabelText('First name');
  expect((body.getByLabelText('Email') as HTMLInputElement).value).toBe('ana@visitor.example');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('firstname');
  expect(await axeViolations(dialog() as Element)).toEqual([]);
  await userEvent.click(body.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('password');
  expect((body.getByLabelText('Email') as HTMLInputElement).value).toBe('ana@visitor.example');
});

test('fields tell password managers what they are for', async () => {
  const { account, body } = show(server({}).client);
  account.open({ name: 'log in' });
  const hint = async (label: string) => (await body.findByLabelText(label)).getAttribute('autocomplete');
  expect([await hint('Email'), await hint('Password')]).toEqual(['username webauthn', 'current-password']);
  account.open({ name: 'sign up' });
  await body.findByLabelText('First name');
  expect([
    await hint('First name'),
    await hint('Last name'),
    await hint('Phone'),
    await hint('Password'),
  ]).toEqual(['given-name', 'family-name', 'tel', 'new-password']);
});

test('a password can be shown, and its tips follow what is typed', async () => {
  const { account, body } = show(server({}).client);
  account.open({ name: 'sign up' });
  const password = (await body.findByLabelText('Password')) as HTMLInputElement;
  await userEvent.fill(password, 'abc1');
  const met = () => [...document.querySelectorAll('[data-met]')].map((tip) => tip.firstChild?.textContent);
  await expect.poll(met).toEqual(['one lower-case letter', 'one digit']);
  await userEvent.click(body.getByRole('button', { name: 'Show password' }));
  await expect.poll(() => password.type).toBe('text');
});

test('fields show the words of the specification, and the first wrong one takes the focus', async () => {
  const { asked, client } = server({});
  const { account, body, submit } = show(client);
  account.open({ name: 'sign up', email: 'ana@', prefill: { firstname: 'Ana', lastname: '4', phone: '12' } });
  await userEvent.fill(await body.findByLabelText('Password'), 'short');
  await submit();
  await body.findByText(/^This last name is invalid/);
  body.getByText(/^Please enter a valid email/);
  body.getByText(/^Please enter a valid phone number/);
  body.getByText(/^Please enter stronger password/);
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('lastname');
  expect(asked.map(({ path }) => path)).not.toContain('/api/user/sign-up');
});

test('a problem that the server finds stands at its field', async () => {
  const validationErrors = [{ name: 'email', message: 'This email address is already registered' }];
  const { client } = server({
    '/sign-up': () => json({ code: 'validation_failed', message: '', validationErrors }, 400),
  });
  const { account, body, submit } = show(client);
  account.open({
    name: 'sign up',
    email: 'ana@visitor.example',
    prefill: { firstname: 'Ana', lastname: 'Díaz', phone: '+15125550146' },
  });
  await userEvent.fill(await body.findByLabelText('Password'), 'Mesquite-Tree-42');
  await submit();
  await body.findByText(/^This email address is already registered/);
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('email');
  expect(body.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['wrong_credentials', 401, 'The email or the password is wrong.'],
  ['too_many_attempts', 429, 'Too many attempts. Please wait a few minutes and try again.'],
  ['agent_sign_in_refused', 403, 'Cannot login as agent'],
  ['internal_error', 500, 'Something went wrong: Broken'],
] as const)('a log-in refused with %s says why and keeps what was typed', async (code, status, words) => {
  const { client } = server({ '/sign-in': () => json({ code, message: 'Broken' }, status) });
  const { account, body, submit } = show(client);
  account.open({ name: 'log in' });
  await fillLogIn(body);
  await submit();
  await body.findByText(words);
  expect((body.getByLabelText('Password') as HTMLInputElement).value).toBe('Mesquite-42');
  expect(account.state.status).toBe('guest');
});

test('a log-in leads back to the page that asked for it', async () => {
  const person = { ...ana, loginStatus: 'verified' } as const;
  const { asked, client } = server({ '/sign-in': () => json({ person, token: null }) });
  const { account, body, dialog, submit } = show(client);
  account.open({ name: 'log in', returnTo: '/menu/account-settings' });
  await fillLogIn(body);
  await submit();
  await body.findByText('/menu/account-settings');
  expect(dialog()).toBeNull();
  expect(account.state).toMatchObject({ status: 'logged in', person: { username: 'ana' } });
  expect(asked.find(({ path }) => path.endsWith('/sign-in'))?.body).toEqual({
    email: 'ana@visitor.example',
    password: 'Mesquite-42',
    rememberMe: true,
  });
});

const wanted = { listingid: 'L1', street: '1 Live Oak' };
const promise = '1 Live Oak is saved as soon as you are signed in.';

test('the home that a guest wanted to save is saved once they are signed in', async () => {
  const { asked, client } = server({
    '/sign-in': () => json({ person: ana, token: null }),
    '/listing/collection': () => json([]),
  });
  const { account, body, submit } = show(client);
  account.open({ name: 'sign up', wanted });
  await body.findByText(promise);
  await userEvent.click(body.getByRole('button', { name: 'Log in' }));
  body.getByText(promise);
  await fillLogIn(body);
  await submit();
  await body.findByRole('button', { name: 'Send the link again' });
  expect(body.queryByText(promise)).toBeNull();
  await expect
    .poll(() => asked.filter(({ path }) => path.endsWith('/listing/collection')).map((each) => each.body))
    .toEqual([null, { name: 'Saved homes', listings: ['L1'] }]);
});

test('the dialog that a guest closed saves nothing after a later log-in', async () => {
  const { asked, client } = server({ '/sign-in': () => json({ person: ana, token: null }) });
  const { account, body, dialog, submit } = show(client);
  account.open({ name: 'sign up', wanted });
  await userEvent.click(await body.findByRole('button', { name: 'Close' }));
  await expect.poll(dialog).toBeNull();
  account.open({ name: 'log in' });
  await fillLogIn(body);
  await submit();
  await body.findByRole('button', { name: 'Send the link again' });
  expect(asked.map(({ path }) => path)).not.toContain('/api/listing/collection');
});

test('a guest who comes back from a provider signed in finds the home saved', async () => {
  const { asked, client } = server({ '/listing/collection': () => json([]) });
  expectSignIn();
  noteProviderTrip('sign in', wanted);
  const { account } = show(client);
  account.signedIn({ ...ana, loginStatus: 'verified' });
  await expect
    .poll(() => asked.map(({ body }) => body))
    .toContainEqual({ name: 'Saved homes', listings: ['L1'] });
  expect(sessionStorage.length).toBe(0);
});

test('a guest whom the provider refused saves nothing after a later log-in', async () => {
  const { asked, client } = server({ '/session': () => json({ person: null }) });
  expectSignIn();
  noteProviderTrip('sign in', wanted);
  const { account } = show(client);
  account.refuse('access_denied');
  await account.start();
  await expect.poll(() => account.state.refusal).toBeNull();
  account.signedIn({ ...ana, loginStatus: 'verified' });
  await expect.poll(() => asked.at(-1)?.path).toMatch(/memory$/);
  expect(asked.map(({ path }) => path)).not.toContain('/api/listing/collection');
  expect(sessionStorage.length).toBe(0);
});

test('a person who is not verified is asked to confirm, and can have the link sent again', async () => {
  const { asked, client } = server({
    '/sign-in': () => json({ person: ana, token: null }),
    '/send-verification-email': () => json({ accepted: true }),
  });
  const { account, body, submit } = show(client);
  account.open({ name: 'log in' });
  await fillLogIn(body);
  await submit();
  await userEvent.click(await body.findByRole('button', { name: 'Send the link again' }));
  await expect.poll(() => asked.some(({ path }) => path.endsWith('/send-verification-email'))).toBe(true);
});

test('a sign-up with a taken address looks like any other to a stranger', async () => {
  const { client } = server({
    '/sign-up': () => json({ accepted: true }),
    '/sign-in': () => json({ code: 'wrong_credentials', message: '' }, 401),
  });
  const { account, body, submit } = show(client);
  account.open({
    name: 'sign up',
    email: 'ana@visitor.example',
    prefill: { firstname: 'Ana', lastname: 'Díaz', phone: '+15125550146' },
  });
  await userEvent.fill(await body.findByLabelText('Password'), 'Mesquite-Tree-42');
  await submit();
  await body.findByText(/We sent an email to/);
  expect(account.state.person).toBeNull();
});

test('a forced dialog is closed by a sign-in alone', async () => {
  localStorage.setItem('hearth-forced-sign-up', 'true');
  const { account, body, dialog } = show(server({}).client);
  account.open({ name: 'sign up', isForced: true });
  await body.findByLabelText('First name');
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  expect(body.queryByRole('button', { name: 'Close' })).toBeNull();
  account.signedIn({ ...ana, loginStatus: 'verified' });
  account.close();
  await expect.poll(dialog).toBeNull();
});

test('what is locked opens sign-up for guests and the check of the address for others', () => {
  const { client } = server({});
  const account = createAccount(client, () => {});
  account.unlock();
  expect(account.state.dialog?.name).toBe('sign up');
  account.signedIn(ana);
  account.unlock();
  expect(account.state.dialog?.name).toBe('verify');
  account.close();
  account.signedIn({ ...ana, loginStatus: 'verified' });
  account.unlock();
  expect(account.state.dialog).toBeNull();
});
