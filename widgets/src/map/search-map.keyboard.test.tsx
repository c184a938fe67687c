import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { points, show } from './testing/shown-map.tsx';

const focused = () => document.activeElement?.getAttribute('aria-label');

/** Once the map listens to keys, which it may do a frame after its pins are there. */
async function showWithKeys() {
  const map = show();
  await map.findByRole('application', { name: /^Map of homes/ });
  return map;
}

test('the map is one stop of the Tab key, from where arrow keys go to the nearest pin that way', async () => {
  const map = await showWithKeys();
  await map.findByText('3 homes');
  await userEvent.tab();
  expect(focused()).toMatch(/^Map of homes/);
  for (const [key, name] of [
    ['ArrowDown', 'Exclusive home, $1,250,000'],
    ['ArrowRight', '3 homes from $300k to $450k, Mueller'],
    ['ArrowUp', 'Exclusive home, $1,250,000'],
    ['ArrowUp', 'Exclusive home, $1,250,000'],
    ['ArrowDown', '3 bed home, $425,000, Zilker'],
    ['ArrowLeft', '3 bed home, $425,000, Zilker'],
    ['ArrowRight', '1,240 homes from $210k to $2.4M around Austin'],
    ['Home', 'Exclusive home, $1,250,000'],
    ['PageDown', '3 homes from $300k to $450k, Mueller'],
    ['End', '1,240 homes from $210k to $2.4M around Austin'],
    ['PageUp', '3 bed home, $425,000, Zilker'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect([key, focused()]).toEqual([key, name]);
  }
  await userEvent.tab();
  expect(focused()).toBe('Zoom in');
});

test('Escape goes from a pin back to the map, and no further', async () => {
  const map = await showWithKeys();
  const out = vi.fn();
  map.container.addEventListener('keydown', out);
  (await map.findByRole('button', { name: '3 bed home, $425,000, Zilker' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(focused()).toMatch(/^Map of homes/);
  expect(out).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(out).toHaveBeenCalledOnce();
});

test('Shift and arrows move the map, plus and minus zoom, also from a pin', async () => {
  const map = await showWithKeys();
  (await map.findByRole('button', { name: '3 bed home, $425,000, Zilker' })).focus();
  const { bounds, zoom } = map.onView.mock.lastCall?.[0] ?? {};
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect
    .poll(() => map.onUserMove.mock.lastCall?.[0].bounds.minLongitude)
    .toBeGreaterThan(bounds.minLongitude);
  await userEvent.keyboard('+');
  await expect.poll(() => map.onUserMove.mock.lastCall?.[0].zoom).toBeGreaterThan(zoom);
  await userEvent.keyboard('-');
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(3);
  expect(focused()).toBe('3 bed home, $425,000, Zilker');
});

test('arrow keys move map and pins; screen readers browse popups and buttons', async () => {
  const map = await showWithKeys();
  await userEvent.click(await map.findByText('3 homes'));
  const inMap = (element: Element) => element.closest('[role=application]') !== null;
  expect(inMap(map.getByRole('button', { name: '3 bed home, $425,000, Zilker' }))).toBe(true);
  expect(inMap(await map.findByRole('dialog'))).toBe(false);
  expect(inMap(map.getByRole('button', { name: 'Zoom in' }))).toBe(false);
});

test('moves a map without homes by arrow keys', async () => {
  const map = show({ points: { clusters: [], points: [], total: 0, withoutPin: 0 } });
  await map.findByRole('application', { name: /^Map of homes/ });
  map.getByRole('application', { name: /^Map of homes/ }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
});

test('the view is announced only while the focus is in the map', async () => {
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
  await map.findByText(
    /^1,245 homes in view, 1 group, 1 cluster, from \$210k to \$2.4M; zoom \d+ over Austin$/,
  );
  map.rerender({ points: { clusters: [], points: points.points.slice(0, 2), total: 2, withoutPin: 0 } });
  await map.findByText(/^2 homes in view, from \$425k to \$1.25M; zoom/);
});
