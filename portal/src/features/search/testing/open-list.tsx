import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { aSearchResult } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import visuallyHidden from '@hearth/widgets/ui/visually-hidden.css';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { userEvent } from 'vitest/browser';
import { Header } from '../../../app/shell/header.tsx';
import { Toasts } from '../../../app/toasts.tsx';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { backgroundOf, stateFor } from '../../../shared/listing/listing-modal.ts';
import { anApp } from '../../../testing/an-app.ts';
import { BackButton, PageAddress } from '../../../testing/page-address.tsx';
import { NavigationKindProvider } from '../../../ui/navigation-kind.tsx';
import { SearchScreen } from '../search-screen.tsx';

function List({ lease }: { readonly lease: boolean }): ReactNode {
  return <SearchScreen page={lease ? 'lease' : 'sale'} location={useLocation()} />;
}

function Where(): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <PageAddress />
      <BackButton />
      <button type="button" onClick={() => navigate(home, { state: stateFor(location, home) })}>
        Open a home
      </button>
    </>
  );
}

/** The address of a home, which lies over the list it is opened from. */
export const home = '/1-main-street-austin-tx-78704-H0.html';

type Answer = (query: URLSearchParams) => Response | Promise<Response>;

/** A result of so many homes, at most three of them on the page. */
export const found = (total: number, given: Partial<SearchResult> = {}): Response =>
  json({
    ...aSearchResult({
      listings: Array.from({ length: Math.min(total, 3) }, (_, at) => aListingCard({ listingid: `H${at}` })),
      total,
      pageCount: Math.ceil(total / 50),
    }),
    ...given,
  });

interface Given {
  readonly at?: string;
  readonly answer?: Answer;
  /** The server's response for an agent; by default it knows only Ada. */
  readonly agent?: () => Promise<Response>;
  /** The stored areas; none by default. */
  readonly areas?: () => Promise<Response>;
  readonly sheets?: readonly CSSStyleSheet[];
}

/** The list with its header after one other page, on a server that by default finds five homes. */
export function openList({
  at = '/listings',
  answer = () => found(5),
  agent,
  areas,
  sheets = [],
}: Given = {}) {
  const searches: { query: URLSearchParams; signal: AbortSignal }[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { url, signal } = input as Request;
    const { pathname, searchParams: query } = new URL(url);
    if (pathname.endsWith('/listing/search')) {
      searches.push({ query, signal });
      return answer(query);
    }
    if (pathname.endsWith('/relaxations')) return json({ relaxations: [], complete: true });
    if (pathname.endsWith('/agent/512345')) return json({ name: 'Ada Reyes', trecLicense: '512345' });
    if (pathname.endsWith('/map/areas') && areas) return areas();
    return agent?.() ?? json({ code: 'agent_not_found', message: 'unknown' }, 404);
  };
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }));
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={['/', at]}>
        <Header />
        <main id="main" tabIndex={-1}>
          <Screens />
        </main>
        <Where />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
    { sheets: [visuallyHidden, ...sheets] },
  );
  const address = () => view.getByTestId('address').textContent;
  const back = () => userEvent.click(view.getByRole('button', { name: 'One back' }));
  /** Back button of the browser, which presses nothing on the page. */
  const goBack = () => view.getByText('One back').click();
  const openHome = () => userEvent.click(view.getByRole('button', { name: 'Open a home' }));
  const count = () => view.container.querySelector('.search__count')?.textContent;
  const names = (): readonly (string | undefined)[] => searches.map(({ query }) => query.toString());
  return { ...view, searches, names, address, back, goBack, openHome, count };
}

/** Page of the app, rendered for a given location, for which the router reports no kind of navigation. */
function Screens(): ReactNode {
  const location = useLocation();
  return (
    <NavigationKindProvider>
      <Routes location={backgroundOf(location) ?? location}>
        <Route path="/listings" element={<List lease={false} />} />
        <Route path="/listings/lease" element={<List lease={true} />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </NavigationKindProvider>
  );
}
