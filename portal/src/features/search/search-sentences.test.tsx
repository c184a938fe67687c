import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { aSearchResult, type HomeServer, homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { anApp } from '../../testing/an-app.ts';
import { AppProvider } from '../../ui/app-context.tsx';
import { createMapStates } from '../../ui/map-states.ts';
import { SearchScreen } from './search-screen.tsx';

const homes = ['Live Oak', 'Duval', 'Annie'].map((streetname, index) =>
  aListingCard({ listingid: `L${index}`, streetname, latitude: 30.2 + index / 100 }),
);
const many = { listings: homes, total: 1_234, pageCount: 25 };

function Page(): ReactNode {
  const location = useLocation();
  return (
    <>
      <p data-testid="address">{location.pathname + decodeURIComponent(location.search)}</p>
      <SearchScreen lease={location.pathname === '/listings/lease'} location={location} />
    </>
  );
}

interface Setup {
  readonly at?: string;
  readonly server?: HomeServer;
  readonly map?: boolean;
  readonly seen?: readonly string[];
}

/** The search page at an address, on a server that always finds the same unless it is told otherwise. */
function open({ at = '/listings', server = { search: () => many }, map = false, seen = [] }: Setup = {}) {
  const { client, searches } = homeServer(server);
  const app = anApp(client, { maps: createMapStates(map) });
  for (const id of seen) app.viewed.add(id);
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>
        <Page />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return {
    ...view,
    searches,
    address: () => view.getByTestId('address').textContent,
    count: () => view.container.querySelector('.search__count')?.textContent,
    said: () => view.getAllByRole('status').map((each) => each.textContent),
    asked: () => Object.fromEntries(searches.at(-1) ?? []),
  };
}

const cards = (search: ReturnType<typeof open>) => search.queryAllByRole('article').length;

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1100, 800);
});
afterEach(() => {
  toast.dismiss();
});

