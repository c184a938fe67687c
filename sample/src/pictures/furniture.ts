import type { Point } from './canvas.ts';
import { darken, lighten } from './color.ts';
import type { RoomStage } from './room.ts';
import type { Vector } from './view.ts';

/** A box in feet: x0 < x1, y0 < y1, z0 (near) < z1. */
export type Solid = { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number };

export type Finish = { color: string /** Feet. */; radius?: number; lit?: number };

/** A box in room light: top brightest, the side towards the window next. Fronts may be rounded. */
export function drawSolid(stage: RoomStage, box: Solid, finish: Finish): void {
  const { canvas, view, light } = stage;
  const { x0, x1, y0, y1, z0, z1 } = box;
  const base = light.tone(finish.color, finish.lit ?? 0.85);
  const quad = (...corners: Vector[]) => corners.map(view.project);
  const sides: readonly (readonly [number, -1 | 1])[] = [
    [x0, -1],
    [x1, 1],
  ];
  for (const [x, side] of sides) {
    if (!view.sees([x, y0, z0], [side, 0, 0])) continue;
    const toSun = side * light.side;
    const color = toSun > 0 ? lighten(base, 0.04) : darken(base, 0.24);
    canvas.polygon(quad([x, y0, z0], [x, y0, z1], [x, y1, z1], [x, y1, z0]), color);
  }
  if (view.sees([x0, y1, z0], [0, 1, 0]))
    canvas.polygon(quad([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]), lighten(base, 0.16));
  if (view.sees([x0, y0, z0], [0, -1, 0]))
    canvas.polygon(quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]), darken(base, 0.4));
  drawFront(stage, box, base, finish.radius ?? 0);
}

/** The near face, an upright rectangle on the picture. */
function drawFront(
  { canvas, view }: RoomStage,
  { x0, x1, y0, y1, z0 }: Solid,
  base: string,
  radius: number,
): void {
  const [left, bottom] = view.project([x0, y0, z0]);
  const [right, top] = view.project([x1, y1, z0]);
  const fill = canvas.linear([
    [0, lighten(base, 0.05)],
    [1, darken(base, 0.12)],
  ]);
  canvas.rect(left, top, right - left, bottom - top, fill, { radius: radius * view.scaleAt([x0, y0, z0]) });
}

/** A rectangle on the near face of something at depth `z`, in feet. */
export function drawPanel(
  { canvas, view }: RoomStage,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  z: number,
  fill: string,
  radius = 0,
  opacity = 1,
): void {
  const [left, bottom] = view.project([x0, y0, z]);
  const [right, top] = view.project([x1, y1, z]);
  canvas.rect(left, top, right - left, bottom - top, fill, {
    radius: radius * view.scaleAt([x0, y0, z]),
    opacity,
  });
}

/** Soft shade under furniture. */
export function drawShade(
  { canvas, view, light }: RoomStage,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  strength = 0.4,
): void {
  const [ax, ay] = view.project([x0, 0, z0]);
  const [bx] = view.project([x1, 0, z0]);
  const [, top] = view.project([x0, 0, z1]);
  const soft = canvas.radial([
    [0, light.shadow, strength],
    [0.62, light.shadow, strength * 0.75],
    [1, light.shadow, 0],
  ]);
  const wide = (bx - ax) / 2;
  canvas.ellipse(
    (ax + bx) / 2 - light.side * wide * 0.06,
    (ay + top) / 2 + 3,
    wide * 1.16,
    Math.max(8, (ay - top) * 0.78),
    soft,
  );
}

/** A flat rug with a border. */
export function drawRug(
  stage: RoomStage,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  color: string,
  border: string,
): void {
  const { canvas, view, light, random } = stage;
  const quad = (inset: number): Point[] =>
    (
      [
        [x0 + inset, 0.03, z0 + inset],
        [x1 - inset, 0.03, z0 + inset],
        [x1 - inset, 0.03, z1 - inset],
        [x0 + inset, 0.03, z1 - inset],
      ] as const
    ).map(view.project);
  const base = light.tone(color, 0.88);
  canvas.polygon(quad(-0.08), light.shadow, { opacity: 0.18 });
  canvas.polygon(
    quad(0),
    canvas.linear([
      [0, lighten(base, 0.08)],
      [1, darken(base, 0.06)],
    ]),
  );
  const pattern = random.pick(['border', 'stripes', 'diamonds', 'plain'] as const);
  const ink = light.tone(border, 0.85);
  if (pattern === 'border' || pattern === 'diamonds') {
    canvas.polygon(quad(0.5), 'none', { stroke: ink, strokeWidth: 3, opacity: 0.55 });
    canvas.polygon(quad(0.85), 'none', { stroke: ink, strokeWidth: 1.4, opacity: 0.5 });
  }
  if (pattern === 'stripes') {
    for (let z = z0 + 0.8; z < z1 - 0.5; z += 1.2)
      canvas.line([view.project([x0 + 0.1, 0.03, z]), view.project([x1 - 0.1, 0.03, z])], ink, 3, {
        opacity: 0.4,
      });
  }
  if (pattern === 'diamonds') {
    const middle = (z0 + z1) / 2;
    for (let x = x0 + 1.6; x < x1 - 1.2; x += 1.7) {
      canvas.polygon(
        (
          [
            [x - 0.7, 0.03, middle],
            [x, 0.03, middle - 1],
            [x + 0.7, 0.03, middle],
            [x, 0.03, middle + 1],
          ] as const
        ).map(view.project),
        ink,
        { opacity: 0.35 },
      );
    }
  }
}
