import { drawShade, drawSolid } from './furniture.ts';
import type { RoomStage } from './room.ts';

/** A counter stool seen from behind, its seat at 2.2 feet. */
export function drawStool(stage: RoomStage, x: number, z: number): void {
  const { room } = stage;
  drawShade(stage, x - 0.6, x + 0.6, z - 0.6, z + 0.5, 0.3);
  drawLegs(stage, x, z, 0.55, 2.1);
  drawSolid(
    stage,
    { x0: x - 0.68, x1: x + 0.68, y0: 2.1, y1: 2.32, z0: z - 0.6, z1: z + 0.6 },
    { color: room.textile, radius: 0.1 },
  );
  drawSolid(
    stage,
    { x0: x - 0.66, x1: x + 0.66, y0: 2.55, y1: 3.35, z0: z - 0.62, z1: z - 0.5 },
    { color: room.wood, radius: 0.16 },
  );
}

/** A dining chair; `facing` 1 shows its back to the viewer, -1 its seat. */
export function drawChair(stage: RoomStage, x: number, z: number, facing: 1 | -1): void {
  const { room } = stage;
  const back = z - facing * 0.7;
  drawShade(stage, x - 0.8, x + 0.8, z - 0.7, z + 0.7, 0.3);
  const rest = () =>
    drawSolid(
      stage,
      { x0: x - 0.75, x1: x + 0.75, y0: 1.75, y1: 3.1, z0: back - 0.07, z1: back + 0.07 },
      { color: room.wood, radius: 0.2 },
    );
  if (facing < 0) rest();
  drawLegs(stage, x, z, 0.62, 1.4);
  drawSolid(
    stage,
    { x0: x - 0.78, x1: x + 0.78, y0: 1.4, y1: 1.65, z0: z - 0.75, z1: z + 0.75 },
    { color: room.textile, radius: 0.1 },
  );
  if (facing > 0) rest();
}

/** Four legs under a seat. */
function drawLegs(stage: RoomStage, x: number, z: number, half: number, height: number): void {
  for (const [dx, dz] of [
    [-half, half],
    [half, half],
    [-half, -half],
    [half, -half],
  ] as const) {
    drawSolid(
      stage,
      { x0: x + dx - 0.06, x1: x + dx + 0.06, y0: 0, y1: height, z0: z + dz - 0.06, z1: z + dz + 0.06 },
      { color: stage.room.wood, lit: 0.7 },
    );
  }
}