describe('what a search has found', () => {
  test('is counted, with which of them are on the page', async () => {
    const search = open({ at: '/listings?page=2' });
    await expect.poll(search.count).toBe('1,234 homes found');
    expect(search.getByText('51–100 of 1,234')).toBeTruthy();
    expect(cards(search)).toBe(3);
    expect(search.queryByText('Homes nearby')).toBeNull();
  });

  test('has the range of the homes in view until those of another page came', async () => {
    const waiting: (() => void)[] = [];
    const search = open({
      server: {
        search: (asked) =>
          asked.get('page') === '2'
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

  test('is filled up with homes nearby where it is fewer than two, and then has no range', async () => {
    const search = open({
      server: { search: () => ({ listings: homes.slice(0, 1), nearbyListings: homes.slice(1) }) },
    });
    await expect.poll(search.count).toBe('1 home found');
    const nearby = within(search.getByRole('region', { name: 'Homes nearby' }));
    expect(nearby.getAllByRole('article')).toHaveLength(2);
    expect(search.queryByText(/ of 1$/)).toBeNull();
  });

  test('is nothing in the words of the specification', async () => {
    const search = open({ server: { search: () => ({}) } });
    await search.findByRole('heading', { name: 'No results' });
    search.getByText("You'll find the results here as soon as the listings match your search criteria.");
    expect(search.count()).toBe('No homes found');
    await expect.poll(search.said).toContain('No homes found');
  });

  test('is marked where a home was viewed, in the gallery and in the table', async () => {
    const search = open({ seen: ['L1'] });
    const marked = async (role: 'article' | 'row') => {
      await expect.poll(() => search.queryAllByText('Viewed')).toHaveLength(1);
      return search.getByText('Viewed').closest(role === 'row' ? 'tr' : 'article')?.textContent;
    };
    expect(await marked('article')).toContain('2108 Duval Ln');
    await userEvent.click(search.getByRole('radio', { name: 'Table' }));
    expect(await marked('row')).toContain('2108 Duval Ln');
  });

  test('carries news and status, with the day it was sold, also in the table', async () => {
    const label = (text: string) => ({ text, color: '#ffffff', background: '#17614f' });
    const listings = [
      aListingCard({ listingid: 'L1', primarylabel: label('Price Reduced') }),
      aListingCard({
        ...{ listingid: 'L2', mlsstatus: 'Sold', closedate: '2026-11-02' },
        secondarylabel: label('Sold 11/02/2026'),
      }),
    ];
    const search = open({ server: { search: () => ({ listings }) } });
    await expect.poll(() => cards(search)).toBe(2);
    const texts = () => search.getAllByText(/^(Price Reduced|Active|Sold 11\/02\/2026)$/).length;
    expect(texts()).toBe(3);
    await userEvent.click(search.getByRole('radio', { name: 'Table' }));
    await search.findByRole('cell', { name: /^Price Reduced ?Active$/ });
    search.getByRole('cell', { name: 'Sold 11/02/2026' });
  });
});

describe('a search that fails', () => {
  test('has a count of 0, says so once and in a toast, and is asked again without the old error', async () => {
    let answered: (answer: Response) => void = () => undefined;
    const answers = [json({ code: 'internal_error' }, 500)];
    const search = open({
      server: { search: () => answers.shift() ?? new Promise((resolve) => (answered = resolve)) },
    });
    const inToast = () => document.querySelector('[data-sonner-toast]')?.textContent;
    await expect.poll(inToast).toBe('Unable to fetch listings');
    expect(document.querySelector('[data-sonner-toast]')?.getBoundingClientRect().width).toBe(400);
    expect(search.count()).toBe('Unable to fetch listings');
    await userEvent.click(search.getByRole('button', { name: /^More filters/ }));
    await search.findByRole('button', { name: 'View 0 results' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await search.findByRole('button', { name: 'Try again' }));
    await expect.poll(search.count).toBe('Loading...');
    expect(search.queryByRole('button', { name: 'Try again' })).toBeNull();
    answered(json({ ...many, nearbyListings: [], history: [], boundaries: {} }));
    await expect.poll(search.count).toBe('1,234 homes found');
  });

  test('is not asked while the browser is offline, and follows when it is back', async () => {
    const search = open();
    await expect.poll(search.count).toBe('1,234 homes found');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(search.getByRole('checkbox', { name: 'Our listings first' }));
    await search.findByText(/^You are offline/);
    expect(search.searches).toHaveLength(1);
    expect(cards(search)).toBe(3);
    online.mockRestore();
    dispatchEvent(new Event('online'));
    await expect.poll(search.asked).toMatchObject({ ourListingsFirst: 'true' });
    await expect.poll(() => search.queryByText(/^You are offline/)).toBeNull();
  });
});

describe('a change of the search', () => {
  const fromPageThree = '/listings?minBedrooms=3&page=3';

  test.each<[string, (search: ReturnType<typeof open>) => Promise<void>, string]>([
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
    const search = open({ at: fromPageThree });
    await expect.poll(search.asked).toMatchObject({ page: '3' });
    await search.findByText('101–150 of 1,234');
    await change(search);
    await expect.poll(search.address).toBe(address);
    await expect.poll(() => search.searches.length).toBe(2);
    expect(search.asked()).not.toHaveProperty('page', '3');
  });

  test('to another page is in the address, and takes the reader to the count', async () => {
    const search = open({ at: '/listings?minBedrooms=3' });
    await userEvent.click(await search.findByRole('button', { name: 'Page 2' }));
    await expect.poll(search.address).toBe('/listings?minBedrooms=3&page=2');
    await expect.poll(search.asked).toMatchObject({ page: '2', minBedrooms: '3' });
    expect(document.activeElement?.textContent).toBe('1,234 homes found');
  });

  test('of a link with our listings first is seen on its label', async () => {
    const search = open({ at: '/listings?ourListingsFirst=true' });
    const box = search.getByRole<HTMLInputElement>('checkbox', { name: 'Our listings first' });
    expect(box.checked).toBe(true);
    await expect.poll(search.asked).toMatchObject({ ourListingsFirst: 'true' });
  });
});

describe('the filter panel', () => {
  const panelOf = async (search: ReturnType<typeof open>) => {
    await userEvent.click(search.getByRole('button', { name: /^More filters/ }));
    return within(await search.findByRole('dialog', { name: 'More filters' }));
  };

  test('searches with each change, and counts what that would show', async () => {
    const search = open({
      server: {
        search: (query) => (query.has('fireplace') ? { listings: homes.slice(0, 1) } : many),
      },
    });
    const panel = await panelOf(search);
    await panel.findByRole('button', { name: 'View 1,234 results' });
    await userEvent.click(panel.getByRole('checkbox', { name: 'Fireplace' }));
    await panel.findByRole('button', { name: 'View 1 result' });
    expect(search.address()).toBe('/listings?fireplace=true');
    await expect.poll(() => panel.getByRole('status').textContent).toBe('1 home found');
  });

  test('has resets only where something is to be reset, and says what they did', async () => {
    const search = open();
    const panel = await panelOf(search);
    expect(panel.queryAllByRole('button', { name: /Reset/ })).toEqual([]);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Fireplace' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Playground' }));
    await expect.poll(search.address).toBe('/listings?fireplace=true&playground=true');
    const resets = panel.getAllByRole('button', { name: /^Reset / }).map((each) => each.ariaLabel);
    expect(resets.filter(Boolean)).toHaveLength(2);
    await userEvent.click(panel.getByRole('button', { name: /^Reset home/i }));
    await expect.poll(search.address).toBe('/listings?playground=true');
    await userEvent.click(panel.getByRole('button', { name: 'Reset all' }));
    await expect.poll(search.address).toBe('/listings');
    await expect.poll(() => panel.getByRole('status').textContent).toMatch(/^Filters are reset/);
    expect(panel.queryAllByRole('button', { name: /Reset/ })).toEqual([]);
  });

  test('opens the views with their box alone, which takes all of them or none', async () => {
    const search = open();
    const panel = await panelOf(search);
    const lake = () => panel.getByRole<HTMLInputElement>('checkbox', { name: 'Lake' });
    expect([lake().disabled, lake().checked]).toEqual([true, false]);
    await userEvent.click(panel.getByRole('checkbox', { name: /type of views/i }));
    await expect.poll(() => [lake().disabled, lake().checked]).toEqual([false, true]);
    expect(new URLSearchParams(search.address()?.split('?')[1]).getAll('views')).toHaveLength(7);
    await userEvent.click(panel.getByRole('checkbox', { name: /type of views/i }));
    await expect.poll(search.address).toBe('/listings');
    expect(lake().disabled).toBe(true);
  });

  test('keeps Pending and Sold from guests, on lease Leased, and says who may change them', async () => {
    const sale = open();
    const onSale = await panelOf(sale);
    const locked = (panel: typeof onSale) =>
      panel
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ name, disabled }) => name === 'mlsStatus' && disabled)
        .map(({ labels }) => labels?.[0]?.textContent);
    expect(locked(onSale)).toEqual(['Pending', 'Sold']);
    onSale.getByText(/^Pending and Sold can be changed by people who are signed in/);
    sale.unmount();
    const lease = open({ at: '/listings/lease' });
    expect(locked(await panelOf(lease))).toEqual(['Pending', 'Leased']);
  });
});

