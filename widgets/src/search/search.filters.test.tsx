import { fireEvent } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { writeInto } from '../testing/write-into.ts';
import { found, last, show } from './testing/shown-search.tsx';

test('a choice in the form searches again from page 1 and fires an event', async () => {
  const search = show({ search: () => found }, { query: { page: 3 } });
  await search.findByText('1,234 homes');
  await userEvent.selectOptions(await search.findByLabelText('Min. price'), '$300,000');
  await expect.poll(() => last(search.searches)).toBe('minPrice=300000&page=1&limit=12');
  await userEvent.selectOptions(search.getByLabelText('Beds'), '3+');
  await expect.poll(() => last(search.searches)).toBe('minPrice=300000&minBedrooms=3&page=1&limit=12');
  expect(search.onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ filters: { minPrice: 300_000, minBedrooms: 3 } }),
  );
});

test('a minimum price removes lower maximum prices', async () => {
  const search = show({ search: () => found }, { query: { filters: { minPrice: 400_000 } } });
  const prices = [...(await search.findByLabelText<HTMLSelectElement>('Max. price')).options].map(
    ({ text }) => text,
  );
  expect(prices.slice(0, 2)).toEqual(['Any', '$400,000']);
});

test('a location is searched once, when the visitor pauses', async () => {
  const search = show({ search: () => found });
  // In one task, since a busy machine pauses between keys.
  const field = search.getByLabelText<HTMLInputElement>('Location');
  for (const value of ['M', 'Mue', 'Mueller']) fireEvent.input(field, { target: { value } });
  await expect.poll(() => last(search.searches)).toBe('page=1&limit=12&address=Mueller');
  expect(search.searches).toHaveLength(2);
});

test('typed text is not changed while it is searched', async () => {
  const search = show({ search: () => found });
  await userEvent.type(search.getByLabelText('Location'), 'San ');
  await expect.poll(() => last(search.searches)).toBe('page=1&limit=12&address=San');
  await userEvent.type(search.getByLabelText('Location'), 'Marcos{Enter}');
  await expect.poll(() => last(search.searches)).toBe('page=1&limit=12&address=San+Marcos');
});

test('Enter searches the location at once', async () => {
  const search = show({ search: () => found });
  const field = search.getByLabelText<HTMLInputElement>('Location');
  // In one task, since a busy machine pauses between keys.
  flushSync(() => writeInto(field, '78704'));
  fireEvent.keyDown(field, { key: 'Enter' });
  await expect.poll(() => search.searches.length).toBe(2);
  expect(last(search.searches)).toBe('page=1&limit=12&address=78704');
});

test('words that name no area are searched as an address, and the result is announced', async () => {
  const words = 'zzzz % "quote" 😀';
  const search = show(
    { search: (requested) => (requested.get('address') === words ? {} : found) },
    { query: { address: ['Kyle'] } },
  );
  await search.findByText('1,234 homes');
  const field = search.getByLabelText<HTMLInputElement>('Location');
  await userEvent.fill(field, words);
  await userEvent.keyboard('{Enter}');
  await search.findByText('No results');
  expect(search.searches.at(-1)?.getAll('address')).toEqual([words]);
  expect(field.value).toBe(words);
  const said = () => search.getAllByRole('status').map(({ textContent }) => textContent);
  await expect.poll(said).toContain('No homes found');
});

test('types are checked in a list that Escape closes', async () => {
  const search = show({ search: () => found });
  await userEvent.click(await search.findByText('Home +2'));
  await userEvent.click(search.getByLabelText('Lot'));
  await expect.poll(() => last(search.searches)).toBe('lot=true&page=1&limit=12');
  await userEvent.keyboard('{Escape}');
  expect(search.container.querySelector('details')?.open).toBe(false);
});

test('a box that clips its content does not clip the list of types, which may be opened again', async () => {
  const search = show({ search: () => found });
  const field = await search.findByText('Home +2');
  Object.assign(search.container.style, { overflow: 'hidden', position: 'relative', blockSize: '90px' });
  const list = search.getByRole('group', { name: 'Type', hidden: true });
  const isLastSeen = () => {
    const { left, bottom, width } = list.getBoundingClientRect();
    return list.contains(document.elementFromPoint(left + width / 2, bottom - 20));
  };
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(field);
    await expect.poll(isLastSeen).toBe(true);
    expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isLastSeen).toBe(false);
  }
});

test('the sort is chosen from a few', async () => {
  const search = show({ search: () => found });
  await userEvent.selectOptions(search.getByLabelText('Sort'), 'Price: low to high');
  await expect.poll(() => last(search.searches)).toBe('sortBy=price&sortType=ASC&page=1&limit=12');
});

test('areas of a page are named, and each is removed by its own chip', async () => {
  const areas = { 'city-kyle': 'Kyle', 'city-buda': 'Buda' };
  const query = { polygon: ['city-kyle', 'city-buda'] };
  const search = show({ search: () => found, areas }, { query });
  await userEvent.click(await search.findByRole('button', { name: 'Remove Kyle' }));
  await expect.poll(() => last(search.searches)).toBe('page=1&limit=12&polygon=city-buda');
  await expect.poll(() => search.queryByRole('button', { name: 'Remove Kyle' })).toBeNull();
  await search.findByRole('button', { name: 'Remove Buda' });
});

test('areas that the server cannot name now are counted, and removed together', async () => {
  const search = show({ search: () => found }, { query: { polygon: ['city-kyle', 'city-buda'] } });
  await userEvent.click(await search.findByRole('button', { name: 'Remove 2 areas' }));
  await expect.poll(() => last(search.searches)).toBe('page=1&limit=12');
});
