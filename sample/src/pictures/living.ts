import type { Random } from '../random.ts';
import { drawArt } from './art.ts';
import type { Canvas } from './canvas.ts';
import { darken, lighten } from './color.ts';
import { drawPanel, drawRug, drawShade, drawSolid } from './furniture.ts';
import { drawHousePlant } from './house-plant.ts';
import { drawLamp } from './lamps.ts';
import { drawWall, type Material } from './materials.ts';
import { backWall, type RoomStage, roomStage } from './room.ts';
import { drawShell } from './room-shell.ts';
import { drawBackWindow, drawSideWindow } from './room-window.ts';
import { dressSideWall } from './side-wall.ts';
import { drawVignette } from './sky.ts';
import { drawSofa } from './sofa.ts';
import { createFace } from './view.ts';

/** A living room: a wall of windows, a fireplace or pictures behind the sofa. */
export function drawLiving(canvas: Canvas, random: Random): void {
  const stage = roomStage(canvas, random, { width: [17, 21], depth: [14, 18] });
  const { room } = stage;
  const focus = random.weighted([
    ['fireplace', 4],
    ['windows', 4],
    ['gallery', 3],
  ] as const);
  const beams = random.chance(0.35);
  drawShell(stage, { accentWall: focus === 'gallery' && random.chance(0.6), downlights: !beams });
  if (beams) drawBeams(stage);
  const side = random.pick([-1, 1] as const);
  drawSideWindow(stage, side, {
    u: 2.2,
    v: 1.2,
    width: random.pick([5, 7]),
    height: room.height - 2.6,
    panes: [2, 2],
    ...(random.chance(0.5) ? { curtains: room.textile } : {}),
  });
  dressSideWall(stage, -side as -1 | 1);
  if (focus === 'fireplace') drawHearth(stage);
  if (focus === 'windows') drawWindowWall(stage);
  if (focus === 'gallery') drawGallery(stage);
  drawSeating(stage, focus, side);
  drawVignette(canvas, stage.light);
}

function drawBeams(stage: RoomStage): void {
  const { room } = stage;
  for (let z = room.depth - 1.5; z > -3; z -= 4) {
    drawSolid(
      stage,
      { x0: -room.width / 2, x1: room.width / 2, y0: room.height - 0.7, y1: room.height, z0: z - 0.6, z1: z },
      { color: room.wood, lit: 0.6 },
    );
  }
}

function drawWindowWall(stage: RoomStage): void {
  const { room, random } = stage;
  const wide = room.width * random.between(0.55, 0.78);
  const curtains = random.chance(0.6) ? { curtains: room.textile } : {};
  drawBackWindow(stage, {
    u: (room.width - wide) / 2,
    v: 0.5,
    width: wide,
    height: room.height - 1.7,
    panes: [random.pick([3, 4]), random.pick([1, 2])],
    frame: random.pick(['#2b2e30', '#faf7f0']),
    ...curtains,
  });
}

/** A chimney breast of stone, brick or plaster with a fire, and shelves or windows on either side. */
function drawHearth(stage: RoomStage): void {
  const { view, canvas, light, random, room } = stage;
  const half = random.between(2.8, 3.6);
  const z = room.depth - 1.2;
  const flank = random.chance(0.5);
  for (const from of [-room.width / 2 + 1.2, half + 0.9]) {
    const wide = room.width / 2 - half - 2.1;
    if (flank)
      drawBackWindow(stage, {
        u: from + room.width / 2,
        v: 2.4,
        width: wide,
        height: room.height - 4,
        panes: [2, 2],
      });
    else drawShelves(stage, from, from + wide);
  }
  const material = random.pick<Material>([
    { texture: 'limestone', color: '#ddd0b4' },
    { texture: 'brick', color: '#e6e0d6' },
    { texture: 'stucco', color: '#efe9df' },
    { texture: 'limestone', color: '#c9c0ae' },
  ]);
  drawSolid(
    stage,
    { x0: -half, x1: half, y0: 0, y1: room.height, z0: z, z1: room.depth },
    { color: material.color, lit: 0.75 },
  );
  const face = createFace(view, {
    origin: [-half, 0, z],
    along: [1, 0, 0],
    width: half * 2,
    height: room.height,
    lit: 0.88,
  });
  drawWall(canvas, light, face, material, random);
  drawPanel(stage, [-1.7, 0.7, 1.7, 3.5], z, '#1f1b19', 0.1);
  drawFire(stage, z);
  drawSolid(
    stage,
    { x0: -half - 0.2, x1: half + 0.2, y0: 4.6, y1: 5.1, z0: z - 0.7, z1: z },
    { color: room.wood },
  );
  if (random.chance(0.5)) drawPanel(stage, [-2.2, 5.6, 2.2, 8], z, '#17191b', 0.06);
  else drawArt(stage, [-1.9, 5.4, 1.9, 8.2], z);
}

function drawFire({ canvas, view, random }: RoomStage, z: number): void {
  const [x, y] = view.project([0, 0.8, z]);
  const s = view.scaleAt([0, 0, z]);
  canvas.ellipse(
    x,
    y - s,
    s * 2.4,
    s * 1.8,
    canvas.radial([
      [0, '#ffb45a', 0.55],
      [1, '#ff9a3c', 0],
    ]),
  );
  for (const [dx, tall, color] of [
    [-0.6, 1.1, '#f08a3a'],
    [0.5, 1.3, '#f08a3a'],
    [0, 1.6, '#f7ab4a'],
    [-0.1, 0.9, '#ffe0a0'],
  ] as const) {
    const lean = random.between(-0.2, 0.2) * s;
    const foot = x + dx * s;
    canvas.path(
      `M${foot - s * 0.35} ${y}Q${foot - s * 0.3 + lean} ${y - tall * s * 0.6} ${foot + lean} ${y - tall * s}Q${foot + s * 0.4} ${y - tall * s * 0.5} ${foot + s * 0.35} ${y}Z`,
      color,
      { opacity: 0.85 },
    );
  }
  canvas.rect(x - s * 1.1, y - s * 0.25, s * 2.2, s * 0.25, '#4a3426', { radius: s * 0.1 });
}

