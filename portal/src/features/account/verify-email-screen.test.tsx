import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { SessionPerson } from '../../shared/account/account.ts';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { PageAddress } from '../../testing/page-address.tsx';
import { ana } from '../../testing/signed-in.ts';
import { noteSignUp } from './after-confirmation.ts';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

beforeEach(() => localStorage.clear());

/** The page of a link for a new address, whose code the server answers with this. */
function show(person: SessionPerson | null, answer: () => Response) {
  const client = createClient({ baseUrl: 'https://homes.example/', fetch: async () => answer() });
  const app = anApp(client, { hasAccounts: true, ...(person && { person }) });
  const { account } = app;
  const page = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={['/verify-email?email=new@visitor.example&code=abc']}>
        <VerifyEmailScreen />
        <PageAddress />
      </MemoryRouter>
    </AppProvider>,
  );
  const confirm = () => page.getByRole('button', { name: 'Confirm my email' }).click();
  const words = () => page.container.querySelector('.account-text p')?.textContent;
  return { ...page, account, confirm, words };
}

const refusal = (code: string, status: number) => () => json({ code, message: '' }, status);

test('a change of the address is confirmed, and leads back to the settings', async () => {
  const page = show(ana, () => json({ person: { ...ana, email: 'new@visitor.example' } }));
  expect(page.words()).toBe('Confirm that new@visitor.example is your new email address.');
  page.confirm();
  await expect.poll(() => page.getByTestId('address').textContent).toBe('/menu/account-settings');
  expect(page.account.state.person?.email).toBe('new@visitor.example');
});

test('asks for the log-in in a browser without a session, and keeps the code', async () => {
  const page = show(null, refusal('sign_in_required', 401));
  expect(page.words()).toBe('Confirm that new@visitor.example is your email address.');
  page.confirm();
  await page.findByText('Log in to your account first, then press the button again.');
  page.getByRole('button', { name: 'Log in' }).click();
  expect(page.account.state.dialog?.name).toBe('log in');
});

test("describes the next step in another person's session, without a second log-in", async () => {
  const page = show(ana, refusal('forbidden', 403));
  page.confirm();
  await page.findByText(/^You are logged in to another account\. Log out, log in/);
  expect(page.queryByRole('button', { name: 'Log in' })).toBeNull();
});

test('an expired change is asked for again in the settings, an expired sign-up by a new link', async () => {
  const change = show(ana, refusal('code_invalid', 400));
  change.confirm();
  await change.findByText(/Change your email again in Account Settings\.$/);
  expect(change.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  expect(change.getByRole('link', { name: 'Account Settings' }).getAttribute('href')).toBe(
    '/menu/account-settings',
  );
  change.unmount();
  const signUp = show(null, refusal('code_invalid', 400));
  signUp.confirm();
  await signUp.findByRole('button', { name: 'Send a new link' });
});

test('a link that was used before leads a guest to the log-in, and promises no mail', async () => {
  const page = show(null, refusal('already_confirmed', 409));
  page.confirm();
  await page.findByText(/^Your address is confirmed already/);
  expect(page.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  page.getByRole('button', { name: 'Log in' }).click();
  expect(page.account.state.dialog).toMatchObject({ name: 'log in', email: 'new@visitor.example' });
});

test.each(['already_confirmed', 'code_invalid'])(
  'a used link goes on for the signed-in person, whose address is confirmed: %s',
  async (code) => {
    const page = show({ ...ana, email: 'new@visitor.example' }, refusal(code, 409));
    page.confirm();
    await page.findByText(/^Your address is confirmed already/);
    expect(page.getByRole('link', { name: 'Continue' })).toBeDefined();
    expect(page.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  },
);

const wanted = { listingid: 'L1', street: '1 Live Oak' };

test.each([
  ['the home that was hearted', { wanted }, '/1-live-oak-L1.html'],
  ['the page of the sign-up', {}, '/listings?address=Austin'],
  ['the page that asked for the sign-up', { returnTo: '/menu/collections' }, '/menu/collections'],
])('a confirmed address leads to %s', async (_, dialog, path) => {
  noteSignUp(dialog, '/listings?address=Austin');
  const page = show(null, () => json({ person: { ...ana, email: 'new@visitor.example' } }));
  page.confirm();
  await expect.poll(() => page.getByTestId('address').textContent).toBe(path);
});

test('an address that is confirmed in another browser leads to the home page', async () => {
  const page = show(null, () => json({ person: { ...ana, email: 'new@visitor.example' } }));
  page.confirm();
  await expect.poll(() => page.getByTestId('address').textContent).toBe('/');
});
