import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import type { SessionPerson } from '../../shared/account/account.ts';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { forget } from '../../testing/forget.ts';
import { anAgent, signedInApp } from '../../testing/signed-in.ts';
import { CreateListingScreen } from './create-listing-screen.tsx';
import { EditListingScreen } from './edit-listing-screen.tsx';
import { MyListingsScreen } from './my-listings-screen.tsx';
import { anItem, listingServer } from './testing/listing-server.ts';

beforeEach(forget);

/** A new draft gives the page its address, which is no address of the next tests. */
const address = location.href;
afterEach(() => history.replaceState(null, '', address));

const page = within(document.body);
const draft = anItem();
const { draftId } = draft;
const shown = anItem({
  ...{ draftId: '11234567-89ab-4def-8123-456789abcdef', listingId: 'EL200002', isDraft: false },
  ...{ mlsStatus: 'Active' as const, street: '9 Elm St', url: '/9-elm-st-el200002.html' },
});

const List = () => (
  <>
    <MyListingsScreen location={useLocation()} />
    <output>{useLocation().search}</output>
  </>
);
const Create = () => <CreateListingScreen location={useLocation()} />;
const Edit = () => <EditListingScreen params={{ id: useParams().id ?? '' }} notFound={<p>Not found</p>} />;

function open(path: string, items = [draft, shown], person: SessionPerson = anAgent) {
  const { server, client } = listingServer(items, homeServer({}).client);
  const { unmount } = mount(
    <AppProvider value={signedInApp(client, person)}>
      <MemoryRouter initialEntries={[path]}>
        <main id="main" tabIndex={-1}>
          <Routes>
            <Route path="/agent/my-listings" element={<List />} />
            <Route path="/agent/my-listings/create-new-listing" element={<Create />} />
            <Route path="/agent/my-listing/:id/edit-draft-listing" element={<Edit />} />
          </Routes>
        </main>
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return { server, unmount };
}

const openDraft = (...items: Parameters<typeof open>[1] & object) =>
  open(`/agent/my-listing/${draft.listingId}/edit-draft-listing`, items.length > 0 ? items : undefined);
const price = () => page.findByLabelText<HTMLInputElement>(/^List price/);
const fields = (server: ReturnType<typeof open>['server']) => server.fieldsOf(draftId);

test('the tabs of the list are in its address, each with its order', async () => {
  const { server } = open('/agent/my-listings');
  await page.findByRole('link', { name: '9 Elm St' });
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(page.getByRole('tab', { name: 'Drafts (1)' }));
  await page.findByRole('link', { name: '12 Oak Ln' });
  expect(page.getByText('?currentTab=draft')).toBeDefined();
  expect(server.requested.at(-1)).toMatchObject({
    draft: 'true',
    sortBy: 'updatedAt',
    myListingsFirst: 'true',
  });
});

test('restores a deleted listing by an undo, and after a failure with the specified words', async () => {
  const { server } = open('/agent/my-listings');
  await userEvent.click(await page.findByRole('button', { name: 'Delete 9 Elm St' }));
  await page.findByRole('tab', { name: 'On market (0)' });
  await userEvent.click(await page.findByRole('button', { name: /undo/i }));
  await page.findByRole('tab', { name: 'On market (1)' });
  server.failure = new ApiError('internal_error', '', { status: 500 });
  await userEvent.click(await page.findByRole('button', { name: 'Delete 9 Elm St' }));
  await expect.poll(() => page.queryByRole('link', { name: '9 Elm St' })).toBeNull();
  toast.dismiss();
  await page.findByText('Exclusive Listing cannot be deleted. Something went wrong');
  await page.findByRole('link', { name: '9 Elm St' });
});

test('a price is in the address, a faulty one is named, and the table stays for the next visit', async () => {
  const { server, unmount } = open('/agent/my-listings');
  const most = await page.findByLabelText('Max. price');
  await userEvent.fill(most, 'cheap');
  await userEvent.tab();
  await page.findByText('Enter a price, such as 450k');
  await userEvent.fill(most, '450k');
  await userEvent.tab();
  await page.findByText('?maxPrice=450000');
  await expect.poll(() => server.requested.at(-1)).toMatchObject({ maxPrice: '450000' });
  await userEvent.selectOptions(page.getByLabelText('Show as'), 'Table');
  unmount();
  open('/agent/my-listings');
  await page.findByRole('link', { name: '9 Elm St' });
  expect(page.getByLabelText<HTMLSelectElement>('Show as').value).toBe('table');
  expect(document.querySelector('.own-listings__list--table')).not.toBeNull();
});

test('an admin sees the listings of all agents', async () => {
  open('/agent/my-listings', [{ ...shown, isMine: false }], { ...anAgent, isAdmin: true });
  await page.findByRole('heading', { name: 'Agent Listings' });
  await page.findByLabelText('My listings first');
  await page.findByText(/Ada Reyes/);
});

test('a typed value is stored alone, and the draft gets its address', async () => {
  const { server } = open('/agent/my-listings/create-new-listing', []);
  // In one event: a slow machine types so slowly that the form saves in between.
  await userEvent.fill(await price(), '450k');
  await expect.poll(() => server.told).toHaveLength(2);
  expect(server.told[1]).toBe(
    'PATCH {"propertyType":"Residential","mlsStatus":"Active","stateOrProvince":"TX","listPrice":450000}',
  );
  expect(location.pathname).toBe('/agent/my-listing/EL200009/edit-draft-listing');
  await page.findByText(/^Saved just now|^Saved \d+ s ago/);
  await userEvent.tab();
  expect((await price()).value).toBe('450,000');
});

test('the form has no accessibility faults, and only the fields of the type', async () => {
  openDraft();
  await price();
  expect(await axeViolations(document.body)).toEqual([]);
  await page.findByLabelText('Bedrooms');
  await userEvent.selectOptions(page.getByLabelText(/^Property type/), 'Lot or land for sale');
  await expect.poll(() => page.queryByLabelText('Bedrooms')).toBeNull();
  expect(page.getByLabelText('Price per acre')).toBeDefined();
});

test('a value that cannot be stored stays with its message, and stores no other one', async () => {
  const { server } = openDraft();
  const zip = await page.findByLabelText(/^ZIP code/);
  await userEvent.type(zip, '787');
  await userEvent.type(page.getByLabelText('County'), 'Travis');
  await page.findByText('This ZIP code is invalid');
  await expect.poll(() => fields(server)).toMatchObject({ countyOrParish: 'Travis' });
  await userEvent.type(zip, '04');
  await expect.poll(() => fields(server)).toMatchObject({ postalCode: '78704' });
  expect(page.queryByText('This ZIP code is invalid')).toBeNull();
});

test('a field that changed elsewhere shows both values, and sends the chosen one', async () => {
  const { server } = openDraft();
  await price();
  server.writeElsewhere(draftId, { listPrice: 400_000, city: 'Buda' });
  await userEvent.type(await price(), '450000');
  const conflicts = within(await page.findByRole('region', { name: 'Changed in two places' }));
  const words = document.getElementById((await price()).getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('Someone changed this too. Choose what to keep');
  expect(conflicts.getByText('$450,000')).toBeDefined();
  expect(conflicts.getByText('$400,000')).toBeDefined();
  expect(page.getByRole<HTMLInputElement>('textbox', { name: /^City/ }).value).toBe('Buda');
  await userEvent.click(conflicts.getByRole('button', { name: 'Keep yours: List price' }));
  await expect.poll(() => fields(server)).toMatchObject({ listPrice: 450_000 });
  await userEvent.click(page.getByRole('button', { name: /^Earlier values/ }));
  await userEvent.click(await page.findByRole('button', { name: 'Put back List price: $400,000' }));
  await expect.poll(() => fields(server)).toMatchObject({ listPrice: 400_000 });
});

test('words that cannot be sent stay on the device, and are sent by the next form', async () => {
  const first = openDraft();
  await price();
  first.server.failure = new ApiError('network', '');
  await userEvent.type(await price(), '450000');
  await page.findByText(/Your last changes aren’t saved/, { selector: '[aria-hidden]' });
  first.unmount();
  const second = openDraft();
  await expect.poll(() => fields(second.server)).toMatchObject({ listPrice: 450_000 });
  expect((await price()).value).toBe('450,000');
});

test('leaving asks first while words cannot be sent, by a link and by closing the page', async () => {
  const { server } = openDraft();
  await price();
  const closing = () => new Event('beforeunload', { cancelable: true });
  expect(dispatchEvent(closing())).toBe(true);
  server.failure = new ApiError('network', '');
  await userEvent.fill(await price(), '450000');
  await page.findByText(/Your last changes aren’t saved/, { selector: '[aria-hidden]' });
  expect(dispatchEvent(closing())).toBe(false);
  const leave = () => userEvent.click(page.getByRole('link', { name: 'My Listings' }));
  const dialog = async () => within(await page.findByRole('dialog', { name: 'Leave with unsaved changes?' }));
  await leave();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Stay' }));
  expect(page.queryByRole('dialog')).toBeNull();
  expect((await price()).value).toMatch(/^450,?000$/);
  await leave();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Leave' }));
  await page.findByRole('heading', { level: 1, name: 'My Listings' });
});

test('a suggested city fills its field, and the pin on the map corrects the position', async () => {
  const { server } = openDraft();
  await userEvent.fill(await page.findByLabelText('Find the address, city or ZIP code'), 'bud');
  await userEvent.click(await page.findByRole('option', { name: 'Buda' }));
  await expect.poll(() => fields(server)).toMatchObject({ city: 'Buda' });
  await userEvent.fill(page.getByLabelText(/^Latitude/), '30.25');
  await userEvent.fill(page.getByLabelText(/^Longitude/), '-97.75');
  const pin = await page.findByLabelText('Position of the home. Move it with the arrow keys.');
  pin.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => fields(server)?.latitude).toBeGreaterThan(30.25);
  expect(fields(server)?.longitude).toBeCloseTo(-97.75, 4);
});

test('publishing names the missing values, with links to their fields', async () => {
  openDraft();
  await price();
  await userEvent.click(page.getByRole('button', { name: 'Review and publish' }));
  const dialog = within(await page.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('link', { name: 'List price' }));
  await expect.poll(() => document.activeElement?.id).toBe('field-listPrice');
});

test('shows no unpublished change once a field has its published value again', async () => {
  open(`/agent/my-listing/${shown.listingId}/edit-draft-listing`, [{ ...shown }]);
  const city = await page.findByRole('textbox', { name: /^City/ });
  await userEvent.fill(city, 'Austi');
  await page.findByText(/Unpublished changes/);
  await userEvent.fill(city, 'Austin');
  await expect.poll(() => page.queryByText(/Unpublished changes/)).toBeNull();
});

test('shows an open house of a published listing as an unpublished change at once', async () => {
  open(`/agent/my-listing/${shown.listingId}/edit-draft-listing`, [{ ...shown }]);
  const plan = within(await page.findByRole('group', { name: 'Plan an open house' }));
  for (const [label, value] of [
    ['Day', '2026-12-05'],
    ['From', '13:00'],
    ['To', '15:00'],
  ] as const)
    await userEvent.fill(plan.getByLabelText(label), value);
  expect(page.queryByText(/Unpublished changes/)).toBeNull();
  await userEvent.click(plan.getByRole('button', { name: 'Add open house' }));
  await page.findByText(/Unpublished changes/);
});
