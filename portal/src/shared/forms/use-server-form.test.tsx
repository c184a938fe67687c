import { emailRule, problemsBy } from '@hearth/domain/inquiry/person-rules.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { useServerForm } from './use-server-form.ts';

interface Message {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

type Send = (message: Message) => Promise<void>;

const check = problemsBy({
  name: (name) => (name === '' ? 'Enter a name' : undefined),
  email: emailRule,
  text: () => undefined,
});

function MessageForm({ send }: { readonly send: Send }): ReactNode {
  const form = useServerForm({
    // The order on the page counts, and not this one.
    initial: { email: 'ana@visitor.example', text: '', name: '' },
    check,
    send,
    failureWords: ({ code }) => (code === 'offline' ? 'You are offline.' : 'Not sent.'),
  });
  return (
    <form {...form.props}>
      <FormField label="Name" field={form.field('name')} />
      <FormField label="Email" type="email" field={form.field('email')} />
      <FormField isOptional label="Text" rows={3} field={form.field('text')} />
      <FormEnd form={form} action="Send" acting="Sending…" />
    </form>
  );
}

function show(send: Send) {
  const page = mount(<MessageForm send={send} />);
  const name = page.getByLabelText('Name') as HTMLInputElement;
  const email = page.getByLabelText('Email') as HTMLInputElement;
  const button = page.getByRole('button') as HTMLButtonElement;
  return { ...page, name, email, button };
}

const refused =
  (...names: string[]): Send =>
  async () => {
    const validationErrors = names.map((name) => ({ name, message: `Another ${name}` }));
    throw new ApiError('validation_failed', '', { status: 400, validationErrors });
  };

test('sends nothing against a rule, and focuses the first field with a problem', async () => {
  const sent: Message[] = [];
  const page = show(async (message) => void sent.push(message));
  await userEvent.fill(page.email, 'ana@');
  await userEvent.click(page.button);
  await page.findByText(/^Enter a name/);
  page.getByText(/^Please enter a valid email/);
  await expect.poll(() => document.activeElement).toBe(page.name);
  expect(page.name.getAttribute('aria-invalid')).toBe('true');
  expect(await axeViolations(page.container)).toEqual([]);
  await userEvent.fill(page.name, 'Ana');
  await expect.poll(() => page.name.getAttribute('aria-invalid')).toBe('false');
  await userEvent.fill(page.email, 'ana@visitor.example');
  await userEvent.click(page.button);
  await expect.poll(() => sent).toEqual([{ name: 'Ana', email: 'ana@visitor.example', text: '' }]);
});

test('puts a server error at its field, focuses the field and keeps the text', async () => {
  const page = show(refused('email', 'name'));
  await userEvent.fill(page.name, 'Ana');
  await userEvent.click(page.button);
  await page.findByText(/^Another email/);
  page.getByText(/^Another name/);
  expect(page.getByRole('alert').textContent).toBe('');
  await expect.poll(() => document.activeElement).toBe(page.name);
  expect(page.name.value).toBe('Ana');
  await expect.poll(() => page.button.textContent).toBe('Send');
  await userEvent.fill(page.name, 'Bea');
  await expect.poll(() => page.queryByText(/^Another name/)).toBeNull();
  page.getByText(/^Another email/);
});

test('announces a failure without a field', async () => {
  const failures = [refused('captcha'), () => Promise.reject(new ApiError('offline', ''))];
  const page = show((message) => failures.shift()?.(message) ?? Promise.resolve());
  const alert = () => page.getByRole('alert').textContent;
  await userEvent.fill(page.name, 'Ana');
  await userEvent.click(page.button);
  await expect.poll(alert).toBe('Another captcha');
  await userEvent.click(page.button);
  await expect.poll(alert).toBe('You are offline.');
  expect(page.name.value).toBe('Ana');
  await userEvent.click(page.button);
  await expect.poll(alert).toBe('');
});

test('sends once while a request is pending', async () => {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  let sent = 0;
  const page = show(async () => {
    sent++;
    await answered;
  });
  await userEvent.fill(page.name, 'Ana');
  page.button.click();
  page.button.click();
  await page.findByText('Sending…');
  page.button.click();
  answer();
  await page.findByText('Send');
  expect(sent).toBe(1);
});

test('checks a field on leaving it, and not before its first text', async () => {
  const page = show(async () => {});
  await userEvent.click(page.name);
  await userEvent.click(page.email);
  await userEvent.fill(page.email, 'ana@');
  await userEvent.click(page.name);
  await page.findByText(/^Please enter a valid email/);
  expect(page.queryByText(/^Enter a name/)).toBeNull();
});

test('sends the text that a password manager wrote without events', async () => {
  const sent: Message[] = [];
  const page = show(async (message) => void sent.push(message));
  page.name.value = '  Ana   Díaz ';
  await userEvent.fill(page.getByLabelText('Text (optional)'), 'Two  spaces\nTwo lines\n');
  await userEvent.click(page.button);
  await expect.poll(() => sent[0]).toMatchObject({ name: 'Ana Díaz', text: 'Two  spaces\nTwo lines' });
});

test('reports an error of the page once, and rejects nothing after the form has closed', async () => {
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  let fail: (error: Error) => void = () => {};
  const answer = () =>
    new Promise<void>((_, reject) => {
      fail = reject;
    });
  const page = show(answer);
  await userEvent.fill(page.name, 'Ana');
  await userEvent.click(page.button);
  await page.findByText('Sending…');
  fail(new TypeError('open'));
  await expect.poll(() => page.getByRole('alert').textContent).toBe('Not sent.');
  await userEvent.click(page.button);
  await page.findByText('Sending…');
  page.unmount();
  fail(new TypeError('closed'));
  await expect.poll(() => report.mock.calls).toEqual([[new TypeError('open')], [new TypeError('closed')]]);
  report.mockRestore();
});
