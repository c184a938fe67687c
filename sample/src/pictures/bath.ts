import type { Random } from '../random.ts';
import { drawArt } from './art.ts';
import { type Canvas, n, outline } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { drawPanel, drawShade, drawSolid } from './furniture.ts';
import { drawHousePlant } from './house-plant.ts';
import { backWall, type RoomStage, roomStage } from './room.ts';
import { drawShell } from './room-shell.ts';
import { drawBackWindow, drawSideWindow } from './room-window.ts';
import { dressSideWall } from './side-wall.ts';
import { drawVignette } from './sky.ts';

const glazes = ['#f1eee7', '#dfe4e0', '#c9d3d0', '#e6dccb', '#8fa39b', '#d9d2c7', '#6f868c'];

/** A bathroom: a vanity on one side of the back wall, a tub under a window or a shower on the other. */
export function drawBath(canvas: Canvas, random: Random): void {
  const stage = roomStage(canvas, random, {
    width: [11, 14],
    depth: [9, 11],
    floors: ['tiles', 'tiles', 'planks'],
  });
  drawShell(stage);
  const tile = random.pick(glazes);
  drawWainscot(stage, tile, random.pick([4.2, stage.room.height]));
  dressSideWall(stage, -1);
  if (random.chance(0.5))
    drawSideWindow(stage, 1, { u: 2.4, v: 3.4, width: 3.4, height: 3.6, panes: [2, 2] });
  const half = stage.room.width / 2;
  drawVanity(stage, -half + 0.2, -half + random.between(4.8, 5.6));
  if (random.chance(0.62)) drawTubCorner(stage, half);
  else drawShower(stage, half, tile);
  drawMat(stage);
  drawVignette(canvas, stage.light);
}

function drawWainscot(stage: RoomStage, tile: string, height: number): void {
  const { canvas, light, random, room } = stage;
  const face = backWall(stage);
  const base = light.tone(tile, 0.88);
  canvas.polygon(
    face.box(0, 0, face.width, height),
    canvas.linear([
      [0, lighten(base, 0.06)],
      [1, darken(base, 0.06)],
    ]),
  );
  const [wide, tall] = random.pick([
    [0.9, 0.34],
    [0.5, 0.5],
    [0.34, 1],
    [1.6, 0.8],
  ] as const);
  const joints: string[] = [];
  for (let v = 0, row = 0; v < height - 0.05; v += tall, row++) {
    joints.push(outline([face.at(0, v), face.at(room.width, v)]));
    for (let u = (row % 2) * wide * 0.5; u < room.width; u += wide)
      joints.push(outline([face.at(u, v), face.at(u, Math.min(height, v + tall))]));
  }
  canvas.path(joints.join(''), 'none', { stroke: darken(base, 0.3), strokeWidth: 1, opacity: 0.28 });
  if (height < room.height) canvas.polygon(face.box(0, height, face.width, 0.16), lighten(base, 0.3));
}

function drawVanity(stage: RoomStage, x0: number, x1: number): void {
  const { room, random, light } = stage;
  const z = room.depth - 1.9;
  const color = random.pick([room.wood, '#f2eee6', '#5f7480', '#6d7f6d', '#3c4448', room.wood]);
  drawShade(stage, x0, x1, z, room.depth, 0.4);
  drawSolid(stage, { x0, x1, y0: 0.6, y1: 2.75, z0: z, z1: room.depth }, { color });
  const base = light.tone(color, 0.85);
  const doors = 4;
  const step = (x1 - x0) / doors;
  for (let door = 0; door < doors; door++) {
    const [from, to] = [x0 + door * step + 0.08, x0 + (door + 1) * step - 0.08];
    drawPanel(stage, [from, 0.75, to, 2.6], z, darken(base, 0.16), 0.03);
    drawPanel(stage, [from + 0.03, 0.78, to - 0.03, 2.57], z, lighten(base, 0.05), 0.03);
    drawPanel(
      stage,
      door % 2 ? [from + 0.1, 1.9, from + 0.16, 2.35] : [to - 0.16, 1.9, to - 0.1, 2.35],
      z,
      light.tone(room.metal, 0.95),
      0.02,
    );
  }
  drawSolid(
    stage,
    { x0: x0 - 0.08, x1: x1 + 0.08, y0: 2.75, y1: 2.93, z0: z - 0.12, z1: room.depth },
    { color: '#efece5', lit: 1 },
  );
  const basins = x1 - x0 > 5.2 ? [0.26, 0.74] : [0.5];
  for (const share of basins) drawBasin(stage, x0 + (x1 - x0) * share);
  drawMirrors(stage, x0, x1, basins);
}

