import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeViolations } from '../testing/axe-violations.ts';
import { mount } from '../testing/mount.tsx';
import button from '../ui/button.css';
import tokens from '../ui/tokens.css';
import visuallyHidden from '../ui/visually-hidden.css';
import { SearchMap, type SearchMapProps } from './search-map.tsx';

const fit = { minLatitude: 30.2, maxLatitude: 30.4, minLongitude: -97.9, maxLongitude: -97.6 };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const points: MapPoints = {
  clusters: [
    { type: 'cluster', ...at(30.22, -97.7), count: 1_240, boundaries: { ...fit, maxLatitude: 30.24 } },
  ],
  points: [
    { type: 'listing', ...at(30.25, -97.8), listingid: 'L1', listprice: 425_000, isexclusive: false },
    { type: 'listing', ...at(30.38, -97.75), listingid: 'L2', listprice: 1_250_000, isexclusive: true },
    { type: 'group', ...at(30.3, -97.65), count: 3, listingids: ['L3', 'L4', 'L5'], minprice: 300_000 },
  ],
  total: 1_245,
};

function show(props: Partial<SearchMapProps> = {}) {
  const on = { onPoint: vi.fn(), onView: vi.fn(), onUserMove: vi.fn() };
  const ui = (more: Partial<SearchMapProps>) => (
    <div style={{ width: '640px', height: '480px' }}>
      <SearchMap
        points={points}
        fit={fit}
        renderPopup={(ids) => <p>Homes {ids.join(' ')}</p>}
        {...on}
        {...props}
        {...more}
      />
    </div>
  );
  const map = mount(ui({}), { sheets: [tokens, visuallyHidden, button] });
  return { ...map, ...on, rerender: (more: Partial<SearchMapProps>) => map.update(ui(more)) };
}

const pinNames = (map: ReturnType<typeof show>) =>
  [...map.container.querySelectorAll('.hearth-pin')].map((pin) => pin.getAttribute('aria-label'));

test('pins say what they stand for, and follow each other from north to south', async () => {
  const map = show();
  await expect
    .poll(() => pinNames(map))
    .toEqual([
      'Exclusive home for $1,250,000',
      '3 homes from $300,000',
      'Home for $425,000',
      '1,240 homes, zoom to them',
    ]);
  expect(map.getByText('$1.25M')).toBeTruthy();
  expect(map.getByText('$425k')).toBeTruthy();
});

test('the map goes to the box it is given and tells its view, which no person moved', async () => {
  const map = show();
  await expect.poll(() => map.onView.mock.calls.length).toBeGreaterThan(0);
  const { bounds, zoom } = map.onView.mock.lastCall?.[0] ?? {};
  expect(bounds.minLatitude).toBeLessThan(fit.minLatitude);
  expect(bounds.maxLatitude).toBeGreaterThan(fit.maxLatitude);
  expect(Number.isInteger(zoom)).toBe(true);
  map.rerender({ fit: { ...fit, maxLatitude: 31 } });
  await expect.poll(() => map.onView.mock.lastCall?.[0].bounds.maxLatitude).toBeGreaterThan(31);
  expect(map.onUserMove).not.toHaveBeenCalled();
});

test('the scale follows every move, also one to a single home', async () => {
  const map = show();
  const scale = () => map.container.querySelector('.hearth-map__scale')?.textContent;
  await expect.poll(scale).toBe('2 mi');
  const home = { minLatitude: 30.3, maxLatitude: 30.3, minLongitude: -97.7, maxLongitude: -97.7 };
  for (const [box, text] of [
    [home, '1000 ft'],
    [fit, '2 mi'],
    [home, '1000 ft'],
  ] as const) {
    map.rerender({ fit: box });
    await expect.poll(scale).toBe(text);
  }
});

test('zooming is a move of the person, and ends at zoom 17', async () => {
  const map = show({
    fit: { ...fit, minLatitude: 30.3, maxLatitude: 30.3, minLongitude: -97.7, maxLongitude: -97.7 },
  });
  const zoomIn = await map.findByRole('button', { name: 'Zoom in' });
  for (const zoom of [16, 17]) {
    await userEvent.click(zoomIn);
    await expect.poll(() => map.onUserMove.mock.lastCall?.[0].zoom).toBe(zoom);
  }
  await expect.poll(() => (zoomIn as HTMLButtonElement).disabled).toBe(true);
});

