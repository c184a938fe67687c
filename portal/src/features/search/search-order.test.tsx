import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { many, openSearchPage } from './testing/open-search-page.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 800);
});

test('the headers of the table sort it, show the order, and announce it', async () => {
  const search = openSearchPage();
  await userEvent.click(await search.findByRole('radio', { name: 'Table' }));
  const header = (name: RegExp) => search.findByRole('columnheader', { name });
  const press = async (name: RegExp) =>
    userEvent.click((await header(name)).querySelector('button') as HTMLButtonElement);
  await press(/^Price$/);
  await expect.poll(() => search.requested()).toMatchObject({ sortBy: 'price' });
  expect((await header(/^Price( ↓)?$/)).getAttribute('aria-sort')).toBe('descending');
  await expect.poll(() => search.said().join()).toContain('Sorted by price, high to low. 1,234 homes found');
  await press(/^Price( ↓)?$/);
  await expect.poll(() => search.requested()).toMatchObject({ sortBy: 'price', sortType: 'ASC' });
  expect((await header(/^Lot$/)).querySelector('button')).toBeNull();
});

test('another page is announced with its number, and links skip to pages and map', async () => {
  const search = openSearchPage({ map: true });
  await search.findByRole('button', { name: 'Skip to the map' });
  await userEvent.click(await search.findByRole('button', { name: 'Page 2' }));
  await expect.poll(() => search.said().join()).toContain('Page 2 of 25. 1,234 homes found');
  search.getByRole('button', { name: 'Skip to the pages of results' }).click();
  expect(document.activeElement?.contains(search.getByRole('navigation', { name: 'Pages' }))).toBe(true);
});

test('homes that the box of the map leaves out are named on map and list, with the way to all', async () => {
  const box = 'minlat=30.2&maxlat=30.4&minlong=-97.9&maxlong=-97.6';
  const points = () => ({ clusters: [], points: [], total: 0, withoutPin: 2 });
  const search = openSearchPage({
    at: `/listings?${box}`,
    map: true,
    server: { search: () => many, points },
  });
  await expect.poll(() => search.queryAllByRole('button', { name: 'Show all' }).length).toBe(2);
  const words = '2 more homes have private addresses and can’t be mapped.';
  expect(search.getAllByText(words)).toHaveLength(2);
  search.getAllByRole('button', { name: 'Show all' })[0]?.click();
  await expect.poll(search.address).toBe('/listings');
  await expect.poll(() => search.queryAllByText(words)).toEqual([]);
});
