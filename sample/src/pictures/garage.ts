import type { Random } from '../random.ts';
import { type Canvas, n } from './canvas.ts';
import { darken, lighten } from './color.ts';
import { drawPanel, drawShade, drawSolid } from './furniture.ts';
import { type RoomStage, roomStage } from './room.ts';
import { drawShell } from './room-shell.ts';
import { drawBackWindow } from './room-window.ts';
import { drawVignette } from './sky.ts';

/** The inside of a garage: cabinets and a workbench behind, a bicycle on the wall. */
export function drawGarageInside(canvas: Canvas, random: Random): void {
  const stage = roomStage(canvas, random, { width: [19, 22], depth: [16, 19], floors: ['concrete'] });
  const { room } = stage;
  drawShell(stage);
  drawBackWindow(stage, { u: room.width / 2 - 1.8, v: 4.4, width: 3.6, height: 2.4, panes: [2, 1] });
  drawCabinets(stage, -room.width / 2 + 0.3, -3);
  drawBench(stage, -2.6, 3);
  drawShelving(stage, 3.6, room.width / 2 - 0.3);
  drawBicycle(stage, random.pick([-1, 1]));
  drawVignette(canvas, stage.light);
}

function drawCabinets(stage: RoomStage, x0: number, x1: number): void {
  const { room, light, random } = stage;
  const color = random.pick(['#5f7480', '#f0ece4', '#4f5458', '#7f8f7d']);
  const z = room.depth - 1.8;
  drawSolid(stage, { x0, x1, y0: 0.3, y1: 7.2, z0: z, z1: room.depth }, { color });
  const base = light.tone(color, 0.85);
  const doors = 3;
  const step = (x1 - x0) / doors;
  for (let door = 0; door < doors; door++) {
    drawPanel(
      stage,
      [x0 + door * step + 0.08, 0.45, x0 + (door + 1) * step - 0.08, 7.05],
      z,
      darken(base, 0.15),
      0.03,
    );
    drawPanel(
      stage,
      [x0 + door * step + 0.12, 0.48, x0 + (door + 1) * step - 0.1, 7.02],
      z,
      lighten(base, 0.04),
      0.03,
    );
    drawPanel(
      stage,
      [x0 + (door + 1) * step - 0.36, 3.2, x0 + (door + 1) * step - 0.28, 4.4],
      z,
      light.tone('#c9cbc9', 0.9),
      0.03,
    );
  }
}

function drawBench(stage: RoomStage, x0: number, x1: number): void {
  const { room, light, random } = stage;
  const z = room.depth - 2;
  drawShade(stage, x0, x1, z, room.depth, 0.3);
  for (const x of [x0 + 0.1, x1 - 0.4])
    drawSolid(
      stage,
      { x0: x, x1: x + 0.3, y0: 0, y1: 2.8, z0: z + 0.1, z1: z + 0.4 },
      { color: room.wood, lit: 0.6 },
    );
  drawSolid(
    stage,
    { x0: x0 + 0.4, x1: x1 - 0.4, y0: 0.7, y1: 0.85, z0: z + 0.1, z1: room.depth },
    { color: room.wood, lit: 0.6 },
  );
  for (let x = x0 + 0.7; x < x1 - 1.4; x += 1.5)
    drawSolid(
      stage,
      { x0: x, x1: x + 1.1, y0: 0.85, y1: random.between(1.5, 2.1), z0: z + 0.3, z1: room.depth },
      { color: random.pick(['#c29a6b', '#8fa3a6', '#b5785a', '#d8cbb4']) },
    );
  drawSolid(stage, { x0, x1, y0: 2.8, y1: 3.05, z0: z, z1: room.depth }, { color: room.wood });
  for (let x = x0 + 0.4; x < x1 - 0.3; x += random.between(0.6, 1.2))
    drawPanel(
      stage,
      [x, 3.05, x + 0.35, random.between(3.4, 3.9)],
      room.depth - 0.8,
      light.tone(random.pick(['#a8553f', '#d8cbb4', '#4d6f7a', '#8d9a86']), 0.85),
      0.05,
    );
}

function drawShelving(stage: RoomStage, x0: number, x1: number): void {
  const { room, random } = stage;
  const z = room.depth - 1.7;
  for (const y of [0.4, 2.4, 4.4, 6.4]) {
    drawSolid(stage, { x0, x1, y0: y, y1: y + 0.12, z0: z, z1: room.depth }, { color: '#9a9d9c' });
    for (let x = x0 + 0.2; x < x1 - 1.2; ) {
      const wide = random.between(0.9, 1.5);
      if (random.chance(0.8))
        drawSolid(
          stage,
          {
            x0: x,
            x1: Math.min(x + wide, x1 - 0.1),
            y0: y + 0.12,
            y1: y + random.between(0.9, 1.5),
            z0: z + 0.2,
            z1: room.depth,
          },
          {
            color: random.pick(['#c9a578', '#d8cbb4', '#8fa3a6', '#6f7f78', '#b98d5f', '#e3dccd']),
            radius: 0.04,
          },
        );
      x += wide + 0.15;
    }
  }
  for (const x of [x0, x1 - 0.12])
    drawSolid(stage, { x0: x, x1: x + 0.12, y0: 0, y1: 7, z0: z, z1: z + 0.12 }, { color: '#85888a' });
}

/** A bicycle standing on the floor before the cabinets. */
function drawBicycle({ canvas, view, light, room, random }: RoomStage, side: number): void {
  const place = [side * room.width * 0.3, 0, room.depth - 4.6] as const;
  const [x, y] = view.project(place);
  const s = view.scaleAt(place);
  const wheel = 1.1 * s;
  const color = light.tone(random.pick(['#a8553f', '#3d6a72', '#d0a24a', '#4f5f4a']), 0.9);
  const tyre = light.tone('#35383a', 0.7);
  canvas.ellipse(x, y, s * 2.8, s * 0.22, light.shadow, { opacity: 0.25 });
  for (const dx of [-1.75, 1.75])
    canvas.ellipse(x + dx * s, y - wheel, wheel, wheel, 'none', { stroke: tyre, strokeWidth: s * 0.12 });
  const [hub, crank, seat, head] = [
    [x - 1.75 * s, y - wheel],
    [x - 0.2 * s, y - 1.05 * s],
    [x - 0.75 * s, y - 2.7 * s],
    [x + 1.25 * s, y - 2.75 * s],
  ] as const;
  const tubes = [
    [hub, crank],
    [crank, seat],
    [seat, head],
    [crank, head],
    [hub, seat],
    [head, [x + 1.75 * s, y - wheel]],
  ] as const;
  canvas.path(tubes.map(([a, b]) => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`).join(''), 'none', {
    stroke: color,
    strokeWidth: s * 0.13,
    round: true,
  });
  canvas.path(
    `M${n(seat[0] - s * 0.4)} ${n(seat[1] - s * 0.25)}H${n(seat[0] + s * 0.3)}M${n(head[0] - s * 0.05)} ${n(head[1])}V${n(head[1] - s * 0.35)}L${n(head[0] + s * 0.45)} ${n(head[1] - s * 0.5)}`,
    'none',
    { stroke: tyre, strokeWidth: s * 0.14, round: true },
  );
}