test('inside a page that scrolls, the wheel is the map’s once it has the focus', async () => {
  const map = show({ wheelAfterFocus: true });
  const canvas = await vi.waitFor(
    () => map.container.querySelector<HTMLElement>('.leaflet-container') ?? Promise.reject(),
  );
  const turn = () =>
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true }));
  await expect.poll(() => map.onView.mock.calls.length).toBeGreaterThan(0);
  expect(turn()).toBe(true);
  canvas.focus();
  await expect.poll(turn).toBe(false);
  await expect.poll(() => map.onUserMove.mock.calls.length).toBeGreaterThan(0);
});

test('a change of size is no move of the person', async () => {
  const map = show();
  await map.findByRole('button', { name: 'Home for $425,000' });
  const before = map.onView.mock.calls.length;
  (map.container.firstElementChild as HTMLElement).style.width = '400px';
  await expect.poll(() => map.onView.mock.calls.length).toBeGreaterThan(before);
  expect(map.onUserMove).not.toHaveBeenCalled();
});

test('the home that is pointed at in the list stands out, also within a group', async () => {
  const map = show({ pointedAt: 'L4' });
  const group = await map.findByRole('button', { name: '3 homes from $300,000' });
  await expect.poll(() => group.hasAttribute('data-on')).toBe(true);
  map.rerender({ pointedAt: 'L1' });
  await expect.poll(() => group.hasAttribute('data-on')).toBe(false);
  expect(map.getByRole('button', { name: 'Home for $425,000' }).hasAttribute('data-on')).toBe(true);
});

test('pointing at a pin or focusing it tells which home, or all homes of its place', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: 'Home for $425,000' });
  await userEvent.hover(map.getByText('$425k'));
  expect(map.onPoint).toHaveBeenLastCalledWith('L1', ['L1']);
  await userEvent.unhover(map.getByText('$425k'));
  expect(map.onPoint).toHaveBeenLastCalledWith(null);
  pin.focus();
  expect(map.onPoint).toHaveBeenLastCalledWith('L1', ['L1']);
  map.getByRole('button', { name: '3 homes from $300,000' }).focus();
  expect(map.onPoint).toHaveBeenLastCalledWith('L3', ['L3', 'L4', 'L5']);
});

test('a click opens the popup of a pin, its button closes it', async () => {
  const map = show();
  await userEvent.click(await map.findByText('3 homes'));
  await map.findByText('Homes L3 L4 L5');
  await userEvent.click(map.getByRole('button', { name: 'Close' }));
  await expect.poll(() => map.queryByText('Homes L3 L4 L5')).toBeNull();
});

test('Enter opens a popup and moves into it, Escape closes it and goes back to the pin', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: 'Home for $425,000' });
  pin.focus();
  await userEvent.keyboard('{Enter}');
  const popup = await map.findByRole('dialog', { name: 'Home for $425,000' });
  await expect.poll(() => document.activeElement).toBe(popup);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => map.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(pin);
});

test('a popup does not lie under the buttons to zoom, where they stay', async () => {
  const map = show();
  await userEvent.click(await map.findByText('3 homes'));
  const popup = await map.findByRole('dialog');
  const zoom = map.getByRole('button', { name: 'Zoom in' });
  await expect
    .poll(() => zoom.getBoundingClientRect().left - popup.getBoundingClientRect().right)
    .toBeGreaterThanOrEqual(0);
});

const focused = () => document.activeElement?.getAttribute('aria-label');

