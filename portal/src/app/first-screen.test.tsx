import { type SearchResult, searchListings } from '@hearth/domain/contract/search.ts';
import { areaRequests, homeRequests, searchRequests } from '@hearth/domain/page/first-requests.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { anAgentViewer, viewers } from '@hearth/domain/testing/a-viewer.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { anAgent, someReviews } from '@hearth/widgets/testing/an-agent.ts';
import { aSearchResult, homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from '../shared/app/app-context.tsx';
import { type ServedAnswers, takeServedAnswers } from '../shared/app/served-answers.ts';
import { anApp } from '../testing/an-app.ts';
import { AppRoutes } from './routes.tsx';

const fromPage = aListingCard({ listingid: 'P1', streetname: 'Servedpage' });
const found: SearchResult = aSearchResult({ listings: [fromPage], total: 3 });
const zilker = '/listings/market-overview/subdivision/tx/zilker';
const area = {
  ...{ id: 'sub-1', type: 'subdivision', name: 'Zilker', place: 'Zilker', url: zilker, asof: null },
  ...{ within: [], range: null, inventory: [], months: [], compared: null, zipcodes: [], schools: [] },
  figures: {
    forsale: 3,
    medianlistprice: null,
    medianpricepersquarefoot: null,
    mediandaysonmarket: null,
    pricecuts: 0,
    sold: 0,
  },
  neighborhoods: { place: 'Zilker', areas: [] },
};
const outline = { ...aBox(0, 0, 1, 1), id: 'sub-1', name: 'Zilker', type: 'subdivision' };
const outlined = { id: 'sub-1', name: 'Zilker', type: 'subdivision', geometry: outline, bounds: null };

const market = {
  place: 'Buda',
  url: '/buda',
  count: 2,
  medianlistprice: 400_000,
  scene: '/scenes/city-tx-buda',
};
const markets = { areas: [market] };
const reviews = {
  hits: someReviews(1).map((review) => ({
    ...review,
    agent: { ...anAgent(), brokerage: 'Live Oak Realty', teamName: null },
  })),
};

/** Answers in the form of the server. */
function write(answers: Readonly<Record<string, unknown>>, edition = 'austin'): void {
  const text = JSON.stringify({ edition, answers }).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="served-answers">${text}</script>`;
  document.body.insertAdjacentHTML('beforeend', script);
}

const written = (addresses: readonly string[], data: readonly unknown[]) =>
  write(Object.fromEntries(addresses.map((address, at) => [address, data[at]])));

/** Another server's homes: their cards must not appear. */
function open(path: string, answers: ServedAnswers) {
  const server = homeServer({
    search: () => aSearchResult({ listings: [aListingCard({ listingid: 'S1' })] }),
  });
  const view = mount(
    <AppProvider value={anApp(server.client, { answers })}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </AppProvider>,
  );
  return { ...view, searches: server.searches };
}

afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById('served-answers')?.remove();
});

const guest = viewers.guest;
const none = new URLSearchParams();

test.each([
  ['/', homeRequests(), [found, found, found, markets, reviews]],
  ['/listings', searchRequests(none, false, guest), [found]],
  [
    '/listings/lease?minBedrooms=3&page=2',
    searchRequests(new URLSearchParams('minBedrooms=3&page=2'), true, guest),
    [found],
  ],
  [
    zilker,
    areaRequests({ type: 'subdivision', state: 'tx', slug: 'zilker', id: null }, 'sub-1', none, guest),
    [outlined, area, found],
  ],
])('%s shows the answers in the page and does not request them', async (path, addresses, data) => {
  written(addresses, data);
  const page = open(path, takeServedAnswers(guest, 'austin'));
  expect((await page.findAllByText(/Servedpage/)).length).toBeGreaterThan(0);
  expect(page.searches).toEqual([]);
  expect(document.getElementById('served-answers')).toBeNull();
});

test('the home page shows the markets and reviews in the page', async () => {
  written(homeRequests(), [found, found, found, markets, reviews]);
  const page = open('/', takeServedAnswers(guest, 'austin'));
  await page.findByRole('link', { name: 'Buda' });
  const section = within(page.getByRole('region', { name: 'What clients say' }));
  section.getByText('Review 1, with care.');
  section.getByRole('img', { name: '5 out of 5 stars' });
  const link = section.getByRole('link', { name: `Reviews of ${anAgent().name}` });
  expect(link.getAttribute('href')).toBe(`${anAgent().url}?tab=reviews`);
});

test('the home page has no room for reviews where there are none', async () => {
  written(homeRequests(), [found, found, found, markets, { hits: [] }]);
  const page = open('/', takeServedAnswers(guest, 'austin'));
  await page.findByRole('heading', { name: 'How it works' });
  expect(page.queryByRole('region', { name: 'What clients say' })).toBeNull();
});

test('a search that differs from the one in the page is requested', async () => {
  written(searchRequests(none, false, guest), [found]);
  const page = open('/listings?minBedrooms=4', takeServedAnswers(guest, 'austin'));
  await expect.poll(() => page.searches.length).toBe(1);
  expect(page.queryByText(/Servedpage/)).toBeNull();
});

const [address = ''] = searchRequests(none, false, guest);
const bare = { query: [] as const };

test.each([
  ['a signed-in viewer', () => takeServedAnswers(anAgentViewer(), 'austin')],
  ['another edition', () => takeServedAnswers(guest, 'san-antonio')],
  [
    'a page that Back shows again',
    () => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never]);
      return takeServedAnswers(guest, 'austin');
    },
  ],
  [
    'a page of half a minute ago',
    () => {
      const answers = takeServedAnswers(guest, 'austin');
      const now = performance.now();
      vi.spyOn(performance, 'now').mockReturnValue(now + 30_001);
      return answers;
    },
  ],
])('%s gets no answer of the page', (_, take) => {
  write({ [address]: found, '/api/v2/listing/L7': listingDetails({ listingid: 'L7' }) });
  const answers = take();
  expect(answers.of(searchListings, bare)).toBeUndefined();
  expect(document.getElementById('served-answers')).toBeNull();
});