/** Built-in shelves with books and bowls. */
export function drawShelves(stage: RoomStage, x0: number, x1: number, from = 2.8): void {
  const { light, random, room } = stage;
  const z = room.depth - 0.06;
  const back = light.tone(darken(room.wall, 0.14), 0.8);
  drawPanel(stage, [x0, from, x1, room.height - 0.8], z, back);
  drawSolid(stage, { x0, x1, y0: 0, y1: from, z0: z - 1.2, z1: z }, { color: room.trim });
  for (let y = from; y < room.height - 1.4; y += 1.5) {
    drawSolid(stage, { x0, x1, y0: y - 0.12, y1: y, z0: z - 0.9, z1: z }, { color: room.wood });
    for (let x = x0 + 0.15; x < x1 - 0.5; ) {
      const wide = random.between(0.14, 0.3);
      if (random.chance(0.3)) {
        x += random.between(0.3, 0.9);
        continue;
      }
      const tall = random.between(0.7, 1.05);
      const color = light.tone(
        random.pick([room.accent, room.textile, room.textile2, '#e9e0cf', '#8a5f4a', '#3f4b52']),
        0.8,
      );
      drawPanel(stage, [x, y, x + wide, y + tall], z - 0.8, color);
      x += wide + 0.02;
    }
  }
}

function drawGallery(stage: RoomStage): void {
  const { random, room } = stage;
  const z = room.depth - 0.05;
  const rows: readonly (readonly [number, number, number, number])[] = random.pick([
    [
      [-3.2, 4.2, -0.3, 7.8],
      [0.3, 4.2, 3.2, 7.8],
    ],
    [
      [-4.6, 4.6, -2, 7.6],
      [-1.5, 4.2, 1.5, 8],
      [2, 4.6, 4.6, 7.6],
    ],
    [[-3.4, 4.4, 3.4, 8]],
  ]);
  for (const frame of rows) drawArt(stage, frame, z);
  if (backWall(stage).width > 18) drawHousePlant(stage, [-room.width / 2 + 1.6, 0, room.depth - 1.2], 5.6);
}

function drawSeating(stage: RoomStage, focus: string, side: -1 | 1): void {
  const { random, room } = stage;
  const middle = room.depth * 0.46;
  drawRug(stage, -5.4, 5.4, middle - 4.6, middle + 3.6, lighten(room.textile, 0.35), room.textile2);
  const away = -side as -1 | 1;
  if (focus !== 'fireplace') {
    const z = focus === 'gallery' ? room.depth - 4 : middle + 3;
    drawLamp(stage, [away * 5.1, 0, z + 1.8], 5.6, 1.7);
    drawSofa(stage, { x: 0, z, width: random.between(7, 8.2), color: room.textile, pillows: room.textile2 });
  } else {
    drawArmchair(stage, away * 5, middle + 2.4);
    if (random.chance(0.7)) drawArmchair(stage, side * 5, middle + 2.4);
  }
  drawHousePlant(stage, [away * (room.width / 2 - 1.5), 0, room.depth * 0.62], random.between(4, 6.4));
  drawCoffeeTable(stage, middle - 1.2);
  if (focus !== 'fireplace' && random.chance(0.55)) drawArmchair(stage, away * 5.7, middle - 0.2);
}

function drawArmchair(stage: RoomStage, x: number, z: number): void {
  drawSofa(stage, { x, z, width: 3.1, color: stage.room.accent, pillows: stage.room.textile });
}

function drawCoffeeTable(stage: RoomStage, z: number): void {
  const { random, room, light } = stage;
  const half = random.between(1.7, 2.3);
  drawShade(stage, -half, half, z - 1.1, z + 1.1, 0.45);
  if (random.chance(0.5)) {
    for (const [x, at] of [
      [-half + 0.15, z + 0.9],
      [half - 0.3, z + 0.9],
      [-half + 0.15, z - 1],
      [half - 0.3, z - 1],
    ] as const) {
      drawSolid(
        stage,
        { x0: x, x1: x + 0.15, y0: 0, y1: 1.25, z0: at, z1: at + 0.15 },
        { color: room.metal },
      );
    }
    drawSolid(
      stage,
      { x0: -half, x1: half, y0: 1.25, y1: 1.42, z0: z - 1.1, z1: z + 1.1 },
      { color: room.wood, radius: 0.05 },
    );
  } else
    drawSolid(
      stage,
      { x0: -half, x1: half, y0: 0.1, y1: 1.35, z0: z - 1.1, z1: z + 1.1 },
      { color: room.wood, radius: 0.12 },
    );
  const [bx, by] = stage.view.project([-0.6, 1.5, z]);
  const s = stage.view.scaleAt([0, 0, z]);
  stage.canvas.ellipse(bx, by - s * 0.08, s * 0.45, s * 0.16, light.tone('#e8e0d0', 0.85));
  stage.canvas.ellipse(bx, by - s * 0.12, s * 0.36, s * 0.09, light.tone('#b7a88f', 0.7));
  drawSolid(
    stage,
    { x0: 0.4, x1: 1.4, y0: 1.42, y1: 1.58, z0: z - 0.5, z1: z + 0.3 },
    { color: room.textile2 },
  );
}
