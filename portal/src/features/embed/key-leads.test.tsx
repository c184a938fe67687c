import {
  addKeyWebhook,
  getKeyLeads,
  type KeyLeads as Leads,
  type LoggedDelivery,
  redeliverKeyLead,
  removeKeyWebhook,
  routeKeyLeads,
} from '@hearth/domain/contract/webhooks.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { KeyLeads } from './key-leads.tsx';

const page = within(document.body);

const line: Pick<LoggedDelivery, 'event' | 'isTest' | 'createdAt' | 'lastAttemptAt' | 'nextAttemptAt'> = {
  ...{ event: 'inquiry.created', isTest: false, createdAt: '2026-11-21T18:00:00.000Z' },
  ...{ lastAttemptAt: '2026-11-21T18:00:01.000Z', nextAttemptAt: null },
};
const leads: Leads = {
  ...{ leadRouting: 'listing', agent: null },
  webhooks: [
    {
      ...{ id: 'w1', url: 'https://crm.example/leads', format: 'standard', failingSince: null },
      ...{ createdAt: line.createdAt, disabledBecause: 'gone', formerSecretUntil: null },
      deliveries: [
        { ...line, id: 'd1', attempts: 1, outcome: 'delivered', lastStatus: 204, lastError: null },
        { ...line, id: 'd2', attempts: 1, outcome: 'failed', lastStatus: 410, lastError: 'answered 410' },
      ],
    },
  ],
};

/** A server with the leads of one key, which remembers what it was asked. */
function open() {
  const requested: { readonly path: string; readonly body?: unknown; readonly params?: unknown }[] = [];
  const call = async (
    { path, method }: { path: string; method: string },
    request: { params?: object; body?: { url?: string } },
  ) => {
    if (path === getKeyLeads.path && method === 'GET') return leads;
    requested.push({ path, ...request });
    if (path !== addKeyWebhook.path) return { done: true };
    if (request.body?.url?.startsWith('https:')) return { id: 'w2', secret: 'whsec_abc' };
    const validationErrors = [{ name: 'url', message: 'must be an address that begins with https://' }];
    throw new ApiError('validation_failed', '', { status: 400, validationErrors });
  };
  mount(
    <AppProvider value={anApp({ baseUrl: '', call } as unknown as Client, {})}>
      <MemoryRouter>
        <KeyLeads link="right" />
      </MemoryRouter>
    </AppProvider>,
  );
  return requested;
}

test('shows each webhook with its state and log, and redelivers a line', async () => {
  const requested = open();
  const webhook = within(await page.findByRole('article', { name: 'https://crm.example/leads' }));
  expect(webhook.getByRole('status').textContent).toBe('Off: it answered that it’s gone.');
  expect(webhook.getByRole('cell', { name: 'Delivered (204)' })).toBeTruthy();
  expect(webhook.getByRole('cell', { name: 'Failed: answered 410' })).toBeTruthy();
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(webhook.getAllByRole('button', { name: /^Redeliver/ })[1]!);
  expect(requested).toMatchObject([{ path: redeliverKeyLead.path, params: { link: 'right', id: 'd2' } }]);
});

test('removes a webhook once its loss is accepted', async () => {
  const requested = open();
  const remove = await page.findByRole('button', { name: 'Remove https://crm.example/leads' });
  await userEvent.click(remove);
  await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => document.activeElement).toBe(remove);
  expect(requested).toEqual([]);
  await userEvent.click(remove);
  const dialog = within(page.getByRole('dialog', { name: 'Remove this webhook?' }));
  expect(dialog.getByText(/^https:\/\/crm\.example\/leads gets no more leads/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove webhook' }));
  expect(requested).toMatchObject([{ path: removeKeyWebhook.path, params: { link: 'right', id: 'w1' } }]);
});

test('adds a webhook once its address is right, and shows the secret', async () => {
  const requested = open();
  await userEvent.click(await page.findByRole('button', { name: 'Add a webhook' }));
  await userEvent.type(page.getByLabelText(/^Address/), 'crm.example');
  await userEvent.click(page.getByRole('button', { name: 'Add webhook' }));
  expect(await page.findByText(/must be an address that begins with https/)).toBeTruthy();
  await userEvent.clear(page.getByLabelText(/^Address/));
  await userEvent.type(page.getByLabelText(/^Address/), 'https://crm.example/');
  await userEvent.click(page.getByRole('button', { name: 'Add webhook' }));
  expect(await page.findByText('whsec_abc')).toBeTruthy();
  expect(requested.at(-1)?.body).toEqual({ format: 'standard', url: 'https://crm.example/' });
});

test('offers the agent of the key only where it has one, and stores the choice', async () => {
  const requested = open();
  const choice = await page.findByLabelText('Who answers first');
  expect(within(choice).queryByRole('option', { name: 'Your agent' })).toBeNull();
  await userEvent.selectOptions(choice, 'page');
  expect(requested).toMatchObject([{ path: routeKeyLeads.path, body: { leadRouting: 'page' } }]);
});
