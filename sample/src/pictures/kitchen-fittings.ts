import type { Kitchen } from './cabinets.ts';
import { darken, lighten } from './color.ts';
import { drawPanel, drawSolid } from './furniture.ts';
import { drawHousePlant } from './house-plant.ts';
import type { RoomStage } from './room.ts';

/** A range with its hood over it. */
export function drawRange(stage: RoomStage, x: number, scheme: Kitchen): void {
  const { room, light, random } = stage;
  const z = room.depth - 2.1;
  const steel = '#b9bcbd';
  drawSolid(
    stage,
    { x0: x - 1.35, x1: x + 1.35, y0: 0.3, y1: 3.05, z0: z, z1: room.depth },
    { color: steel },
  );
  drawPanel(stage, [x - 1.05, 0.8, x + 1.05, 2], z, '#24282b', 0.06);
  drawPanel(stage, [x - 1.1, 2.15, x + 1.1, 2.25], z, light.tone('#e8e9e8', 1), 0.03);
  for (let knob = 0; knob < 5; knob++)
    drawPanel(stage, [x - 1 + knob * 0.45, 2.5, x - 0.82 + knob * 0.45, 2.7], z, '#4a4d4f', 0.1);
  drawPanel(stage, [x - 1.3, 3.05, x + 1.3, 3.15], z + 0.3, '#2c2f31');
  const hood = random.pick([steel, scheme.upper, '#efe9de']);
  drawSolid(
    stage,
    { x0: x - 1.5, x1: x + 1.5, y0: 5.5, y1: 6.2, z0: room.depth - 1.8, z1: room.depth },
    { color: hood },
  );
  drawSolid(
    stage,
    { x0: x - 0.85, x1: x + 0.85, y0: 6.2, y1: room.height, z0: room.depth - 1.3, z1: room.depth },
    { color: hood, lit: 0.8 },
  );
}

/** A tall bent tap at the sink. */
export function drawFaucet({ canvas, view, light, room }: RoomStage, x: number): void {
  const [fx, fy] = view.project([x, 3.07, room.depth - 0.4]);
  const s = view.scaleAt([x, 3, room.depth - 0.4]);
  canvas.path(
    `M${fx} ${fy}V${fy - s * 0.9}Q${fx} ${fy - s * 1.35} ${fx + s * 0.3} ${fy - s * 1.3}Q${fx + s * 0.5} ${fy - s * 1.2} ${fx + s * 0.45} ${fy - s * 0.8}`,
    'none',
    { stroke: light.tone(room.metal, 1), strokeWidth: s * 0.1, round: true },
  );
}

/** Jars, boards and a plant on the counter, away from what is `taken`. */
export function drawClutter(stage: RoomStage, taken: readonly number[]): void {
  const { random, room, light } = stage;
  for (let index = 0; index < 5; index++) {
    const x = random.between(-room.width / 2 + 1, room.width / 2 - 1);
    if (taken.some((at) => Math.abs(at - x) < 1.7)) continue;
    const tall = random.between(0.5, 1.1);
    const z = room.depth - random.between(0.6, 1.2);
    const color = light.tone(
      random.pick(['#e8ddc8', '#b5785a', '#8d9a86', '#c8a574', '#f4efe5', '#6b7c86']),
      0.85,
    );
    drawSolid(
      stage,
      { x0: x, x1: x + random.between(0.35, 0.7), y0: 3.07, y1: 3.07 + tall, z0: z - 0.2, z1: z },
      { color, radius: 0.12 },
    );
  }
  drawHousePlant(stage, [random.pick([-1, 1]) * random.between(1.8, 2.6), 3.07, room.depth - 0.7], 1.5);
}

/** Refrigerator with its surround at one end. */
export function drawTall(stage: RoomStage, side: -1 | 1, scheme: Kitchen): void {
  const { room, light } = stage;
  const x = side * (room.width / 2 - 1.75);
  const z = room.depth - 2.3;
  drawSolid(
    stage,
    { x0: x - 1.75, x1: x + 1.75, y0: 0, y1: room.height - 0.5, z0: z + 0.1, z1: room.depth },
    { color: scheme.upper },
  );
  const steel = light.tone('#bfc2c3', 0.85);
  drawPanel(stage, [x - 1.5, 0.2, x + 1.5, 6], z, darken(steel, 0.25), 0.05);
  for (const [from, to, shade] of [
    [x - 1.47, x - 0.03, 0.06],
    [x + 0.03, x + 1.47, 0],
  ] as const)
    drawPanel(stage, [from, 2.3, to, 5.95], z, darken(steel, shade), 0.04);
  drawPanel(stage, [x - 1.47, 0.25, x + 1.47, 2.22], z, steel, 0.04);
  for (const handle of [x - 0.22, x + 0.12])
    drawPanel(stage, [handle, 2.8, handle + 0.1, 5.2], z, lighten(steel, 0.5), 0.05);
}
