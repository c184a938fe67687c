import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import card from '../listing-card/listing-card.css';
import { aListingCard } from '../testing/a-listing-card.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { aSearchResult, type HomeServer, homeServer } from '../testing/home-server.ts';
import { mount } from '../testing/mount.tsx';
import button from '../ui/button.css';
import field from '../ui/field.css';
import pager from '../ui/pager.css';
import tokens from '../ui/tokens.css';
import visuallyHidden from '../ui/visually-hidden.css';
import searchSheet from './search.css';
import { Search } from './search.tsx';
import { emptyText } from './search-words.ts';
import typePicker from './type-picker.css';
import type { WidgetQuery } from './widget-query.ts';
import { createWidgetStore } from './widget-store.ts';

const plain = new CSSStyleSheet();
plain.replaceSync('* { box-sizing: border-box }');
const sheets = [plain, tokens, visuallyHidden, button, field, pager, card, typePicker, searchSheet];

const homes = ['Live Oak', 'Duval', 'Annie'].map((streetname, index) =>
  aListingCard({ listingid: `L${index}`, streetname, latitude: 30.2 + index / 100 }),
);
const found = { listings: homes, total: 1_234, pageCount: 103 };

interface Setup {
  readonly query?: WidgetQuery;
  readonly hideMap?: boolean;
  readonly width?: number;
}

function show(server: HomeServer, { query = {}, hideMap = true, width = 1200 }: Setup = {}) {
  const { client, searches, views, relaxed } = homeServer(server);
  const store = createWidgetStore(client, query);
  void store.search();
  const onSearchChange = vi.fn();
  const onListingSelect = vi.fn(() => false);
  const view = mount(
    <div style={{ width: `${width}px` }}>
      <Search
        client={client}
        store={store}
        hideMap={hideMap}
        onSearchChange={onSearchChange}
        onListingSelect={onListingSelect}
      />
    </div>,
    { sheets },
  );
  return { ...view, searches, views, relaxed, onSearchChange, onListingSelect };
}

const last = (queries: readonly URLSearchParams[]) => queries.at(-1)?.toString();

test('skeletons give way to the count and the cards', async () => {
  const search = show({ search: () => found });
  expect(search.container.querySelector('.hearth-card--skeleton')).toBeTruthy();
  await search.findByText('1,234 homes');
  expect(await search.findAllByRole('article')).toHaveLength(3);
  expect(search.container.querySelector('.hearth-card--skeleton')).toBeNull();
});

test('the count is heard politely', async () => {
  const search = show({ search: () => ({ listings: homes.slice(0, 1) }) });
  await expect.poll(() => search.getByRole('status').textContent).toBe('1 home found');
});

