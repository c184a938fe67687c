import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pointAt, pointAway } from '../testing/point-at.ts';
import { popupAtRest } from './testing/popup-at-rest.ts';
import { fit, pinNames, points, show } from './testing/shown-map.tsx';

test('a home under the pointer in the list is highlighted, also within a group', async () => {
  const map = show({ pointedAt: 'L4' });
  const group = await map.findByRole('button', { name: '3 homes from $300k to $450k, Mueller' });
  await expect.poll(() => group.hasAttribute('data-on')).toBe(true);
  map.rerender({ pointedAt: 'L1' });
  await expect.poll(() => group.hasAttribute('data-on')).toBe(false);
  expect(map.getByRole('button', { name: '3 bed home, $425,000, Zilker' }).hasAttribute('data-on')).toBe(
    true,
  );
});

test('pointing at or focusing a pin reports its home, or all homes of its position', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: '3 bed home, $425,000, Zilker' });
  pointAt(pin);
  expect(map.onPoint).toHaveBeenLastCalledWith('L1', ['L1']);
  pointAway(pin);
  expect(map.onPoint).toHaveBeenLastCalledWith(null);
  pin.focus();
  expect(map.onPoint).toHaveBeenLastCalledWith('L1', ['L1']);
  map.getByRole('button', { name: '3 homes from $300k to $450k, Mueller' }).focus();
  expect(map.onPoint).toHaveBeenLastCalledWith('L3', ['L3', 'L4', 'L5']);
});

test('the pin of a sold home says that its price is the list price', async () => {
  const sold = points.points.map((point) =>
    point.type === 'listing' ? { ...point, mlsstatus: 'Sold' as const } : point,
  );
  const map = show({ points: { ...points, points: sold } });
  const pin = await map.findByRole('button', { name: '3 bed home, sold, list price $425,000, Zilker' });
  expect(pin.textContent).toBe('$425k list price');
});

test('a click opens the popup of a pin, its button closes it', async () => {
  const map = show();
  await userEvent.click(await map.findByText('3 homes'));
  await map.findByText('Homes L3 L4 L5');
  await popupAtRest();
  await userEvent.click(map.getByRole('button', { name: 'Close' }));
  await expect.poll(() => map.queryByText('Homes L3 L4 L5')).toBeNull();
});

test('Enter opens a popup and moves into it, Escape closes it and goes back to the pin', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: '3 bed home, $425,000, Zilker' });
  pin.focus();
  await userEvent.keyboard('{Enter}');
  const popup = await map.findByRole('dialog', { name: '3 bed home, $425,000, Zilker' });
  await expect.poll(() => document.activeElement).toBe(popup);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => map.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(pin);
});

/** A card that is small until it has loaded. */
function LateCard(): ReactNode {
  const [height, setHeight] = useState(80);
  return (
    <button type="button" style={{ display: 'block', height }} onClick={() => setHeight(420)}>
      Card
    </button>
  );
}

test.each([
  [640, 520],
  [390, 480],
  [320, 300],
])('a popup whose card grows after it has opened is in a map of %i x %i px', async (width, height) => {
  const map = show({ renderPopup: () => <LateCard /> }, { width, height });
  const pin = await map.findByRole('button', { name: 'Exclusive home, $1,250,000' });
  pin.focus();
  await userEvent.keyboard('{Enter}');
  await popupAtRest();
  map.getByRole('button', { name: 'Card' }).click();
  const box = (selector: string) =>
    map.container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  await expect
    .poll(() => {
      const [popup, frame, face] = [
        '.hearth-map__popup-box',
        '.hearth-map',
        '[data-open] .hearth-pin__face',
      ].map(box);
      return {
        isGrown: popup!.height > 200,
        isIn: popup!.top >= frame!.top && popup!.left >= frame!.left && popup!.right <= frame!.right,
        isPinIn: face!.top < frame!.bottom,
      };
    })
    .toEqual({ isGrown: true, isIn: true, isPinIn: true });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(pin);
});

test('pins that no zoom separates are a cluster, which lists them in a popup at the last zoom', async () => {
  const [home] = points.points;
  const twin = { ...home!, listingid: 'L9', longitude: home!.longitude + 0.00005, listprice: 500_000 };
  const near = { latitude: home!.latitude, longitude: home!.longitude };
  const map = show({
    points: { ...points, clusters: [], points: [home!, twin] as typeof points.points },
    fit: {
      minLatitude: near.latitude,
      maxLatitude: near.latitude,
      minLongitude: near.longitude,
      maxLongitude: near.longitude,
    },
  });
  const press = async () => {
    map.getByRole('button', { name: '2 homes from $425k to $500k, Zilker' }).focus();
    await userEvent.keyboard('{Enter}');
  };
  await map.findByText('2');
  await press();
  await expect.poll(() => map.onView.mock.lastCall?.[0].zoom).toBe(17);
  expect(map.queryByRole('dialog')).toBeNull();
  await press();
  await map.findByText('Homes L1 L9');
});

test('a device that asks for less motion gets a map that jumps', async () => {
  const matches = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const map = show();
  await map.findByText('3 homes');
  map.getByRole('application', { name: /^Map of homes/ }).focus();
  const moves = map.onUserMove.mock.calls.length;
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(map.container.querySelector('.leaflet-pan-anim')).toBeNull();
  expect(map.onUserMove.mock.calls.length).toBe(moves + 1);
  matches.mockRestore();
});

