import type { Stage } from './building.ts';
import { outline, type Point, pictureHeight, pictureWidth } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import type { Season } from './light.ts';
import type { Plant } from './trees.ts';
import type { Vector } from './view.ts';

const grass: Record<Season, string> = {
  spring: '#87a35a',
  summer: '#93a05c',
  autumn: '#a39c5e',
  winter: '#a69a6d',
};

/** Lawn from the horizon to the lower edge, with mowing strokes and blades in front. */
export function drawLawn(stage: Stage, color = grass[stage.light.season]): void {
  const { canvas, view, light } = stage;
  const near = light.tone(color, 0.85);
  const far = mix(light.tone(lighten(color, 0.12), 0.95), light.haze, 0.35);
  const top = view.horizon - 2;
  canvas.rect(
    0,
    top,
    pictureWidth,
    pictureHeight - top,
    canvas.linear([
      [0, far],
      [0.18, light.tone(color, 1)],
      [1, darken(near, 0.16)],
    ]),
  );
  drawStrokes(stage, near);
}

function drawStrokes({ canvas, view, light, random }: Stage, base: string): void {
  const depth = pictureHeight - view.horizon;
  for (const [color, opacity] of [
    [darken(base, 0.3), 0.22],
    [light.tone('#d3d490', 1), 0.2],
  ] as const) {
    const marks: string[] = [];
    for (let index = 0; index < 240; index++) {
      const t = random.next() ** 0.7;
      const y = view.horizon + 4 + t * depth;
      const x = random.between(0, pictureWidth);
      const length = 4 + t * 26;
      marks.push(
        `${outline([
          [x, y],
          [x + length, y - 0.6],
        ])}L${Math.round(x + length * 0.5)} ${Math.round(y + 1 + t * 3)}Z`,
      );
    }
    canvas.path(marks.join(''), color, { opacity });
  }
}

/** A flat shape on the ground, its corners as [x, z] in feet. */
export function drawFlat(
  stage: Stage,
  corners: readonly (readonly [number, number])[],
  color: string,
  lit = 0.9,
): void {
  const { canvas, view, light } = stage;
  const base = light.tone(color, lit);
  const points = corners.map(([x, z]) => view.project([x, 0, z]));
  canvas.polygon(
    points,
    canvas.linear([
      [0, mix(lighten(base, 0.08), light.haze, 0.15)],
      [1, darken(base, 0.1)],
    ]),
  );
}

/** A flat rectangle on the ground, feet. */
export function drawFlatBox(
  stage: Stage,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  color: string,
  lit = 0.9,
): void {
  drawFlat(
    stage,
    [
      [x0, z0],
      [x1, z0],
      [x1, z1],
      [x0, z1],
    ],
    color,
    lit,
  );
}

/** Drive from a garage to the street, with joints. */
export function drawDrive(stage: Stage, x0: number, x1: number, z: number): void {
  const { canvas, view, light } = stage;
  const flare = (x1 - x0) * 0.12;
  const [left, right] = [x0 - flare, x1 + flare];
  const corners = [
    [left, view.nearEnd(left)],
    [right, view.nearEnd(right)],
    [x1, z],
    [x0, z],
  ] as const;
  drawFlat(stage, corners, '#cfc8ba', 0.92);
  const joints = light.tone('#9d9588', 0.7);
  for (let joint = z - 10; joint > view.nearEnd(x0) + 4; joint -= 10) {
    const ends = [view.project([x0 - flare * 0.3, 0, joint]), view.project([x1 + flare * 0.3, 0, joint])];
    canvas.line(ends, joints, 1, { opacity: 0.6 });
  }
}

/** Path of stepping slabs from the door towards the viewer. */
export function drawWalk(stage: Stage, x: number, z: number, bendTo: number): void {
  for (let step = 0; step < 40; step++) {
    const at = z - 1.4 - step * 3.1;
    const middle = x + (bendTo - x) * Math.min(1.6, (step / 10) ** 2);
    if (at - 2.4 < stage.view.nearEnd(middle)) return;
    const slab = [
      [middle - 2, at - 2.4],
      [middle + 2, at - 2.4],
      [middle + 2, at],
      [middle - 2, at],
    ] as const;
    drawFlat(stage, slab, '#d6cfc0', 0.95);
  }
}

