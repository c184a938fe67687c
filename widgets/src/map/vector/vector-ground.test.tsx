import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import { expect, test, vi } from 'vitest';
import { AreaOutlineLayer } from '../area-outline-layer.tsx';
import { show } from '../testing/shown-map.tsx';

/** A tile with a highway from its left side to its right. */
const highway =
  'GkR4AgoFcm9hZHMogCASEhIEAAABARgCIggJAIAgCoBAABoEa2luZBoEbmFtZSIJCgdoaWdod2F5IgsKCVRlc3QgUm9hZA==';

const described = (tiles: string): TileJson => ({
  ...{ tilejson: '3.0.0', tiles: [tiles], minzoom: 0, maxzoom: 14, attribution: 'Street makers' },
  vector_layers: [],
  city: { name: 'Austin', latitude: 30.31, longitude: -97.75 },
});
const streets = async () => described(`data:application/octet-stream;base64,${highway}`);

const canvases = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLCanvasElement>('.leaflet-tile-pane canvas'),
];

/** The color in the middle of the left side. */
function colorOf(canvas: HTMLCanvasElement): string {
  const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 8, canvas.height / 2, 1, 1).data ?? [];
  return [...pixel].join(' ');
}

test('streets are painted below the pins, with the credit and the name of the main city', async () => {
  const map = show({ baseMap: streets });
  await map.findByText('Street makers');
  await map.findByText('Austin');
  await expect.poll(() => canvases(map.container).map(colorOf)).toContain('251 226 166 255');
  await expect.poll(() => map.container.querySelector('.hearth-map__tile')).toBeNull();
});

test('the name of the main city is clear of all pins', async () => {
  const map = show({
    baseMap: streets,
    points: {
      ...{ clusters: [], total: 1, withoutPin: 0 },
      points: [
        {
          ...{ type: 'listing', latitude: 30.31, longitude: -97.75, listingid: 'L1', listprice: 425_000 },
          ...{
            mlsstatus: 'Active',
            isexclusive: false,
            bedroomstotal: 3,
            subdivisionname: 'Zilker',
            city: 'Austin',
          },
        },
      ],
    },
  });
  const name = (await map.findByText('Austin')).getBoundingClientRect();
  const pin = map.container.querySelector('.hearth-pin__face')?.getBoundingClientRect();
  expect(pin && (name.bottom <= pin.top || name.top >= pin.bottom || name.right <= pin.left)).toBe(true);
});

test('names are written from the left on a page that is read from the right', async () => {
  document.documentElement.dir = 'rtl';
  const map = show({ baseMap: streets });
  await expect
    .poll(() => canvases(map.container).map((canvas) => getComputedStyle(canvas).direction))
    .toContain('ltr');
  expect(canvases(map.container).every((canvas) => getComputedStyle(canvas).direction === 'ltr')).toBe(true);
  document.documentElement.dir = '';
});

test('the main city has one name where a search asks for it', async () => {
  const [west, east, south, north] = [-97.9, -97.6, 30.2, 30.4];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const austin = {
    type: 'Feature' as const,
    properties: { id: 'city-austin', name: 'Austin', type: 'city' },
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  };
  const outlines = { type: 'FeatureCollection' as const, features: [austin] };
  const map = show({ baseMap: streets, children: <AreaOutlineLayer outlines={outlines} /> });
  await map.findByText('Street makers');
  await expect.poll(() => map.getAllByText('Austin').map(({ className }) => className)).toHaveLength(1);
  expect(map.getByText('Austin').className).toContain('--area');
});

test('dark pages have dark streets', async () => {
  const map = show({ baseMap: streets });
  map.container.style.colorScheme = 'dark';
  await expect.poll(() => canvases(map.container).map(colorOf)).toContain('92 84 64 255');
});

test.each([
  ['there is no base map', () => Promise.reject(new Error('offline'))],
  ['its tiles fail', async () => described('http://127.0.0.1:9/{z}/{x}/{y}')],
])('a map asks for outlines where %s', async (_why, baseMap) => {
  const onOutlinesNeeded = vi.fn();
  const map = show({ baseMap, onOutlinesNeeded });
  await map.findByRole('application', { name: /^Map of homes/ });
  await expect.poll(() => onOutlinesNeeded.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => map.container.querySelector('.hearth-map__tile')).toBeTruthy();
});

const online = () => dispatchEvent(new Event('online'));

test('a base map that could not be fetched is fetched again once the device is online', async () => {
  const baseMap = vi.fn(streets).mockRejectedValueOnce(new Error('offline'));
  const onOutlinesNeeded = vi.fn();
  const map = show({ baseMap, onOutlinesNeeded });
  await expect.poll(() => onOutlinesNeeded.mock.calls.length).toBeGreaterThan(0);
  online();
  await map.findByText('Street makers');
});

test('tiles that fail leave the others, and are fetched again once the device is online', async () => {
  let failing = 1;
  const real = globalThis.fetch;
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (...requested) =>
      failing-- > 0 ? Promise.reject(new Error('lost')) : real(...requested),
    );
  const onOutlinesNeeded = vi.fn();
  const map = show({ baseMap: streets, onOutlinesNeeded });
  await map.findByText('Street makers');
  const unloaded = () =>
    canvases(map.container).filter((tile) => !tile.matches('.leaflet-tile-loaded')).length;
  await expect.poll(unloaded).toBe(1);
  online();
  await expect.poll(unloaded).toBe(0);
  expect(onOutlinesNeeded).not.toHaveBeenCalled();
  expect(map.getByText('$425k')).toBeTruthy();
  fetch.mockRestore();
});
