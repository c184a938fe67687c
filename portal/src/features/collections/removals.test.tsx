import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { App } from '../../shared/app/app-context.tsx';
import { dismissal } from '../../shared/dismissing/dismissal.ts';
import { membership, returned, saveHome } from '../../shared/saving/collection-changes.ts';
import { collectionServer } from '../../shared/saving/testing/collection-server.ts';
import { forget } from '../../testing/forget.ts';
import { ana } from '../../testing/signed-in.ts';
import {
  button,
  closeToasts,
  dismissed,
  lakes,
  open,
  page,
  path,
  ranches,
} from './testing/open-collections.tsx';

beforeEach(forget);
afterEach(() => vi.restoreAllMocks());

test('a deletion is hidden at once, undone by the toast, and sent when the toast closes', async () => {
  const { server, client } = collectionServer([lakes, ranches]);
  open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('Delete Lakes'));
  await expect.poll(() => page.queryByRole('link', { name: 'Lakes' })).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Ranches');
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findByRole('link', { name: 'Lakes' });
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Lakes');
  expect(server.told).toEqual([]);
  await userEvent.click(button('Delete Lakes'));
  await page.findByText('Collection “Lakes” deleted');
  closeToasts();
  await expect.poll(() => server.told).toEqual(['DELETE 7']);
  expect(page.queryByRole('link', { name: 'Lakes' })).toBeNull();
});

test('asks before a shared collection is deleted for all its people', async () => {
  const { server, client } = collectionServer([{ ...lakes, collaboratorCount: 2 }, ranches]);
  open('/menu/collections', client);
  await userEvent.click(await page.findByRole('button', { name: 'Delete Lakes' }));
  const dialog = within(page.getByRole('dialog', { name: 'Delete “Lakes”?' }));
  dialog.getByText(/^2 other people share this collection and won’t .* comments and votes/);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Lakes');
  await userEvent.click(button('Delete Lakes'));
  await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => page.queryByRole('link', { name: 'Lakes' })).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Ranches');
  closeToasts();
  await expect.poll(() => server.told).toEqual(['DELETE 7']);
});

test('an undo gives the focus to what came back, and a dialog that is open keeps it', async () => {
  const { client } = collectionServer([lakes, ranches]);
  open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('Delete Ranches'));
  await userEvent.click(button('Delete Lakes'));
  await expect.poll(() => page.queryAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  const toast = (await page.findByText('Collection “Ranches” deleted')).closest('[data-sonner-toast]');
  await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Ranches');
  await userEvent.click(button('Edit Ranches'));
  const name = await page.findByLabelText('Name');
  await expect.poll(() => document.activeElement).toBe(name);
  const other = page.getByText('Collection “Lakes” deleted').closest('[data-sonner-toast]');
  await userEvent.click(within(other as HTMLElement).getByRole('button', { name: 'Undo' }));
  await page.findByRole('link', { name: 'Lakes', hidden: true });
  expect(document.activeElement).toBe(name);
});

test('a deletion that the server refuses is taken back, with the reason', async () => {
  const { server, client } = collectionServer([lakes]);
  open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('Delete Lakes'));
  await page.findByText('Collection “Lakes” deleted');
  server.refusal = new ApiError('network', '');
  closeToasts();
  await page.findByText('Unable to delete Collection "Lakes"');
  await page.findByRole('link', { name: 'Lakes' });
});

test('a page that is left sends the deletion to its end', async () => {
  const { server, client } = collectionServer([lakes]);
  open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  const fetch = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ done: true }));
  await userEvent.click(button('Delete Lakes'));
  await page.findByText('Collection “Lakes” deleted');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const deletions = () =>
    fetch.mock.calls.filter(
      ([address, init]) =>
        init?.method === 'DELETE' && new URL(String(address)).pathname === '/api/listing/collection/7',
    );
  await expect.poll(deletions).toHaveLength(1);
  expect(deletions()[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'same-origin' });
  await expect.poll(() => page.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(deletions()).toHaveLength(1);
  expect(server.told).toEqual([]);
});

test('a removal that can still be undone is sent before a log-out', async () => {
  const { server, client } = collectionServer([lakes]);
  const app = open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('Delete Lakes'));
  await app.session().changes.settle();
  expect(server.told).toEqual(['DELETE 7']);
});

test('a removed home comes back by the toast, where it was', async () => {
  const { server, client } = collectionServer([lakes]);
  open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: 'Remove: L1 Oak' }));
  await page.findByText('1 home');
  await expect.poll(() => document.activeElement?.textContent).toBe('Remove: L2 Oak');
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findByText('2 homes');
  expect(page.getAllByRole('article')[0]?.textContent).toContain('L1 Oak');
  await expect.poll(() => document.activeElement?.textContent).toBe('Remove: L1 Oak');
  expect(server.told).toEqual([]);
});

