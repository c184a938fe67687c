import type { Point } from '@hearth/domain/search/areas/distance.ts';
import {
  type Drawing,
  type DrawingAction,
  type DrawingMode,
  drawingReducer,
  noDrawing,
} from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { SearchMap } from '@hearth/widgets/map/search-map.tsx';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import button from '@hearth/widgets/ui/button.css';
import iconButton from '@hearth/widgets/ui/icon-button.css';
import tokens from '@hearth/widgets/ui/tokens.css';
import visuallyHidden from '@hearth/widgets/ui/visually-hidden.css';
import { type ReactNode, useReducer } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DrawingLayer, type DrawingLayerProps } from '../drawing-layer.tsx';

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
      mlsstatus: 'Active' as const,
      isexclusive: false,
      bedroomstotal: 3,
      subdivisionname: 'Zilker',
      city: 'Austin',
    },
  ],
  total: 1,
  withoutPin: 0,
};
export const position: Point = { latitude: 30.31, longitude: -97.7 };
const none: DrawingLayerProps['stored'] = [];
const finder: DrawingLayerProps['finder'] = {
  suggest: async () => ['Zilker'],
  locate: async (words) => (words === 'Zilker' ? position : null),
};

interface DrawingHandle {
  drawing: Drawing;
  dispatch: (action: DrawingAction) => void;
}

interface HostProps extends Partial<DrawingLayerProps> {
  readonly way: DrawingMode | null;
  /** Receives each state. */
  readonly held: DrawingHandle;
  readonly on: Record<'onApply' | 'onCancel' | 'onNamedArea' | 'onUserMove', () => void>;
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
          onNamedArea={on.onNamedArea}
          {...props}
        />
      </SearchMap>
    </div>
  );
}

/** A map with drawing on it, and what became of it. */
export function show(way: DrawingMode | null, props: Partial<DrawingLayerProps> = {}) {
  const on = { onApply: vi.fn(), onCancel: vi.fn(), onNamedArea: vi.fn(), onUserMove: vi.fn() };
  const held: DrawingHandle = { drawing: noDrawing, dispatch: () => {} };
  const map = mount(<Host way={way} held={held} on={on} {...props} />, {
    sheets: [tokens, visuallyHidden, button, iconButton],
  });
  const canvas = () => {
    const element = map.container.querySelector<HTMLElement>('.leaflet-container')!;
    // Presses would look for it by the words on it, which change as corners come.
    element?.setAttribute('data-testid', 'canvas');
    return element;
  };
  return { ...map, ...on, held, canvas };
}
export type Shown = ReturnType<typeof show>;

/** Position of something on the map, as parts of it, in pixels of the window. */
function pixels(map: Shown, x: number, y: number) {
  const { left, top } = map.canvas().getBoundingClientRect();
  return { clientX: left + x, clientY: top + y };
}

/** Events in the form that a browser sends for a mouse or a finger. */
export function pointer(
  map: Shown,
  type: string,
  [x, y]: readonly [number, number],
  more: PointerEventInit = {},
) {
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
export function drag(map: Shown, way: readonly (readonly [number, number])[], more: PointerEventInit = {}) {
  map.canvas().setPointerCapture = () => {};
  const [first, ...rest] = way;
  pointer(map, 'pointerdown', first!, more);
  for (const each of rest) pointer(map, 'pointermove', each, more);
  pointer(map, 'pointerup', way.at(-1)!, more);
}

export const round = Array.from({ length: 80 }, (_, index): [number, number] => {
  const angle = (2 * Math.PI * index) / 80;
  return [320 + 140 * Math.cos(angle), 330 + 90 * Math.sin(angle)];
});

export async function click(map: Shown, x: number, y: number): Promise<void> {
  await userEvent.click(map.canvas(), { position: { x, y } });
}

/** On Preact a map listens a frame after it is drawn. */
export async function ready(map: Shown): Promise<void> {
  await map.findByRole('region', { name: 'Draw an area' });
  await expect
    .poll(() =>
      map.container.querySelector(
        '.hearth-map--freehand, .hearth-map--corners, [aria-roledescription="crosshair"]',
      ),
    )
    .toBeTruthy();
}
export const corners = (map: Shown) => map.queryAllByRole('button', { name: /^Corner \d+ of/ });
/** A handle is a point; its visible part is the grip. */
export const grip = (map: Shown) => corners(map)[0]!.querySelector('.hearth-drawing__grip')!;
export const status = (map: Shown) => map.held.drawing.status;
export const announcement = (map: Shown) => map.container.querySelector('.hearth-drawing__said')?.textContent;

export const edited = (map: Shown) =>
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
