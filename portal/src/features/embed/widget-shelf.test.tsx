import { type AgentWidgets, getAgentWidgets } from '@hearth/domain/contract/agent-dashboard.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anAgent, signedInApp } from '../../testing/signed-in.ts';
import { WidgetShelf } from './widget-shelf.tsx';

const page = within(document.body);

function open(answer: AgentWidgets) {
  const requested: unknown[] = [];
  const call = async ({ path }: { path: string }, { query }: { query?: unknown }) => {
    if (path === getAgentWidgets.path) requested.push(query);
    return answer;
  };
  const client = { baseUrl: '', call } as unknown as Client;
  mount(
    <AppProvider value={signedInApp(client, anAgent)}>
      <MemoryRouter>
        <WidgetShelf />
      </MemoryRouter>
    </AppProvider>,
  );
  return requested;
}

test('an agent sees where the widgets are shown, in the chosen period', async () => {
  const requested = open({
    keys: [{ key: 'hk_00000000000000000000', owner: 'Ada', origins: ['https://ada.test'] }],
    pages: [
      {
        ...{ page: 'https://ada.test/bio', widgets: ['agent-bio'], loads: 12, inquiries: 3 },
        lastDay: '2026-11-21',
      },
    ],
  });
  await page.findByRole('row', { name: 'https://ada.test/bio agent-bio 12 3 Sat, Nov 21' });
  await userEvent.selectOptions(page.getByLabelText('Period'), 'Last 365 days');
  await expect.poll(() => requested).toEqual([{ days: '30' }, { days: '365' }]);
});

test('an agent without a key finds the way to ask for one', async () => {
  open({ keys: [], pages: [] });
  const link = await page.findByRole('link', { name: 'Ask for a key' });
  expect(link.getAttribute('href')).toBe('/embed#ask-for-a-key');
});
