import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { PageAddress } from '../../testing/page-address.tsx';
import { ana } from '../../testing/signed-in.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const methods = [
  { id: 'openid', kind: 'provider', name: 'Google', createdAt: '2026-11-20T12:00:00Z' },
  { id: 'key-1', kind: 'passkey', name: 'Phone', createdAt: '2026-03-01T12:00:00Z' },
];

/** The page of a reset link, for an account with these methods; null for a link that was used. */
function show(listed: readonly object[] | null) {
  const sent: Record<string, unknown>[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request;
    if (request.url.endsWith('/methods'))
      return listed ? json({ methods: listed }) : json({ code: 'code_invalid', message: '' }, 400);
    sent.push((await request.json()) as Record<string, unknown>);
    return json({ person: ana, token: null });
  };
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }), { hasAccounts: true });
  const page = mount(
    <AppProvider value={app}>
      <QueryClientProvider client={app.queries}>
        <MemoryRouter initialEntries={['/reset-password?email=ana@visitor.example&code=abc']}>
          <ResetPasswordScreen />
          <PageAddress />
        </MemoryRouter>
      </QueryClientProvider>
    </AppProvider>,
  );
  const submit = async () => {
    const field = page.getByLabelText('New password') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Quiet River 9');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    page.getByRole('button', { name: 'Reset password' }).click();
    await expect.poll(() => sent.length).toBe(1);
  };
  return { ...page, sent, submit };
}

test('a reset asks which passkeys and providers stay, with none checked', async () => {
  const page = show(methods);
  const google = (await page.findByLabelText(/^Google account, connected 20 Nov 2026/)) as HTMLInputElement;
  const phone = page.getByLabelText(/^Passkey “Phone”, added 01 Mar 2026/) as HTMLInputElement;
  expect([google.checked, phone.checked]).toEqual([false, false]);
  phone.click();
  await expect.poll(() => phone.checked).toBe(true);
  await page.submit();
  expect(page.sent).toEqual([
    { email: 'ana@visitor.example', code: 'abc', password: 'Quiet River 9', keep: ['key-1'] },
  ]);
});

test('a used link is reported at once, with the way to a new one', async () => {
  const page = show(null);
  await page.findByText('This link was used already or has expired. Get a new one here.');
  expect(page.queryByLabelText('New password')).toBeNull();
  expect((page.getByLabelText('Email') as HTMLInputElement).value).toBe('ana@visitor.example');
  expect(page.sent).toEqual([]);
});

test('a reset asks nothing where the password is all that logs in', async () => {
  const page = show([]);
  await page.submit();
  expect(page.queryByText('Which of these are yours?')).toBeNull();
  expect(page.sent).toMatchObject([{ keep: [] }]);
});
