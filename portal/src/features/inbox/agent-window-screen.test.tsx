import type { AgentAct } from '@hearth/domain/contract/agent-window.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { forget } from '../../testing/forget.ts';
import { signedInApp } from '../../testing/signed-in.ts';
import { AgentWindowScreen } from './agent-window-screen.tsx';

beforeEach(forget);

const saved: AgentAct = {
  ...{ id: 7, at: '2026-11-20T18:00:00.000Z', agent: 'Dana Ortiz', looked: null },
  ...{ did: 'saved a search for you' },
  undo: { kind: 'saved-search', id: '1', listingId: null, name: 'Lake homes' },
};

const Screen = () => <AgentWindowScreen location={useLocation()} />;

test('an act that is undone offers no undo, until the toast takes that back', async () => {
  const deleted: string[] = [];
  const call = async ({ method, path }: { method: string; path: string }) => {
    if (method === 'DELETE') deleted.push(path);
    return path === '/api/user/agent-activity' ? { items: [saved], total: 1 } : {};
  };
  const client = { baseUrl: `${location.origin}/`, call } as unknown as Client;
  mount(
    <AppProvider value={signedInApp(client)}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  const act = within(await within(document.body).findByRole('article'));
  await userEvent.click(act.getByRole('button', { name: 'Undo' }));
  const undo = await within(document.body).findByRole('button', { name: 'Undo' });
  expect(act.queryByRole('button')).toBeNull();
  await userEvent.click(undo);
  await act.findByRole('button', { name: 'Undo' });
  expect(deleted).toEqual([]);
});
