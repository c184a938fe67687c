import type { Random } from '../random.ts';
import { drawDoors, type Kitchen } from './cabinets.ts';
import { type Canvas, outline } from './canvas.ts';
import { drawStool } from './chairs.ts';
import { darken } from './color.ts';
import { drawPanel, drawShade, drawSolid } from './furniture.ts';
import { drawClutter, drawFaucet, drawRange, drawTall } from './kitchen-fittings.ts';
import { drawPendant } from './lamps.ts';
import { backWall, type RoomStage, roomStage } from './room.ts';
import { drawShell } from './room-shell.ts';
import { drawBackWindow, drawSideWindow } from './room-window.ts';
import { drawVignette } from './sky.ts';

const schemes: readonly Kitchen[] = [
  {
    base: '#f4f1ea',
    upper: '#f7f5ef',
    counter: '#e9e6df',
    splash: '#f0ede6',
    island: '#4f6470',
    splashKind: 'subway',
  },
  {
    base: '#5f7466',
    upper: '#f4f0e6',
    counter: '#efebe2',
    splash: '#f3eee2',
    island: '#5f7466',
    splashKind: 'subway',
  },
  {
    base: '#36474f',
    upper: '#ece8df',
    counter: '#f1eee7',
    splash: '#dcd8cf',
    island: '#a3764b',
    splashKind: 'square',
  },
  {
    base: '#c29a6b',
    upper: '#c29a6b',
    counter: '#e6e0d4',
    splash: '#f0ece3',
    island: '#f1ede4',
    splashKind: 'slab',
  },
  {
    base: '#8c9a94',
    upper: '#eceae3',
    counter: '#dedad1',
    splash: '#cdd5cf',
    island: '#8c9a94',
    splashKind: 'square',
  },
  {
    base: '#d9cdb8',
    upper: '#f1ebdf',
    counter: '#cfc7b8',
    splash: '#e6dccb',
    island: '#7f6a55',
    splashKind: 'subway',
  },
  {
    base: '#2f3338',
    upper: '#b98d5f',
    counter: '#e2ded6',
    splash: '#efece5',
    island: '#2f3338',
    splashKind: 'slab',
  },
];

/** A kitchen: a run of cabinets on the back wall, an island in front with stools and pendants. */
export function drawKitchen(canvas: Canvas, random: Random): void {
  const stage = roomStage(canvas, random, {
    width: [15, 19],
    depth: [11, 14],
    floors: ['planks', 'planks', 'tiles'],
  });
  const scheme = random.pick(schemes);
  drawShell(stage);
  const side = random.pick([-1, 1] as const);
  drawSideWindow(stage, side, { u: 4, v: 0.4, width: 6, height: stage.room.height - 1.8, panes: [2, 2] });
  drawRun(stage, scheme, -side as -1 | 1);
  drawIsland(stage, scheme);
  drawVignette(canvas, stage.light);
}

function drawRun(stage: RoomStage, scheme: Kitchen, tallSide: -1 | 1): void {
  const { room, random } = stage;
  const z = room.depth;
  const edge = room.width / 2;
  drawBacksplash(stage, scheme);
  const window = random.chance(0.55);
  const [sinkAt, rangeAt] = window ? [tallSide * 1.2, tallSide * -4.6] : [tallSide * 3, 0];
  if (window)
    drawBackWindow(stage, { u: edge + sinkAt - 2.3, v: 3.9, width: 4.6, height: 3.6, panes: [2, 2] });
  drawSolid(stage, { x0: -edge, x1: edge, y0: 0.35, y1: 2.9, z0: z - 2, z1: z }, { color: scheme.base });
  drawDoors(stage, -edge, edge, 0.5, 2.75, z - 2, scheme.base);
  drawSolid(
    stage,
    { x0: -edge, x1: edge, y0: 2.9, y1: 3.07, z0: z - 2.15, z1: z },
    { color: scheme.counter, lit: 1 },
  );
  drawUppers(stage, scheme, [window ? [sinkAt - 3, sinkAt + 3] : [99, 99], [rangeAt - 1.7, rangeAt + 1.7]]);
  drawRange(stage, rangeAt, scheme);
  drawFaucet(stage, sinkAt);
  drawClutter(stage, [rangeAt, sinkAt]);
  drawTall(stage, tallSide, scheme);
}