describe('while an area is drawn', () => {
  test('all controls of the list keep still, and wake when it is given up', async () => {
    await page.viewport(1400, 800);
    const search = open({ map: true });
    await expect.poll(search.count).toBe('1,234 homes found');
    await userEvent.click(await search.findByRole('button', { name: 'Draw' }, { timeout: 8_000 }));
    const isDisabled = () =>
      [
        search.getByLabelText('Sort'),
        search.getByRole('checkbox', { name: 'Our listings first', hidden: true }),
        search.getByRole('button', { name: 'Price', hidden: true }),
        search.getByRole('button', { name: /^More filters/, hidden: true }),
        search.getByRole('button', { name: 'Page 2', hidden: true }),
      ].map((each) => each.matches(':disabled'));
    await expect.poll(isDisabled).toEqual([true, true, true, true, true]);
    // Unstyled, the list lies over the map.
    (await search.findByRole('button', { name: 'Cancel' })).click();
    await expect.poll(isDisabled).toEqual([false, false, false, false, false]);
    await expect.poll(() => document.activeElement?.textContent).toBe('Draw');
  });
});

describe('the page of a search', () => {
  test('is named and described as its edition has it, for sale and for lease', async () => {
    const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    const sale = open();
    await expect.poll(() => document.title).toBe('Austin Homes for Sale | Hearth Austin');
    expect(description()).toMatch(/for sale in Austin/);
    sale.unmount();
    const lease = open({ at: '/listings/lease' });
    await expect.poll(() => document.title).toBe('Austin Homes for Lease | Hearth Austin');
    expect(description()).toMatch(/for lease in Austin/);
    await expect.poll(lease.asked).toMatchObject({ lease: 'true' });
  });

  test('of leases is where a link that says so leads', async () => {
    const search = open({ at: '/listings?lease=true&minPrice=2000' });
    await expect.poll(search.address).toBe('/listings/lease?minPrice=2000');
    await expect.poll(search.asked).toMatchObject({ lease: 'true', minPrice: '2000' });
    expect(search.searches).toHaveLength(1);
  });
});
