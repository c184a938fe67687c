import type { Point } from '@hearth/domain/search/areas/distance.ts';
import {
  type Drawing,
  type DrawingAction,
  type DrawingMode,
  drawingReducer,
  noDrawing,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { type ReactNode, useReducer } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeViolations } from '../../testing/axe-violations.ts';
import { mount } from '../../testing/mount.tsx';
import button from '../../ui/button.css';
import tokens from '../../ui/tokens.css';
import visuallyHidden from '../../ui/visually-hidden.css';
import { SearchMap } from '../search-map.tsx';
import { DrawingLayer, type DrawingLayerProps } from './drawing-layer.tsx';

const fit = { minLatitude: 30.2, maxLatitude: 30.4, minLongitude: -97.9, maxLongitude: -97.6 };
const points = {
  clusters: [],
  points: [
    {
      type: 'listing' as const,
      latitude: 30.3,
      longitude: -97.75,
      listingid: 'L1',
      listprice: 425_000,
      isexclusive: false,
    },
  ],
  total: 1,
};
const place: Point = { latitude: 30.31, longitude: -97.7 };
const none: DrawingLayerProps['stored'] = [];
const finder: DrawingLayerProps['finder'] = {
  suggest: async () => ['Zilker'],
  locate: async (words) => (words === 'Zilker' ? place : null),
};

interface Held {
  drawing: Drawing;
  dispatch: (action: DrawingAction) => void;
}

interface HostProps extends Partial<DrawingLayerProps> {
  readonly way: DrawingMode | null;
  /** Told of each state. */
  readonly held: Held;
  readonly on: Record<'onApply' | 'onCancel' | 'onNamedPlace' | 'onUserMove', () => void>;
}

function Host({ way, held, on, ...props }: HostProps): ReactNode {
  const begun = way ? drawingReducer(noDrawing, { type: 'start', mode: way }) : noDrawing;
  const [drawing, dispatch] = useReducer(drawingReducer, begun);
  Object.assign(held, { drawing, dispatch });
  return (
    <div style={{ width: '640px', height: '560px' }}>
      <SearchMap points={points} fit={fit} onUserMove={on.onUserMove}>
        <DrawingLayer
          drawing={drawing}
          dispatch={dispatch}
          stored={none}
          finder={finder}
          onApply={on.onApply}
          onCancel={on.onCancel}
          onNamedPlace={on.onNamedPlace}
          {...props}
        />
      </SearchMap>
    </div>
  );
}

/** A map with drawing on it, and what became of it. */
function show(way: DrawingMode | null, props: Partial<DrawingLayerProps> = {}) {
  const on = { onApply: vi.fn(), onCancel: vi.fn(), onNamedPlace: vi.fn(), onUserMove: vi.fn() };
  const held: Held = { drawing: noDrawing, dispatch: () => {} };
  const map = mount(<Host way={way} held={held} on={on} {...props} />, {
    sheets: [tokens, visuallyHidden, button],
  });
  const canvas = () => {
    const element = map.container.querySelector<HTMLElement>('.leaflet-container')!;
    // Presses would look for it by the words on it, which change as corners come.
    element?.setAttribute('data-testid', 'canvas');
    return element;
  };
  return { ...map, ...on, held, canvas };
}
type Shown = ReturnType<typeof show>;

/** Where something is on the map, as parts of it, in pixels of the window. */
function pixels(map: Shown, x: number, y: number) {
  const { left, top } = map.canvas().getBoundingClientRect();
  return { clientX: left + x, clientY: top + y };
}

/** As a browser sends them for a mouse or a finger. */
function pointer(map: Shown, type: string, [x, y]: readonly [number, number], more: PointerEventInit = {}) {
  const target = map.canvas();
  target.dispatchEvent(
    new PointerEvent(type, {
      ...pixels(map, x, y),
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      bubbles: true,
      cancelable: true,
      ...more,
    }),
  );
}

/** A browser that captures a pointer knows it; one made up here has none. */
function drag(map: Shown, way: readonly (readonly [number, number])[], more: PointerEventInit = {}) {
  map.canvas().setPointerCapture = () => {};
  const [first, ...rest] = way;
  pointer(map, 'pointerdown', first!, more);
  for (const each of rest) pointer(map, 'pointermove', each, more);
  pointer(map, 'pointerup', way.at(-1)!, more);
}

const round = Array.from({ length: 80 }, (_, index): [number, number] => {
  const angle = (2 * Math.PI * index) / 80;
  return [320 + 140 * Math.cos(angle), 330 + 90 * Math.sin(angle)];
});

async function click(map: Shown, x: number, y: number): Promise<void> {
  await userEvent.click(map.canvas(), { position: { x, y } });
}

