import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcement, corners, edited, grip, show } from './testing/shown-drawing.tsx';

test('corners have handles: arrow keys move them, Delete removes and Insert adds, three stay', async () => {
  const map = show(null);
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => corners(map).length).toBe(4);
  const first = corners(map)[0]!;
  first.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => announcement(map)).toMatch(/^Corner 1 moved [\d.]+ \w+ north$/);
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{Insert}');
  await expect.poll(() => corners(map).length).toBe(5);
  await userEvent.keyboard('{Delete}{Delete}{Delete}{Delete}');
  await expect.poll(() => corners(map).length).toBe(3);
  expect(document.activeElement).toBe(first);
  expect(map.held.drawing.areas[0]).toHaveLength(3);
  await expect.poll(() => announcement(map)).toBe('An area needs at least three corners');
});

test('the focus stays in the drawing when a corner, a step or a button goes', async () => {
  const map = show(null);
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => corners(map).length).toBe(4);
  expect(document.activeElement).toBe(map.getByRole('region', { name: 'Draw an area' }));
  corners(map)[3]!.focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => corners(map).length).toBe(3);
  await expect.poll(() => document.activeElement?.ariaLabel).toBe('Corner 3 of 3');
  const undo = map.getByRole('button', { name: 'Undo' });
  await userEvent.click(undo);
  await expect.poll(() => undo.ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(undo);
  await userEvent.click(map.getByRole('button', { name: 'Add another area' }));
  await expect.poll(() => document.activeElement).toBe(map.getByRole('radio', { name: 'Corners' }));
});

test('a double click removes a corner without a Delete key', async () => {
  const map = show(null);
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => corners(map).length).toBe(4);
  await userEvent.dblClick(grip(map));
  await expect.poll(() => corners(map).length).toBe(3);
  expect(map.onUserMove).not.toHaveBeenCalled();
});

test('a corner is dragged, and its steps are undone as one', async () => {
  const map = show(null);
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => corners(map).length).toBe(4);
  const [before] = map.held.drawing.areas[0]!;
  await userEvent.dragAndDrop(grip(map), map.canvas(), { targetPosition: { x: 320, y: 440 } });
  await expect.poll(() => map.held.drawing.areas[0]![0]).not.toEqual(before);
  expect(map.onUserMove).not.toHaveBeenCalled();
  await userEvent.click(map.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => map.held.drawing.areas[0]![0]).toEqual(before);
});

test('the point between two corners becomes one when it is pressed', async () => {
  const map = show(null);
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => map.container.querySelectorAll('.hearth-drawing__middle').length).toBe(4);
  const [middle] = map.container.querySelectorAll<HTMLElement>('.hearth-drawing__middle');
  middle!.click();
  await expect.poll(() => corners(map).length).toBe(5);
});
