import { type Stage, sunOn } from './building.ts';
import { darken, lighten } from './color.ts';
import { drawFlat } from './ground.ts';
import type { HousePlan } from './house-plan.ts';
import { drawWall, type Material } from './materials.ts';
import { drawRoof } from './roof.ts';
import { add, createFace, type Vector } from './view.ts';

type Porch = NonNullable<HousePlan['porch']>;

/** Floor, shade on the wall behind, posts, beam and roof of a porch before the front wall. */
export function drawPorch(stage: Stage, plan: HousePlan, porch: Porch): void {
  const { canvas, view, light } = stage;
  const { x0, x1, depth } = porch;
  const eave = 8.9;
  const corner = (x: number, y: number, z: number) => view.project([x, y, z]);
  canvas.polygon(
    [corner(x0, 0, 0), corner(x1, 0, 0), corner(x1, eave + 1, 0), corner(x0, eave + 1, 0)],
    light.shadow,
    { opacity: 0.2 + 0.2 * light.contrast },
  );
  if (light.lamps > 0.5) drawLamp(stage, [plan.doorAt + 2.6, 6.6, -0.3]);
  drawFlat(
    stage,
    [
      [x0 - 0.5, -depth - 0.5],
      [x1 + 0.5, -depth - 0.5],
      [x1 + 0.5, 0],
      [x0 - 0.5, 0],
    ],
    '#c9bda6',
    0.6,
  );
  const step = light.tone('#b3a78f', sunOn(light, [0, 0, -1]));
  canvas.polygon(
    [
      corner(x0 - 0.5, 0.5, -depth - 0.5),
      corner(x1 + 0.5, 0.5, -depth - 0.5),
      corner(x1 + 0.5, -0.1, -depth - 0.5),
      corner(x0 - 0.5, -0.1, -depth - 0.5),
    ],
    step,
  );
  drawPosts(stage, plan, porch, eave);
  drawBeam(stage, plan, porch, eave);
  drawRoof(stage, {
    ...plan.main,
    x0,
    x1,
    z0: -depth,
    z1: 0,
    height: eave + 0.7,
    roof: plan.style === 'modern' ? 'flat' : 'shed',
    pitch: plan.style === 'modern' ? 0 : porchPitch(plan, porch, eave + 0.7),
    overhang: 0.8,
  });
}

/** Under a second floor the roof may rise as it likes; on a single floor it must end at the eaves of the house. */
function porchPitch({ main, storeys }: HousePlan, { depth }: Porch, eave: number): number {
  return storeys === 2 ? 0.32 : Math.max(0.1, (main.height + 0.3 - eave) / depth);
}

function drawPosts(stage: Stage, plan: HousePlan, { x0, x1, depth, posts }: Porch, eave: number): void {
  const span = x1 - x0;
  const count = Math.max(2, Math.round(span / 8.5) + 1);
  const half = { slim: 0.3, timber: 0.45, stone: 0.4 }[posts];
  for (let index = 0; index < count; index++) {
    const x = x0 + half + ((span - half * 2) * index) / (count - 1);
    drawPost(stage, [x, 0, -depth], half, eave, plan.palette.post);
    if (posts === 'stone') drawPier(stage, [x, 0, -depth], plan.palette.accent);
  }
}

function drawPost(stage: Stage, foot: Vector, half: number, height: number, color: string): void {
  const { canvas, light, view } = stage;
  const face = createFace(view, {
    origin: add(foot, [-half, 0, 0]),
    along: [1, 0, 0],
    width: half * 2,
    height,
    lit: 1,
  });
  const base = light.tone(color, sunOn(light, [0, 0, -1]));
  const stops =
    light.side > 0
      ? ([
          [0, darken(base, 0.3)],
          [1, lighten(base, 0.12)],
        ] as const)
      : ([
          [0, lighten(base, 0.12)],
          [1, darken(base, 0.3)],
        ] as const);
  canvas.polygon(face.outline(), canvas.linear(stops, [0, 0], [1, 0]));
}

function drawPier(stage: Stage, foot: Vector, material: Material): void {
  const face = createFace(stage.view, {
    origin: add(foot, [-0.95, 0, -0.4]),
    along: [1, 0, 0],
    width: 1.9,
    height: 3.2,
    lit: sunOn(stage.light, [0, 0, -1]),
  });
  const stone: Material =
    material.texture === 'brick' ? material : { texture: 'limestone', color: '#d9c9a8' };
  drawWall(stage.canvas, stage.light, face, stone, stage.random);
  stage.canvas.polygon(face.box(-0.15, 3.2, 2.2, 0.3), stage.light.tone('#e6dcc6', 0.95));
}

function drawBeam(
  { canvas, view, light }: Stage,
  plan: HousePlan,
  { x0, x1, depth }: Porch,
  eave: number,
): void {
  const corner = (x: number, y: number) => view.project([x, y, -depth]);
  const base = light.tone(plan.palette.post, sunOn(light, [0, 0, -1]));
  canvas.polygon(
    [corner(x0, eave - 0.4), corner(x1, eave - 0.4), corner(x1, eave + 0.7), corner(x0, eave + 0.7)],
    darken(base, 0.08),
  );
}

/** A lantern beside the door with its glow on the wall. */
function drawLamp({ canvas, view }: Stage, position: Vector): void {
  const [x, y] = view.project(position);
  const scale = view.scaleAt(position);
  canvas.ellipse(
    x,
    y,
    scale * 6,
    scale * 6,
    canvas.radial([
      [0, '#ffd38c', 0.6],
      [0.4, '#ffc471', 0.25],
      [1, '#ffb860', 0],
    ]),
  );
  canvas.rect(x - scale * 0.2, y - scale * 0.35, scale * 0.4, scale * 0.7, '#fff0c9');
}