/** The long shadow of a building, falling away from the sun on the ground beside and before it. */
export function drawCastShadow(stage: Stage, x0: number, x1: number, z0: number, height: number): void {
  const { canvas, view, light } = stage;
  const reach = height * (0.35 + (1 - light.height) * 0.9) * -light.side;
  const front = height * 0.16;
  const edge = reach > 0 ? x1 : x0;
  const corners: Vector[] = [
    [x0, 0, z0 + 0.5],
    [x1, 0, z0 + 0.5],
    [edge + reach, 0, z0 + 8],
    [edge + reach, 0, z0 + 2],
    [x1, 0, z0 - front],
    [x0, 0, z0 - front],
  ];
  const shape: Vector[] =
    reach > 0
      ? corners
      : [
          [x1, 0, z0 + 0.5],
          [x0, 0, z0 + 0.5],
          [edge + reach, 0, z0 + 8],
          [edge + reach, 0, z0 + 2],
          [x0, 0, z0 - front],
          [x1, 0, z0 - front],
        ];
  canvas.polygon(shape.map(view.project), light.shadow, { opacity: 0.12 + 0.26 * light.contrast });
}

/** Shade of trees outside the picture, lying over the foreground in soft pools. */
export function drawDapple({ canvas, light, random }: Stage): void {
  if (light.contrast < 0.5) return;
  const soft = canvas.radial([
    [0, light.shadow, 0.3],
    [0.7, light.shadow, 0.2],
    [1, light.shadow, 0],
  ]);
  const from = random.pick([-60, 700]);
  for (let pool = 0; pool < 9; pool++) {
    canvas.ellipse(
      from + random.between(0, 560),
      random.between(700, 800),
      random.between(60, 170),
      random.between(10, 26),
      soft,
    );
  }
}

/** A plant standing at a place of the scene, `feet` high. */
export function plantAt(stage: Stage, plant: Plant, x: number, z: number, feet: number): void {
  const { canvas, view, light, random } = stage;
  plant(canvas, light, view.project([x, 0, z]), feet * view.scaleAt([x, 0, z]), random);
}

/** A mulched bed before a wall from x0 to x1 with shrubs and grasses, front row last. */
export function plantBed(stage: Stage, x0: number, x1: number, z: number, plants: readonly Plant[]): void {
  const { random } = stage;
  if (x1 - x0 < 2) return;
  drawFlat(
    stage,
    [
      [x0, z],
      [x1, z],
      [x1 - 0.5, z - 3.4],
      [x0 + 0.5, z - 3.6],
    ],
    '#7b6650',
    0.7,
  );
  for (const [row, feet] of [
    [1.1, 2.7],
    [2.7, 1.7],
  ] as const) {
    for (let x = x0 + random.between(0.8, 1.8); x < x1 - 0.8; x += random.between(2, 3.6)) {
      plantAt(
        stage,
        random.pick(plants),
        x,
        z - row - random.between(0, 0.5),
        feet * random.between(0.7, 1.2),
      );
    }
  }
}

/** Blades of grass and flowers along the lower edge: something near makes the house far. */
export function drawForeground({ canvas, light, random }: Stage): void {
  const color = grass[light.season];
  for (const [shade, height, opacity] of [
    [darken(color, 0.45), 30, 0.5],
    [darken(color, 0.15), 22, 0.7],
  ] as const) {
    const blades = Array.from({ length: 130 }, () => {
      const x = random.between(-10, pictureWidth + 10);
      const tall = height * random.between(0.35, 1.1);
      const foot: Point = [x, pictureHeight + 4];
      return `${outline([
        [foot[0] - 1.6, foot[1]],
        [foot[0] + random.between(-6, 6), foot[1] - tall],
        [foot[0] + 1.6, foot[1]],
      ])}Z`;
    });
    canvas.path(blades.join(''), light.tone(shade, 0.7), { opacity });
  }
}
