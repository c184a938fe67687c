import type { Random } from '../random.ts';
import { drawArt } from './art.ts';
import { type Canvas, n } from './canvas.ts';
import { darken, lighten } from './color.ts';
import { drawPanel, drawRug, drawShade, drawSolid } from './furniture.ts';
import { drawHousePlant } from './house-plant.ts';
import { drawLamp, drawPendant } from './lamps.ts';
import { backWall, type RoomStage, roomStage } from './room.ts';
import { drawShell } from './room-shell.ts';
import { drawBackWindow, drawSideWindow } from './room-window.ts';
import { dressSideWall } from './side-wall.ts';
import { drawVignette } from './sky.ts';

/** A bedroom seen from the foot of the bed. */
export function drawBedroom(canvas: Canvas, random: Random): void {
  const stage = roomStage(canvas, random, {
    width: [14, 18],
    depth: [12.5, 15],
    floors: ['planks', 'carpet', 'planks'],
  });
  const { room } = stage;
  const backdrop = random.pick(['accent', 'windows', 'panelled', 'plain'] as const);
  const pendants = random.chance(0.3);
  drawShell(stage, { accentWall: backdrop === 'accent' });
  if (backdrop === 'panelled') drawPanelling(stage);
  const side = random.pick([-1, 1] as const);
  drawSideWindow(stage, side, {
    u: 2.5,
    v: 1.8,
    width: random.pick([4, 6]),
    height: room.height - 3.2,
    panes: [2, 2],
    curtains: room.textile,
  });
  dressSideWall(stage, -side as -1 | 1);
  if (backdrop === 'windows') drawFlankingWindows(stage);
  drawRug(stage, -5, 5, room.depth - 10.4, room.depth - 3, lighten(room.textile, 0.4), room.textile2);
  const width = random.pick([5.2, 6, 6.4]);
  for (const at of [-1, 1]) drawNightstand(stage, at * (width / 2 + 1.35), pendants);
  if (backdrop !== 'panelled') drawOverBed(stage);
  drawBed(stage, width);
  if (random.chance(0.55)) drawBench(stage, width);
  drawHousePlant(stage, [-side * (room.width / 2 - 1.3), 0, room.depth - 3.4], random.between(3.4, 5.6));
  drawVignette(canvas, stage.light);
}

function drawPanelling(stage: RoomStage): void {
  const { canvas, light, room } = stage;
  const face = backWall(stage);
  const base = light.tone(room.accent, 0.82);
  canvas.polygon(face.box(0, 0, face.width, 5.4), base);
  for (let u = 0.7; u < face.width; u += 0.7)
    canvas.line([face.at(u, 0.4), face.at(u, 5.3)], darken(base, 0.3), 1.1, { opacity: 0.5 });
  canvas.polygon(face.box(0, 5.4, face.width, 0.25), lighten(base, 0.12));
}

function drawFlankingWindows(stage: RoomStage): void {
  const { room } = stage;
  for (const from of [0.9, room.width - 3.7])
    drawBackWindow(stage, {
      u: from,
      v: 2.4,
      width: 2.8,
      height: room.height - 3.9,
      panes: [1, 2],
      curtains: room.textile,
    });
}

function drawOverBed(stage: RoomStage): void {
  const { random, room } = stage;
  const z = room.depth - 0.05;
  if (random.chance(0.5)) drawArt(stage, [-2.3, 5, 2.3, Math.min(7.6, room.height - 1)], z);
  else for (const x of [-2.4, 0.3]) drawArt(stage, [x, 5, x + 2.1, 7.6], z);
}

function drawNightstand(stage: RoomStage, x: number, pendant: boolean): void {
  const { room, light } = stage;
  const z = room.depth - 0.3;
  drawShade(stage, x - 1, x + 1, z - 1.4, z, 0.35);
  drawSolid(
    stage,
    { x0: x - 0.95, x1: x + 0.95, y0: 0.35, y1: 2, z0: z - 1.4, z1: z },
    { color: room.wood, radius: 0.05 },
  );
  const front = light.tone(room.wood, 0.85);
  for (const y of [0.5, 1.2]) {
    drawPanel(stage, [x - 0.82, y, x + 0.82, y + 0.62], z - 1.4, darken(front, 0.12), 0.03);
    drawPanel(stage, [x - 0.18, y + 0.28, x + 0.18, y + 0.36], z - 1.4, light.tone(room.metal, 0.95), 0.03);
  }
  if (pendant) drawPendant(stage, x, z - 0.7, 4, 0.9, 'globe');
  else drawLamp(stage, [x, 2, z - 0.7], 2.2, 1.3);
}

function drawBed(stage: RoomStage, width: number): void {
  const { room, random, light } = stage;
  const [head, foot] = [room.depth - 0.2, room.depth - 7];
  const half = width / 2;
  const linen = random.pick(['#f5f1e8', '#eae5db', '#f2ede4', '#dfe3e0']);
  drawShade(stage, -half - 0.1, half + 0.1, foot, head, 0.5);
  drawHeadboard(stage, half, head);
  drawSolid(
    stage,
    { x0: -half, x1: half, y0: 0.35, y1: 1.1, z0: foot, z1: head - 0.4 },
    { color: room.wood, lit: 0.7 },
  );
  drawSolid(
    stage,
    { x0: -half + 0.05, x1: half - 0.05, y0: 1.05, y1: 2.05, z0: foot + 0.05, z1: head - 0.4 },
    { color: linen, radius: 0.2 },
  );
  drawPillowRow(stage, half, head - 0.9, linen);
  drawDuvet(stage, half, foot, head - 3, random.pick([linen, lighten(room.textile, 0.3), room.textile]));
  drawThrow(stage, half, foot, light.tone(random.pick([room.accent, room.textile2, '#b58a6c']), 0.85));
}

