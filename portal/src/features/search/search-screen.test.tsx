import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { Toaster } from 'sonner';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../ui/app-context.tsx';
import { createCompareList } from '../../ui/compare-list.ts';
import { createMapStates } from '../../ui/map-states.ts';
import { createRecentSearches } from '../../ui/recent-searches.ts';
import { createViewedListings } from '../../ui/viewed-listings.ts';
import { SearchScreen } from './search-screen.tsx';

let go: ReturnType<typeof useNavigate>;

function Screen(): ReactNode {
  const location = useLocation();
  go = useNavigate();
  return (
    <>
      <SearchScreen lease={location.pathname.endsWith('/lease')} location={location} />
      <p data-testid="query">{decodeURIComponent(location.search)}</p>
    </>
  );
}

const found = (listings: readonly ListingCard[], nearbyListings: readonly ListingCard[] = []) => ({
  listings,
  nearbyListings,
  total: listings.length,
  pageCount: listings.length === 0 ? 0 : 1,
  history: [],
  boundaries: { minLatitude: null, maxLatitude: null, minLongitude: null, maxLongitude: null },
});
const homes = (count: number): readonly ListingCard[] =>
  Array.from({ length: count }, (_, at) => aListingCard({ listingid: `L${at}` }));

interface Given {
  readonly at?: string;
  readonly answer?: (query: URLSearchParams) => Response;
}

function show({ at = '/listings', answer = () => json(found(homes(2))) }: Given = {}) {
  const asked: URLSearchParams[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    if (pathname === '/api/v2/listing/search/relaxations') return json({ relaxations: [] });
    if (pathname !== '/api/v2/listing/search') return json({ code: 'not_found', message: '' }, 404);
    asked.push(searchParams);
    return answer(searchParams);
  };
  const viewed = createViewedListings();
  const app = {
    edition: editions.austin,
    client: createClient({ baseUrl: 'https://homes.example/', fetch }),
    moment: () => ({ today: '2026-11-21', time: '12:00', edition: 'austin' as const }),
    viewed,
    compare: createCompareList(),
    maps: createMapStates(false),
    recents: createRecentSearches(() => localStorage),
  };
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={['/listings', at]}>
        <Screen />
      </MemoryRouter>
      <Toaster />
    </AppProvider>,
  );
  const said = () =>
    view
      .getAllByRole('status')
      .map((each) => each.textContent)
      .join('');
  const query = () => new URLSearchParams(view.getByTestId('query').textContent);
  const openPanel = async () => {
    await userEvent.click(view.getByRole('button', { name: /^More filters/ }));
    return within(await view.findByRole('dialog', { name: 'More filters' }));
  };
  return { ...view, asked, viewed, said, query, openPanel };
}

beforeEach(() => localStorage.clear());

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

