import { getSavedHomes } from '@hearth/domain/contract/collection.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { toast } from 'sonner';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import type { SessionPerson } from '../../shared/account/account.ts';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { anAgent, ana } from '../../testing/signed-in.ts';
import { ListingActions } from './listing-actions.tsx';

afterEach(() => {
  toast.dismiss();
});

const dismiss = { name: 'Hide 1 Live Oak' };

/** The actions of a card, and what the server was told. */
function show(person?: SessionPerson, dismissed?: boolean) {
  const told: string[] = [];
  const call = async ({ path }: { path: string }) => {
    if (path === getSavedHomes.path) return [];
    told.push(path.split('/').at(-1) ?? '');
    return { done: true, removedFrom: [] };
  };
  const client = { baseUrl: '', call } as unknown as Client;
  const listing = aListingCard({
    listingid: 'L1',
    streetnumber: '1',
    streetname: 'Live Oak',
    streetsuffix: null,
  });
  mount(
    <AppProvider value={anApp(client, person && { person })}>
      <ListingActions listing={{ ...listing, ...(dismissed && { dismissed }) }} />
      <Toasts />
    </AppProvider>,
  );
  return { told, page: within(document.body) };
}

test('a client dismisses a home from its card, and the toast takes it back', async () => {
  const { told, page } = show(ana);
  await userEvent.click(page.getByRole('button', { ...dismiss, pressed: false }));
  await page.findByRole('button', { ...dismiss, pressed: true });
  await page.findByText('Home hidden');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await page.findByRole('button', { ...dismiss, pressed: false });
  await expect.poll(() => told).toEqual(['dismiss', 'retain']);
});

test('a home that the list has as dismissed is marked, and is taken in again', async () => {
  const { told, page } = show({ ...ana, loginStatus: 'not verified' }, true);
  await userEvent.click(page.getByRole('button', { ...dismiss, pressed: true }));
  await page.findByRole('button', { ...dismiss, pressed: false });
  await expect.poll(() => told).toEqual(['retain']);
});

test.each([undefined, anAgent])(
  'a card of the list of a guest or an agent has no such button',
  async (person) => {
    const { told, page } = show(person);
    page.getByRole('button', { name: 'Share 1 Live Oak' });
    expect(page.queryByRole('button', dismiss)).toBeNull();
    expect(told).toEqual([]);
  },
);
