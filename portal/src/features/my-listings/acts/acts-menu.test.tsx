import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../../app/toasts.tsx';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { forget } from '../../../testing/forget.ts';
import { anAgent, signedInApp } from '../../../testing/signed-in.ts';
import { MyListingsScreen } from '../my-listings-screen.tsx';
import { anItem, aSheet, listingServer } from '../testing/listing-server.ts';

beforeEach(forget);

const page = within(document.body);
const shown = anItem({ isDraft: false, mlsStatus: 'Active', street: '9 Elm St' });
const other = anItem({
  ...{ isDraft: false, mlsStatus: 'Private', street: '7 Ash St', listingId: 'EL200003' },
  draftId: '21234567-89ab-4def-8123-456789abcdef',
});

function List() {
  return <MyListingsScreen location={useLocation()} />;
}

const Elsewhere = () => <p>{useLocation().pathname}</p>;

function open(items = [shown, other], path = '/agent/my-listings') {
  const { server, client } = listingServer(
    items.map((item) => ({ ...item })),
    homeServer({}).client,
  );
  mount(
    <AppProvider value={signedInApp(client, anAgent)}>
      <MemoryRouter initialEntries={[path]}>
        <main id="main" tabIndex={-1}>
          <Routes>
            <Route path="/agent/my-listings" element={<List />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </main>
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return server;
}

const menu = (street: string) => page.findByRole('button', { name: `Actions for ${street}` });
async function choose(street: string, act: string): Promise<void> {
  await userEvent.click(await menu(street));
  await userEvent.click(await page.findByRole('button', { name: act }));
}
const dialog = async () => within(await page.findByRole('dialog'));

test('withdraws a listing at once, brings it back by an undo, and keeps the focus in the list', async () => {
  const server = open();
  await choose('9 Elm St', 'Withdraw');
  await page.findByRole('tab', { name: 'Off market (1)' });
  expect(document.activeElement).toBe(await menu('7 Ash St'));
  await userEvent.click(await page.findByRole('button', { name: /undo/i }));
  await page.findByRole('tab', { name: 'Off market (0)' });
  expect(server.told).toEqual([]);
  await choose('9 Elm St', 'Withdraw');
  await page.findByRole('tab', { name: 'Off market (1)' });
  toast.dismiss();
  await expect.poll(() => server.told).toEqual(['POST {"mlsStatus":"Withdrawn"}']);
});

test('marks a home sold with price and day, names a problem at its field, and announces it', async () => {
  const server = open();
  await choose('9 Elm St', 'Mark sold');
  const form = await dialog();
  const price = form.getByRole<HTMLInputElement>('textbox', { name: 'Close price ($)' });
  expect(price.value).toBe('500,000');
  await userEvent.fill(price, '');
  await userEvent.click(form.getByRole('button', { name: 'Mark sold' }));
  await form.findByText(/^Field is required/);
  await expect.poll(() => document.activeElement).toBe(price);
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.fill(price, '640k');
  await userEvent.fill(form.getByLabelText('Close date'), '2026-11-20');
  await userEvent.fill(form.getByLabelText('Buyer’s agent (optional)'), 'Bo Lee');
  await userEvent.click(form.getByRole('button', { name: 'Mark sold' }));
  await page.findByText(/marked sold$/);
  await expect.poll(() => document.activeElement).toBe(await menu('7 Ash St'));
  expect(server.told).toEqual([
    'POST {"mlsStatus":"Sold","closeDate":"2026-11-20","closePrice":640000,"buyerAgentName":"Bo Lee"}',
  ]);
});

test('publishes unpublished changes with a sale only where the agent asks for that', async () => {
  const server = open([{ ...shown, hasChanges: true }]);
  const row = { name: 'listPrice', audience: 'everyone', value: 640_000, before: 650_000 } as const;
  server.sheet = { ...aSheet, revision: 7, rows: [{ ...row, change: 'changed' }] };
  await choose('9 Elm St', 'Mark sold');
  const form = await dialog();
  await form.findByText('$640,000');
  form.getByText('Otherwise they stay in your draft.');
  const choice = form.getByRole<HTMLInputElement>('checkbox', { name: 'Publish these changes too' });
  expect(choice.checked).toBe(false);
  await userEvent.click(choice);
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Mark sold' }));
  await page.findByText(/marked sold$/);
  expect(server.told).toEqual([
    'POST {"mlsStatus":"Sold","closeDate":"2026-11-21","closePrice":500000,"revision":7}',
  ]);
});

test('names unpublished changes that stay in the draft when a home is withdrawn', async () => {
  open([{ ...shown, hasChanges: true }]);
  await choose('9 Elm St', 'Withdraw');
  await page.findByText('Your unpublished changes stay in the draft.');
});

test('warns of the clock before a private listing is shown to everyone', async () => {
  const server = open();
  await choose('7 Ash St', 'Show to everyone');
  const review = await dialog();
  await review.findByText(/^Publishing starts the clock/);
  await userEvent.click(review.getByRole('button', { name: 'Show to everyone' }));
  await page.findByText(/is on the market/);
  expect(server.told).toEqual(['POST {"mlsStatus":"Active"}']);
});

test('schedules the reviewed revision on the clock of the edition, and cancels that', async () => {
  const server = open([anItem()], '/agent/my-listings?currentTab=draft');
  await choose('12 Oak Ln', 'Schedule');
  const form = await dialog();
  await userEvent.fill(await form.findByLabelText('Day'), '2027-01-04');
  await userEvent.fill(form.getByLabelText('Time (Central Time)'), '09:00');
  await userEvent.click(form.getByRole('button', { name: 'Schedule' }));
  await page.findByText(/^Goes live Mon, Jan 4, 2027 at 9 AM$/);
  expect(server.told).toEqual(['PUT {"revision":1,"at":"2027-01-04T15:00:00.000Z"}']);
  await choose('12 Oak Ln', 'Cancel schedule');
  await expect.poll(() => server.told.at(-1)).toBe('PUT {"revision":1,"at":null}');
  await expect.poll(() => page.queryByText(/^Goes live/)).toBeNull();
});

test('names the missing values of a draft with links to its form, and publishes nothing', async () => {
  const server = open([anItem()], '/agent/my-listings?currentTab=draft');
  server.sheet = { ...aSheet, problems: [{ name: 'listPrice', message: 'Field is required' }] };
  await choose('12 Oak Ln', 'Publish');
  const link = await (await dialog()).findByRole('link', { name: 'List price' });
  expect(link.getAttribute('href')).toBe('/agent/my-listing/EL200001/edit-draft-listing#field-listPrice');
  expect(page.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test('keeps the dialog open with the reason of a failure', async () => {
  const server = open([anItem()], '/agent/my-listings?currentTab=draft');
  await choose('12 Oak Ln', 'Publish');
  const button = await (await dialog()).findByRole('button', { name: 'Publish now' });
  server.failure = new ApiError('validation_failed', '', {
    ...{ status: 400, validationErrors: [{ name: 'streetNumber', message: 'It exists already.' }] },
  });
  await userEvent.click(button);
  await page.findByText('It exists already.');
  server.failure = null;
  await userEvent.click(button);
  await page.findByText('Your listing is published');
  await userEvent.click(page.getByRole('button', { name: 'View' }));
  await page.findByText('/12-oak-ln-austin-EL200001.html');
});

test('publishes a draft to agents only with its review, and changes none before', async () => {
  const server = open([anItem()], '/agent/my-listings?currentTab=draft');
  await choose('12 Oak Ln', 'Publish to agents only');
  await (await dialog()).findByRole('button', { name: 'Publish now' });
  await userEvent.keyboard('{Escape}');
  expect(server.told).toEqual([]);
  await choose('12 Oak Ln', 'Publish to agents only');
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Publish now' }));
  await page.findByText('Your listing is published');
  expect(server.told).toEqual(['POST {"revision":1,"mlsStatus":"Private"}']);
});
