import { beforeEach, expect, test, vi } from 'vitest';
import { aListingCard } from '../testing/a-listing-card.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import type { SearchEvents } from './search.element.ts';
import './search.element.ts';

const home = aListingCard({ listingid: 'L1' });
let server = homeServer({});

beforeEach(() => {
  server = homeServer({ search: () => ({ listings: [home], total: 30, pageCount: 3 }) });
  vi.stubGlobal('fetch', server.fetch);
  return () => vi.unstubAllGlobals();
});

test('the attributes set the first search', async () => {
  const search = place(
    '<hearth-search heading="Homes" lease location="78704" min-price="1000" beds="2" types="condo" sort="price-low" limit="6" hide-map></hearth-search>',
  );
  await inside(search).findByText('30 homes');
  expect(inside(search).getByRole('heading', { name: 'Homes' })).toBeTruthy();
  expect(Object.fromEntries(server.searches[0] ?? [])).toMatchObject({
    lease: 'true',
    address: '78704',
    minPrice: '1000',
    minBedrooms: '2',
    condominium: 'true',
    townhouse: 'false',
    sortBy: 'price',
    sortType: 'ASC',
    limit: '6',
  });
  expect(inside(search).queryByRole('button', { name: 'Map' })).toBeNull();
});

test('a changed attribute starts a new search', async () => {
  const search = place('<hearth-search hide-map></hearth-search>');
  await inside(search).findByText('30 homes');
  search.setAttribute('max-price', '500000');
  await expect.poll(() => server.searches.at(-1)?.get('maxPrice')).toBe('500000');
  expect(server.searches).toHaveLength(2);
});

test('changes and opened homes fire events', async () => {
  const search = place('<hearth-search hide-map></hearth-search>');
  const changes: SearchEvents['hearth-search-change']['detail'][] = [];
  search.addEventListener('hearth-search-change', (event) => changes.push((event as CustomEvent).detail));
  const chosen: string[] = [];
  search.addEventListener('hearth-listing-select', (event) => {
    event.preventDefault();
    chosen.push((event as SearchEvents['hearth-listing-select']).detail.listingid);
  });
  (await inside(search).findByRole('button', { name: 'Next page' })).click();
  expect(changes).toEqual([expect.objectContaining({ page: 2 })]);
  inside(search).getByRole('link', { name: '2108 Bluebonnet Ln' }).click();
  expect(chosen).toEqual(['L1']);
});

test('homes lead to pages of the host where it names them', async () => {
  const search = place('<hearth-search hide-map listing-url="/homes/{id}"></hearth-search>');
  const link = await inside(search).findByRole('link', { name: '2108 Bluebonnet Ln' });
  const url = new URL('/homes/L1', document.baseURI).href;
  expect(link).toHaveProperty('href', url);
  const selected = vi.fn((event: Event) => event.preventDefault());
  search.addEventListener('hearth-listing-select', selected);
  link.click();
  expect(selected.mock.calls[0]?.[0]).toHaveProperty('detail', { listingid: 'L1', url });
});

test('the results name their source, as the MLS requires', async () => {
  const search = place('<hearth-search hide-map></hearth-search>');
  await inside(search).findByText('30 homes');
  expect((await inside(search).findByText(/^(Data from|About this data)/)).tagName).toBe('SUMMARY');
});

test('the sheets are adopted, and axe finds nothing in the shadow root', async () => {
  const search = place('<hearth-search heading="Homes" hide-map></hearth-search>');
  await inside(search).findByText('30 homes');
  const card = search.shadowRoot?.querySelector('.hearth-card') as HTMLElement;
  expect(getComputedStyle(card).borderRadius).toBe('12px');
  expect(await axeViolations(search)).toEqual([]);
});
