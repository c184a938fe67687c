import type { Random } from '../random.ts';
import { drawArt } from './art.ts';
import type { Canvas } from './canvas.ts';
import { darken, lighten } from './color.ts';
import { drawPanel, drawRug, drawShade, drawSolid } from './furniture.ts';
import { drawHousePlant } from './house-plant.ts';
import { drawLamp } from './lamps.ts';
import { drawShelves } from './living.ts';
import { type RoomStage, roomStage } from './room.ts';
import { drawShell } from './room-shell.ts';
import { drawBackWindow, drawSideWindow } from './room-window.ts';
import { dressSideWall } from './side-wall.ts';
import { drawVignette } from './sky.ts';

/** A study: a desk that faces the window or a wall of shelves. */
export function drawOffice(canvas: Canvas, random: Random): void {
  const stage = roomStage(canvas, random, { width: [12, 14.5], depth: [10, 12] });
  const { room } = stage;
  const backdrop = random.pick(['window', 'shelves', 'art'] as const);
  drawShell(stage, { accentWall: random.chance(0.5) });
  const side = random.pick([-1, 1] as const);
  drawSideWindow(stage, side, {
    u: 2.5,
    v: 2,
    width: 4.5,
    height: room.height - 3.4,
    panes: [2, 2],
    ...(random.chance(0.5) ? { curtains: room.textile } : {}),
  });
  dressSideWall(stage, -side as -1 | 1);
  if (backdrop === 'window')
    drawBackWindow(stage, {
      u: room.width / 2 - 3.2,
      v: 2.8,
      width: 6.4,
      height: room.height - 4.2,
      panes: [3, 1],
    });
  if (backdrop === 'shelves') drawShelves(stage, -room.width / 2 + 0.8, room.width / 2 - 0.8);
  if (backdrop === 'art')
    for (const x of [-3.4, 0.5]) drawArt(stage, [x, 4.5, x + 2.9, 7.8], room.depth - 0.05);
  drawRug(stage, -4.3, 4.3, room.depth - 8, room.depth - 2, lighten(room.textile, 0.35), room.textile2);
  drawHousePlant(stage, [-side * (room.width / 2 - 1.2), 0, room.depth - 1.6], random.between(3.6, 5.4));
  drawDesk(stage);
  drawVignette(canvas, stage.light);
}

function drawDesk(stage: RoomStage): void {
  const { room, light, random } = stage;
  const z = room.depth - 3.4;
  const half = random.between(2.7, 3.2);
  drawShade(stage, -half, half, z - 2.2, z, 0.4);
  for (const x of [-half + 0.1, half - 0.3])
    for (const at of [z - 0.3, z - 2.1])
      drawSolid(
        stage,
        { x0: x, x1: x + 0.2, y0: 0, y1: 2.35, z0: at, z1: at + 0.2 },
        { color: room.metal, lit: 0.7 },
      );
  drawSolid(
    stage,
    { x0: half - 2, x1: half - 0.35, y0: 0.5, y1: 2.3, z0: z - 2, z1: z - 0.1 },
    { color: room.wood },
  );
  for (const y of [0.62, 1.18, 1.74])
    drawPanel(
      stage,
      [half - 1.9, y, half - 0.45, y + 0.48],
      z - 2,
      darken(light.tone(room.wood, 0.85), 0.14),
      0.02,
    );
  drawSolid(
    stage,
    { x0: -half, x1: half, y0: 2.35, y1: 2.5, z0: z - 2.2, z1: z },
    { color: room.wood, radius: 0.04 },
  );
  drawScreen(stage, z - 0.6);
  drawLamp(stage, [-half + 0.6, 2.5, z - 0.6], 1.7, 0.95);
  drawSolid(
    stage,
    { x0: half - 1.3, x1: half - 0.5, y0: 2.5, y1: 2.8, z0: z - 1.3, z1: z - 0.7 },
    { color: room.textile2 },
  );
  drawDeskChair(stage, z - 2.9);
}

function drawScreen(stage: RoomStage, z: number): void {
  const { canvas, light } = stage;
  const steel = light.tone('#b9bcbd', 0.9);
  drawPanel(stage, [-0.35, 2.5, 0.35, 2.56], z - 0.2, darken(steel, 0.1), 0.03);
  drawPanel(stage, [-0.09, 2.5, 0.09, 3.1], z, darken(steel, 0.2));
  drawPanel(stage, [-1.25, 2.95, 1.25, 4.45], z - 0.05, '#22262a', 0.06);
  drawPanel(
    stage,
    [-1.17, 3.03, 1.17, 4.37],
    z - 0.05,
    canvas.linear([
      [0, '#8fb3c4'],
      [0.6, '#d9d4be'],
      [1, '#7f9a72'],
    ]),
    0.02,
  );
}

function drawDeskChair(stage: RoomStage, z: number): void {
  const { room } = stage;
  drawShade(stage, -1.1, 1.1, z - 1, z + 1, 0.35);
  drawSolid(stage, { x0: -0.09, x1: 0.09, y0: 0.3, y1: 1.5, z0: z - 0.1, z1: z + 0.1 }, { color: '#55585a' });
  drawSolid(
    stage,
    { x0: -0.95, x1: 0.95, y0: 0.15, y1: 0.3, z0: z - 0.15, z1: z + 0.15 },
    { color: '#55585a', radius: 0.07 },
  );
  drawSolid(
    stage,
    { x0: -0.9, x1: 0.9, y0: 1.45, y1: 1.75, z0: z - 0.8, z1: z + 0.9 },
    { color: room.accent, radius: 0.14 },
  );
  drawSolid(
    stage,
    { x0: -0.85, x1: 0.85, y0: 1.9, y1: 3.7, z0: z - 0.9, z1: z - 0.7 },
    { color: room.accent, radius: 0.3, lit: 0.9 },
  );
}