test('a choice in the form searches again from page 1 and tells the page', async () => {
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

test('a lowest price leaves no lower highest price to choose', async () => {
  const search = show({ search: () => found }, { query: { filters: { minPrice: 400_000 } } });
  const prices = [...(await search.findByLabelText<HTMLSelectElement>('Max. price')).options].map(
    ({ text }) => text,
  );
  expect(prices.slice(0, 2)).toEqual(['No Max', '$400,000']);
});

test('a place is searched when the person pauses, once', async () => {
  const search = show({ search: () => found });
  await userEvent.type(search.getByLabelText('Location'), 'Mueller');
  await expect.poll(() => last(search.searches)).toBe('page=1&limit=12&address=Mueller');
  expect(search.searches).toHaveLength(2);
});

test('what is typed stays as it is typed while it is searched', async () => {
  const search = show({ search: () => found });
  await userEvent.type(search.getByLabelText('Location'), 'San ');
  await expect.poll(() => last(search.searches)).toBe('page=1&limit=12&address=San');
  await userEvent.type(search.getByLabelText('Location'), 'Marcos{Enter}');
  await expect.poll(() => last(search.searches)).toBe('page=1&limit=12&address=San+Marcos');
});

test('Enter searches the place at once', async () => {
  const search = show({ search: () => found });
  await userEvent.type(search.getByLabelText('Location'), '78704{Enter}');
  await expect.poll(() => search.searches.length).toBe(2);
  expect(last(search.searches)).toBe('page=1&limit=12&address=78704');
});

test('words that are the name of nothing are searched as an address, and what came of them is said', async () => {
  const words = 'zzzz % "quote" 😀';
  const search = show(
    { search: (asked) => (asked.get('address') === words ? {} : found) },
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

test('types are ticked in a list that Escape closes', async () => {
  const search = show({ search: () => found });
  await userEvent.click(await search.findByText('Home +2'));
  await userEvent.click(search.getByLabelText('Lot'));
  await expect.poll(() => last(search.searches)).toBe('lot=true&page=1&limit=12');
  await userEvent.keyboard('{Escape}');
  expect(search.container.querySelector('details')?.open).toBe(false);
});

test('the order is one of a few', async () => {
  const search = show({ search: () => found });
  await userEvent.selectOptions(search.getByLabelText('Sort'), 'Price: low to high');
  await expect.poll(() => last(search.searches)).toBe('sortBy=price&sortType=ASC&page=1&limit=12');
});

test('pages are turned, and everything else stays', async () => {
  const search = show({ search: () => found }, { query: { filters: { minPrice: 1 } } });
  await userEvent.click(await search.findByRole('button', { name: 'Page 2' }));
  await expect.poll(() => last(search.searches)).toBe('minPrice=1&page=2&limit=12');
  await expect
    .poll(() => search.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current'))
    .toBe('page');
});

test('pages say which homes they hold of how many', async () => {
  const search = show({ search: () => found }, { query: { page: 103 } });
  expect(await search.findByText('1,225–1,234 of 1,234')).toBeTruthy();
  await userEvent.click(search.getByRole('button', { name: 'Page 1' }));
  expect(await search.findByText('1–12 of 1,234')).toBeTruthy();
  search.unmount();
  const one = show({ search: () => ({ listings: homes }) });
  await one.findByText('3 homes');
  expect(one.queryByText(/ of /)).toBeNull();
});

test('while a page is on its way, what stands over the pages tells of the homes in view', async () => {
  const answers: (() => void)[] = [];
  const search = show({
    search: (asked) =>
      asked.get('page') === '2'
        ? new Promise((resolve) => answers.push(() => resolve(json(aSearchResult(found)))))
        : found,
  });
  await search.findByText('1–12 of 1,234');
  await userEvent.click(search.getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => answers).toHaveLength(1);
  expect(search.getByText('1–12 of 1,234')).toBeTruthy();
  answers[0]?.();
  await search.findByText('13–24 of 1,234');
});

test('a turned page is read from its top', async () => {
  const search = show({ search: () => found });
  await userEvent.click(await search.findByRole('button', { name: 'Next page' }));
  await expect.poll(() => document.activeElement).toBe(search.getByText('1,234 homes'));
});

test('a search that finds nothing says so, with homes close by where there are some', async () => {
  const search = show({ search: () => ({ listings: [], nearbyListings: homes.slice(0, 2) }) });
  await search.findByText('No results');
  expect(search.getByText(emptyText)).toBeTruthy();
  expect(search.getByRole('heading', { name: 'Homes nearby' })).toBeTruthy();
  expect(search.getAllByRole('article')).toHaveLength(2);
});

describe('a search that finds nothing', () => {
  const relaxations: Relaxation[] = [
    { filter: 'tags', total: 1_204, words: 'Without Kyle' },
    { filter: 'maxPrice', total: 1, words: 'Without Up to $125k' },
    { filter: 'waterfront', total: 3, words: 'Without Waterfront' },
  ];
  const query: WidgetQuery = {
    address: ['Kyle'],
    filters: { maxPrice: 125_000, ourListingsOnly: true },
    extra: { waterfront: 'true' },
    limit: 6,
  };
  const nothing = (given: WidgetQuery = query) =>
    show(
      { search: (asked) => (asked.has('maxPrice') ? {} : found), relaxations: () => ({ relaxations }) },
      { query: given },
    );

  test('says what to give up and how many homes that brings', async () => {
    const search = nothing();
    await search.findByText('Find homes by giving up one thing');
    const ways = within(search.getByRole('region', { name: 'Find homes by giving up one thing' }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Without Kyle: 1,204 homes',
      'Without Up to $125k: 1 home',
      'Without Waterfront: 3 homes',
    ]);
    expect(search.relaxed.map(String)).toEqual([
      'maxPrice=125000&ourListingsOnly=true&limit=6&address=Kyle&waterfront=true',
    ]);
    expect(await axeViolations(search.container)).toEqual([]);
    await userEvent.click(ways.getByRole('button', { name: 'Without Waterfront: 3 homes' }));
    await expect.poll(() => search.searches.at(-1)?.has('waterfront')).toBe(false);
    expect(search.searches.at(-1)?.get('maxPrice')).toBe('125000');
  });

  test('gives up a filter of the form or the places, and the focus goes to what came of it', async () => {
    const search = nothing();
    await userEvent.click(await search.findByRole('button', { name: /Up to \$125k/ }));
    await search.findByText('1,234 homes');
    expect(search.searches.at(-1)?.getAll('address')).toEqual(['Kyle']);
    expect(document.activeElement).toBe(search.getByText('1,234 homes'));
    search.unmount();
    const placed = nothing();
    await userEvent.click(await placed.findByRole('button', { name: /Without Kyle/ }));
    await expect.poll(() => placed.searches.at(-1)?.has('address')).toBe(false);
    expect(placed.searches.at(-1)?.get('maxPrice')).toBe('125000');
  });

  test('has all filters removed at once, but for what the page alone decides', async () => {
    const search = nothing();
    await userEvent.click(await search.findByRole('button', { name: 'Remove all filters' }));
    await search.findByText('1,234 homes');
    expect(last(search.searches)).toBe('ourListingsOnly=true&page=1&limit=6');
    expect(search.onSearchChange).toHaveBeenCalledOnce();
  });

  test('offers no way out where nothing narrows it, and says when no single thing is to blame', async () => {
    const search = show({ search: () => ({}) });
    await search.findByText(emptyText);
    expect(search.relaxed).toEqual([]);
    expect(search.queryByRole('button', { name: 'Remove all filters' })).toBeNull();
    search.unmount();
    const manifold = show({ search: () => ({}), relaxations: () => ({ relaxations: [] }) }, { query });
    await manifold.findByText('No single filter or place is to blame: give up several.');
    expect(manifold.getByRole('button', { name: 'Remove all filters' })).toBeTruthy();
  });
});

test('a failure is one line with a retry, and the form stays', async () => {
  let broken = true;
  const search = show({ search: () => (broken ? json({ code: 'internal_error' }, 500) : found) });
  await search.findByText('Unable to fetch listings.');
  expect(search.getByLabelText('Location')).toBeTruthy();
  broken = false;
  await userEvent.click(search.getByRole('button', { name: 'Try again' }));
  await search.findByText('1,234 homes');
});

test('choosing a home tells the page which one', async () => {
  const search = show({ search: () => found });
  await userEvent.click(await search.findByRole('link', { name: '2108 Duval Ln' }));
  expect(search.onListingSelect).toHaveBeenCalledExactlyOnceWith({
    listingid: 'L1',
    url: 'https://homes.example/home-L1.html',
  });
});

test('in a narrow box the filters wait behind a button', async () => {
  const search = show(
    { search: () => found },
    { width: 390, query: { filters: { minPrice: 1, lot: true } } },
  );
  expect(search.queryByLabelText('Beds')?.checkVisibility() ?? false).toBe(false);
  await userEvent.click(search.getByRole('button', { name: 'Filters (2)' }));
  expect((await search.findByLabelText('Beds')).checkVisibility()).toBe(true);
});

test('axe finds nothing in results, emptiness and failure', async () => {
  const results = show({ search: () => found });
  await results.findByText('1,234 homes');
  expect(await axeViolations(results.container)).toEqual([]);
  const empty = show({ search: () => ({}) });
  await empty.findByText('No results');
  expect(await axeViolations(empty.container)).toEqual([]);
  const failed = show({ search: () => json({}, 500) });
  await failed.findByText('Unable to fetch listings.');
  expect(await axeViolations(failed.container)).toEqual([]);
});
