import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import visuallyHidden from '@hearth/widgets/ui/visually-hidden.css';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Toaster, toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anApp } from '../../testing/an-app.ts';
import { BackButton } from '../../testing/page-address.tsx';
import { AppProvider } from '../../ui/app-context.tsx';
import { SearchScreen } from './search-screen.tsx';

function Screen(): ReactNode {
  const location = useLocation();
  return (
    <>
      <Toaster />
      {location.pathname === '/' ? (
        <p>Home</p>
      ) : (
        <SearchScreen lease={location.pathname.endsWith('/lease')} location={location} />
      )}
      <p data-testid="query">{decodeURIComponent(location.search)}</p>
      <BackButton />
    </>
  );
}

/** The page of a link that was come to from home, on a server that knows Austin. */
function show(link: string) {
  const listings = [aListingCard({ listingid: 'L0' }), aListingCard({ listingid: 'L1' })];
  const { client, searches } = homeServer({
    search: () => ({ listings }),
    areas: { 'city-austin': 'Austin' },
  });
  const view = mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter initialEntries={['/', link]}>
        <Screen />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [visuallyHidden] },
  );
  const query = () => view.getByTestId('query').textContent;
  const body = within(document.body);
  return {
    ...view,
    searches,
    query,
    body,
    notices: () => body.queryAllByText(/of this link could not be used/),
  };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
  toast.dismiss();
});

test('invalid parts of a link are named and dropped from the URL without a history entry', async () => {
  const search = show('/listings?minPrice=900000&maxPrice=100000&sortBy=x&fireplace=true&tags=weird:foo:Bar');
  await search.body.findByText(
    'Parts of this link could not be used and were left out: location, price, sort',
    {},
    { timeout: 4_000 },
  );
  await expect.poll(search.query).toBe('?fireplace=true');
  await userEvent.click(search.getByRole('button', { name: 'One back' }));
  await search.findByText('Home');
});

test('a guest sees homes for sale for a link to sold ones, and the reason', async () => {
  const search = show('/listings?mlsstatus=Sold&soldTimeframe=30&fireplace=true&page=1');
  await search.findByRole('heading', { name: 'Homes for sale in the Austin area' });
  await search.body.findByText('Sold homes are shown to registered clients.', {}, { timeout: 4_000 });
  await expect.poll(search.query).toBe('?fireplace=true');
});

test('page 1 is not part of the canonical URL', async () => {
  const search = show('/listings?page=1');
  await expect.poll(search.query).toBe('');
  expect(search.notices()).toEqual([]);
});

test('invalid parts are also named where the link is for the other kind of page', async () => {
  const search = show('/listings?lease=true&minPrice=abc&sortBy=x&fireplace=true');
  await search.body.findByText(
    'Parts of this link could not be used and were left out: price, sort',
    {},
    { timeout: 4_000 },
  );
  await expect.poll(search.query).toBe('?fireplace=true');
});

test('a link is corrected before anything of it is rendered or searched', async () => {
  const search = show('/listings?page=0&minPrice=abc&fireplace=true');
  expect(search.container.querySelector('.search')).toBeNull();
  await expect.poll(() => search.queryAllByText('2 homes found').length).toBeGreaterThan(0);
  expect(search.query()).toBe('?fireplace=true');
  expect(search.searches).toHaveLength(1);
});

test('a single invalid part is named in the singular', async () => {
  const search = show(`/listings?keyword=${'x'.repeat(5_000)}`);
  await search.body.findByText(
    'A part of this link could not be used and was left out: keyword',
    {},
    { timeout: 4_000 },
  );
  await expect.poll(search.query).toBe('');
});

test('an invalid page number is corrected without a notice, like one beyond the last', async () => {
  for (const none of ['1000000000', '-3']) {
    const search = show(`/listings?page=${none}&fireplace=true`);
    await expect.poll(search.query).toBe('?fireplace=true');
    expect(search.notices()).toEqual([]);
    search.unmount();
  }
});

test('a valid link is not changed', async () => {
  const search = show('/listings?tags=city:city-austin:Austin&fireplace=true&utm_source=mail');
  await expect.poll(() => search.queryAllByText('2 homes found').length).toBeGreaterThan(0);
  expect(search.query()).toBe('?tags=city:city-austin:Austin&fireplace=true&utm_source=mail');
  expect(search.notices()).toEqual([]);
});

test('an area has its stored name, for any name in the link', async () => {
  const search = show('/listings?page=2&tags=city:city-austin:Free money here');
  await search.findByRole('heading', { level: 1, name: 'Homes for sale in Austin' }, { timeout: 4_000 });
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