test('the last dismissed home leads to the list, and the toast brings it back there', async () => {
  const { server, client } = collectionServer([lakes, dismissed]);
  open(`/collections/${dismissedCollection}`, client);
  await userEvent.click(await page.findByRole('button', { name: 'Unhide: L9 Oak' }));
  await expect.poll(path).toBe('/menu/collections');
  await page.findByRole('link', { name: 'Lakes' });
  expect(page.queryByRole('link', { name: 'Hidden homes' })).toBeNull();
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findByRole('link', { name: 'Hidden homes' });
  expect(server.told).toEqual([]);
});

test('a home that is dismissed while its way back can still be undone stays dismissed', async () => {
  const { server, client } = collectionServer([lakes, dismissed]);
  const app = open(`/collections/${dismissedCollection}`, client);
  await userEvent.click(await page.findByRole('button', { name: 'Unhide: L9 Oak' }));
  await expect.poll(path).toBe('/menu/collections');
  await app.session().changes.make(dismissal(app.session(), 'L9', true));
  closeToasts();
  await expect.poll(() => server.told).toEqual(['POST L9']);
});

test('a page that is opened right after such a removal asks for the collections again', async () => {
  const { server, client } = collectionServer([lakes]);
  // From the first read on, which may take longer than the page waits before it asks again.
  const call: typeof client.call = async (route, ...sent) => {
    const answer = await client.call(route, ...sent);
    server.collections = [];
    return answer;
  };
  localStorage.setItem('hearth-removal-left-at', String(Date.now()));
  open('/menu/collections', { ...client, call });
  await page.findByText('You have no collections yet');
});

test('a home that is saved while the last collection can still come back goes into another one', async () => {
  const { server, client } = collectionServer([lakes, ranches]);
  const app = open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('Delete Lakes'));
  await saveHome(app.session(), { listingid: 'L5', street: '5 Oak' });
  expect(server.told).toEqual(['PUT 8 L5']);
  await expect.poll(cardTexts).toEqual(['Ranches1 home ']);
  await userEvent.click(page.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await expect.poll(cardTexts).toEqual(['Ranches1 home ', 'Lakes2 homes ']);
});

test('counts a removed home once where an answer has the removal before its response', async () => {
  const { server, client } = collectionServer([lakes]);
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const call: typeof client.call = async (route, ...sent) => {
    const response = await client.call(route, ...sent);
    if (route.method === 'DELETE') await answered;
    return response;
  };
  const app = open('/menu/collections', { ...client, call });
  await page.findByText(/^2 homes/);
  const removed = app.session().changes.make(membership(app.session(), lakes, 'L1', false));
  await expect.poll(() => server.collections[0]?.listingIds).toEqual(['L2']);
  await app.queries.refetchQueries();
  await idlePage();
  expect(cardTexts()).toEqual(['Lakes1 home ']);
  answer();
  await removed;
  await expect.poll(cardTexts).toEqual(['Lakes1 home ']);
});

const cardTexts = () => page.getAllByRole('article').map((card) => card.textContent?.replace(/·.*/, ''));

test.each([
  ['saved', (app: App) => saveHome(app.session(), { listingid: 'L1', street: '1 Oak' })],
  ['put back', (app: App) => app.session().changes.make(returned(app.session(), '7', 'L1'))],
])('a home that is %s while its removal can still be undone stays', async (_way, save) => {
  const { server, client } = collectionServer([lakes]);
  const app = open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: 'Remove: L1 Oak' }));
  expect((await page.findByText('Removed from Lakes')).parentElement?.textContent).toContain('L1 Oak');
  await save(app);
  closeToasts();
  await page.findByRole('link', { name: 'L1 Oak' });
  await app.session().changes.settle();
  expect(server.told).toEqual(['PUT 7 L1']);
  expect(server.collections).toMatchObject([{ listingIds: ['L1', 'L2'] }]);
});

test('a removal is not sent for the next person', async () => {
  const { server, client } = collectionServer([lakes]);
  const app = open('/menu/collections', client);
  await userEvent.click(await page.findByRole('button', { name: 'Delete Lakes' }));
  await page.findByText('Collection “Lakes” deleted');
  app.account.signedIn({ ...ana, username: 'bo' });
  closeToasts();
  await expect.poll(() => app.session().changes.state.pending).toEqual([]);
  expect(server.told).toEqual([]);
});