test('the map is one stop of the Tab key, from where arrow keys go to the nearest pin that way', async () => {
  const map = show();
  await map.findByText('3 homes');
  await userEvent.tab();
  expect(focused()).toMatch(/^Map of homes/);
  for (const [key, name] of [
    ['ArrowDown', 'Exclusive home for $1,250,000'],
    ['ArrowRight', '3 homes from $300,000'],
    ['ArrowUp', 'Exclusive home for $1,250,000'],
    ['ArrowUp', 'Exclusive home for $1,250,000'],
    ['ArrowDown', 'Home for $425,000'],
    ['ArrowLeft', 'Home for $425,000'],
    ['ArrowRight', '1,240 homes, zoom to them'],
    ['Home', 'Exclusive home for $1,250,000'],
    ['PageDown', '3 homes from $300,000'],
    ['End', '1,240 homes, zoom to them'],
    ['PageUp', 'Home for $425,000'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect([key, focused()]).toEqual([key, name]);
  }
  await userEvent.tab();
  expect(focused()).toBe('Zoom in');
});

test('Escape goes from a pin back to the map, and no further', async () => {
  const map = show();
  const out = vi.fn();
  map.container.addEventListener('keydown', out);
  (await map.findByRole('button', { name: 'Home for $425,000' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(focused()).toMatch(/^Map of homes/);
  expect(out).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(out).toHaveBeenCalledOnce();
});

test('Shift and arrows move the map, plus and minus zoom, also from a pin', async () => {
  const map = show();
  (await map.findByRole('button', { name: 'Home for $425,000' })).focus();
  const { bounds, zoom } = map.onView.mock.lastCall?.[0] ?? {};
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect
    .poll(() => map.onUserMove.mock.lastCall?.[0].bounds.minLongitude)
    .toBeGreaterThan(bounds.minLongitude);
  await userEvent.keyboard('+');
  await expect.poll(() => map.onUserMove.mock.lastCall?.[0].zoom).toBeGreaterThan(zoom);
  await userEvent.keyboard('-');
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(3);
  expect(focused()).toBe('Home for $425,000');
});

test('arrow keys are the map’s on itself and on its pins, while popups and buttons are read as on any page', async () => {
  const map = show();
  await userEvent.click(await map.findByText('3 homes'));
  const inMap = (element: Element) => element.closest('[role=application]') !== null;
  expect(inMap(map.getByRole('button', { name: 'Home for $425,000' }))).toBe(true);
  expect(inMap(await map.findByRole('dialog'))).toBe(false);
  expect(inMap(map.getByRole('button', { name: 'Zoom in' }))).toBe(false);
});

test('where nothing is found, arrow keys move the map', async () => {
  const map = show({ points: { clusters: [], points: [], total: 0 } });
  await map.findByRole('application', { name: /^Map of homes/ });
  map.getByRole('application', { name: /^Map of homes/ }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
});

test('who is in the map is told what is in view, others are not', async () => {
  const town = {
    type: 'FeatureCollection' as const,
    features: [
      {
        type: 'Feature' as const,
        properties: { name: 'Austin', type: 'city' },
        geometry: {
          type: 'Polygon' as const,
          coordinates: [
            [
              [-98, 30],
              [-97, 30],
              [-97, 31],
              [-98, 31],
            ],
          ],
        },
      },
    ],
  };
  const map = show({ outlines: [town] });
  await map.findByText('3 homes');
  expect(map.queryByText(/in view/)).toBeNull();
  map.getByRole('application', { name: /^Map of homes/ }).focus();
  await map.findByText(/^1,245 homes in view, 1 group, 1 cluster; zoom \d+ over Austin$/);
  map.rerender({ points: { clusters: [], points: points.points.slice(0, 2), total: 2 } });
  await map.findByText(/^2 homes in view, from \$425k to \$1.25M; zoom/);
});

test('what was done with a home is a sign on its pin and a word in its name', async () => {
  const map = show({
    viewed: new Set(['L1', 'L3', 'L4']),
    saved: new Set(['L1', 'L5']),
    dismissed: new Set(['L2']),
  });
  await map.findByRole('button', { name: 'Home for $425,000, saved, viewed' });
  expect(map.getByRole('button', { name: 'Exclusive home for $1,250,000, dismissed' })).toBeTruthy();
  expect(map.getByRole('button', { name: '3 homes from $300,000, saved' })).toBeTruthy();
  map.rerender({
    viewed: new Set(['L3', 'L4', 'L5']),
    saved: new Set<string>(),
    dismissed: new Set<string>(),
  });
  await map.findByRole('button', { name: '3 homes from $300,000, viewed' });
  const pin = map.getByRole('button', { name: 'Home for $425,000' });
  await userEvent.click(pin.querySelector('.hearth-pin__face') ?? pin);
  await expect.poll(() => pin.hasAttribute('data-open')).toBe(true);
});

test('the button that closes a popup gives the focus back to the pin', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: 'Home for $425,000' });
  pin.focus();
  await userEvent.keyboard('{Enter}');
  const popup = await map.findByRole('dialog', { name: 'Home for $425,000' });
  await expect.poll(() => document.activeElement).toBe(popup);
  map.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => map.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(pin);
});

test('new points keep the pins that stay, with the focus on them', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: 'Home for $425,000' });
  pin.focus();
  map.rerender({ points: { ...points, clusters: [], points: points.points.slice(0, 1) } });
  await expect.poll(() => pinNames(map)).toEqual(['Home for $425,000']);
  expect(document.activeElement).toBe(pin);
});

