import type { Relaxation } from '@hearth/domain/contract/relaxations.ts';
import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aSite } from '../testing/a-site.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { emptyText } from './search-words.ts';
import { found, homes, last, show } from './testing/shown-search.tsx';
import type { WidgetQuery } from './widget-query.ts';

test('an empty search shows a message, and homes nearby where there are some', async () => {
  const search = show({
    search: () => ({ listings: [], nearbyListings: homes.slice(0, 2), nearbyMiles: 2 }),
    site: aSite,
  });
  await search.findByText(emptyText);
  expect(search.getByText('No results')).toBeTruthy();
  expect(search.getByRole('heading', { name: 'Homes nearby, within 2 miles' })).toBeTruthy();
  expect(search.getAllByRole('article')).toHaveLength(2);
  await search.findByText('Data from ACTRIS as of 20 Nov 2026. Shown by Hearth Realty');
});

test('an empty search shows at most `limit` homes nearby', async () => {
  const search = show(
    { search: () => ({ listings: [], nearbyListings: homes.slice(0, 2), nearbyMiles: 2 }) },
    { query: { limit: 1 } },
  );
  await search.findByRole('heading', { name: 'Homes nearby, within 2 miles' });
  expect(search.getAllByRole('article')).toHaveLength(1);
});

describe('an empty search', () => {
  const relaxations: Relaxation[] = [
    { filter: 'tags', total: 1_204, words: 'Remove Kyle', also: [] },
    { filter: 'maxPrice', total: 1, words: 'Remove Up to $125k', also: [] },
    { filter: 'waterfront', total: 3, words: 'Remove Waterfront', also: [] },
  ];
  const query: WidgetQuery = {
    address: ['Kyle'],
    filters: { maxPrice: 125_000, ourListingsOnly: true },
    extra: { waterfront: 'true' },
    limit: 6,
  };
  const nothing = (given: WidgetQuery = query) =>
    show(
      {
        search: (requested) => (requested.has('maxPrice') ? {} : found),
        relaxations: () => ({ relaxations, complete: true }),
      },
      { query: given },
    );

  test('offers relaxations with their number of homes', async () => {
    const search = nothing();
    await search.findByText('Remove a filter to see more homes');
    const ways = within(search.getByRole('region', { name: 'Remove a filter to see more homes' }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove Kyle 1,204 homes',
      'Remove Up to $125k 1 home',
      'Remove Waterfront 3 homes',
    ]);
    expect(search.relaxed.map(String)).toEqual([
      'maxPrice=125000&ourListingsOnly=true&limit=6&address=Kyle&waterfront=true',
    ]);
    expect(await axeViolations(search.container)).toEqual([]);
    await userEvent.click(ways.getByRole('button', { name: 'Remove Waterfront 3 homes' }));
    await expect.poll(() => search.searches.at(-1)?.has('waterfront')).toBe(false);
    expect(search.searches.at(-1)?.get('maxPrice')).toBe('125000');
  });

  test('removes a filter or the location, and the focus goes to the count', async () => {
    const search = nothing();
    await userEvent.click(await search.findByRole('button', { name: /Up to \$125k/ }));
    await search.findByText('1,234 homes');
    expect(search.searches.at(-1)?.getAll('address')).toEqual(['Kyle']);
    expect(document.activeElement).toBe(search.getByText('1,234 homes'));
    search.unmount();
    const located = nothing();
    await userEvent.click(await located.findByRole('button', { name: /Remove Kyle/ }));
    await expect.poll(() => located.searches.at(-1)?.has('address')).toBe(false);
    expect(located.searches.at(-1)?.get('maxPrice')).toBe('125000');
  });

  test('removes all filters at once, except those that the page sets', async () => {
    const search = nothing();
    await userEvent.click(await search.findByRole('button', { name: 'Remove all filters' }));
    await search.findByText('1,234 homes');
    expect(last(search.searches)).toBe('ourListingsOnly=true&page=1&limit=6');
    expect(search.onSearchChange).toHaveBeenCalledOnce();
  });

  test('offers none without filters, and asks to remove more than one', async () => {
    const search = show({ search: () => ({}) });
    await search.findByText(emptyText);
    expect(search.relaxed).toEqual([]);
    expect(search.queryByRole('button', { name: 'Remove all filters' })).toBeNull();
    search.unmount();
    const manifold = show(
      { search: () => ({}), relaxations: () => ({ relaxations: [], complete: true }) },
      { query },
    );
    await manifold.findByText('Remove more than one filter to see homes.');
    expect(manifold.getByRole('button', { name: 'Remove all filters' })).toBeTruthy();
  });
});
