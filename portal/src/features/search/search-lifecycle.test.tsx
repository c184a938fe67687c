import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { toast } from 'sonner';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refetchListings } from '../../shared/live/changed-listing.ts';
import { found, openList } from './testing/open-list.tsx';

beforeEach(async () => {
  toast.dismiss();
  localStorage.clear();
  await page.viewport(1300, 800);
});

test('both ends of a price range are one history entry', async () => {
  const search = openList({ at: '/listings?maxPrice=400000' });
  await userEvent.click(await search.findByRole('button', { name: 'Up to $400k' }));
  await userEvent.fill(await screen.findByRole('combobox', { name: 'Min. price' }), '500k');
  await userEvent.fill(screen.getByRole('combobox', { name: 'Max. price' }), '600k');
  await userEvent.keyboard('{Enter}');
  await expect.poll(search.address).toBe('/listings?minPrice=500000&maxPrice=600000');
  await search.back();
  await expect.poll(search.address).toBe('/listings?maxPrice=400000');
});

test('Enter in the empty header field repeats the search and adds no history entry', async () => {
  const search = openList({ at: '/listings?minBedrooms=3' });
  await expect.poll(search.count).toBe('5 homes found');
  expect(search.searches).toHaveLength(1);
  for (const times of [2, 3]) {
    await userEvent.click(search.getByRole('combobox', { name: /^City/ }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => search.searches.length).toBe(times);
    await expect.poll(search.count).toBe('5 homes found');
  }
  expect(new Set(search.names()).size).toBe(1);
  await search.back();
  await expect.poll(search.address).toBe('/');
});

test('switching sale and lease carries over shared filters; the same kind starts over', async () => {
  const search = openList({
    at: '/listings?tags=city:city-buda:Buda&minPrice=300000&minBedrooms=3&lot=true&page=2',
  });
  await userEvent.click(search.getByRole('link', { name: 'Lease' }));
  await expect.poll(search.address).toBe('/listings/lease?tags=city:city-buda:Buda&minBedrooms=3');
  await userEvent.click(search.getByRole('link', { name: 'Lease' }));
  await expect.poll(search.address).toBe('/listings/lease');
  expect(search.getByRole('link', { name: 'Lease' }).getAttribute('aria-current')).toBe('page');
});

test('a newer search aborts the older one, and homes stay in view until new ones load', async () => {
  const held = new Map<string, (answer: Response) => void>();
  const search = openList({
    answer: (query) => {
      const beds = query.get('minBedrooms');
      return beds === null ? found(5) : new Promise((answered) => held.set(beds, answered));
    },
  });
  await expect.poll(search.count).toBe('5 homes found');
  await userEvent.click(search.getByRole('button', { name: 'Bedrooms' }));
  await userEvent.click(await screen.findByRole('radio', { name: '3+' }));
  await expect.poll(() => held.has('3')).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '4+' }));
  await expect.poll(() => held.has('4')).toBe(true);
  expect(search.searches[1]?.signal.aborted).toBe(true);
  expect(search.searches[2]?.signal.aborted).toBe(false);
  expect(search.getAllByRole('article')).toHaveLength(3);
  held.get('4')?.(found(1));
  await expect.poll(search.count).toBe('1 home found');
});

test('offline no request is sent, homes stay, and the search runs once the network is back', async () => {
  const search = openList();
  await expect.poll(search.count).toBe('5 homes found');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(search.getByRole('button', { name: 'Bathrooms' }));
  await userEvent.click(await screen.findByRole('radio', { name: '2+' }));
  await expect.poll(search.address).toBe('/listings?minBathrooms=2');
  await search.findByText(/^You’re offline\. These homes are from an earlier search/);
  expect(search.searches).toHaveLength(1);
  expect(search.getAllByRole('article')).toHaveLength(3);
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await expect.poll(() => search.searches.length).toBe(2);
  await expect.poll(() => search.queryByText(/^You’re offline/)).toBeNull();
});