test('the focus of a pin that goes falls to the map', async () => {
  const map = show();
  (await map.findByRole('button', { name: 'Home for $425,000' })).focus();
  map.rerender({ points: { clusters: [], points: [], total: 0 } });
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('Map of homes');
});

test('a cluster is zoomed into', async () => {
  const map = show();
  await userEvent.click(await map.findByText('1,240'));
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
  expect(map.queryByRole('dialog')).toBeNull();
});

test('outlines are drawn with their names, which are text', async () => {
  const ring = [
    [-97.9, 30.2],
    [-97.6, 30.2],
    [-97.6, 30.4],
    [-97.9, 30.2],
  ];
  const county = {
    type: 'Feature' as const,
    properties: { name: 'Travis <b>County</b>', type: 'county' },
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  };
  const map = show({ outlines: [county] });
  await map.findByText('Travis <b>County</b>');
  expect(map.container.querySelector('.hearth-map__outline--county')).toBeTruthy();
});

test('no name is written over another or under a pin, the larger places are named', async () => {
  const square = (name: string, half: number) => ({
    type: 'Feature' as const,
    properties: { name, type: 'city' },
    geometry: {
      type: 'Polygon' as const,
      coordinates: [
        [
          [-97.75 - half, 30.3 - half],
          [-97.75 + half, 30.3 - half],
          [-97.75 + half, 30.3 + half],
          [-97.75 - half, 30.3 + half],
        ],
      ],
    },
  });
  const names = ['Smallest', 'Small', 'Middling', 'Large', 'Largest'];
  const map = show({ outlines: names.map((name, rank) => square(name, 0.03 + rank / 100)) });
  await map.findByText('Largest');
  expect(names.filter((name) => map.queryByText(name))).toEqual(['Middling', 'Large', 'Largest']);
  const written = [...map.container.querySelectorAll('.hearth-map__name, .hearth-pin__face')];
  const boxes = written.map((element) => element.getBoundingClientRect());
  for (const [place, a] of boxes.entries())
    for (const b of boxes.slice(place + 1))
      expect(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top).toBe(true);
  expect(map.getByText('Large').parentElement?.ariaHidden).toBe('true');
});

test('a page hears of tiles that cannot be had', async () => {
  const onTileError = vi.fn();
  const map = show({ tileUrl: 'data:,{z}/{x}/{y}', onTileError });
  await map.findByRole('application', { name: /^Map of homes/ });
  await expect.poll(() => onTileError.mock.calls.length).toBeGreaterThan(0);
});

test('tiles are shown with who made them, where they are configured', async () => {
  const map = show({ tileUrl: 'data:,{z}/{x}/{y}', tileAttribution: '© Map makers' });
  await map.findByText('© Map makers');
  await expect.poll(() => map.container.querySelector('img.leaflet-tile')).toBeTruthy();
});

test('in a shadow root the sheet is adopted there', async () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  shadow.append(place);
  const map = show();
  map.container.append(host);
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(place);
  root.render(<SearchMap points={points} fit={fit} />);
  await expect.poll(() => shadow.querySelectorAll('.hearth-pin').length).toBe(4);
  expect(shadow.adoptedStyleSheets).toHaveLength(1);
  root.unmount();
});

test('axe finds nothing, with a popup open', async () => {
  const map = show();
  await userEvent.click(await map.findByText('3 homes'));
  await map.findByRole('dialog');
  expect(await axeViolations(map.container)).toEqual([]);
});
