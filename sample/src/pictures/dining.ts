import type { Random } from '../random.ts';
import { drawArt } from './art.ts';
import { type Canvas, n } from './canvas.ts';
import { drawChair } from './chairs.ts';
import { darken, lighten } from './color.ts';
import { drawRug, drawShade, drawSolid } from './furniture.ts';
import { drawHousePlant } from './house-plant.ts';
import { drawPendant } from './lamps.ts';
import { type RoomStage, roomStage } from './room.ts';
import { drawShell } from './room-shell.ts';
import { drawBackWindow, drawSideWindow } from './room-window.ts';
import { dressSideWall } from './side-wall.ts';
import { drawVignette } from './sky.ts';

/** A dining room: a table with chairs under a pendant. */
export function drawDining(canvas: Canvas, random: Random): void {
  const stage = roomStage(canvas, random, { width: [13, 16], depth: [11, 13] });
  const { room } = stage;
  const windows = random.chance(0.6);
  drawShell(stage, { accentWall: !windows && random.chance(0.6), downlights: false });
  const side = random.pick([-1, 1] as const);
  drawSideWindow(stage, side, {
    u: 3,
    v: 0.4,
    width: 6,
    height: room.height - 1.7,
    panes: [2, 2],
    curtains: room.textile,
  });
  dressSideWall(stage, -side as -1 | 1);
  if (windows)
    drawBackWindow(stage, {
      u: room.width / 2 - 4,
      v: 1.4,
      width: 8,
      height: room.height - 3,
      panes: [3, 2],
      ...(random.chance(0.5) ? { curtains: room.textile } : {}),
    });
  else drawSideboard(stage);
  drawHousePlant(stage, [-side * (room.width / 2 - 1.3), 0, room.depth - 1.4], random.between(4.5, 6.4));
  drawTable(stage);
  drawVignette(canvas, stage.light);
}

function drawSideboard(stage: RoomStage): void {
  const { room } = stage;
  const z = room.depth;
  drawArt(stage, [-2.4, 4.6, 2.4, 7.6], z - 0.05);
  drawSolid(
    stage,
    { x0: -3.4, x1: 3.4, y0: 0.5, y1: 3, z0: z - 1.5, z1: z },
    { color: room.wood, radius: 0.05 },
  );
  for (const x of [-2.6, 2.1]) drawHousePlant(stage, [x, 3, z - 0.7], 1.6);
}

function drawTable(stage: RoomStage): void {
  const { random, room } = stage;
  const middle = room.depth * 0.48;
  const half = random.between(2.6, 3.3);
  const places = [-half * 0.6, 0, half * 0.6];
  drawRug(stage, -half - 2, half + 2, middle - 3.4, middle + 3.4, lighten(room.textile, 0.35), room.textile2);
  for (const x of places) drawChair(stage, x, middle + 2, -1);
  drawShade(stage, -half, half, middle - 1.5, middle + 1.5, 0.4);
  for (const x of [-half + 0.3, half - 0.6])
    drawSolid(
      stage,
      { x0: x, x1: x + 0.3, y0: 0, y1: 2.3, z0: middle - 0.15, z1: middle + 0.15 },
      { color: room.wood, lit: 0.6 },
    );
  drawSolid(
    stage,
    { x0: -half, x1: half, y0: 2.3, y1: 2.5, z0: middle - 1.5, z1: middle + 1.5 },
    { color: room.wood, radius: 0.06 },
  );
  drawVase(stage, middle);
  for (const x of places) drawChair(stage, x, middle - 1.9, 1);
  const kind = random.pick(['dome', 'globe', 'drum'] as const);
  if (kind === 'drum') drawPendant(stage, 0, middle, 5.4, 2.8, kind);
  else for (const x of [-half * 0.55, 0, half * 0.55]) drawPendant(stage, x, middle, 5.5, 0.95, kind);
}

function drawVase({ canvas, view, light, random }: RoomStage, z: number): void {
  const [x, y] = view.project([0, 2.5, z]);
  const s = view.scaleAt([0, 2.5, z]);
  const stems = 7;
  for (let stem = 0; stem < stems; stem++) {
    const way = (stem / (stems - 1)) * 2 - 1;
    const [tx, ty] = [x + way * s * 0.75, y - s * (1.5 - Math.abs(way) * 0.4)];
    canvas.path(`M${n(x)} ${n(y - s * 0.5)}Q${n(x + way * s * 0.1)} ${n(y - s)} ${n(tx)} ${n(ty)}`, 'none', {
      stroke: light.tone('#5f7a4a', 0.8),
      strokeWidth: 2,
    });
    for (let leaf = 0; leaf < 4; leaf++)
      canvas.ellipse(
        tx + random.between(-0.22, 0.22) * s,
        ty + random.between(-0.15, 0.25) * s,
        s * 0.1,
        s * 0.07,
        light.tone(random.pick(['#6f8f55', '#8fa86a', '#557047']), 0.9),
      );
  }
  const glaze = light.tone('#efe8da', 0.9);
  canvas.path(
    `M${n(x - s * 0.14)} ${n(y - s * 0.6)}Q${n(x - s * 0.36)} ${n(y - s * 0.3)} ${n(x - s * 0.2)} ${n(y)}H${n(x + s * 0.2)}Q${n(x + s * 0.36)} ${n(y - s * 0.3)} ${n(x + s * 0.14)} ${n(y - s * 0.6)}Z`,
    canvas.linear(
      [
        [0, glaze],
        [1, darken(glaze, 0.2)],
      ],
      [0, 0],
      [1, 0],
    ),
  );
}
