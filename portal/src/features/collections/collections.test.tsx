import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { anApp } from '../../testing/an-app.ts';
import { createAccount, type SessionPerson, viewerOf } from '../../ui/account.ts';
import { type App, AppProvider } from '../../ui/app-context.tsx';
import { saveHome } from '../../ui/collections/save-home.ts';
import { aCollection, collectionServer } from '../../ui/collections/testing/collection-server.ts';
import { CollectionScreens } from './collection-screens.tsx';

// They outlast the page of a test.
beforeEach(() => {
  toast.dismiss();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const page = within(document.body);
const ana: SessionPerson = {
  ...{ username: 'ana', role: 'Client', loginStatus: 'verified', accountType: null, isAdmin: false },
  ...{ email: 'ana@visitor.example', firstname: 'Ana', lastname: 'Díaz', picture: null },
};

function Place(): ReactNode {
  const location = useLocation();
  return (
    <>
      <main id="main" tabIndex={-1}>
        {/collections/.test(location.pathname) ? (
          <CollectionScreens location={location} notFound={<p>Not found</p>} />
        ) : null}
      </main>
      <output>{location.pathname + location.search}</output>
    </>
  );
}

function open(path: string, client: App['client']): App {
  const account = createAccount(client, () => {});
  account.signedIn(ana);
  const session = { viewer: viewerOf(ana, 'austin'), agentMode: false };
  const app = anApp(client, { account, session, unlock: account.unlock });
  mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[path]}>
        <Place />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return app;
}
const path = () => document.querySelector('output')?.textContent;
const button = (name: string) => page.getByRole('button', { name });
const closeToasts = () => toast.dismiss();

const lakes = aCollection({ id: '7', name: 'Lakes', listingIds: ['L1', 'L2'] });
const ranches = aCollection({ id: '8', name: 'Ranches' });
const dismissed = aCollection({ id: dismissedCollection, name: 'Dismissed homes', listingIds: ['L9'] });

test('the list shows name, homes and last change, the dismissed homes last and unchangeable', async () => {
  open('/menu/collections', collectionServer([lakes, ranches, dismissed]).client);
  await page.findByRole('link', { name: 'Lakes' });
  const cards = page.getAllByRole('article').map((card) => card.textContent);
  expect(cards).toEqual([
    'Lakes2 homes · last change 20 Nov 2026Edit LakesDelete Lakes',
    'Ranches0 homes · last change 20 Nov 2026Edit RanchesDelete Ranches',
    'Dismissed homes1 home · last change 20 Nov 2026',
  ]);
  expect(document.title).toBe('Collections | Hearth Austin');
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a person without collections learns how to save a home', async () => {
  open('/menu/collections', collectionServer([dismissed]).client);
  await page.findByText('You have no collections yet');
  expect(page.getByRole('link', { name: 'Find homes' }).getAttribute('href')).toBe('/listings');
  page.getByRole('link', { name: 'Dismissed homes' });
});

test('a deletion is hidden at once, undone by the toast, and sent when the toast closes', async () => {
  const { server, client } = collectionServer([lakes, ranches]);
  open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('Delete Lakes'));
  await expect.poll(() => page.queryByRole('link', { name: 'Lakes' })).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete Ranches');
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findByRole('link', { name: 'Lakes' });
  expect(server.told).toEqual([]);
  await userEvent.click(button('Delete Lakes'));
  await page.findByText('Collection “Lakes” deleted');
  closeToasts();
  await expect.poll(() => server.told).toEqual(['DELETE 7']);
  expect(page.queryByRole('link', { name: 'Lakes' })).toBeNull();
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
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect([new URL(String(address)).pathname, init]).toMatchObject([
    '/api/listing/collection/7',
    { method: 'DELETE', keepalive: true, credentials: 'same-origin' },
  ]);
  await expect.poll(() => page.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(server.told).toEqual([]);
});

test('a removal that can still be undone is sent before a log-out', async () => {
  const { server, client } = collectionServer([lakes]);
  const app = open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('Delete Lakes'));
  await app.saving.settle();
  expect(server.told).toEqual(['DELETE 7']);
});

