import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { afterEach, expect, test } from 'vitest';
import { popupAtRest } from '../map/testing/popup-at-rest.ts';
import { aListingCard } from '../testing/a-listing-card.ts';
import { type HomeServer, homeServer } from '../testing/home-server.ts';
import { mount } from '../testing/mount.tsx';
import searchSheet from './search.css';
import { Search } from './search.tsx';
import { createWidgetStore } from './widget-store.ts';

const plain = new CSSStyleSheet();
plain.replaceSync('* { box-sizing: border-box }');

const boundaries = { minLatitude: 29.7, maxLatitude: 30.8, minLongitude: -98.7, maxLongitude: -97 };
const home = aListingCard({ listingid: 'L0' });
const pin = (listingid: string, price: number): MapPoints['points'][number] => ({
  type: 'listing',
  latitude: 30.3,
  longitude: -97.8,
  listingid,
  listprice: price,
  mlsstatus: 'Active',
  isexclusive: false,
  bedroomstotal: 3,
  subdivisionname: 'Zilker',
  city: 'Austin',
});
/** A server that chooses a zoom for requests without a view. */
const server = (zoom: number): HomeServer => ({
  search: () => ({ listings: [home], boundaries }),
  points: (query) => ({
    clusters: [],
    points: [query.has('zoom') ? pin('L1', 200_000) : pin('L0', 100_000)],
    total: 1,
    withoutPin: 0,
    ...(!query.has('zoom') && { zoom }),
  }),
  listings: [home],
});

const noPoints: MapPoints = { clusters: [], points: [], total: 0, withoutPin: 0 };
let stop = () => {};
afterEach(() => stop());

function show(requested: ReturnType<typeof homeServer>) {
  const store = createWidgetStore(requested.client, {}, true);
  void store.search();
  stop = store.stop;
  const view = mount(
    <div style={{ width: '374px' }}>
      <Search client={requested.client} store={store} shape="map" />
    </div>,
    { sheets: [plain, searchSheet] },
  );
  const named = (price: string) => view.findByRole('button', { name: `3 bed home, ${price}, Zilker` });
  return { ...view, named };
}

/** At 374 px these homes fit at zoom 7. */
test('a map alone requests its pins before its position, and no more at the zoom of the pins', async () => {
  const requested = homeServer(server(7));
  const map = show(requested);
  await map.named('$100,000');
  await expect.poll(() => map.container.querySelector('.leaflet-container')).not.toBeNull();
  expect(requested.views.map(String)).toEqual(['mobile=true']);
  expect(requested.searches.map(String)).toEqual(['limit=1']);
});

test('a map alone asks again where its own view is at another zoom', async () => {
  const requested = homeServer(server(9));
  const map = show(requested);
  await map.named('$200,000');
  expect(requested.views.map((query) => query.get('zoom'))).toEqual([null, '7']);
});

test('a map alone whose early request is slow shows the pins of its view, and keeps them', async () => {
  let answerLate = (_points: Response) => {};
  const { points = () => Response.error(), ...others } = server(7);
  const requested = homeServer({
    ...others,
    points: (query) => (query.has('zoom') ? points(query) : new Promise((resolve) => (answerLate = resolve))),
  });
  const map = show(requested);
  await map.named('$200,000');
  expect(requested.views.map((query) => query.get('zoom'))).toEqual([null, '7']);
  const late = Response.json({ ...noPoints, points: [pin('L0', 100_000)], zoom: 7 });
  answerLate(late);
  await expect.poll(() => late.bodyUsed).toBe(true);
  await new Promise(requestAnimationFrame);
  await map.named('$200,000');
  expect(map.queryByRole('button', { name: /100,000/ })).toBeNull();
});

test('a map alone whose search finds nothing asks for homes nearby, and goes there', async () => {
  const nowhere = { minLatitude: null, maxLatitude: null, minLongitude: null, maxLongitude: null };
  const requested = homeServer({
    ...server(7),
    search: () => ({ total: 0, listings: [], nearbyListings: [home], boundaries: nowhere }),
  });
  show(requested);
  await expect.poll(() => requested.views.length).toBe(2);
  expect(requested.searches.map(String)).toEqual(['limit=1', 'limit=12']);
  expect(Number(requested.views[1]?.get('minLatitude'))).toBeCloseTo(Number(home.latitude), 0);
});

test('a map alone opens without the answer to its search, and shows the homes once that comes', async () => {
  let answer = (_found: Response) => {};
  const requested = homeServer({
    ...server(7),
    search: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  const map = show(requested);
  await expect.poll(() => map.container.querySelector('.leaflet-container')).not.toBeNull();
  expect(requested.views.map(String)).toEqual(['mobile=true']);
  answer(Response.json({ total: 1, listings: [home], nearbyListings: [], boundaries }));
  await map.named('$100,000');
});

test('the card of a pin comes with its press', async () => {
  const map = show(homeServer(server(7)));
  (await map.named('$100,000')).click();
  await popupAtRest();
  await map.findByRole('article');
});
