import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Outlines } from '@hearth/domain/contract/outlines.ts';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import card from '../listing-card/listing-card.css';
import { popupAtRest } from '../map/testing/popup-at-rest.ts';
import { aListingCard } from '../testing/a-listing-card.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { type HomeServer, homeServer } from '../testing/home-server.ts';
import { mount } from '../testing/mount.tsx';
import { pointAt, pointAway } from '../testing/point-at.ts';
import button from '../ui/button.css';
import field from '../ui/field.css';
import tokens from '../ui/tokens.css';
import visuallyHidden from '../ui/visually-hidden.css';
import searchSheet from './search.css';
import { Search } from './search.tsx';
import type { WidgetQuery } from './widget-query.ts';
import { createWidgetStore } from './widget-store.ts';

const plain = new CSSStyleSheet();
plain.replaceSync('* { box-sizing: border-box }');
const sheets = [plain, tokens, visuallyHidden, button, field, card, searchSheet];

const boundaries = { minLatitude: 30.2, maxLatitude: 30.4, minLongitude: -97.9, maxLongitude: -97.6 };
const homes = ['Live Oak', 'Duval'].map((streetname, index) =>
  aListingCard({ listingid: `L${index}`, streetname }),
);
const points: MapPoints = {
  clusters: [],
  points: [
    {
      type: 'listing',
      latitude: 30.3,
      longitude: -97.8,
      listingid: 'L0',
      listprice: 425_000,
      mlsstatus: 'Active',
      isexclusive: false,
      bedroomstotal: 3,
      subdivisionname: 'Zilker',
      city: 'Austin',
    },
    {
      type: 'group',
      latitude: 30.25,
      longitude: -97.7,
      count: 2,
      listingids: ['L0', 'L1'],
      minprice: 425_000,
      maxprice: 450_000,
      subdivisionname: 'Zilker',
      city: 'Austin',
    },
  ],
  total: 3,
  withoutPin: 0,
};
const city: HomeServer = {
  search: () => ({ listings: homes, boundaries }),
  points: () => points,
  listings: homes,
};

function show(server: HomeServer = city, width = 1200, start: WidgetQuery = {}) {
  const requested = homeServer(server);
  const store = createWidgetStore(requested.client, { filters: { minPrice: 1 }, limit: 12, ...start });
  void store.search();
  const onSearchChange = vi.fn();
  const view = mount(
    <div style={{ width: `${width}px` }}>
      <Search client={requested.client} store={store} onSearchChange={onSearchChange} />
    </div>,
    { sheets },
  );
  const pin = (name: string) => view.findByRole('button', { name });
  return { ...view, ...requested, onSearchChange, pin };
}

const river: Outlines = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'River', type: 'water' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-97.9, 30.2],
            [-97.6, 30.2],
            [-97.6, 30.3],
            [-97.9, 30.2],
          ],
        ],
      },
    },
  ],
};

test('beside the list the map shows the homes in its view', async () => {
  const search = show();
  await search.findByRole('button', { name: '3 bed home, $425,000, Zilker' });
  const requested = Object.fromEntries(search.views.at(-1) ?? []);
  expect(requested).toMatchObject({ minPrice: '1' });
  expect(Number(requested.minLatitude)).toBeLessThan(30.2);
  expect(Number(requested.maxLatitude)).toBeGreaterThan(30.4);
  expect(requested).not.toHaveProperty('limit');
});

const area = { minLatitude: 30.5, maxLatitude: 30.51, minLongitude: -97.71, maxLongitude: -97.7 };
test.each<[string, WidgetQuery]>([
  ['the address of the page', { bounds: area, zoom: 16 }],
  [
    'attributes',
    { extra: Object.fromEntries(Object.entries(area).map(([name, edge]) => [name, `${edge}`])) },
  ],
])('the map opens at the area of %s, also where it has no home', async (_of, start) => {
  const nowhere = { minLatitude: null, maxLatitude: null, minLongitude: null, maxLongitude: null };
  const search = show(
    { ...city, search: () => ({ total: 0, listings: [], boundaries: nowhere }) },
    1200,
    start,
  );
  await expect.poll(() => search.views.length).toBeGreaterThan(0);
  const view = Object.fromEntries(search.views.at(-1) ?? []);
  expect(Number(view.minLatitude)).toBeCloseTo(30.5, 1);
  expect(Number(view.maxLatitude)).toBeCloseTo(30.51, 1);
});

test('opens the map at the nearest homes where a search finds none', async () => {
  const nowhere = { minLatitude: null, maxLatitude: null, minLongitude: null, maxLongitude: null };
  const search = show({
    ...city,
    search: () => ({ total: 0, listings: [], nearbyListings: homes, nearbyMiles: 2, boundaries: nowhere }),
  });
  // A map that starts before the answer shows the whole state until then.
  const height = () => {
    const view = Object.fromEntries(search.views.at(-1) ?? []);
    return Number(view.maxLatitude) - Number(view.minLatitude);
  };
  await expect.poll(height).toBeLessThan(1);
});

test('a map alone, which has no list, asks for no other map area', async () => {
  const requested = homeServer({ ...city, points: () => ({ ...points, withoutPin: 3 }) });
  const store = createWidgetStore(requested.client, { bounds: area, zoom: 14 });
  void store.search();
  const view = mount(<Search client={requested.client} store={store} shape="map" />, { sheets });
  await view.findByText('3 homes aren’t on the map because their addresses are private');
});

