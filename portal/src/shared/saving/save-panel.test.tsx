import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LateSavePanel } from '../../app/late-save-panel.tsx';
import { SaveStep } from '../../features/listing/save-step.tsx';
import { forget } from '../../testing/forget.ts';
import { signedInApp } from '../../testing/signed-in.ts';
import { AppProvider } from '../app/app-context.tsx';
import { membership } from './collection-changes.ts';
import { aCollection, collectionServer } from './testing/collection-server.ts';
import { home, l1, openPanel, page, show } from './testing/save-page.tsx';

beforeEach(forget);

test('a saved home opens the panel, where a home is taken out, put back and put elsewhere', async () => {
  const { server, client } = collectionServer([
    aCollection({ id: '7', name: 'Lakes', listingIds: ['L1', 'L2'] }),
    aCollection({ id: '8', name: 'Ranches' }),
    aCollection({ id: dismissedCollection, name: 'Hidden homes', listingIds: ['L9'] }),
  ]);
  show(signedInApp(client));
  await openPanel();
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

test('the confirmation of an undo outlasts the toast that was clicked', async () => {
  const { client } = collectionServer([aCollection({ id: '7', name: 'Lakes', listingIds: ['L1'] })]);
  show(signedInApp(client));
  await openPanel();
  await userEvent.click(await page.findByRole('checkbox', { name: /^Lakes/ }));
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findByText('Saved to Lakes');
  await expect.poll(shownToasts).toEqual([['Saved to Lakes', 'false']]);
});

/** The words of the toasts, and the mark of the library on those that are about to go. */
const shownToasts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].map((toast) => [
    toast.querySelector('[data-title]')?.textContent,
    toast.dataset.removed,
  ]);

test('a change while the toast of the one before is about to go is confirmed', async () => {
  const { client } = collectionServer([aCollection({ id: '7', name: 'Lakes', listingIds: ['L1'] })]);
  const app = signedInApp(client);
  show(app);
  await openPanel();
  await userEvent.click(await page.findByRole('checkbox', { name: /^Lakes/ }));
  (await page.findByRole('button', { name: 'Undo' })).click();
  await app.session().changes.make(membership(app.session(), { id: '7', name: 'Lakes' }, 'L1', false));
  await expect.poll(shownToasts).toEqual([['Removed from Lakes', 'false']]);
});

test('sends the last of several presses on a box, after the pending one', async () => {
  const { server, client } = collectionServer([aCollection({ id: '7', name: 'Lakes', listingIds: ['L1'] })]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  show(signedInApp(client));
  await openPanel();
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
  show(signedInApp(client));
  await openPanel();
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

test('a new collection is sent again as the same attempt where its answer was lost', async () => {
  const { server, client } = collectionServer([aCollection({ listingIds: ['L1'] })]);
  show(signedInApp(client));
  await openPanel();
  await userEvent.click(await page.findByRole('button', { name: 'New collection' }));
  await userEvent.type(page.getByLabelText('Name'), 'Hills');
  server.refusal = new ApiError('timeout', '');
  await userEvent.click(page.getByRole('button', { name: 'Create and save' }));
  await page.findByRole('alert');
  server.refusal = undefined;
  await userEvent.click(page.getByRole('button', { name: 'Create and save' }));
  await page.findByRole('checkbox', { name: 'Hills 1 home', checked: true });
  const [first, second] = server.attempts;
  expect(first).toMatch(/^[\d-]{8,}$/);
  expect(second).toBe(first);
});

test('a new collection of a panel that is closed meanwhile is said by a toast', async () => {
  const { server, client } = collectionServer([aCollection({ listingIds: ['L1'] })]);
  let answer = () => {};
  server.ready = new Promise((done) => {
    answer = done;
  });
  show(signedInApp(client));
  await openPanel();
  await userEvent.click(await page.findByRole('button', { name: 'New collection' }));
  await userEvent.type(page.getByLabelText('Name'), 'Hills');
  await userEvent.click(page.getByRole('button', { name: 'Create and save' }));
  await expect.poll(() => server.told).toEqual(['POST Hills']);
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  answer();
  await page.findByText('Saved to Hills');
});

test('shows a notice in the panel at the most collections', async () => {
  const many = [...Array(100).keys()].map((at) => aCollection({ id: `${at + 1}`, listingIds: ['L1'] }));
  show(signedInApp(collectionServer(many).client));
  await openPanel();
  await page.findByText(/You have 100 collections/);
  expect(page.queryByRole('button', { name: 'New collection' })).toBeNull();
});

test('collections that cannot be loaded are asked for again', async () => {
  const { server, client } = collectionServer([aCollection({ listingIds: ['L1'] })]);
  server.refusal = new ApiError('offline', '');
  const app = signedInApp(client);
  show(app);
  app.session().saving.open(l1);
  await page.findByText(/Your collections could not be loaded. You are offline./);
  server.refusal = undefined;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await page.findByRole('checkbox', { name: 'Downtown 1 home' });
});

test('the path of the panel may end in a slash', async () => {
  const app = signedInApp(collectionServer([aCollection()]).client);
  const path = '/1-live-oak-L1.html/add-to-collection/';
  mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[path]}>
        <SaveStep listing={home} />
        <Path />
        <LateSavePanel />
      </MemoryRouter>
    </AppProvider>,
  );
  await page.findByRole('dialog', { name: 'Save to a collection' });
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await page.findByText('/1-live-oak-L1.html');
});

function Path(): ReactNode {
  return <output>{useLocation().pathname}</output>;
}
