import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import visuallyHidden from '@hearth/widgets/ui/visually-hidden.css';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp, type Given } from '../../testing/an-app.ts';
import { BackButton } from '../../testing/page-address.tsx';
import { ana } from '../../testing/signed-in.ts';
import { SearchScreen } from './search-screen.tsx';

function Screen(): ReactNode {
  const location = useLocation();
  return (
    <>
      {location.pathname === '/' ? (
        <p>Home</p>
      ) : (
        <SearchScreen page={location.pathname.endsWith('/lease') ? 'lease' : 'sale'} location={location} />
      )}
      <p data-testid="query">{decodeURIComponent(location.search)}</p>
      <BackButton />
    </>
  );
}

/** The page of a link that was come to from home, on a server that knows Austin. */
function show(link: string, given: Given = {}) {
  const listings = [aListingCard({ listingid: 'L0' }), aListingCard({ listingid: 'L1' })];
  const { client, searches } = homeServer({
    search: (requested) => (requested.get('page') === '999' ? { total: 2, pageCount: 1 } : { listings }),
    areas: { 'city-austin': 'Austin' },
  });
  const view = mount(
    <AppProvider value={anApp(client, given)}>
      <MemoryRouter initialEntries={['/', link]}>
        <Screen />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [visuallyHidden] },
  );
  const query = () => view.getByTestId('query').textContent;
  return {
    ...view,
    searches,
    query,
    notice: () => view.queryByRole('region', { name: 'About this link' })?.textContent ?? null,
    announced: () =>
      view
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
  };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

test('invalid parts of a link are named and dropped from the URL without a history entry', async () => {
  const search = show('/listings?minPrice=cheap&page=-3&sortBy=x&fireplace=true&tags=weird:foo:Bar');
  await expect
    .poll(search.notice)
    .toBe('We ignored parts of this link that are not valid: location, price, sort, page.');
  await expect.poll(search.query).toBe('?fireplace=true');
  await userEvent.click(search.getByRole('button', { name: 'One back' }));
  await search.findByText('Home');
});

test('a guest sees homes for sale for a link to sold ones, and the reason beside them', async () => {
  const link = '/listings?mlsstatus=Sold&soldTimeframe=30&fireplace=true&page=1';
  const search = show(link);
  await search.findByRole('heading', { name: 'Homes for sale in the Austin area' });
  await expect.poll(search.notice).toBe('Sign up to see sold homes.');
  await expect.poll(search.announced).toContain('Sign up to see sold homes. 2 homes found');
  // A reload has the same address.
  expect(search.query()).toBe('?mlsstatus=Sold&soldTimeframe=30&fireplace=true');
  expect(search.searches[0]?.toString()).not.toContain('Sold');
  expect(await axeViolations(search.container)).toEqual([]);
});

test('a locked filter and its notice stay until the visitor dismisses them', async () => {
  const search = show('/listings?mlsstatus=Sold&collection=17&fireplace=true&page=2');
  const words = 'Sign up to see sold homes.Sign up to see collections.';
  await userEvent.click(await search.findByRole('button', { name: 'Remove Fireplace' }));
  await expect.poll(search.query).toBe('?mlsstatus=Sold&collection=17');
  expect(search.notice()).toContain(words);
  await userEvent.click(search.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement?.textContent).toBe('2 homes found');
  await expect.poll(search.query).toBe('');
  expect(search.notice()).toBeNull();
});

