import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { screen, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { SearchScreen } from './search-screen.tsx';

let go: ReturnType<typeof useNavigate>;

function Screen(): ReactNode {
  const location = useLocation();
  go = useNavigate();
  return (
    <>
      <SearchScreen page={location.pathname.endsWith('/lease') ? 'lease' : 'sale'} location={location} />
      <p data-testid="query">{decodeURIComponent(location.search)}</p>
    </>
  );
}

const two = [aListingCard({ listingid: 'L0' }), aListingCard({ listingid: 'L1' })];

/** The search page at an address, which was come to from the bare one, on a server that always finds the same. */
function show(at = '/listings', listings = two, site = aSite()) {
  const { client, searches } = homeServer({ search: () => ({ listings }), site: () => site });
  const view = mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter initialEntries={['/listings', at]}>
        <Screen />
      </MemoryRouter>
    </AppProvider>,
  );
  const query = () => view.getByTestId('query').textContent;
  const openPanel = async () => {
    // A link with parts that do not apply is corrected before the screen is rendered.
    await userEvent.click(await view.findByRole('button', { name: /^More filters/ }));
    return within(await screen.findByRole('dialog', { name: 'More filters' }));
  };
  return { ...view, searches, query, openPanel };
}

beforeEach(() => localStorage.clear());

describe('the panel of all filters', () => {
  test('shows the groups of the specification and travel time in the panel of all filters', async () => {
    const search = show();
    const bar = within(search.getByRole('region', { name: 'Filters' }));
    expect(bar.getAllByRole('button').map((each) => each.textContent?.trim())).toEqual([
      ...['Price', 'Bedrooms', 'Bathrooms', 'Property type', 'More filters'],
    ]);
    const panel = await search.openPanel();
    await panel.findByText('Ratings: Texas Education Agency, 2022.');
    const groups = panel.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(groups).toEqual([
      ...['Price', 'Bedrooms', 'Bathrooms', 'Status', 'Timeframe', 'Show only', 'Property type', 'Size'],
      ...['Home features', 'Property features', 'Community features', 'School ratings'],
      ...['Travel time', 'Keyword'],
    ]);
  });

  test('shows no ratings of schools without their source', async () => {
    const panel = await show('/listings', two, aSite({ schoolRatings: null })).openPanel();
    await panel.findByRole('heading', { name: 'Keyword' });
    expect(panel.queryByRole('heading', { name: 'School ratings' })).toBeNull();
  });

  test('names the ratings of a link whose source is unknown', async () => {
    const search = show('/listings?highSchoolRating=8', two, aSite({ schoolRatings: null }));
    await search.findByText('“High school” is not applied: the source of the school ratings is not known.');
  });

  test('clears the kinds of water with Waterfront', async () => {
    const search = show('/listings?waterfront=true&waterBodyName=Lake Travis');
    const panel = await search.openPanel();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Waterfront' }));
    await expect.poll(search.query).toBe('');
  });

  test('asks for open houses of the next 7 days, none of them sold', async () => {
    const search = show('/listings?mlsstatus=Active,Sold&soldTimeframe=30');
    const panel = await search.openPanel();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Open houses' }));
    await expect.poll(() => search.searches.at(-1)?.get('openHouse')).toBe('7');
    expect(search.searches.at(-1)?.getAll('mlsStatus')).toEqual(['Active']);
    expect(search.query()).toBe('?mlsstatus=Active&openHouseOnly=true');
  });

  test('closes with a step back', async () => {
    const search = show('/listings?fireplace=true');
    await search.openPanel();
    await go(-1);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the list', () => {
  test('shows a button that removes all filters in an empty list', async () => {
    const search = show('/listings?fireplace=true&address=Austin', []);
    await userEvent.click(await search.findByRole('button', { name: 'Remove all filters' }));
    await expect.poll(search.query).toBe('');
    await expect.poll(() => search.queryByRole('button', { name: 'Remove all filters' })).toBeNull();
  });

  test('offers no action that takes an account', async () => {
    const search = show();
    await search.findAllByRole('article');
    expect(search.queryByRole('button', { name: /^Hide \d/ })).toBeNull();
  });

  test('shares a home and the whole search as a link', async () => {
    const search = show('/listings?fireplace=true');
    const dialog = within(document.body);
    const [more] = await search.findAllByRole('button', { name: /^More actions for 2108 Bluebonnet Ln/ });
    await userEvent.click(more!);
    // The focus does not move, as in Safari, where no button takes it.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.poll(() => more!.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more!);
    const [home] = await search.findAllByRole('button', { name: /^Share 2108 Bluebonnet Ln/ });
    await userEvent.click(home!);
    const link = async () => (await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value;
    await dialog.findByRole('dialog', { name: 'Share this home' });
    expect(await link()).toBe(new URL('/home-L0.html', location.href).href);
    expect(dialog.queryByRole('button', { name: /email/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(search.getByRole('button', { name: 'Share this search' }));
    await dialog.findByRole('dialog', { name: 'Share this search' });
    expect(await link()).toBe(new URL('/listings?fireplace=true', location.href).href);
  });
});
