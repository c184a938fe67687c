import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createAccount } from '../../shared/account/account.ts';
import { ana, fillLogIn, server, show } from './testing/account-page.tsx';

beforeEach(() => localStorage.clear());

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

test('a switch keeps the email that a password manager wrote without events', async () => {
  const { account, body } = show(server({}).client);
  const email = () => body.getByLabelText<HTMLInputElement>('Email');
  account.open({ name: 'log in' });
  await body.findByLabelText('Email');
  email().value = 'ana@visitor.example';
  await userEvent.click(body.getByRole('button', { name: 'Sign up' }));
  await body.findByLabelText('First name');
  expect(email().value).toBe('ana@visitor.example');
  email().value = 'bo@visitor.example';
  await userEvent.click(body.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => email().value).toBe('bo@visitor.example');
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

test('the dialog names the search that a guest wants to save, also after a switch to log-in', async () => {
  const { account, body } = show(server({}).client);
  account.open({ name: 'sign up', wantedSearch: 'Homes in Austin' });
  await body.findByText('Sign up or log in to save “Homes in Austin”, then tap Save search again.');
  await userEvent.click(body.getByRole('button', { name: 'Log in' }));
  body.getByText('Sign up or log in to save “Homes in Austin”, then tap Save search again.');
});

test('a password can be shown, and its tips follow the typed text', async () => {
  const { account, body } = show(server({}).client);
  account.open({ name: 'sign up' });
  const password = (await body.findByLabelText('Password')) as HTMLInputElement;
  await userEvent.fill(password, 'abc1');
  const met = () => [...document.querySelectorAll('[data-met]')].map((tip) => tip.firstChild?.textContent);
  await expect.poll(met).toEqual(['one lowercase letter', 'one digit']);
  await userEvent.click(body.getByRole('button', { name: 'Show password' }));
  await expect.poll(() => password.type).toBe('text');
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
  const { requested, client } = server({ '/sign-in': () => json({ person, token: null }) });
  const { account, body, dialog, submit } = show(client);
  account.open({ name: 'log in', returnTo: '/menu/account-settings' });
  await fillLogIn(body);
  await submit();
  await body.findByText('/menu/account-settings');
  expect(dialog()).toBeNull();
  expect(account.state).toMatchObject({ status: 'logged in', person: { username: 'ana' } });
  expect(requested.find(({ path }) => path.endsWith('/sign-in'))?.body).toEqual({
    email: 'ana@visitor.example',
    password: 'Mesquite-42',
    rememberMe: true,
  });
});

test('a person who is not verified is asked to confirm, and can have the link sent again', async () => {
  const { requested, client } = server({
    '/sign-in': () => json({ person: ana, token: null }),
    '/send-verification-email': () => json({ accepted: true }),
  });
  const { account, body, submit } = show(client);
  account.open({ name: 'log in' });
  await fillLogIn(body);
  await submit();
  await userEvent.click(await body.findByRole('button', { name: 'Resend email' }));
  await expect.poll(() => requested.some(({ path }) => path.endsWith('/send-verification-email'))).toBe(true);
});

test('a sign-up with a wrong email and phone focuses the email, which comes first', async () => {
  const { account, body, submit } = show(server({}).client);
  const prefill = { firstname: 'Ana', lastname: 'Díaz', phone: '1' };
  account.open({ name: 'sign up', email: 'ana@', prefill });
  await body.findByLabelText('Password');
  await submit();
  await body.findByText(/^Please enter a valid email/);
  expect(body.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('email');
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

test('a locked part opens sign-up for guests and the check of the address for others', () => {
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
