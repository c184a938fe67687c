import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { toast } from 'sonner';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LateSavePanel } from '../../app/late-save-panel.tsx';
import { Toasts } from '../../app/toasts.tsx';
import { SaveButton } from '../../features/listing/save-button.tsx';
import { SaveCard } from '../../features/search/save-card.tsx';
import { anApp } from '../../testing/an-app.ts';
import { createAccount, type SessionPerson, viewerOf } from '../account.ts';
import { type App, AppProvider } from '../app-context.tsx';
import { setDismissed } from '../dismissal.ts';
import { aCollection, collectionServer } from './testing/collection-server.ts';

// They outlast the page of a test.
beforeEach(() => {
  toast.dismiss();
  localStorage.clear();
});

const home = listingDetails({ listingid: 'L1', streetnumber: '1', streetname: 'Live Oak' });
const signedIn = { session: { viewer: viewers.client, agentMode: false } };
const page = within(document.body);

function show(app: App, content: ReactNode = <SaveButton listing={home} />) {
  mount(
    <AppProvider value={app}>
      <MemoryRouter>
        {content}
        <LateSavePanel />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
}
const save = () => page.findByRole('button', { name: 'Save' });
const saved = () => page.findByRole('button', { name: 'Saved' });

test('a first home goes into a new collection', async () => {
  const { server, client } = collectionServer();
  show(anApp(client, signedIn));
  await userEvent.click(await save());
  await saved();
  await page.findByText('Saved to Saved homes');
  expect(server.told).toEqual(['POST Saved homes']);
  expect(server.collections).toMatchObject([{ name: 'Saved homes', listingIds: ['L1'] }]);
});

test('a home goes into the collection that was changed last, and two presses save it once', async () => {
  const { server, client } = collectionServer([
    aCollection({ id: '7', name: 'Lakes' }),
    aCollection({ id: '8', name: 'Ranches' }),
  ]);
  show(anApp(client, signedIn));
  const button = await save();
  await expect.poll(() => server.reads).toBe(1);
  button.click();
  button.click();
  await page.findByText('Saved to Lakes');
  await saved();
  expect(server.told).toEqual(['PUT 7 L1']);
});

test('a save shows at once, and a refusal takes it back with the words of the server', async () => {
  const { server, client } = collectionServer([aCollection()]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  show(anApp(client, signedIn));
  await expect.poll(() => server.reads).toBe(1);
  await userEvent.click(await save());
  await saved();
  const validationErrors = [{ name: 'listings', message: 'A collection can have 500 homes.' }];
  server.refusal = new ApiError('validation_failed', '', { status: 400, validationErrors });
  answer();
  await page.findByText('Unable to add listing to collection');
  page.getByText('A collection can have 500 homes.');
  await save();
});

test('the first saves of two homes make one collection', async () => {
  const { server, client } = collectionServer();
  const other = listingDetails({ listingid: 'L2' });
  show(
    anApp(client, signedIn),
    <>
      <SaveButton listing={home} />
      <SaveButton listing={other} />
    </>,
  );
  await expect.poll(() => server.reads).toBe(1);
  for (const button of page.getAllByRole('button', { name: 'Save' })) button.click();
  await expect.poll(() => server.told).toEqual(['POST Saved homes', 'PUT 1 L2']);
  await expect.poll(() => page.getAllByRole('button', { name: 'Saved' })).toHaveLength(2);
});

test('a saved home opens the panel, where a home is taken out, put back and put elsewhere', async () => {
  const { server, client } = collectionServer([
    aCollection({ id: '7', name: 'Lakes', listingIds: ['L1', 'L2'] }),
    aCollection({ id: '8', name: 'Ranches' }),
    aCollection({ id: dismissedCollection, name: 'Dismissed homes', listingIds: ['L9'] }),
  ]);
  show(anApp(client, signedIn));
  await userEvent.click(await saved());
  const panel = within(await page.findByRole('dialog', { name: 'Save to a collection' }));
  const box = (name: RegExp) => panel.getByRole<HTMLInputElement>('checkbox', { name });
  expect(panel.getAllByRole('checkbox')).toHaveLength(2);
  expect(await axeViolations(document.querySelector<HTMLElement>('.small-dialog') ?? document.body)).toEqual(
    [],
  );
  await userEvent.click(box(/^Lakes/));
  await panel.findByRole('checkbox', { name: 'Lakes 1 home', checked: false });
  await page.findByText('Removed from Lakes');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await panel.findByRole('checkbox', { name: 'Lakes 2 homes', checked: true });
  await userEvent.click(box(/^Ranches/));
  await page.findByText('Saved to Ranches');
  expect(server.told).toEqual(['DELETE 7 L1', 'PUT 7 L1', 'PUT 8 L1']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent?.trim()).toBe('Saved');
});

test('of presses on a box while one is on its way the last one counts', async () => {
  const { server, client } = collectionServer([aCollection({ id: '7', name: 'Lakes', listingIds: ['L1'] })]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  show(anApp(client, signedIn));
  await userEvent.click(await saved());
  const box = await page.findByRole<HTMLInputElement>('checkbox', { name: /^Lakes/ });
  for (const checked of [false, true, false]) {
    box.click();
    await expect.poll(() => box.checked).toBe(checked);
  }
  answer();
  await page.findByText('Removed from Lakes');
  expect(server.told).toEqual(['DELETE 7 L1', 'DELETE 7 L1']);
  expect(box.checked).toBe(false);
});

test('a new collection of the panel has the home; problems stand at the field', async () => {
  const { server, client } = collectionServer([aCollection({ listingIds: ['L1'] })]);
  show(anApp(client, signedIn));
  await userEvent.click(await saved());
  await userEvent.click(await page.findByRole('button', { name: 'New collection' }));
  await userEvent.click(page.getByRole('button', { name: 'Create and save' }));
  await page.findByText('Please enter a name');
  expect(document.activeElement).toBe(page.getByLabelText('Name'));
  await userEvent.type(page.getByLabelText('Name'), 'Hills');
  const validationErrors = [{ name: 'name', message: 'You can have 100 collections.' }];
  server.refusal = new ApiError('validation_failed', '', { status: 400, validationErrors });
  await userEvent.click(page.getByRole('button', { name: 'Create and save' }));
  await page.findByText('You can have 100 collections.');
  server.refusal = undefined;
  await userEvent.click(page.getByRole('button', { name: 'Create and save' }));
  await page.findByRole('checkbox', { name: 'Hills 1 home', checked: true });
  await expect.poll(() => document.activeElement?.textContent).toBe('New collection');
});

test('at the most collections the panel says so', async () => {
  const many = [...Array(100).keys()].map((at) => aCollection({ id: `${at + 1}`, listingIds: ['L1'] }));
  show(anApp(collectionServer(many).client, signedIn));
  await userEvent.click(await saved());
  await page.findByText(/You have 100 collections/);
  expect(page.queryByRole('button', { name: 'New collection' })).toBeNull();
});

test('collections that cannot be loaded are asked for again', async () => {
  const { server, client } = collectionServer([aCollection({ listingIds: ['L1'] })]);
  server.refusal = new ApiError('offline', '');
  const app = anApp(client, signedIn);
  show(app);
  app.saving.open({ listingid: 'L1', street: '1 Live Oak' });
  await page.findByText(/Your collections could not be loaded. You are offline./);
  server.refusal = undefined;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await page.findByRole('checkbox', { name: 'Downtown 1 home' });
});

const ana: SessionPerson = {
  ...{ username: 'ana', role: 'Client', loginStatus: 'verified', accountType: null, isAdmin: false },
  ...{ email: 'ana@visitor.example', firstname: 'Ana', lastname: 'Díaz', picture: null },
};

/** As the page does it: whose session it is follows the account. */
function Following({ app }: { readonly app: App }): ReactNode {
  const { person } = useSnapshot(app.account.state);
  const session = { viewer: viewerOf(person as SessionPerson | null, 'austin'), agentMode: false };
  return (
    <AppProvider value={{ ...app, session }}>
      <MemoryRouter>
        <SaveButton listing={home} />
        <LateSavePanel />
      </MemoryRouter>
      <Toasts />
    </AppProvider>
  );
}

function asGuest() {
  const { server, client } = collectionServer();
  const account = createAccount(client, () => {});
  mount(<Following app={anApp(client, { account, unlock: account.unlock })} />);
  return { server, account };
}

test('a guest signs up first, and the home is saved then', async () => {
  const { server, account } = asGuest();
  await userEvent.click(await save());
  expect(account.state.dialog).toMatchObject({ name: 'sign up' });
  expect(server.reads).toBe(0);
  account.signedIn(ana);
  account.close();
  await saved();
  await page.findByText('Saved to Saved homes');
});

test('a guest who closes the sign-up saves nothing, also after a later log-in', async () => {
  const { server, account } = asGuest();
  await userEvent.click(await save());
  account.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  account.signedIn(ana);
  await expect.poll(() => server.reads).toBe(1);
  await save();
  expect(server.told).toEqual([]);
});

test('the panel closes for the person who logs out', async () => {
  const { account } = asGuest();
  account.signedIn(ana);
  await userEvent.click(await save());
  await userEvent.click(await saved());
  await page.findByRole('dialog');
  account.signedOut();
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  account.signedIn({ ...ana, username: 'bo' });
  await save();
  expect(page.queryByRole('dialog')).toBeNull();
});

const card = aListingCard({ listingid: 'L1', streetnumber: '1', streetname: 'Live Oak', streetsuffix: null });
const cards = (
  <>
    <SaveCard listing={card} />
    <SaveCard listing={{ ...card, listingid: 'L2', streetnumber: '2' }} />
  </>
);

test.each(['client', 'agent'] as const)('the hearts of a list for a %s ask once, and save', async (role) => {
  const { server, client } = collectionServer([aCollection({ listingIds: ['L2'] })]);
  show(anApp(client, { session: { viewer: viewers[role], agentMode: false } }), cards);
  await page.findByRole('button', { name: 'Save 2 Live Oak', pressed: true });
  expect(server.reads).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Save 1 Live Oak', pressed: false }));
  await page.findByRole('button', { name: 'Save 1 Live Oak', pressed: true });
  await expect.poll(() => server.told).toEqual(['PUT 1 L1']);
});

test('the list of a guest has no hearts and asks for no collections', () => {
  const { server, client } = collectionServer();
  show(anApp(client), cards);
  expect(page.queryByRole('button')).toBeNull();
  expect(server.reads).toBe(0);
});

test('the undo of a dismissal puts the home back into its collections', async () => {
  const { server, client } = collectionServer([aCollection({ id: '7', name: 'Lakes', listingIds: ['L1'] })]);
  const call: typeof client.call = async (route, ...sent) => {
    if (!route.path.endsWith('/dismiss')) return client.call(route, ...sent);
    server.collections = [aCollection({ id: '7', name: 'Lakes' })];
    return { done: true, removedFrom: ['7'] } as never;
  };
  const app = anApp({ ...client, call }, signedIn);
  show(app);
  await saved();
  await setDismissed(app, 'L1', true);
  await save();
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await saved();
  await expect.poll(() => server.told.at(-1)).toBe('PUT 7 L1');
});
