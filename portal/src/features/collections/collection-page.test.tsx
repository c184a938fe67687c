import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollection, collectionServer } from '../../shared/saving/testing/collection-server.ts';
import { forget } from '../../testing/forget.ts';
import { button, homes, open, page, path } from './testing/open-collections.tsx';

beforeEach(forget);

const three = aCollection({ id: '7', name: 'Lakes', listingIds: homes(3) });
const streets = () =>
  page.getAllByRole('listitem').flatMap((row) => /L\d Oak/.exec(row.textContent ?? '') ?? []);

test('sorts a collection by its address, from the first page on', async () => {
  const { server, client } = collectionServer([aCollection({ id: '7', listingIds: homes(21) })]);
  open('/collections/7?page=2', client);
  await userEvent.selectOptions(await page.findByLabelText('Sort'), 'Price: low to high');
  await expect.poll(path).toBe('/collections/7?sortBy=price&sortType=ASC');
  await expect.poll(() => server.orders.at(-1)).toBe('sortBy=price&sortType=ASC');
  expect(page.queryByRole('button', { name: 'Reorder' })).toBeNull();
  await userEvent.click(page.getByLabelText('Our listings first'));
  await expect.poll(() => server.orders.at(-1)).toBe('sortBy=price&sortType=ASC&ourListingsFirst=true');
});

test('moves homes by buttons and arrow keys, announces them, and keeps the focus', async () => {
  const { server, client } = collectionServer([three]);
  open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: 'Reorder' }));
  await userEvent.click(await page.findByRole('button', { name: 'Move L1 Oak down' }));
  await expect.poll(streets).toEqual(['L2 Oak', 'L1 Oak', 'L3 Oak']);
  expect(document.activeElement).toBe(button('Move L1 Oak down'));
  page.getByText('L1 Oak moved to place 2 of 3');
  page.getByRole('button', { name: /^L3 Oak: place 3 of 3/ }).focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(streets).toEqual(['L3 Oak', 'L2 Oak', 'L1 Oak']);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^L3 Oak: place 1 of 3/);
  await expect.poll(() => server.told).toEqual(['PUT 7 L1 before L3', 'PUT 7 L3 before L2']);
  button('Move L3 Oak up').click();
  expect(streets()).toEqual(['L3 Oak', 'L2 Oak', 'L1 Oak']);
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(button('Done'));
  expect(document.activeElement).toBe(await page.findByRole('button', { name: 'Reorder' }));
});

test('keeps the focus of the keyboard between cards and rows', async () => {
  const { client } = collectionServer([three]);
  open('/collections/7', client);
  (await page.findByRole('button', { name: 'Reorder' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Done');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Reorder');
});

test('drags a home to another place', async () => {
  const { server, client } = collectionServer([three]);
  open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: 'Reorder' }));
  const handle = await page.findByRole('button', { name: /^L3 Oak/ });
  await userEvent.dragAndDrop(handle, page.getByRole('button', { name: /^L1 Oak/ }), {
    targetPosition: { x: 5, y: 2 },
  });
  await expect.poll(streets).toEqual(['L3 Oak', 'L1 Oak', 'L2 Oak']);
  await expect.poll(() => server.told).toEqual(['PUT 7 L3 before L1']);
});

test('restores the order where a move is refused', async () => {
  const { server, client } = collectionServer([three]);
  open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: 'Reorder' }));
  server.refusal = new ApiError('forbidden', '', { status: 403 });
  await userEvent.click(await page.findByRole('button', { name: 'Move L3 Oak up' }));
  await page.findByText('Unable to apply changes to Collection');
  server.refusal = undefined;
  await expect.poll(streets).toEqual(['L1 Oak', 'L2 Oak', 'L3 Oak']);
});

test('stores a note on a home, whose text stays after a failure', async () => {
  const { server, client } = collectionServer([three]);
  open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: 'Add a note: L2 Oak' }));
  const field = page.getByLabelText(/^Your note/);
  await expect.poll(() => document.activeElement).toBe(field);
  await userEvent.type(field, 'Loud street');
  server.refusal = new ApiError('network', '');
  await userEvent.click(button('Save'));
  await expect.poll(() => page.getByRole('alert').textContent).not.toBe('');
  expect((field as HTMLTextAreaElement).value).toBe('Loud street');
  server.refusal = undefined;
  await userEvent.click(button('Save'));
  await page.findByText('Loud street');
  expect(document.activeElement).toBe(button('Edit note: L2 Oak'));
  expect(server.told.at(-1)).toBe('PUT L2 Loud street');
});

test('keeps an unsaved note while its form is closed by Escape or its button, until Cancel', async () => {
  const { client } = collectionServer([three]);
  open('/collections/7', client);
  const pencil = await page.findByRole('button', { name: 'Add a note: L2 Oak' });
  const text = () => page.getByLabelText<HTMLTextAreaElement>(/^Your note/).value;
  await userEvent.click(pencil);
  await userEvent.type(page.getByLabelText(/^Your note/), 'Loud street');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(pencil);
  expect(page.queryByLabelText(/^Your note/)).toBeNull();
  await userEvent.click(pencil);
  expect(text()).toBe('Loud street');
  await userEvent.click(pencil);
  await userEvent.click(pencil);
  expect(text()).toBe('Loud street');
  await userEvent.click(button('Cancel'));
  await userEvent.click(pencil);
  expect(text()).toBe('');
});

test('shows an unsent note below the note that was stored since', async () => {
  const { client } = collectionServer([three]);
  open('/collections/7', client);
  await userEvent.click(await page.findByRole('button', { name: 'Add a note: L2 Oak' }));
  await userEvent.type(page.getByLabelText(/^Your note/), 'Big yard');
  await userEvent.click(button('Save'));
  await page.findByText('Big yard');
  // Typed before the other note was stored, e.g. on another device.
  localStorage.setItem('hearth-unsent/ana/note/L2/ana', JSON.stringify({ text: 'Loud street', of: '' }));
  await userEvent.click(button('Edit note: L2 Oak'));
  expect(page.getByLabelText<HTMLTextAreaElement>(/^Your note/).value).toBe('Big yard\n\nLoud street');
});