function drawBasin(stage: RoomStage, x: number): void {
  const { canvas, view, light, room } = stage;
  const z = room.depth - 1;
  const [cx, cy] = view.project([x, 2.93, z]);
  const s = view.scaleAt([x, 2.9, z]);
  const white = light.tone('#fbf9f4', 0.95);
  canvas.path(
    `M${n(cx - s * 0.72)} ${n(cy - s * 0.36)}Q${n(cx - s * 0.6)} ${n(cy)} ${n(cx - s * 0.3)} ${n(cy)}H${n(cx + s * 0.3)}Q${n(cx + s * 0.6)} ${n(cy)} ${n(cx + s * 0.72)} ${n(cy - s * 0.36)}Z`,
    canvas.linear([
      [0, white],
      [1, darken(white, 0.2)],
    ]),
  );
  canvas.ellipse(cx, cy - s * 0.36, s * 0.72, s * 0.1, darken(white, 0.08));
  canvas.path(
    `M${n(cx)} ${n(cy - s * 0.4)}V${n(cy - s * 1.05)}Q${n(cx)} ${n(cy - s * 1.25)} ${n(cx + s * 0.32)} ${n(cy - s * 1.12)}V${n(cy - s * 0.95)}`,
    'none',
    { stroke: light.tone(room.metal, 1), strokeWidth: s * 0.09, round: true },
  );
}

function drawMirrors(stage: RoomStage, x0: number, x1: number, basins: readonly number[]): void {
  const { canvas, view, light, random, room } = stage;
  const round = random.chance(0.5);
  const z = room.depth - 0.06;
  const glass = canvas.linear(
    [
      [0, mix(light.haze, '#ffffff', 0.45)],
      [0.5, mix(light.haze, '#aab8bc', 0.4)],
      [1, mix(light.haze, '#dfe6e6', 0.5)],
    ],
    [0, 0],
    [1, 1],
  );
  const frame = light.tone(room.metal, 0.9);
  for (const share of basins) {
    const x = x0 + (x1 - x0) * share;
    const half = basins.length > 1 ? 1.05 : round ? 1.5 : (x1 - x0) * 0.4;
    if (round) {
      const [cx, cy] = view.project([x, 5.4, z]);
      const s = view.scaleAt([x, 5, z]);
      canvas.ellipse(cx + 3, cy + 4, half * s, half * s, light.shadow, { opacity: 0.15 });
      canvas.ellipse(cx, cy, half * s, half * s, glass, { stroke: frame, strokeWidth: s * 0.09 });
    } else {
      drawPanel(stage, [x - half + 0.06, 3.7, x + half + 0.06, 6.94], z, light.shadow, 0.1, 0.15);
      drawPanel(stage, [x - half, 3.8, x + half, 7], z, frame, 0.1);
      drawPanel(stage, [x - half + 0.09, 3.89, x + half - 0.09, 6.91], z, glass, 0.06);
    }
    drawSconce(stage, x, 7.4);
  }
}

function drawSconce(stage: RoomStage, x: number, y: number): void {
  const { canvas, view, light, room } = stage;
  const [cx, cy] = view.project([x, y, room.depth - 0.3]);
  const s = view.scaleAt([x, y, room.depth]);
  canvas.ellipse(
    cx,
    cy,
    s * 2,
    s * 1.5,
    canvas.radial([
      [0, '#fff0c8', 0.5],
      [1, '#ffe3a8', 0],
    ]),
  );
  canvas.rect(cx - s * 0.7, cy - s * 0.04, s * 1.4, s * 0.09, light.tone(room.metal, 0.9));
  for (const dx of [-0.55, 0, 0.55]) canvas.ellipse(cx + dx * s, cy + s * 0.08, s * 0.17, s * 0.2, '#fff6df');
}

