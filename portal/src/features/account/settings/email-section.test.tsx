import type { User } from '@hearth/domain/contract/user.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { anApp } from '../../../testing/an-app.ts';
import { EmailSection } from './email-section.tsx';

const ana: Pick<User, 'email' | 'hasPassword'> = { email: 'ana@visitor.example', hasPassword: true };

/** @param answers one for each try */
function show(user: typeof ana, ...answers: Response[]) {
  const requested: unknown[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    requested.push(await (input as Request).json());
    return answers.shift() ?? json({ accepted: true });
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const page = mount(
    <AppProvider value={anApp(client)}>
      <EmailSection user={user as User} />
    </AppProvider>,
  );
  return { ...page, requested };
}

test('a change of the address names the fault at its field, and then the receiver of the mail', async () => {
  const page = show(ana, json({ code: 'wrong_credentials', message: '' }, 401));
  await userEvent.click(page.getByRole('button', { name: 'Change email' }));
  await userEvent.fill(page.getByLabelText('New email'), 'ANA@visitor.example');
  await userEvent.fill(page.getByLabelText('Your password'), 'Wrong-Porch-7');
  const send = page.getByRole('button', { name: 'Email me a link' });
  await userEvent.click(send);
  await page.findByText(/^This is your email already/);
  expect(page.requested).toEqual([]);
  await userEvent.fill(page.getByLabelText('New email'), 'ana.new@visitor.example');
  await userEvent.click(send);
  await page.findByText(/^Incorrect password./);
  page.getByText('Please check the marked fields.');
  expect(page.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
  expect(await axeViolations(page.container)).toEqual([]);
  await userEvent.click(send);
  await page.findByText('ana.new@visitor.example');
  expect(page.queryByLabelText('New email')).toBeNull();
  expect(page.requested.at(-1)).toEqual({ email: 'ana.new@visitor.example', password: 'Wrong-Porch-7' });
});

test('a person without a password is told to set one first', () => {
  const page = show({ ...ana, hasPassword: false });
  page.getByText(/^Set a password first/);
  expect(page.queryByRole('button')).toBeNull();
});
