import { collectionsPerPage, mostCollections } from '@hearth/domain/people/collection-rules.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCollection, collectionServer } from '../../shared/saving/testing/collection-server.ts';
import { forget } from '../../testing/forget.ts';
import { button, dismissed, open, page, path } from './testing/open-collections.tsx';

beforeEach(forget);

const many = (count: number, given: Parameters<typeof aCollection>[0] = {}) =>
  [...Array(count).keys()].map((at) =>
    aCollection({ id: String(at + 1), name: `Collection ${at + 1}`, ...given }),
  );
const names = () => page.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const recommended = aCollection({ id: proposedCollection, name: 'Recommended homes', listingIds: ['L8'] });

test('shows 24 collections, the recommended homes before them, and the rest on page 2', async () => {
  open('/menu/collections', collectionServer([recommended, ...many(25), dismissed]).client);
  await page.findByRole('link', { name: 'Collection 24' });
  expect(names()).toHaveLength(collectionsPerPage + 1);
  expect(names()[0]).toBe('Recommended homes');
  await userEvent.click(button('Page 2'));
  await expect.poll(path).toBe('/menu/collections?page=2');
  await page.findByRole('link', { name: 'Collection 25' });
  await expect.poll(names).toEqual(['Collection 25', 'Hidden homes']);
});

test('opens page 2 by its address', async () => {
  open('/menu/collections?page=2', collectionServer(many(25)).client);
  await page.findByRole('link', { name: 'Collection 25' });
  expect(names()).toEqual(['Collection 25']);
  expect(button('Page 2').getAttribute('aria-current')).toBe('page');
});

test.each([
  ['alone', []],
  ['beside the hidden homes', [dismissed]],
])('steps back at once when the last collection of page 2 is deleted %s', async (_where, beside) => {
  const { server, client } = collectionServer([...many(25), ...beside]);
  open('/menu/collections?page=2', client);
  await userEvent.click(await page.findByRole('button', { name: 'Delete Collection 25' }));
  await expect.poll(path).toBe('/menu/collections');
  await page.findByRole('link', { name: 'Collection 1' });
  expect(server.told).toEqual([]);
});

test('a person with the most collections reads why there can be no more', async () => {
  open('/menu/collections', collectionServer(many(mostCollections)).client);
  await page.findByText('You have 100 collections, which is the most.');
  expect(page.queryByRole('button', { name: 'New collection' })).toBeNull();
});

test('joined collections leave room for own ones', async () => {
  const joined = many(mostCollections, { sharedBy: { firstname: 'Kim', picture: null } });
  open('/menu/collections', collectionServer([...joined, recommended, dismissed]).client);
  await page.findByRole('button', { name: 'New collection' });
});
