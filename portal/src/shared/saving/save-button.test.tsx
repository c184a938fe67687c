import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SaveButton } from '../../features/listing/save-button.tsx';
import { anApp } from '../../testing/an-app.ts';
import { forget } from '../../testing/forget.ts';
import { ana, signedInApp } from '../../testing/signed-in.ts';
import { dismissal } from '../dismissing/dismissal.ts';
import { saveHome } from './collection-changes.ts';
import { SaveCard } from './save-card.tsx';
import { aCollection, collectionServer } from './testing/collection-server.ts';
import { home, l1, page, save, saved, show } from './testing/save-page.tsx';

beforeEach(forget);

test('a first home goes into a new collection', async () => {
  const { server, client } = collectionServer();
  show(signedInApp(client));
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
  show(signedInApp(client));
  const button = await save();
  await expect.poll(() => server.reads).toBe(1);
  button.click();
  button.click();
  await page.findByText('Saved to Lakes');
  await saved();
  expect(server.told).toEqual(['PUT 7 L1']);
});

const joined = aCollection({
  ...{ id: '9', name: 'Ours', sharedBy: { firstname: 'Kim', picture: null } },
  can: { ...aCollection().can, rename: false, remove: false, invite: false, leave: true },
});

test('saves a home to the joined collection chosen last, and offers another in the toast', async () => {
  const { server, client } = collectionServer([aCollection({ id: '7', name: 'Lakes' }), joined]);
  const app = signedInApp(client);
  show(app);
  app.session().saving.aimAt('9');
  await userEvent.click(await save());
  await page.findByText('Saved to Ours');
  page.getByRole('button', { name: 'Change' });
  expect(server.told).toEqual(['PUT 9 L1']);
});

test('a person with joined collections alone saves to one of them', async () => {
  const { server, client } = collectionServer([joined]);
  show(signedInApp(client));
  await userEvent.click(await save());
  await page.findByText('Saved to Ours');
  expect(server.told).toEqual(['PUT 9 L1']);
});

test('a collection that the person may only view takes no home, also when it was chosen', async () => {
  const viewed = { ...joined, can: { ...joined.can, changeHomes: false } };
  const { server, client } = collectionServer([viewed]);
  const app = signedInApp(client);
  show(app);
  app.session().saving.aimAt('9');
  await userEvent.click(await save());
  await page.findByText('Saved to Saved homes');
  expect(server.told).toEqual(['POST Saved homes']);
});

