import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcement, click, ready, show, status } from './testing/shown-drawing.tsx';

test('Enter closes, Backspace and Ctrl+Z undo, Ctrl+Shift+Z redoes', async () => {
  const map = show('corners');
  await ready(map);
  for (const [x, y] of [
    [250, 300],
    [400, 300],
    [400, 420],
  ] as const)
    await click(map, x, y);
  await expect.poll(() => map.held.drawing.line.length).toBe(3);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => map.held.drawing.line.length).toBe(2);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.poll(() => map.held.drawing.line.length).toBe(3);
  map.canvas().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => status(map)).toBe('Continue Drawing');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => status(map)).toBe('Drawing In Process');
});

test('keys alone add corners, and each step is announced', async () => {
  const map = show('keyboard');
  const way = await map.findByRole('radio', { name: 'Keyboard' });
  await expect.poll(() => document.activeElement).toBe(way);
  const crosshair = map.getByRole('application', { name: /^Crosshair/ });
  crosshair.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => announcement(map)).toBe('Corner 1. Add at least two more.');
  await userEvent.keyboard('{Shift>}{ArrowRight>2/}{/Shift}');
  await expect.poll(() => announcement(map)).toMatch(/^[\d.]+ miles? east of corner 1$/);
  await userEvent.keyboard(' ');
  await expect.poll(() => announcement(map)).toMatch(/^Corner 2, [\d.]+ miles? east of corner 1$/);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => announcement(map)).toBe('Corner 2 was removed');
  await userEvent.keyboard('{Enter}{Shift>}{ArrowDown>2/}{/Shift}{Enter}');
  await expect.poll(() => announcement(map)).toMatch(/^Corner 3, [\d.]+ miles? south of corner 2$/);
  await userEvent.keyboard('{Shift>}{ArrowUp>2/}{ArrowLeft>2/}{/Shift}{Enter}');
  await expect.poll(() => status(map)).toBe('Continue Drawing');
  const search = map.getByRole('button', { name: 'Search this area' });
  await expect.poll(() => document.activeElement).toBe(search);
  await userEvent.keyboard('{Enter}');
  expect(map.onApply).toHaveBeenCalledOnce();
});

test('the crosshair follows when the map moves away under it', async () => {
  const map = show('keyboard');
  const crosshair = await map.findByRole('application', { name: /^Crosshair/ });
  (await map.findByRole('application', { name: /^Map of homes/ })).focus();
  for (let times = 0; times < 4; times++) {
    const moves = map.onUserMove.mock.calls.length;
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => map.onUserMove.mock.calls.length).toBe(moves + 1);
  }
  const isInView = () => {
    const { x, y, width, height } = crosshair.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const box = map.canvas().getBoundingClientRect();
    const panel = map.getByRole('region', { name: 'Draw an area' }).getBoundingClientRect();
    return left >= box.left && left <= box.right && top >= panel.bottom && top <= box.bottom;
  };
  // It is in view before the map has moved, too.
  await expect.poll(() => announcement(map)).toBe('The crosshair is at the center of the map');
  await expect.poll(isInView).toBe(true);
});

test('zooming leaves the crosshair at its position, far from the center of the map', async () => {
  const map = show('keyboard');
  const crosshair = await map.findByRole('application', { name: /^Crosshair/ });
  await expect.poll(() => map.container.querySelector('.hearth-pin__face')).toBeTruthy();
  crosshair.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight>6/}{/Shift}');
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const aside = () => middleOf(crosshair).x - middleOf(map.container.querySelector('.hearth-pin__face')!).x;
  await expect.poll(() => Math.round(aside() / 10)).toBe(24);
  const [middle, before] = [middleOf(crosshair), aside()];
  const isAt = (times: number) => Math.abs(aside() / before - times) < 0.02;
  const isStill = () => Math.hypot(middleOf(crosshair).x - middle.x, middleOf(crosshair).y - middle.y) < 2;
  // A map that is still moving would be taken away under its own feet.
  const isSettled = () => map.container.querySelector('.leaflet-zoom-anim') === null;
  for (const [key, times] of [
    ['+', 2],
    ['-', 1],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => isSettled() && isAt(times)).toBe(true);
    expect(isStill()).toBe(true);
  }
  expect(announcement(map)).not.toBe('The crosshair is at the center of the map');
});
