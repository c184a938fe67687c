import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { type HomeServer, homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Toasts } from '../../../app/toasts.tsx';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { createMapStates } from '../../../shared/searching/map-states.ts';
import { anApp } from '../../../testing/an-app.ts';
import { PageAddress } from '../../../testing/page-address.tsx';
import { SearchScreen } from '../search-screen.tsx';

/** Three homes that a server finds. */
export const homes = ['Live Oak', 'Duval', 'Annie'].map((streetname, index) =>
  aListingCard({ listingid: `L${index}`, streetname, latitude: 30.2 + index / 100 }),
);
/** The first of 25 pages of homes. */
export const many = { listings: homes, total: 1_234, pageCount: 25 };

function Page(): ReactNode {
  const location = useLocation();
  return (
    <>
      <PageAddress />
      <SearchScreen page={location.pathname === '/listings/lease' ? 'lease' : 'sale'} location={location} />
    </>
  );
}

interface Setup {
  readonly at?: string;
  readonly server?: HomeServer;
  readonly map?: boolean;
  readonly seen?: readonly string[];
  readonly sheets?: readonly CSSStyleSheet[];
}

/** The search page at an address, on a server that by default always finds the same homes. */
export function openSearchPage({
  at = '/listings',
  server = { search: () => many },
  map = false,
  seen = [],
  sheets = [],
}: Setup = {}) {
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
    { sheets },
  );
  return {
    ...view,
    searches,
    address: () => view.getByTestId('address').textContent,
    count: () => view.container.querySelector('.search__count')?.textContent,
    said: () => view.getAllByRole('status').map((each) => each.textContent),
    requested: () => Object.fromEntries(searches.at(-1) ?? []),
  };
}

export type SearchPage = ReturnType<typeof openSearchPage>;
