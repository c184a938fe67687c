import { getListingUsage } from '@hearth/domain/contract/listing-usage.ts';
import { addRsvp, getRsvps } from '@hearth/domain/contract/open-house-rsvp.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anAgent, signedInApp } from '../../testing/signed-in.ts';
import { RsvpButton } from './rsvp-button.tsx';
import { UsageChart } from './usage-chart.tsx';

const page = within(document.body);

/** A server with two days of usage, which remembers answers to open houses. */
function aServer() {
  const comes = new Set<string>();
  const call = async ({ method, path }: { method: string; path: string }, request: { body?: unknown }) => {
    const none = { saves: 0, dismissals: 0, questions: 0, tours: 0 };
    if (path === getListingUsage.path)
      return {
        days: [
          { ...none, day: '2026-11-20', views: 1204, saves: 3 },
          { ...none, day: '2026-11-21', views: 2 },
        ],
      };
    if (path !== getRsvps.path) return {};
    const { openhousekey } = (request.body ?? {}) as { openhousekey?: string };
    if (method === addRsvp.method && openhousekey) comes.add(openhousekey);
    if (method === 'DELETE') comes.clear();
    return { openhousekeys: [...comes] };
  };
  return { comes, client: { baseUrl: '', call } as unknown as Client };
}

test('the chart of a home has a name with its figures, and a table of all counts', async () => {
  const { client } = aServer();
  mount(
    <AppProvider value={signedInApp(client, anAgent)}>
      <UsageChart listingid="L1" />
    </AppProvider>,
  );
  await page.findByRole('img', { name: '1,206 views in 2 days; the most on Fri, Nov 20, 1,204.' });
  await userEvent.click(page.getByText('Show the last 2 days as a table'));
  const rows = page.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Day', 'Views', 'Saves', 'Hidden', 'Questions', 'Tours'],
    ['Sat, Nov 21', '2', '0', '0', '0', '0'],
    ['Fri, Nov 20', '1,204', '3', '0', '0', '0'],
  ]);
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a visitor comes to an open house, and not after all', async () => {
  const { comes, client } = aServer();
  const openHouse = {
    ...{ openhousekey: 'k1', openhousedate: '2026-11-28' },
    ...{ openhousestarttime: '13:00', openhouseendtime: '15:00' },
  };
  mount(
    <AppProvider value={signedInApp(client)}>
      <MemoryRouter>
        <RsvpButton listing={listingDetails()} openHouse={openHouse} />
      </MemoryRouter>
    </AppProvider>,
  );
  const button = await page.findByRole('button', { name: 'RSVP for Sat, Nov 28' });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
  await userEvent.click(button);
  await page.findByRole('button', { name: 'You’re coming on Sat, Nov 28', pressed: true });
  await expect.poll(() => [...comes]).toEqual(['k1']);
  await userEvent.click(button);
  await expect.poll(() => [...comes]).toEqual([]);
});
