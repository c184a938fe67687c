import { getKeyConfigs } from '@hearth/domain/contract/embed-config.ts';
import {
  askForKeyLinks,
  endFormerKey,
  getOwnedKey,
  type OwnedKey,
  rotateKey,
} from '@hearth/domain/contract/embed-owner.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { EmbedKeyScreen } from './embed-key-screen.tsx';

const page = within(document.body);

const none = { loads: 0, searches: 0, views: 0, inquiries: 0 };
const owned: OwnedKey = {
  ...{ owner: 'Hill Country Blog', key: 'hk_00000000000000000000', origins: ['https://blog.test'] },
  ...{ policy: 'search', isRevoked: false, formerKeys: [], linkEndsAt: '2026-12-21T18:00:00.000Z' },
  days: [
    { ...none, day: '2026-11-20', loads: 1200, searches: 30 },
    { ...none, day: '2026-11-21', loads: 4, views: 2, inquiries: 1 },
  ],
  pages: [
    {
      ...{ page: 'https://blog.test/homes', widgets: ['search'], loads: 1204, inquiries: 1 },
      lastDay: '2026-11-21',
    },
  ],
};

/** A server with one key behind the link 'right', which remembers what it was asked. */
function aServer() {
  const requested: unknown[] = [];
  const formerKeys: { key: string; endsAt: string }[] = [];
  const call = async ({ path }: { path: string }, request: { params?: { link: string }; body?: unknown }) => {
    requested.push(request);
    if (path === askForKeyLinks.path) return { done: true };
    if (path === getOwnedKey.path && request.params?.link === 'right')
      return { ...owned, formerKeys: [...formerKeys] };
    if (path === getKeyConfigs.path) return { items: [] };
    if (path === rotateKey.path) {
      formerKeys.push({ key: 'hk_former00000000000000', endsAt: '2026-12-21T18:00:00.000Z' });
      return { done: true };
    }
    if (path === endFormerKey.path) {
      formerKeys.pop();
      return { done: true };
    }
    throw new ApiError('not_found', '', { status: 404 });
  };
  return { requested, client: { baseUrl: '', call } as unknown as Client };
}

function Screen({ link }: { readonly link?: string }) {
  return <EmbedKeyScreen params={{ link }} location={useLocation()} />;
}

function open(link?: string) {
  const server = aServer();
  mount(
    <AppProvider value={anApp(server.client, {})}>
      <MemoryRouter initialEntries={['/embed/key/a']}>
        <Screen {...(link && { link })} />
      </MemoryRouter>
    </AppProvider>,
  );
  return server;
}

test('shows the use of a key by day and page, of the chosen period', async () => {
  const { requested } = open('right');
  await page.findByRole('img', { name: '1,204 loads in 2 days; the most on Fri, Nov 20, 1,200.' });
  const rows = page.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toContainEqual(['https://blog.test/homes', 'search', '1,204', '1', 'Sat, Nov 21']);
  const file = page.getByRole('link', { name: 'Download the pages as a spreadsheet (CSV)' });
  expect(file.getAttribute('href')).toBe('/api/embed/key/right/statistics?by=page&days=30');
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.selectOptions(page.getByLabelText('Period'), 'Last 90 days');
  await expect.poll(() => requested).toContainEqual(expect.objectContaining({ query: { days: '90' } }));
});

test('mails a new link where the link has expired', async () => {
  const { requested } = open('old');
  await page.findByRole('heading', { name: 'This link doesn’t work anymore' });
  await userEvent.type(page.getByLabelText('Email'), 'kim@blog.test');
  await userEvent.click(page.getByRole('button', { name: 'Email me the link' }));
  await page.findByText(/If kim@blog.test is the address of an embed key/);
  expect(requested).toContainEqual({ body: { email: 'kim@blog.test' } });
});

test('asks for the address without a link, and refuses one that is none', async () => {
  const { requested } = open();
  await userEvent.type(await page.findByLabelText('Email'), 'kim');
  await userEvent.click(page.getByRole('button', { name: 'Email me the link' }));
  await page.findByText('Please enter a valid email');
  expect(requested).toEqual([]);
});

test('makes a new key, and shows until when the former one works', async () => {
  const { requested } = open('right');
  await userEvent.click(await page.findByText('Change the key'));
  await userEvent.selectOptions(page.getByLabelText('The key I have now works for'), '7 days');
  await userEvent.click(page.getByRole('button', { name: 'Make a new key' }));
  await page.findByText('hk_former00000000000000');
  expect(requested).toContainEqual({ params: { link: 'right' }, body: { days: 7 } });
  await page.findByText('Your new key works now. Put it into the code of your pages.');
});

test('ends a former key after a dialog that names the loss', async () => {
  open('right');
  await userEvent.click(await page.findByText('Change the key'));
  await userEvent.click(page.getByRole('button', { name: 'Make a new key' }));
  await userEvent.click(await page.findByRole('button', { name: 'End hk_former00000000000000 now' }));
  await page.findByRole('dialog', { name: 'End this former key now?' });
  await userEvent.click(page.getByRole('button', { name: 'End key' }));
  await waitFor(() => expect(page.queryByText('hk_former00000000000000')).toBeNull());
});