/** A freestanding tub under a window. */
function drawTubCorner(stage: RoomStage, half: number): void {
  const { canvas, view, light, random, room } = stage;
  const middle = half - 3.3;
  drawBackWindow(stage, {
    u: half + middle - 2.1,
    v: 3.2,
    width: 4.2,
    height: room.height - 4.6,
    panes: random.pick([
      [2, 2],
      [1, 1],
      [3, 2],
    ] as const),
    frame: random.pick(['#faf7f0', '#2d3032']),
  });
  const z = room.depth - 1.6;
  drawShade(stage, middle - 2.6, middle + 2.6, z - 1.6, z + 1, 0.45);
  const [cx, cy] = view.project([middle, 0, z - 1.2]);
  const s = view.scaleAt([middle, 0, z - 1.2]);
  const [w, h] = [2.65 * s, 2.05 * s];
  const white = light.tone('#fbfaf6', 0.95);
  canvas.ellipse(cx, cy - h, w, w * 0.2, lighten(white, 0.3));
  canvas.ellipse(cx, cy - h + w * 0.02, w * 0.9, w * 0.155, darken(white, 0.16));
  canvas.path(
    `M${n(cx - w)} ${n(cy - h)}Q${n(cx - w * 0.92)} ${n(cy)} ${n(cx - w * 0.6)} ${n(cy)}H${n(cx + w * 0.6)}Q${n(cx + w * 0.92)} ${n(cy)} ${n(cx + w)} ${n(cy - h)}Q${n(cx)} ${n(cy - h + w * 0.4)} ${n(cx - w)} ${n(cy - h)}Z`,
    canvas.linear(
      [
        [0, light.side < 0 ? white : darken(white, 0.17)],
        [0.5, white],
        [1, light.side < 0 ? darken(white, 0.17) : white],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  const towel = light.tone(room.textile, 0.9);
  canvas.path(
    `M${n(cx + w * 0.42)} ${n(cy - h + w * 0.16)}L${n(cx + w * 0.72)} ${n(cy - h + w * 0.11)}L${n(cx + w * 0.7)} ${n(cy - h * 0.3)}L${n(cx + w * 0.43)} ${n(cy - h * 0.26)}Z`,
    canvas.linear([
      [0, lighten(towel, 0.15)],
      [1, darken(towel, 0.12)],
    ]),
  );
  drawHousePlant(stage, [half - 0.9, 0, z - 1.6], random.between(2.8, 4.2));
}

/** A tiled shower behind a sheet of glass. */
function drawShower(stage: RoomStage, half: number, tile: string): void {
  const { canvas, view, light, room, random } = stage;
  const [x0, x1] = [half - 4.4, half];
  const z = room.depth - 3.2;
  const metal = light.tone(room.metal, 0.9);
  drawSolid(stage, { x0, x1, y0: 0, y1: 0.35, z0: z, z1: room.depth }, { color: tile });
  drawPanel(stage, [x0 + 0.6, 4, x0 + 1.9, 5.4], room.depth, darken(light.tone(tile, 0.8), 0.22), 0.03);
  const [hx, hy] = view.project([half - 1.4, 6.9, room.depth - 0.6]);
  const s = view.scaleAt([half - 1.4, 7, room.depth]);
  canvas.path(`M${n(hx + s * 0.5)} ${n(hy - s * 0.3)}H${n(hx)}V${n(hy)}`, 'none', {
    stroke: metal,
    strokeWidth: s * 0.09,
  });
  canvas.ellipse(hx, hy, s * 0.45, s * 0.09, metal);
  canvas.line(
    [
      [hx + s * 0.5, hy],
      [hx + s * 0.5, hy + s * 3],
    ],
    metal,
    s * 0.07,
  );
  drawPanel(stage, [x0, 0.35, x1, 7], z, '#dfeeee', 0, 0.22);
  const [left, top] = view.project([x0, 7, z]);
  const [right, bottom] = view.project([x1, 0.35, z]);
  canvas.polygon(
    [
      [left + (right - left) * 0.2, top],
      [left + (right - left) * 0.42, top],
      [left + (right - left) * 0.2, bottom],
      [left, bottom],
    ],
    '#ffffff',
    { opacity: 0.16 },
  );
  canvas.rect(left - 2, top, 4, bottom - top, metal);
  canvas.line(
    [
      [left, top],
      [right, top],
    ],
    metal,
    4,
  );
  if (random.chance(0.7)) drawArt(stage, [x0 - 2.4, 4.9, x0 - 0.7, 7], room.depth - 0.05);
}

function drawMat(stage: RoomStage): void {
  const { canvas, view, light, room } = stage;
  const z = room.depth - 4.8;
  const color = light.tone(lighten(room.textile, 0.4), 0.9);
  const quad = (
    [
      [-2.9, 0.05, z - 1.3],
      [0.9, 0.05, z - 1.3],
      [0.9, 0.05, z + 0.9],
      [-2.9, 0.05, z + 0.9],
    ] as const
  ).map(view.project);
  canvas.polygon(quad, color);
  canvas.polygon(quad, 'none', { stroke: darken(color, 0.12), strokeWidth: 5, opacity: 0.5 });
}