test.each(['/listings', '/listings/lease'])(
  'a license without an agent leads from %s to the page that says so',
  async (at) => {
    const search = openList({ at: `${at}?trecLicense=99/9`, answer: () => found(0) });
    await expect.poll(search.address).toBe('/iabs/99%2F9/404-not-found');
    await search.back();
    await expect.poll(search.address).toBe('/');
  },
);

test('a license with homes stays on its page, and so do several licenses', async () => {
  const staff = openList({ at: '/listings?trecLicense=888' });
  await expect.poll(staff.count).toBe('5 homes found');
  await staff.findByRole('button', { name: 'Remove Agent: License 888' });
  expect(staff.address()).toBe('/listings?trecLicense=888');
  staff.unmount();
  const two = openList({ at: '/listings?trecLicense=888&trecLicense=512345', answer: () => found(0) });
  await two.findByRole('button', { name: 'Remove Agent: Ada Reyes' });
  await expect.poll(two.count).toBe('No homes found');
  expect(two.address()).toBe('/listings?trecLicense=888&trecLicense=512345');
});

test('chips remove themselves, a reset is announced, and the panel button has the count', async () => {
  const search = openList({
    at: '/listings?fireplace=true&minSquareFeet=1000&page=2',
    answer: (query) => found(query.has('minSquareFeet') ? 1 : 1_204),
  });
  await userEvent.click(await search.findByRole('button', { name: 'Remove Fireplace' }));
  await expect.poll(search.address).toBe('/listings?minSquareFeet=1000');
  await expect.poll(() => document.activeElement).toBe(search.container.querySelector('.search__count'));
  await userEvent.click(search.getByRole('button', { name: /^More filters ?1$/ }));
  const panel = await screen.findByRole('dialog', { name: 'More filters' });
  const view = () => panel.querySelector('.filter-panel__view')?.textContent;
  await expect.poll(view).toBe('View 1 result');
  expect(screen.queryByRole('button', { name: 'Reset Home features' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reset Size' }));
  await expect.poll(view).toBe('View 1,204 results');
  const said = () => [...panel.querySelectorAll('[role="status"]')].map((each) => each.textContent);
  await expect.poll(said).toEqual(['Filters are reset. 1,204 homes found']);
  expect(screen.queryByRole('button', { name: 'Reset Size' })).toBeNull();
  expect(search.address()).toBe('/listings');
});

test('Escape closes a menu or the map over the list first, and the toast next', async () => {
  const search = openList();
  await expect.poll(search.count).toBe('5 homes found');
  const price = () => search.getByRole('button', { name: 'Price' });
  await userEvent.click(price());
  await screen.findByRole('dialog', { name: 'Price' });
  toast('Home hidden', { duration: Infinity });
  const words = () => document.querySelector('[data-sonner-toast]:not([data-removed="true"])')?.textContent;
  await expect.poll(words).toBe('Home hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => price().getAttribute('aria-expanded')).toBe('false');
  expect(words()).toBe('Home hidden');

  await page.viewport(900, 800);
  await userEvent.click(search.getByRole('button', { name: 'Map' }));
  const map = await search.findByRole('complementary', { name: 'Map of the results' });
  await expect.poll(() => document.activeElement).toBe(map);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => search.queryByRole('complementary', { name: 'Map of the results' })).toBeNull();
  expect(words()).toBe('Home hidden');

  await userEvent.keyboard('{Escape}');
  await expect.poll(words).toBeUndefined();
});

test('a home that changes is announced, and a press on Refresh searches again', async () => {
  const search = openList();
  await expect.poll(search.count).toBe('5 homes found');
  refetchListings(new QueryClient(), ['of another page']);
  refetchListings(new QueryClient(), ['H0']);
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await expect.poll(() => search.searches.length).toBe(2);
  await expect.poll(() => screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  refetchListings(new QueryClient(), ['H0']);
  await screen.findByRole('button', { name: 'Refresh' });
  search.goBack();
  await screen.findByText('Elsewhere');
  await expect.poll(() => screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});