function drawBacksplash(stage: RoomStage, scheme: Kitchen): void {
  const { canvas, light, room } = stage;
  const face = backWall(stage);
  const base = light.tone(scheme.splash, 0.9);
  const top = 5.2;
  canvas.polygon(
    face.box(0, 3, face.width, top - 3),
    canvas.linear([
      [0, darken(base, 0.14)],
      [0.4, base],
      [1, base],
    ]),
  );
  const joints: string[] = [];
  const [tall, wide] = scheme.splashKind === 'subway' ? [0.26, 0.62] : [0.5, 0.5];
  if (scheme.splashKind === 'slab') return;
  for (let v = 3, row = 0; v < top; v += tall, row++) {
    joints.push(outline([face.at(0, v), face.at(room.width, v)]));
    for (let u = (row % 2) * wide * 0.5; u < room.width; u += wide)
      joints.push(outline([face.at(u, v), face.at(u, v + tall)]));
  }
  canvas.path(joints.join(''), 'none', { stroke: darken(base, 0.25), strokeWidth: 0.9, opacity: 0.45 });
}

function drawUppers(stage: RoomStage, scheme: Kitchen, gaps: readonly (readonly [number, number])[]): void {
  const { room } = stage;
  const z = room.depth - 1.1;
  const width = 1.6;
  const [low, high] = [5.1, room.height - 0.5];
  let start: number | undefined;
  for (let x = -room.width / 2; x <= room.width / 2; x += width) {
    const open = x + width > room.width / 2 || gaps.some(([from, to]) => x + width > from && x < to);
    if (!open) start ??= x;
    if (open && start !== undefined) {
      drawSolid(
        stage,
        { x0: start, x1: x, y0: low, y1: high, z0: z, z1: room.depth },
        { color: scheme.upper },
      );
      drawDoors(stage, start, x, low + 0.08, high - 0.08, z, scheme.upper);
      drawPanel(stage, [start, low - 0.45, x, low], room.depth, stage.light.shadow, 0, 0.16);
      start = undefined;
    }
  }
}

function drawIsland(stage: RoomStage, scheme: Kitchen): void {
  const { room, random } = stage;
  const half = random.between(3.1, 3.9);
  const z0 = room.depth * 0.32;
  const z1 = z0 + 3;
  const pendants = random.pick([2, 3]);
  const kind = random.pick(['dome', 'globe', 'drum'] as const);
  drawShade(stage, -half, half, z0, z1, 0.5);
  drawSolid(stage, { x0: -half, x1: half, y0: 0.05, y1: 2.85, z0: z0 + 0.6, z1 }, { color: scheme.island });
  drawDoors(stage, -half + 0.1, half - 0.1, 0.3, 2.65, z0 + 0.6, scheme.island);
  drawSolid(
    stage,
    { x0: -half - 0.3, x1: half + 0.3, y0: 2.85, y1: 3.05, z0: z0 - 0.1, z1: z1 + 0.2 },
    { color: scheme.counter, lit: 1 },
  );
  drawBowl(stage, random.between(-1.6, 1.6), (z0 + z1) / 2);
  const stools = random.pick([3, 3, 4]);
  for (let index = 0; index < stools; index++)
    drawStool(stage, -half + (half * 2 * (index + 0.5)) / stools, z0 - 0.3);
  for (let index = 0; index < pendants; index++)
    drawPendant(stage, -half + (half * 2 * (index + 0.5)) / pendants, (z0 + z1) / 2, 6.1, 1.1, kind);
}

function drawBowl({ canvas, view, light, random }: RoomStage, x: number, z: number): void {
  const [bx, by] = view.project([x, 3.05, z]);
  const s = view.scaleAt([x, 3, z]);
  for (let fruit = 0; fruit < 5; fruit++)
    canvas.ellipse(
      bx + (fruit - 2) * s * 0.14,
      by - s * 0.38 - random.between(0, 0.06) * s,
      s * 0.12,
      s * 0.12,
      light.tone(random.pick(['#d98c3f', '#c4b04a', '#a8b85a', '#b5553a']), 0.9),
    );
  canvas.path(
    `M${bx - s * 0.48} ${by - s * 0.34}Q${bx - s * 0.3} ${by} ${bx} ${by}Q${bx + s * 0.3} ${by} ${bx + s * 0.48} ${by - s * 0.34}Z`,
    canvas.linear([
      [0, light.tone('#efe7d6', 0.95)],
      [1, light.tone('#b9ad98', 0.7)],
    ]),
  );
}
