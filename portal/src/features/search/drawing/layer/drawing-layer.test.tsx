import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  announcement,
  click,
  corners,
  drag,
  edited,
  position,
  ready,
  show,
  status,
} from './testing/shown-drawing.tsx';

test('a press without a drawing mode draws nothing and announces the next step', async () => {
  const map = show('freehand');
  await ready(map);
  drag(map, [
    [300, 300],
    [301, 300],
  ]);
  await expect.poll(() => announcement(map)).toMatch(/^The line was too short/);
  expect(status(map)).toBe('Init');
});

test('an outline that crosses itself is marked and announced, and cannot be searched', async () => {
  const map = show('corners');
  await ready(map);
  for (const [x, y] of [
    [250, 300],
    [400, 420],
    [400, 300],
    [250, 420],
  ] as const)
    await click(map, x, y);
  await map.findByText(/^The outline crosses itself/);
  await expect.poll(() => map.container.querySelector('.hearth-drawing__line--wrong')).toBeTruthy();
  await expect.poll(() => announcement(map)).toMatch(/crosses itself/);
  await userEvent.click(map.getByRole('button', { name: 'Close area' }));
  const search = await map.findByRole('button', { name: 'Search this area' });
  expect((search as HTMLButtonElement).disabled).toBe(true);
  // The shapes follow the panel in an effect of their own.
  await expect.poll(() => map.container.querySelector('.hearth-drawing__area--wrong')).toBeTruthy();
});

test('pins are inactive while an area is drawn, and active when it is closed', async () => {
  const map = show('corners');
  await ready(map);
  const pins = map.container.querySelector<HTMLElement>('.leaflet-marker-pane')!;
  await expect.poll(() => pins.inert).toBe(true);
  map.held.dispatch({
    type: 'area',
    area: [position, { ...position, latitude: 30.35 }, { ...position, longitude: -97.8 }],
  });
  await expect.poll(() => pins.inert).toBe(false);
});

test('screen readers browse panel and buttons, while arrow keys move corners', async () => {
  const map = show(null);
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => corners(map).length).toBe(4);
  const inMap = (element: Element) => element.closest('[role=application]') !== null;
  expect(inMap(corners(map)[0]!)).toBe(true);
  expect(inMap(map.getByRole('region', { name: 'Draw an area' }))).toBe(false);
  expect(inMap(map.getByRole('toolbar', { name: 'Drawing' }))).toBe(false);
});

test('handles and pins lie at their positions on a right-to-left page', async () => {
  const map = show(null);
  map.container.dir = 'rtl';
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => corners(map).length).toBe(4);
  const aside = (point: Element, drawn: Element) => {
    const box = drawn.getBoundingClientRect();
    return Math.abs((box.left + box.right) / 2 - point.getBoundingClientRect().left);
  };
  for (const corner of corners(map))
    expect(aside(corner, corner.querySelector('.hearth-drawing__grip')!)).toBeLessThan(1);
  const pin = map.getByRole('button', { name: /bed home, / });
  expect(aside(pin, pin.querySelector('.hearth-pin__face')!)).toBeLessThan(1);
});

test('Escape drops the unfinished line first, then the drawing', async () => {
  const map = show('corners');
  await ready(map);
  await click(map, 250, 300);
  await expect.poll(() => status(map)).toBe('Drawing In Process');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => status(map)).toBe('Init');
  await userEvent.keyboard('{Escape}');
  expect(map.onCancel).toHaveBeenCalledOnce();
});

test('the areas of the search are outlined, and each can be opened for changes', async () => {
  const area = [position, { ...position, latitude: 30.35 }, { ...position, longitude: -97.8 }];
  const stored = [{ id: 'x', label: 'Drawn area 2', areas: [area] }];
  const map = show(null, { stored });
  const edit = await map.findByRole('button', { name: 'Edit Drawn area 2' });
  expect(map.container.querySelectorAll('.hearth-drawing__area--stored')).toHaveLength(1);
  await userEvent.click(edit);
  await expect.poll(() => status(map)).toBe('Continue Drawing');
  expect(map.held.drawing).toMatchObject({ editing: 'x', areas: [area] });
  await expect.poll(() => map.container.querySelector('.hearth-drawing__area--stored')).toBeNull();
});

test('axe finds nothing, while drawing and with an area', async () => {
  const map = show('keyboard');
  await ready(map);
  expect(await axeViolations(map.container)).toEqual([]);
  edited(map);
  map.held.dispatch({
    type: 'area',
    area: [position, { ...position, latitude: 30.35 }, { ...position, longitude: -97.8 }],
  });
  await map.findByRole('button', { name: 'Search this area' });
  expect(await axeViolations(map.container)).toEqual([]);
});
