import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcement, click, drag, pointer, ready, round, show, status } from './testing/shown-drawing.tsx';

test.each(['mouse', 'touch', 'pen'])(
  'a line drawn by %s closes by itself when it ends',
  async (pointerType) => {
    const map = show('freehand');
    await ready(map);
    drag(map, round, { pointerType });
    await expect.poll(() => status(map)).toBe('Continue Drawing');
    const [area] = map.held.drawing.areas;
    expect(area!.length).toBeGreaterThan(8);
    expect(area!.length).toBeLessThan(80);
    await expect
      .poll(() => announcement(map))
      .toMatch(/^The area is closed: \d+ corners, about \d+ square miles$/);
    expect(map.onUserMove).not.toHaveBeenCalled();
  },
);

test('freehand drawing has its own state, and Escape discards its line', async () => {
  const map = show('freehand');
  await ready(map);
  map.canvas().setPointerCapture = () => {};
  pointer(map, 'pointerdown', [200, 300]);
  pointer(map, 'pointermove', [300, 300]);
  await expect.poll(() => status(map)).toBe('Drawing In Process');
  map.canvas().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => status(map)).toBe('Init');
  pointer(map, 'pointerup', [300, 400]);
  expect(map.held.drawing.areas).toEqual([]);
});

test('a second finger ends the line, since two move the map', async () => {
  const map = show('freehand');
  await ready(map);
  map.canvas().setPointerCapture = () => {};
  pointer(map, 'pointerdown', [200, 300], { pointerType: 'touch' });
  await expect.poll(() => status(map)).toBe('Drawing In Process');
  pointer(map, 'pointerdown', [400, 300], { pointerType: 'touch', pointerId: 2, isPrimary: false });
  await expect.poll(() => status(map)).toBe('Init');
});

test('clicks drop corners, one on the first closes the area', async () => {
  const map = show('corners');
  await ready(map);
  await click(map, 250, 300);
  await click(map, 400, 300);
  await expect.poll(() => announcement(map)).toMatch(/^Corner 2, [\d.]+ miles east of corner 1$/);
  await click(map, 400, 420);
  expect(status(map)).toBe('Drawing In Process');
  await click(map, 256, 304);
  await expect.poll(() => status(map)).toBe('Continue Drawing');
  expect(map.held.drawing.areas[0]).toHaveLength(3);
  expect(map.onUserMove).not.toHaveBeenCalled();
});

test('a press that drags moves the map and drops no corner', async () => {
  const map = show('corners');
  await ready(map);
  await userEvent.dragAndDrop(map.canvas(), map.canvas(), {
    sourcePosition: { x: 300, y: 300 },
    targetPosition: { x: 400, y: 360 },
  });
  await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
  expect(map.held.drawing.line).toEqual([]);
});

test('a double click closes the area with its own corner, and does not zoom', async () => {
  const map = show('corners');
  await ready(map);
  await click(map, 250, 300);
  await click(map, 400, 300);
  await userEvent.dblClick(map.canvas(), { position: { x: 400, y: 420 } });
  await expect.poll(() => status(map)).toBe('Continue Drawing');
  expect(map.held.drawing.areas[0]).toHaveLength(3);
  expect(map.onUserMove).not.toHaveBeenCalled();
});
