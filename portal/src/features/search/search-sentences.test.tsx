import { json } from '@hearth/widgets/testing/answers.ts';
import { aSearchResult } from '@hearth/widgets/testing/home-server.ts';
import { screen, within } from '@testing-library/dom';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { homes, many, openSearchPage, type SearchPage } from './testing/open-search-page.tsx';

const cards = (search: SearchPage) => search.queryAllByRole('article').length;

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1100, 800);
});
afterEach(() => {
  toast.dismiss();
});

describe('the results of a search', () => {
  test('counts the results, with the rows on the page', async () => {
    const search = openSearchPage({ at: '/listings?page=2' });
    await expect.poll(search.count).toBe('1,234 homes found');
    expect(search.getByText('51–100 of 1,234')).toBeTruthy();
    expect(cards(search)).toBe(3);
    expect(search.queryByText('Homes nearby')).toBeNull();
  });

  test('keeps the range of the homes in view until another page has loaded', async () => {
    const waiting: (() => void)[] = [];
    const search = openSearchPage({
      server: {
        search: (requested) =>
          requested.get('page') === '2'
            ? new Promise((resolve) => waiting.push(() => resolve(json(aSearchResult(many)))))
            : many,
      },
    });
    await search.findByText('1–50 of 1,234');
    await userEvent.click(search.getByRole('button', { name: 'Page 2' }));
    await expect.poll(() => waiting).toHaveLength(1);
    expect(search.getByText('1–50 of 1,234')).toBeTruthy();
    waiting[0]?.();
    await search.findByText('51–100 of 1,234');
  });

  test('include homes nearby below two matches, and then have no range', async () => {
    const search = openSearchPage({
      server: {
        search: () => ({ listings: homes.slice(0, 1), nearbyListings: homes.slice(1), nearbyMiles: 4 }),
      },
    });
    await expect.poll(search.count).toBe('1 home found');
    const nearby = within(search.getByRole('region', { name: 'Homes nearby, within 4 miles' }));
    expect(nearby.getAllByRole('article')).toHaveLength(2);
    expect(search.queryByText(/ of 1$/)).toBeNull();
  });

  test('shows other homes where the search has no place or its homes are far away', async () => {
    for (const miles of [undefined, 31]) {
      const nearbyMiles = miles === undefined ? {} : { nearbyMiles: miles };
      const search = openSearchPage({
        server: { search: () => ({ nearbyListings: homes.slice(1), ...nearbyMiles }) },
      });
      await search.findByRole('region', { name: 'Other homes' });
      search.unmount();
    }
  });

  test('name a text that is no place, and offer a search of descriptions', async () => {
    const search = openSearchPage({
      at: '/listings?address=asdfqwer',
      server: { search: (requested) => (requested.has('keyword') ? many : { unknownPlaces: ['asdfqwer'] }) },
    });
    await search.findByText('No place or address here is called “asdfqwer”.');
    search.getByRole('heading', { level: 1, name: 'Homes for sale matching “asdfqwer”' });
    await userEvent.click(search.getByRole('button', { name: 'Search descriptions for “asdfqwer”' }));
    await expect.poll(search.count).toBe('1,234 homes found');
    search.getByRole('heading', { level: 1, name: 'Homes for sale in the Austin area' });
  });

  test('shows an empty result in the words of the specification', async () => {
    const search = openSearchPage({ server: { search: () => ({}) } });
    await search.findByRole('heading', { name: 'No results' });
    search.getByText("You'll find the results here as soon as the listings match your search criteria.");
    expect(search.count()).toBe('No homes found');
    await expect.poll(search.said).toContain('No homes found');
  });

  test('mark viewed homes, in the gallery and in the table', async () => {
    const search = openSearchPage({ seen: ['L1'] });
    const marked = async (role: 'article' | 'row') => {
      await expect.poll(() => search.queryAllByText('Viewed')).toHaveLength(1);
      return search.getByText('Viewed').closest(role === 'row' ? 'tr' : 'article')?.textContent;
    };
    expect(await marked('article')).toContain('2108 Duval Ln');
    await userEvent.click(search.getByRole('radio', { name: 'Table' }));
    expect(await marked('row')).toContain('2108 Duval Ln');
  });
});

describe('a search that fails', () => {
  test('shows a count of 0 and one line without a toast for a failed search until a retry succeeds', async () => {
    let answered: (answer: Response) => void = () => undefined;
    const answers = [json({ code: 'internal_error' }, 500)];
    const search = openSearchPage({
      server: { search: () => answers.shift() ?? new Promise((resolve) => (answered = resolve)) },
    });
    await expect.poll(search.count).toBe('Unable to fetch listings');
    await search.findByRole('button', { name: 'Try again' });
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    await userEvent.click(search.getByRole('button', { name: /^More filters/ }));
    await screen.findByRole('button', { name: 'View 0 results' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await search.findByRole('button', { name: 'Try again' }));
    await expect.poll(search.count).toBe('Loading...');
    expect(search.queryByRole('button', { name: 'Try again' })).toBeNull();
    answered(json({ ...many, nearbyListings: [], history: [], boundaries: {} }));
    await expect.poll(search.count).toBe('1,234 homes found');
  });
});

describe('a change of the search', () => {
  const fromPageThree = '/listings?minBedrooms=3&page=3';

  test.each<[string, (search: SearchPage) => Promise<void>, string]>([
    [
      'of the order',
      (search) => userEvent.selectOptions(search.getByLabelText('Sort'), 'Price: low to high'),
      '/listings?minBedrooms=3&sortBy=price&sortType=ASC',
    ],
    [
      'of its direction',
      (search) => userEvent.click(search.getByRole('button', { name: /^Reverse the order/ })),
      '/listings?minBedrooms=3&sortType=ASC',
    ],
    [
      'to our listings first',
      (search) => userEvent.click(search.getByRole('checkbox', { name: 'Our listings first' })),
      '/listings?minBedrooms=3&ourListingsFirst=true',
    ],
    [
      'of a filter',
      (search) => userEvent.click(search.getByRole('button', { name: /^Remove ?3\+ beds$/ })),
      '/listings',
    ],
  ])('%s goes back to page 1, and is fetched', async (_what, change, address) => {
    const search = openSearchPage({ at: fromPageThree });
    await expect.poll(search.requested).toMatchObject({ page: '3' });
    await search.findByText('101–150 of 1,234');
    await change(search);
    await expect.poll(search.address).toBe(address);
    await expect.poll(() => search.searches.length).toBe(2);
    expect(search.requested()).not.toHaveProperty('page', '3');
  });

  test('writes another page into the address, and takes the reader to the count', async () => {
    const search = openSearchPage({ at: '/listings?minBedrooms=3' });
    await userEvent.click(await search.findByRole('button', { name: 'Page 2' }));
    await expect.poll(search.address).toBe('/listings?minBedrooms=3&page=2');
    await expect.poll(search.requested).toMatchObject({ page: '2', minBedrooms: '3' });
    expect(document.activeElement?.textContent).toBe('1,234 homes found');
  });

  test('labels the order where a link has our listings first', async () => {
    const search = openSearchPage({ at: '/listings?ourListingsFirst=true' });
    const box = search.getByRole<HTMLInputElement>('checkbox', { name: 'Our listings first' });
    expect(box.checked).toBe(true);
    await expect.poll(search.requested).toMatchObject({ ourListingsFirst: 'true' });
  });
});
