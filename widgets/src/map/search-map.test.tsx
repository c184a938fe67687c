import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeViolations } from '../testing/axe-violations.ts';
import { SearchMap } from './search-map.tsx';
import { fit, pinNames, points, show } from './testing/shown-map.tsx';

test('pins name their homes, and follow each other from north to south', async () => {
  const map = show();
  await expect
    .poll(() => pinNames(map))
    .toEqual([
      'Exclusive home, $1,250,000',
      '3 homes from $300k to $450k, Mueller',
      '3 bed home, $425,000, Zilker',
      '1,240 homes from $210k to $2.4M around Austin',
    ]);
  expect(map.getByText('$1.25M')).toBeTruthy();
  expect(map.getByText('$425k')).toBeTruthy();
});

test('the map shows its bounding box and reports the view, not as a move of the visitor', async () => {
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

test('zooming is a move of the visitor, and ends at zoom 17', async () => {
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

test('zooms by the wheel only while the map has the focus, on a page that scrolls', async () => {
  const map = show({ wheelAfterFocus: true });
  await expect.poll(() => map.onView.mock.calls.length).toBeGreaterThan(0);
  const canvas = map.container.querySelector('.leaflet-container') as HTMLElement;
  const turn = () =>
    canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true }));
  expect(turn()).toBe(true);
  canvas.focus();
  await expect.poll(turn).toBe(false);
  await expect.poll(() => map.onUserMove.mock.calls.length).toBeGreaterThan(0);
});

test('a change of size is not a move of the visitor', async () => {
  const map = show();
  await map.findByRole('button', { name: '3 bed home, $425,000, Zilker' });
  const before = map.onView.mock.calls.length;
  (map.container.firstElementChild as HTMLElement).style.width = '400px';
  await expect.poll(() => map.onView.mock.calls.length).toBeGreaterThan(before);
  expect(map.onUserMove).not.toHaveBeenCalled();
});

test('the map moves without a drag', async () => {
  const map = show();
  await userEvent.click(await map.findByRole('button', { name: 'Move the map' }));
  const before = map.onView.mock.lastCall?.[0].bounds.minLongitude;
  await userEvent.click(map.getByRole('button', { name: 'Move the map right' }));
  await expect.poll(() => map.onUserMove.mock.lastCall?.[0].bounds.minLongitude).toBeGreaterThan(before);
});

test('a cluster is zoomed into so far that all its homes are in view with room around them', async () => {
  const homes = { minLatitude: 30.21, maxLatitude: 30.23, minLongitude: -97.72, maxLongitude: -97.68 };
  const map = show({ points: { ...points, clusters: [{ ...points.clusters[0]!, boundaries: homes }] } });
  await userEvent.click(await map.findByText('1,240'));
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
  const { bounds } = map.onUserMove.mock.lastCall?.[0] ?? {};
  expect(bounds.minLongitude).toBeLessThan(homes.minLongitude - 0.001);
  expect(bounds.maxLongitude).toBeGreaterThan(homes.maxLongitude + 0.001);
  expect(bounds.maxLatitude).toBeGreaterThan(homes.maxLatitude + 0.001);
});

test('a cluster is zoomed into', async () => {
  const map = show();
  await userEvent.click(await map.findByText('1,240'));
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
  expect(map.queryByRole('dialog')).toBeNull();
});

test('a page is notified of failed tiles', async () => {
  const onTileError = vi.fn();
  const map = show({ tileUrl: 'data:,{z}/{x}/{y}', onTileError });
  await map.findByRole('application', { name: /^Map of homes/ });
  await expect.poll(() => onTileError.mock.calls.length).toBeGreaterThan(0);
});

test('configured tiles are shown with their attribution', async () => {
  const map = show({ tileUrl: 'data:,{z}/{x}/{y}', tileAttribution: '© Map makers' });
  await map.findByText('© Map makers');
  await expect.poll(() => map.container.querySelector('img.leaflet-tile')).toBeTruthy();
});

test('adopts the sheet in a shadow root', async () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  Object.assign(container.style, { width: '640px', height: '480px' });
  shadow.append(container);
  const map = show();
  map.container.append(host);
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(container);
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