test('a new collection opens its page; an edited one shows its words', async () => {
  const { server, client } = collectionServer([lakes]);
  open('/menu/collections', client);
  await userEvent.click(await page.findByRole('button', { name: 'Edit Lakes' }));
  await userEvent.clear(await page.findByLabelText('Name'));
  await userEvent.type(page.getByLabelText('Name'), 'Big lakes');
  await userEvent.click(button('Save'));
  await page.findByRole('link', { name: 'Big lakes' });
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  await userEvent.click(button('New collection'));
  await userEvent.type(await page.findByLabelText('Name'), 'Hills');
  await userEvent.click(button('Create'));
  await page.findByText('There are no listings in this collection yet');
  expect(path()).toBe('/collections/2');
  expect(server.told).toEqual(['PATCH 7 Big lakes', 'POST Hills']);
});

const homes = (count: number) => [...Array(count).keys()].map((at) => `L${at + 1}`);

test('a collection has pages of 20 homes, and a page without homes steps back', async () => {
  const { server, client } = collectionServer([
    aCollection({ id: '7', name: 'Lakes', listingIds: homes(21) }),
  ]);
  open('/collections/7', client);
  await page.findByRole('link', { name: 'L20 Oak' });
  expect(document.title).toBe('Lakes | Hearth Austin');
  expect(page.getAllByRole('article')).toHaveLength(20);
  await userEvent.click(button('Page 2'));
  await userEvent.click(await page.findByRole('button', { name: 'Remove: L21 Oak' }));
  await expect.poll(path).toBe('/collections/7');
  await expect.poll(() => page.getAllByRole('article')).toHaveLength(20);
  page.getByText('20 homes');
  closeToasts();
  await expect.poll(() => server.told).toEqual(['DELETE 7 L21']);
});

test('a page beyond the last one leads to the last one', async () => {
  open('/collections/7?page=9', collectionServer([aCollection({ id: '7', listingIds: homes(41) })]).client);
  await page.findByRole('button', { name: 'Remove: L41 Oak' });
  expect(path()).toBe('/collections/7?page=3');
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
  expect(server.told).toEqual([]);
});

test('the last dismissed home leads to the list, and the toast brings it back there', async () => {
  const { server, client } = collectionServer([lakes, dismissed]);
  open(`/collections/${dismissedCollection}`, client);
  await userEvent.click(await page.findByRole('button', { name: 'Show in searches again: L9 Oak' }));
  await expect.poll(path).toBe('/menu/collections');
  await page.findByRole('link', { name: 'Lakes' });
  expect(page.queryByRole('link', { name: 'Dismissed homes' })).toBeNull();
  await userEvent.click(button('Undo'));
  await page.findByRole('link', { name: 'Dismissed homes' });
  expect(server.told).toEqual([]);
});

test.each(['/collections/99', '/collections/x', '/collections'])('%s is not found', async (unknown) => {
  open(unknown, collectionServer([lakes]).client);
  await page.findByText('Not found');
});

test('a collection that cannot be loaded says why and is asked for again', async () => {
  const { server, client } = collectionServer([lakes]);
  server.refusal = new ApiError('offline', '');
  open('/collections/7', client);
  await page.findByText('This collection could not be loaded. You are offline.');
  server.refusal = undefined;
  await userEvent.click(button('Try again'));
  await page.findByRole('link', { name: 'L1 Oak' });
});

test('a page that is opened right after such a removal asks for the collections again', async () => {
  const { server, client } = collectionServer([lakes]);
  localStorage.setItem('hearth-removal-left-at', String(Date.now()));
  open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  server.collections = [];
  await page.findByText('You have no collections yet', {}, { timeout: 3000 });
});

test('a home that is saved while the last collection can still come back goes into another one', async () => {
  const { server, client } = collectionServer([lakes, ranches]);
  const app = open('/menu/collections', client);
  await page.findByRole('link', { name: 'Lakes' });
  await userEvent.click(button('Delete Lakes'));
  await saveHome(app, { listingid: 'L5', street: '5 Oak' });
  expect(server.told).toEqual(['PUT 8 L5']);
  await expect.poll(cardTexts).toEqual(['Ranches1 home ']);
  await userEvent.click(page.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await expect.poll(cardTexts).toEqual(['Ranches1 home ', 'Lakes2 homes ']);
});

const cardTexts = () => page.getAllByRole('article').map((card) => card.textContent?.replace(/·.*/, ''));