function drawHeadboard(stage: RoomStage, half: number, z: number): void {
  const { random, room } = stage;
  const tall = random.between(3.9, 4.8);
  const soft = random.chance(0.55);
  const color = soft ? room.textile : room.wood;
  drawSolid(
    stage,
    { x0: -half - 0.25, x1: half + 0.25, y0: 0.3, y1: tall, z0: z - 0.35, z1: z },
    { color, radius: soft ? 0.3 : 0.05 },
  );
  const seam = darken(stage.light.tone(color, 0.85), 0.18);
  for (let x = -half + 0.8; x < half - 0.3; x += soft ? 1 : 1.8)
    drawPanel(stage, [x, 1, x + 0.05, tall - 0.25], z - 0.35, seam, 0, 0.6);
}

function drawPillowRow(stage: RoomStage, half: number, z: number, linen: string): void {
  const { room } = stage;
  const wide = half - 0.25;
  for (const [from, to] of [
    [-wide, -0.08],
    [0.08, wide],
  ] as const)
    drawSolid(
      stage,
      { x0: from, x1: to, y0: 2, y1: 3.35, z0: z - 0.5, z1: z },
      { color: linen, radius: 0.36, lit: 0.95 },
    );
  for (const [from, to] of [
    [-wide + 0.3, -0.2],
    [0.2, wide - 0.3],
  ] as const)
    drawSolid(
      stage,
      { x0: from, x1: to, y0: 2, y1: 3.05, z0: z - 1, z1: z - 0.6 },
      { color: room.textile2, radius: 0.32, lit: 0.88 },
    );
  drawSolid(
    stage,
    { x0: -0.95, x1: 0.95, y0: 2, y1: 2.75, z0: z - 1.4, z1: z - 1.05 },
    { color: room.accent, radius: 0.28, lit: 0.88 },
  );
}

/** The duvet falls over the sides and the foot of the bed in soft folds. */
function drawDuvet(stage: RoomStage, half: number, foot: number, top: number, color: string): void {
  const { canvas, view, light } = stage;
  const wide = half + 0.16;
  drawSolid(
    stage,
    { x0: -wide, x1: wide, y0: 0.75, y1: 2.22, z0: foot - 0.1, z1: top },
    { color, radius: 0.16, lit: 0.92 },
  );
  drawSolid(
    stage,
    { x0: -wide, x1: wide, y0: 2.05, y1: 2.36, z0: top - 0.2, z1: top + 0.9 },
    { color: lighten(color, 0.3), radius: 0.14, lit: 0.95 },
  );
  const base = light.tone(color, 0.92);
  const [left, low] = view.project([-wide, 0.75, foot - 0.1]);
  const [right, high] = view.project([wide, 2.2, foot - 0.1]);
  for (let fold = 1; fold < 7; fold++) {
    const x = left + ((right - left) * fold) / 7;
    canvas.path(`M${n(x)} ${n(high + 8)}Q${n(x + 7)} ${n((low + high) / 2)} ${n(x - 3)} ${n(low)}`, 'none', {
      stroke: darken(base, 0.22),
      strokeWidth: 3,
      opacity: 0.22,
    });
  }
}

function drawThrow(stage: RoomStage, half: number, foot: number, color: string): void {
  const { canvas, view } = stage;
  const wide = half + 0.2;
  const quad = (
    [
      [-wide, 2.25, foot + 0.6],
      [wide, 2.25, foot + 0.6],
      [wide, 2.25, foot + 2.2],
      [-wide, 2.25, foot + 2.2],
    ] as const
  ).map(view.project);
  canvas.polygon(quad, lighten(color, 0.1));
  for (const x of [-wide, wide]) {
    if (!view.sees([x, 1, foot], [Math.sign(x), 0, 0])) continue;
    canvas.polygon(
      (
        [
          [x, 2.25, foot + 0.6],
          [x, 2.25, foot + 2.2],
          [x, 0.8, foot + 2.2],
          [x, 0.8, foot + 0.6],
        ] as const
      ).map(view.project),
      darken(color, 0.15),
    );
  }
}

function drawBench(stage: RoomStage, width: number): void {
  const { room } = stage;
  const z = room.depth - 7.5;
  const half = width * 0.38;
  drawShade(stage, -half, half, z - 1.3, z, 0.35);
  for (const x of [-half + 0.1, half - 0.25])
    drawSolid(
      stage,
      { x0: x, x1: x + 0.15, y0: 0, y1: 1, z0: z - 1.2, z1: z - 1 },
      { color: room.wood, lit: 0.6 },
    );
  drawSolid(
    stage,
    { x0: -half, x1: half, y0: 1, y1: 1.5, z0: z - 1.3, z1: z },
    { color: room.accent, radius: 0.14 },
  );
}