test('pointing marks card and pin in both directions', async () => {
  const search = show();
  const pin = () => search.getByRole('button', { name: '3 bed home, $425,000, Zilker' });
  const listed = () =>
    search.getByRole('link', { name: '2108 Live Oak Ln' }).closest('article') as HTMLElement;
  // Both load their parts by themselves.
  await expect.poll(() => pin() && listed()).toBeTruthy();
  const isPinOn = () => pin().hasAttribute('data-on');
  pointAt(listed());
  await expect.poll(isPinOn).toBe(true);
  pointAway(listed());
  await expect.poll(isPinOn).toBe(false);
  pointAt(pin());
  await expect.poll(() => listed().dataset.highlighted).toBe('true');
  pointAway(pin());
  await expect.poll(() => listed().dataset.highlighted).toBeUndefined();
});

test('pointing at a pin of several homes marks all of them in the list', async () => {
  const search = show();
  const face = () => search.findByText('2 homes', { selector: '.hearth-pin__face' });
  const lit = () => search.getAllByRole('article').map((each) => each.dataset.highlighted);
  // The pins move once more when the map knows its homes.
  await expect
    .poll(async () => {
      pointAt((await face()).closest('.hearth-pin') as Element);
      return lit();
    })
    .toEqual(['true', 'true']);
});

test('moving the map searches there from page 1, until the visitor removes the area', async () => {
  const search = show();
  await userEvent.click(await search.findByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => search.searches.length).toBe(2);
  expect(Object.fromEntries(search.searches[1] ?? [])).toMatchObject({ minPrice: '1', page: '1' });
  expect(search.searches[1]?.has('minLatitude')).toBe(true);
  expect(search.onSearchChange).toHaveBeenCalledOnce();
  await userEvent.click(await search.findByRole('button', { name: 'Map area' }));
  await expect.poll(() => search.searches.length).toBe(3);
  expect(search.searches[2]?.has('minLatitude')).toBe(false);
});

function swiped(element: Element, by: number): void {
  const { left, top } = element.getBoundingClientRect();
  for (const [name, aside] of [
    ['pointerdown', 0],
    ['pointerup', by],
  ] as const) {
    const touch = { pointerType: 'touch', bubbles: true, clientX: left + aside, clientY: top };
    element.dispatchEvent(new PointerEvent(name, touch));
  }
}

test('a pin of several homes shows them one after the other', async () => {
  const search = show();
  await userEvent.click(await search.findByText('2 homes', { selector: '.hearth-pin *' }));
  const popup = await search.findByRole('dialog');
  await expect.poll(() => popup.textContent).toContain('Live Oak');
  expect(popup.textContent).toContain('1 of 2');
  await popupAtRest();
  await userEvent.click(search.getByRole('button', { name: 'Next home' }));
  await expect.poll(() => popup.textContent).toContain('Duval');
  await userEvent.click(search.getByRole('button', { name: 'Next home' }));
  await expect.poll(() => popup.textContent).toContain('1 of 2');
  popup.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => popup.textContent).toContain('2 of 2');
  swiped(search.getByText('2 of 2'), 80);
  await expect.poll(() => popup.textContent).toContain('1 of 2');
  swiped(search.getByText('1 of 2'), -80);
  await expect.poll(() => popup.textContent).toContain('2 of 2');
  await expect.poll(() => popup.textContent).toContain('Duval');
  await expect.poll(() => axeViolations(search.container)).toEqual([]);
});

test('switches between list and map by a button in a narrow box', async () => {
  const search = show(city, 390);
  await search.findByText('2 homes');
  expect(search.views).toHaveLength(0);
  await userEvent.click(search.getByRole('button', { name: 'Map' }));
  await search.findByRole('button', { name: '3 bed home, $425,000, Zilker' });
  expect(search.views.at(-1)?.get('mobile')).toBe('true');
  expect(search.container.querySelector('article')?.checkVisibility()).toBe(false);
  await userEvent.click(search.getByRole('button', { name: 'List' }));
  await expect.poll(() => search.container.querySelector('article')?.checkVisibility()).toBe(true);
});

test('a search that fails from the start shows no map, one that fails later keeps it', async () => {
  let isDown = true;
  const search = show({
    ...city,
    search: (query) => (isDown ? json({}, 500) : (city.search?.(query) ?? {})),
  });
  await search.findByText('Unable to fetch listings.');
  expect(search.container.querySelector('[part="map"]')).toBeNull();
  isDown = false;
  await userEvent.click(search.getByRole('button', { name: 'Try again' }));
  await search.findByRole('button', { name: 'Zoom in' });
  isDown = true;
  await userEvent.selectOptions(search.getByLabelText('Beds'), '3+');
  await search.findByText('Unable to fetch listings.');
  expect(search.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
});

test('points that fail to load leave an empty map and a list that works', async () => {
  const search = show({ ...city, points: () => json({ code: 'internal_error' }, 500) });
  await search.findByRole('button', { name: 'Zoom in' });
  await expect.poll(() => search.views.length).toBeGreaterThan(0);
  await expect.poll(() => search.queryAllByRole('article')).toHaveLength(2);
});

test('pins stay where those of another view cannot be fetched, until a press fetches these', async () => {
  let isDown = false;
  const search = show({ ...city, points: () => (isDown ? json({ code: 'internal_error' }, 500) : points) });
  const pin = await search.findByRole('button', { name: '3 bed home, $425,000, Zilker' });
  isDown = true;
  await userEvent.click(search.getByRole('button', { name: 'Zoom in' }));
  const words = 'Couldn’t update the map.';
  await search.findByText(words);
  expect(pin.isConnected).toBe(true);
  isDown = false;
  await userEvent.click(search.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => search.queryByText(words)).toBeNull();
  expect(pin.isConnected).toBe(true);
});

test('draws the base map of the server without tiles', async () => {
  const search = show({ ...city, outlines: river });
  const water = () => search.container.querySelectorAll('.hearth-map__outline--water').length;
  await expect.poll(water).toBe(1);
});