/** On Preact a map listens a frame after it is drawn. */
async function ready(map: Shown): Promise<void> {
  await map.findByRole('region', { name: 'Draw an area' });
  await expect
    .poll(() =>
      map.container.querySelector(
        '.hearth-map--freehand, .hearth-map--corners, [aria-roledescription="crosshair"]',
      ),
    )
    .toBeTruthy();
}
const corners = (map: Shown) => map.queryAllByRole('button', { name: /^Corner \d+ of/ });
/** A handle is a point; what is seen of it is its grip. */
const grip = (map: Shown) => corners(map)[0]!.querySelector('.hearth-drawing__grip')!;
const status = (map: Shown) => map.held.drawing.status;
const said = (map: Shown) => map.container.querySelector('.hearth-drawing__said')?.textContent;

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
    await expect.poll(() => said(map)).toMatch(/^The area is closed: \d+ corners, about \d+ square miles$/);
    expect(map.onUserMove).not.toHaveBeenCalled();
  },
);

test('a hand that draws is a state of its own, and Escape gives its line up', async () => {
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

test('a press without a way draws nothing and says what to do', async () => {
  const map = show('freehand');
  await ready(map);
  drag(map, [
    [300, 300],
    [301, 300],
  ]);
  await expect.poll(() => said(map)).toMatch(/^That was too short/);
  expect(status(map)).toBe('Init');
});

test('clicks drop corners, one on the first closes the area', async () => {
  const map = show('corners');
  await ready(map);
  await click(map, 250, 300);
  await click(map, 400, 300);
  await expect.poll(() => said(map)).toMatch(/^Corner 2, [\d.]+ miles east of corner 1$/);
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

test('Enter closes, Backspace and Ctrl+Z take back, with Shift it comes again', async () => {
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

test('an outline that crosses itself is shown as wrong, is said, and cannot be searched', async () => {
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
  await expect.poll(() => said(map)).toMatch(/crosses itself/);
  await userEvent.click(map.getByRole('button', { name: 'Close area' }));
  const search = await map.findByRole('button', { name: 'Search this area' });
  expect((search as HTMLButtonElement).disabled).toBe(true);
  // The shapes follow the panel in an effect of their own.
  await expect.poll(() => map.container.querySelector('.hearth-drawing__area--wrong')).toBeTruthy();
});

test('pins keep still while an area is drawn, and are back when it is closed', async () => {
  const map = show('corners');
  await ready(map);
  const pins = map.container.querySelector<HTMLElement>('.leaflet-marker-pane')!;
  await expect.poll(() => pins.inert).toBe(true);
  map.held.dispatch({
    type: 'area',
    area: [place, { ...place, latitude: 30.35 }, { ...place, longitude: -97.8 }],
  });
  await expect.poll(() => pins.inert).toBe(false);
});

test('corners are dropped by keys alone, each step is said', async () => {
  const map = show('keyboard');
  const way = await map.findByRole('radio', { name: 'Keyboard' });
  await expect.poll(() => document.activeElement).toBe(way);
  const crosshair = map.getByRole('application', { name: /^Crosshair/ });
  crosshair.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => said(map)).toBe('Corner 1. Drop at least two more.');
  await userEvent.keyboard('{Shift>}{ArrowRight>2/}{/Shift}');
  await expect.poll(() => said(map)).toMatch(/^[\d.]+ miles? east of corner 1$/);
  await userEvent.keyboard(' ');
  await expect.poll(() => said(map)).toMatch(/^Corner 2, [\d.]+ miles? east of corner 1$/);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => said(map)).toBe('Corner 2 was removed');
  await userEvent.keyboard('{Enter}{Shift>}{ArrowDown>2/}{/Shift}{Enter}');
  await expect.poll(() => said(map)).toMatch(/^Corner 3, [\d.]+ miles? south of corner 2$/);
  await userEvent.keyboard('{Shift>}{ArrowUp>2/}{ArrowLeft>2/}{/Shift}{Enter}');
  await expect.poll(() => status(map)).toBe('Continue Drawing');
  const search = map.getByRole('button', { name: 'Search this area' });
  await expect.poll(() => document.activeElement).toBe(search);
  await userEvent.keyboard('{Enter}');
  expect(map.onApply).toHaveBeenCalledOnce();
});

test('the crosshair comes along when the map is moved away under it', async () => {
  const map = show('keyboard');
  const crosshair = await map.findByRole('application', { name: /^Crosshair/ });
  (await map.findByRole('application', { name: /^Map of homes/ })).focus();
  for (let times = 0; times < 4; times++) {
    await userEvent.keyboard('{ArrowRight}');
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  const isInView = () => {
    const { x, y, width, height } = crosshair.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const box = map.canvas().getBoundingClientRect();
    const panel = map.getByRole('region', { name: 'Draw an area' }).getBoundingClientRect();
    return left >= box.left && left <= box.right && top >= panel.bottom && top <= box.bottom;
  };
  await expect.poll(isInView).toBe(true);
  expect(said(map)).toBe('The crosshair is in the middle of the map');
});

test('a closer look leaves the crosshair where it is, far from the middle of the map', async () => {
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
  const [place, before] = [middleOf(crosshair), aside()];
  const isAt = (times: number) => Math.abs(aside() / before - times) < 0.02;
  const isStill = () => Math.hypot(middleOf(crosshair).x - place.x, middleOf(crosshair).y - place.y) < 2;
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
  expect(said(map)).not.toBe('The crosshair is in the middle of the map');
});

const edited = (map: Shown) =>
  map.held.dispatch({
    type: 'edit',
    id: 'x',
    areas: [
      [
        { latitude: 30.25, longitude: -97.85 },
        { latitude: 30.25, longitude: -97.65 },
        { latitude: 30.32, longitude: -97.65 },
        { latitude: 30.32, longitude: -97.85 },
      ],
    ],
  });

test('corners have handles: arrow keys move them, Delete removes and Insert adds, three stay', async () => {
  const map = show(null);
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => corners(map).length).toBe(4);
  const first = corners(map)[0]!;
  first.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => said(map)).toMatch(/^Corner 1 moved [\d.]+ \w+ north$/);
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{Insert}');
  await expect.poll(() => corners(map).length).toBe(5);
  await userEvent.keyboard('{Delete}{Delete}{Delete}{Delete}');
  await expect.poll(() => corners(map).length).toBe(3);
  expect(document.activeElement).toBe(first);
  expect(map.held.drawing.areas[0]).toHaveLength(3);
  await expect.poll(() => said(map)).toBe('Three corners have to stay');
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

test('a double click removes a corner, where there is no Delete key', async () => {
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

test('a circle is taken as an area of 64 corners, around the middle or a place', async () => {
  const map = show('circle');
  const radius = await map.findByLabelText('Radius in miles');
  await expect.poll(() => map.container.querySelector('.hearth-drawing__area--preview')).toBeTruthy();
  await userEvent.fill(radius, '2');
  await userEvent.selectOptions(map.getByLabelText('Around'), 'place');
  await userEvent.fill(map.getByLabelText('Place or address'), 'Nowhere');
  await userEvent.click(map.getByRole('button', { name: 'Find' }));
  await map.findByText("'Nowhere' was not found.", { selector: '[id]' });
  await userEvent.fill(map.getByLabelText('Place or address'), 'Zilker');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => map.container.querySelector('.hearth-drawing__area--preview')).toBeTruthy();
  await userEvent.click(map.getByRole('button', { name: 'Take this circle' }));
  await expect.poll(() => map.held.drawing.areas[0]?.length).toBe(64);
  expect(map.held.drawing.areas[0]![0]!.longitude).toBeCloseTo(place.longitude, 6);
});

test('what a circle lacks is said at its field when it is taken, and the field has the focus', async () => {
  const map = show('circle');
  const radius = await map.findByLabelText<HTMLInputElement>('Radius in miles');
  const take = map.getByRole<HTMLButtonElement>('button', { name: 'Take this circle' });
  await userEvent.fill(radius, '90');
  expect(take.disabled).toBe(false);
  await userEvent.click(take);
  const words = await map.findByText('Write a radius of 0.1 to 50 miles.', { selector: '[id]' });
  expect(document.activeElement).toBe(radius);
  expect(radius.getAttribute('aria-describedby')).toBe(words.id);
  expect(radius.ariaInvalid).toBe('true');
  await userEvent.fill(radius, '2');
  await expect.poll(() => radius.getAttribute('aria-describedby')).toBeNull();
  await userEvent.selectOptions(map.getByLabelText('Around'), 'place');
  await userEvent.click(take);
  const missing = await map.findByText(/^Write a place or an address/, { selector: '[id]' });
  expect(map.getByLabelText('Place or address').getAttribute('aria-describedby')).toBe(missing.id);
  expect(status(map)).toBe('Init');
  expect(await axeViolations(map.container)).toEqual([]);
});

test('panel and buttons are read as any page is, while arrow keys are for the corners', async () => {
  const map = show(null);
  await expect.poll(() => map.canvas()).toBeTruthy();
  edited(map);
  await expect.poll(() => corners(map).length).toBe(4);
  const inMap = (element: Element) => element.closest('[role=application]') !== null;
  expect(inMap(corners(map)[0]!)).toBe(true);
  expect(inMap(map.getByRole('region', { name: 'Draw an area' }))).toBe(false);
  expect(inMap(map.getByRole('toolbar', { name: 'Drawing' }))).toBe(false);
});

test('on a page that is read from the right, handles and pins lie where their places are', async () => {
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
  const pin = map.getByRole('button', { name: /^Home for/ });
  expect(aside(pin, pin.querySelector('.hearth-pin__face')!)).toBeLessThan(1);
});

test('Escape gives up what was begun first, then the drawing', async () => {
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
  const area = [place, { ...place, latitude: 30.35 }, { ...place, longitude: -97.8 }];
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
    area: [place, { ...place, latitude: 30.35 }, { ...place, longitude: -97.8 }],
  });
  await map.findByRole('button', { name: 'Search this area' });
  expect(await axeViolations(map.container)).toEqual([]);
});
