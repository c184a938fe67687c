import { pageAt } from '@hearth/domain/page/page-at.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';

const hash = 'A'.repeat(22);
const Screen = () => <SubscriptionScreen params={{ hash }} location={useLocation()} />;

/** The page of the link in a mail that stops what `searches` names; 'lost' for no connection. */
function open(query: string, searches: readonly string[] | 'lost' | undefined) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname, search } = new URL((input as Request).url);
    if (searches === 'lost') throw new TypeError('Failed to fetch');
    asked.push(pathname.replace('/api/user/notifications/', '') + search);
    return json({ hasOptedOutOfEmail: searches === undefined, ...(searches && { searches }) });
  };
  const at = `/subscription/${hash}${query}`;
  expect(pageAt(at).name).toBe('subscription');
  mount(
    <AppProvider value={anApp(createClient({ baseUrl: 'https://homes.example/', fetch }))}>
      <MemoryRouter initialEntries={[at]}>
        <Screen />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return { ...within(document.body), asked };
}

test('asks before it stops mails about searches, then names them and takes the focus along', async () => {
  const { findByText, getByRole, asked } = open('?digest=7', ['Lofts']);
  await findByText('Stop emails like this one?');
  expect(asked).toEqual([]);
  await userEvent.click(getByRole('button', { name: 'Stop these emails' }));
  const words = await findByText('We won’t email you about “Lofts” anymore. Your searches stay saved.');
  expect(document.activeElement).toBe(words);
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(getByRole('button', { name: 'Get emails again' }));
  await findByText('You’re subscribed. We’ll email you again.');
  expect(asked).toEqual([`unsubscribe/${hash}?digest=7`, `subscribe/${hash}?digest=7`]);
});

test('stops all mails by the link of another mail', async () => {
  const { findByText, getByRole, asked } = open('', undefined);
  await userEvent.click(getByRole('button', { name: 'Unsubscribe' }));
  await findByText('You’re unsubscribed. We won’t email you about homes or searches.');
  expect(asked).toEqual([`unsubscribe/${hash}`]);
});

test('keeps the page of an unsubscribe link where the connection is lost', async () => {
  const { findByText, getByRole } = open('', 'lost');
  await userEvent.click(getByRole('button', { name: 'Unsubscribe' }));
  await findByText(/^We couldn’t change your emails\./);
  getByRole('button', { name: 'Unsubscribe' });
});