test('a save shows at once, and a refusal takes it back with the words of the server', async () => {
  const { server, client } = collectionServer([aCollection()]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  show(signedInApp(client));
  await expect.poll(() => server.reads).toBe(1);
  await userEvent.click(await save());
  await saved();
  const validationErrors = [{ name: 'listings', message: 'A collection can have 500 homes.' }];
  server.refusal = new ApiError('validation_failed', '', { status: 400, validationErrors });
  answer();
  await page.findByText('Unable to add listing to collection');
  page.getByText('A collection can have 500 homes.');
  await save();
  await userEvent.click(page.getByRole('button', { name: 'Choose' }));
  await page.findByRole('checkbox', { name: 'Downtown 0 homes' });
});

test('a press before the list is loaded does not save a saved home elsewhere', async () => {
  const { server, client } = collectionServer([
    aCollection({ id: '7', name: 'Lakes' }),
    aCollection({ id: '8', name: 'Ranches', listingIds: ['L1'] }),
  ]);
  const app = signedInApp(client);
  show(app, null);
  await saveHome(app.session(), l1);
  expect(server.told).toEqual([]);
  await page.findByText('This home is saved already');
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await expect
    .poll(() => page.getByRole<HTMLInputElement>('checkbox', { name: /Ranches/ }).checked)
    .toBe(true);
});

test('a second press takes a home out of all its collections, and Undo puts it back', async () => {
  const lakes = aCollection({ id: '7', name: 'Lakes', listingIds: ['L1'] });
  const ranches = aCollection({ id: '8', name: 'Ranches', listingIds: ['L2', 'L1'] });
  const { server, client } = collectionServer([lakes, ranches]);
  show(signedInApp(client));
  await userEvent.click(await saved());
  await save();
  await page.findByText('Removed from 2 collections');
  expect(server.told).toEqual(['DELETE 7 L1', 'DELETE 8 L1']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await saved();
  await expect.poll(() => server.told.slice(2)).toEqual(['PUT 7 L1', 'PUT 8 L1']);
});

test('presses while the server is slow end as the last one', async () => {
  const { server, client } = collectionServer([aCollection()]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  show(signedInApp(client));
  await expect.poll(() => server.reads).toBe(1);
  for (const button of [save, saved, save, saved]) await userEvent.click(await button());
  await save();
  answer();
  await expect.poll(() => server.collections[0]?.listingIds).toEqual([]);
  await save();
});

test.each([
  ['a long press', 'hold'],
  ['the menu key', 'menu'],
] as const)('%s opens the collections of a home and saves nothing', async (_, way) => {
  const { server, client } = collectionServer([aCollection()]);
  show(signedInApp(client));
  const button = await save();
  if (way === 'menu') fireEvent.contextMenu(button);
  else {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(button, { button: 0 });
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    fireEvent.pointerUp(button);
    fireEvent.click(button);
  }
  await page.findByRole('checkbox', { name: 'Downtown 0 homes' });
  expect(server.told).toEqual([]);
});

test('the hearts follow what another tab saved', async () => {
  const { server, client } = collectionServer([aCollection()]);
  show(signedInApp(client));
  await save();
  await expect.poll(() => server.reads).toBe(1);
  server.collections = [aCollection({ listingIds: ['L1'] })];
  dispatchEvent(new Event('visibilitychange'));
  await saved();
});

test('the first saves of two homes make one collection', async () => {
  const { server, client } = collectionServer();
  const other = listingDetails({ listingid: 'L2' });
  show(
    signedInApp(client),
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

const card = aListingCard({ listingid: 'L1', streetnumber: '1', streetname: 'Live Oak', streetsuffix: null });
const cards = (
  <>
    <SaveCard listing={card} />
    <SaveCard listing={{ ...card, listingid: 'L2', streetnumber: '2' }} />
  </>
);

test.each(['Client', 'Agent'] as const)('the hearts of a list for a %s ask once, and save', async (role) => {
  const { server, client } = collectionServer([aCollection({ listingIds: ['L2'] })]);
  show(signedInApp(client, { ...ana, role }), cards);
  await page.findByRole('button', { name: 'Save 2 Live Oak', pressed: true });
  expect(server.reads).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Save 1 Live Oak', pressed: false }));
  await page.findByRole('button', { name: 'Save 1 Live Oak', pressed: true });
  await expect.poll(() => server.told).toEqual(['PUT 1 L1']);
});

test('the hearts of a guest lead to the sign-up, and ask for no collections', async () => {
  const { server, client } = collectionServer();
  const app = anApp(client, { hasAccounts: true });
  show(app, cards);
  await userEvent.click(page.getByRole('button', { name: 'Save 1 Live Oak', pressed: false }));
  expect(app.account.state.dialog).toEqual({ name: 'sign up', wanted: l1 });
  expect(server.reads).toBe(0);
});

test('shows guests no hearts where there is no way to an account', () => {
  show(anApp(collectionServer().client, { unlock: null }), cards);
  expect(page.queryByRole('button')).toBeNull();
});

/** A server that takes a dismissed home out of its collections, and refuses to retain it with `refusal`. */
function dismissingServer(refusal?: ApiError) {
  const lakes = aCollection({ id: '7', name: 'Lakes', listingIds: ['L1'] });
  const { server, client } = collectionServer([lakes]);
  const call: typeof client.call = async (route, ...sent) => {
    if (route.path.endsWith('/retain')) {
      if (refusal) throw refusal;
      return { done: true } as never;
    }
    if (!route.path.endsWith('/dismiss')) return client.call(route, ...sent);
    server.collections = [{ ...lakes, listingIds: [] }];
    return { done: true, removedFrom: ['6', '7'] } as never;
  };
  return { server, app: signedInApp({ ...client, call }) };
}

test('the undo of a dismissal puts the home back into the collections that are still there', async () => {
  const { server, app } = dismissingServer();
  show(app);
  await saved();
  await app.session().changes.make(dismissal(app.session(), 'L1', true));
  await save();
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await saved();
  await expect.poll(() => server.told).toEqual(['PUT 6 L1', 'PUT 7 L1']);
  await page.findByText('Unable to add listing to collection');
  page.getByText('This collection no longer exists.');
  await saved();
});

test('a home that stays dismissed is not put back', async () => {
  const { server, app } = dismissingServer(new ApiError('network', ''));
  show(app);
  await saved();
  await app.session().changes.make(dismissal(app.session(), 'L1', true));
  await save();
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findByText('Unable to remove from dismissed');
  expect(server.told).toEqual([]);
});