describe('the panel of all filters', () => {
  test.each([
    [0, 'View 0 results'],
    [1, 'View 1 result'],
    [2, 'View 2 results'],
  ])('with %d homes has the button %s', async (count, words) => {
    const search = show({ answer: () => json(found(homes(count))) });
    const panel = await search.openPanel();
    expect((await panel.findByRole('button', { name: /^View \d/ })).textContent).toBe(words);
  });

  test('counts none where the search failed, and says that it did', async () => {
    const search = show({ answer: () => json({ code: 'database_unavailable', message: '' }, 500) });
    const panel = await search.openPanel();
    await panel.findByText('Unable to fetch listings', { selector: 'p' });
    expect(panel.getByRole('button', { name: /^View/ }).textContent).toBe('View 0 results');
  });

  test('has the groups of the specification, and the other bar buttons their own', async () => {
    const search = show();
    const bar = within(search.getByRole('region', { name: 'Filters' }));
    expect(bar.getAllByRole('button').map((each) => each.textContent?.trim())).toEqual([
      ...['Price', 'Bedrooms', 'Bathrooms', 'More filters'],
    ]);
    const panel = await search.openPanel();
    const groups = panel.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(groups).toEqual([
      ...['Price', 'Bedrooms', 'Bathrooms', 'Status', 'Timeframe', 'Show only', 'Property type', 'Size'],
      ...['Home features', 'Property features', 'Community features', 'School ratings', 'Keyword'],
    ]);
  });

  test('lets views be picked while Type of Views is checked, which takes all of them or none', async () => {
    const search = show();
    const panel = await search.openPanel();
    const all = panel.getByRole('checkbox', { name: 'Type of Views' });
    const hills = panel.getByRole<HTMLInputElement>('checkbox', { name: 'Hills' });
    expect(isDisabled(hills)).toBe(true);
    await userEvent.click(all);
    await expect.poll(() => search.query().getAll('views').join()).toContain('Panoramic');
    expect([isDisabled(hills), hills.checked]).toEqual([false, true]);
    await userEvent.click(hills);
    await expect.poll(() => search.query().getAll('views').join()).not.toContain('Hills');
    await userEvent.click(all);
    await expect.poll(() => search.query().has('views')).toBe(false);
    expect(isDisabled(hills)).toBe(true);
  });

  test('forgets the waters with Waterfront', async () => {
    const search = show({ at: '/listings?waterfront=true&waterBodyName=Lake Travis' });
    const panel = await search.openPanel();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Waterfront' }));
    await expect.poll(() => search.getByTestId('query').textContent).toBe('');
  });

  test('asks for open houses of the next 7 days', async () => {
    const search = show();
    const panel = await search.openPanel();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Open houses' }));
    await expect.poll(() => search.query().get('openHouseOnly')).toBe('true');
    await expect.poll(() => search.asked.at(-1)?.get('openHouse')).toBe('7');
  });

  test('shows Pending and Sold locked to guests, Leased in place of Sold on a lease', async () => {
    const search = show();
    const locks = (panel: Awaited<ReturnType<typeof search.openPanel>>) =>
      within(panel.getByRole('group', { name: 'Status' }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((each) => `${each.labels?.[0]?.textContent}: ${isDisabled(each) ? 'locked' : 'open'}`);
    const panel = await search.openPanel();
    expect(locks(panel)).toEqual([
      ...['Active: open', 'Pending: locked', 'Pending - Taking Backups: open', 'Sold: locked'],
    ]);
    expect(panel.getByText(/^Pending and Sold can be changed by people who are signed in/)).toBeTruthy();
    await go('/listings/lease');
    await expect.poll(() => locks(panel).at(-1)).toBe('Leased: locked');
    expect(panel.queryByRole('checkbox', { name: 'No photo' })).toBeNull();
    expect(panel.queryByRole('checkbox', { name: 'Exclusive listings' })).toBeNull();
  });

  test('resets one group or everything, says so, and has a reset only where there is something to', async () => {
    const search = show({ at: '/listings?fireplace=true&minStories=2' });
    const panel = await search.openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Reset Size' }));
    await expect.poll(() => search.getByTestId('query').textContent).toBe('?fireplace=true');
    await expect.poll(() => panel.getByRole('status').textContent).toContain('Filters are reset');
    expect(panel.queryByRole('button', { name: 'Reset Size' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Reset all' }));
    await expect.poll(() => search.getByTestId('query').textContent).toBe('');
    expect(panel.queryByRole('button', { name: /^Reset/ })).toBeNull();
  });

  test('closes with a step back', async () => {
    const search = show({ at: '/listings?fireplace=true' });
    await search.openPanel();
    await go(-1);
    await expect.poll(() => search.queryByRole('dialog')).toBeNull();
  });
});

describe('the list', () => {
  test('that is empty says so, with homes nearby and a way out', async () => {
    const nearby = [aListingCard({ listingid: 'near', streetname: 'Close' })];
    const search = show({ at: '/listings?fireplace=true', answer: () => json(found([], nearby)) });
    await search.findByRole('heading', { name: 'No results' });
    search.getByText("You'll find the results here as soon as the listings match your search criteria.");
    const around = within(search.getByRole('region', { name: 'Homes nearby' }));
    around.getByText(/Close/);
    await userEvent.click(search.getByRole('button', { name: 'Remove all filters' }));
    await expect.poll(() => search.getByTestId('query').textContent).toBe('');
  });

  test('waits with Loading..., and a failure is told of in the list, in a toast and to screen readers', async () => {
    let fails = true;
    const search = show({
      answer: () =>
        fails ? json({ code: 'database_unavailable', message: '' }, 500) : json(found(homes(2))),
    });
    expect(search.getByRole('list', { name: 'Loading...' })).toBeTruthy();
    expect(search.getAllByText('Loading...').length).toBeGreaterThan(0);
    await expect
      .poll(() => search.container.querySelector('[data-sonner-toast]')?.textContent)
      .toBe('Unable to fetch listings');
    expect(search.said()).toContain('Unable to fetch listings');
    fails = false;
    await userEvent.click(search.getByRole('button', { name: 'Try again' }));
    await expect.poll(search.said).toContain('2 results found');
    expect(search.getAllByRole('article')).toHaveLength(2);
  });

  test('marks the homes that were opened on this device', async () => {
    const search = show();
    await search.findAllByRole('article');
    expect(search.queryByText('Viewed')).toBeNull();
    search.viewed.add('L1');
    await expect.poll(() => search.queryAllByText('Viewed')).toHaveLength(1);
    expect(search.getByText('Viewed').closest('article')).toBe(search.getAllByRole('article')[1]);
  });

  test('asks guests to sign up before a home is dismissed, and dismisses none', async () => {
    const search = show();
    const [dismiss] = await search.findAllByRole('button', { name: /^Dismiss / });
    await userEvent.click(dismiss!);
    const dialog = within(document.body);
    await dialog.findByRole('dialog', { name: 'Dismissing a home takes an account' });
    dialog.getByText('This site takes no sign-ups, so nothing was changed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Got it' }));
    await expect.poll(() => dialog.queryByRole('dialog')).toBeNull();
    expect(search.getAllByRole('article')).toHaveLength(2);
    expect(document.activeElement).toBe(dismiss);
  });

  test('shares a home and the whole search as a link, by e-mail only with an account', async () => {
    const search = show({ at: '/listings?fireplace=true' });
    const dialog = within(document.body);
    const [home] = await search.findAllByRole('button', { name: /^Share 2108 Bluebonnet Ln/ });
    await userEvent.click(home!);
    const link = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value;
    await dialog.findByRole('dialog', { name: 'Share this home' });
    expect(link()).toBe(new URL('/home-L0.html', location.href).href);
    await userEvent.click(dialog.getByRole('button', { name: 'Send by e-mail' }));
    await dialog.findByRole('dialog', { name: 'Sending by e-mail takes an account' });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(search.getByRole('button', { name: 'Share this search' }));
    await dialog.findByRole('dialog', { name: 'Share this search' });
    expect(link()).toBe(new URL('/listings?fireplace=true', location.href).href);
  });

  test('is in the default order of a key until it is turned, and can have our own listings first', async () => {
    const search = show();
    await search.findAllByRole('article');
    await userEvent.selectOptions(search.getByRole('combobox', { name: 'Sort' }), 'Price: high to low');
    await expect.poll(() => search.getByTestId('query').textContent).toBe('?sortBy=price');
    await userEvent.click(search.getByRole('button', { name: 'Reverse the order (now high to low)' }));
    await expect.poll(() => search.getByTestId('query').textContent).toBe('?sortBy=price&sortType=ASC');
    await userEvent.click(search.getByRole('checkbox', { name: 'Our listings first' }));
    await expect.poll(() => search.asked.at(-1)?.get('ourListingsFirst')).toBe('true');
    expect(search.query().get('ourListingsFirst')).toBe('true');
  });
});