test('the notice and its unlock are on the map where that covers the list', async () => {
  await page.viewport(390, 800);
  const unlock = vi.fn();
  const search = show('/listings?mlsstatus=Sold', { unlock });
  await userEvent.click(await search.findByRole('button', { name: 'Map' }));
  const map = within(await search.findByRole('complementary', { name: 'Map of the results' }));
  const notice = within(await map.findByRole('region', { name: 'About this link' }));
  await userEvent.click(notice.getByRole('button', { name: 'Sign up or log in' }));
  expect(unlock).toHaveBeenCalledOnce();
  await userEvent.click(notice.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(search.query).toBe('');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Map of the results');
});

test('the notice offers the unlock where the portal has accounts', async () => {
  const unlock = vi.fn();
  const search = show('/listings?mlsstatus=Sold', { unlock });
  await userEvent.click(await search.findByRole('button', { name: 'Sign up or log in' }));
  expect(unlock).toHaveBeenCalledOnce();
  search.unmount();
  const other = show('/listings?petsAllowed=Yes', { unlock });
  await expect.poll(other.notice).toBe('“Pets allowed” is a filter for homes for lease.');
  other.unmount();
  const ofAgents = show('/listings?noPhoto=true', { unlock });
  await expect.poll(ofAgents.notice).toBe('Log in as an agent to filter by “No photo”.');
});

test('parameters of an account stay out of the search of a guest, who reads why', async () => {
  const search = show('/listings?collection=17&dismissedOnly=true&user=kim&viewedBy=kim&fireplace=true');
  await expect
    .poll(search.notice)
    .toBe(
      'Sign up to see collections.Sign up to see hidden homes.' +
        'Sign up to see viewed homes.Log in as an agent to see searches for another person.',
    );
  await expect.poll(() => search.searches.map(String)).toEqual(['fireplace=true&page=1']);
});

test('they are part of the search of a client', async () => {
  const search = show('/listings?collection=17&dontSaveViewedSearch=true', {
    person: ana,
  });
  // The statuses of the panel: those of a collection are others by default.
  const statuses = 'mlsStatus=Active&mlsStatus=Pending&mlsStatus=Pending+-+Taking+Backups';
  await expect
    .poll(() => search.searches.map(String))
    .toEqual([`${statuses}&page=1&collection=17&dontSaveViewedSearch=true`]);
  expect(search.notice()).toBeNull();
  // The name of the collection is not there yet.
  await userEvent.click(await search.findByRole('button', { name: 'Remove Collection' }));
  await expect.poll(search.query).toBe('?dontSaveViewedSearch=true');
  expect(search.queryByRole('button', { name: 'Remove Collection' })).toBeNull();
});

test('a link is corrected before anything of it is rendered or searched', async () => {
  const search = show('/listings?page=0&minPrice=abc&fireplace=true');
  expect(search.container.querySelector('.search')).toBeNull();
  await expect.poll(() => search.queryAllByText('2 homes found').length).toBeGreaterThan(0);
  expect(search.query()).toBe('?fireplace=true');
  expect(search.searches).toHaveLength(1);
});

test('a reversed range and a page beyond the last are corrected and named', async () => {
  const search = show('/listings?minPrice=500000&maxPrice=300000&page=999');
  await expect
    .poll(search.notice)
    .toBe(
      'The minimum was higher than the maximum, so we swapped them: price.' +
        'This search has no page 999. Its last page, 1, is shown.',
    );
  await expect.poll(search.query).toBe('?minPrice=300000&maxPrice=500000');
});

test('an area has its stored name, for any name in the link', async () => {
  const search = show('/listings?page=2&tags=city:city-austin:Free money here');
  await search.findByRole('heading', { level: 1, name: 'Homes for sale in Austin' });
  expect(search.queryByText(/Free money/)).toBeNull();
  expect(search.query()).toMatch(/^\?tags=city:city-austin:Austin/);
  await expect.poll(() => document.title).toBe('Homes for sale in Austin | Hearth Austin');
});

test('types of homes that are switched off are one chip, which restores them', async () => {
  const search = show('/listings?singleFamilyResidence=false&townhouse=false&fireplace=true');
  const chips = () =>
    within(search.getByRole('list', { name: 'Applied filters' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await expect.poll(chips).toEqual(['Remove Condos only', 'Remove Fireplace']);
  await userEvent.click(search.getByRole('button', { name: 'Remove Condos only' }));
  await expect.poll(search.query).toBe('?fireplace=true');
});