test('the zoom buttons do not cover a popup', async () => {
  const map = show();
  await userEvent.click(await map.findByText('3 homes'));
  const popup = await map.findByRole('dialog');
  const zoom = map.getByRole('button', { name: 'Zoom in' });
  await expect
    .poll(() => zoom.getBoundingClientRect().left - popup.getBoundingClientRect().right)
    .toBeGreaterThanOrEqual(0);
});

test('a press in a popup stops the map from moving: the button stays under the pointer', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: '3 homes from $300k to $450k, Mueller' });
  const isMoving = () => map.container.querySelector('.leaflet-pan-anim') !== null;
  const pressed = new Promise<void>((resolve) => {
    const start = new MutationObserver(() => {
      if (!isMoving()) return;
      start.disconnect();
      map
        .getByRole('button', { name: 'Close' })
        .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      resolve();
    });
    start.observe(map.container, { subtree: true, attributeFilter: ['class'] });
  });
  pin.focus();
  await userEvent.keyboard('{Enter}');
  await pressed;
  expect(isMoving()).toBe(false);
  expect(map.onUserMove).not.toHaveBeenCalled();
  await userEvent.click(map.getByRole('button', { name: 'Zoom out' }));
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
});

/** A popup opens over this pin, and the map begins to make room for it; time stands still for the map. */
async function makingRoom() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const map = show({ renderPopup: () => <p>Home</p> });
  const pin = await map.findByRole('button', { name: 'Exclusive home, $1,250,000' });
  pin.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => map.container.querySelector('.leaflet-pan-anim')).toBeTruthy();
  return map;
}

/** Between the map's own step of a frame, which is requested before the page is idle, and what follows it in this frame. */
const lateInFrame = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => resolve(void vi.setSystemTime(Date.now() + 300))));
  });

test.each<readonly [what: string, interrupt: (map: ReturnType<typeof show>) => unknown]>([
  ['a card that grows', (map) => Object.assign(map.getByText('Home').style, { height: '300px' })],
  ['the press of another pin', (map) => map.getByRole('button', { name: /Zilker$/ }).click()],
  ['another size', (map) => Object.assign(map.container.querySelector('div')!.style, { width: '600px' })],
  ['another area', (map) => map.rerender({ fit: { ...fit, maxLatitude: 31 } })],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])(
  'a map that makes room for a popup is not moved by the visitor where %s interrupts it',
  async (_, interrupt) => {
    const map = await makingRoom();
    await lateInFrame();
    await interrupt(map);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    vi.useRealTimers();
    await expect.poll(() => map.container.querySelector('.leaflet-pan-anim')).toBeNull();
    expect(map.onUserMove).not.toHaveBeenCalled();
    await userEvent.click(map.getByRole('button', { name: 'Zoom out' }));
    await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
  },
);

test('a move of the visitor that a popup ends by making room is reported', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: 'Exclusive home, $1,250,000' });
  pin.focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
  await map.findByRole('dialog');
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
});

test('the status of a home is a sign on its pin and a word in its name', async () => {
  const map = show({
    viewed: new Set(['L1', 'L3', 'L4']),
    saved: new Set(['L1', 'L5']),
    dismissed: new Set(['L2']),
  });
  await map.findByRole('button', { name: '3 bed home, $425,000, Zilker, saved, viewed' });
  expect(map.getByRole('button', { name: 'Exclusive home, $1,250,000, dismissed' })).toBeTruthy();
  expect(map.getByRole('button', { name: '3 homes from $300k to $450k, Mueller, saved' })).toBeTruthy();
  map.rerender({
    viewed: new Set(['L3', 'L4', 'L5']),
    saved: new Set<string>(),
    dismissed: new Set<string>(),
  });
  await map.findByRole('button', { name: '3 homes from $300k to $450k, Mueller, viewed' });
  const pin = map.getByRole('button', { name: '3 bed home, $425,000, Zilker' });
  await userEvent.click(pin.querySelector('.hearth-pin__face') ?? pin);
  await expect.poll(() => pin.hasAttribute('data-open')).toBe(true);
});

test('the button that closes a popup gives the focus back to the pin', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: '3 bed home, $425,000, Zilker' });
  pin.focus();
  await userEvent.keyboard('{Enter}');
  const popup = await map.findByRole('dialog', { name: '3 bed home, $425,000, Zilker' });
  await expect.poll(() => document.activeElement).toBe(popup);
  map.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => map.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(pin);
});

test('pins that stay with new points retain their focus', async () => {
  const map = show();
  const pin = await map.findByRole('button', { name: '3 bed home, $425,000, Zilker' });
  pin.focus();
  map.rerender({ points: { ...points, clusters: [], points: points.points.slice(0, 1) } });
  await expect.poll(() => pinNames(map)).toEqual(['3 bed home, $425,000, Zilker']);
  expect(document.activeElement).toBe(pin);
});

test('the focus of a removed pin moves to the map', async () => {
  const map = show();
  (await map.findByRole('button', { name: '3 bed home, $425,000, Zilker' })).focus();
  map.rerender({ points: { clusters: [], points: [], total: 0, withoutPin: 0 } });
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('Map of homes');
});
