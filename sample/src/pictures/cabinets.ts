import { darken, lighten } from './color.ts';
import { drawPanel } from './furniture.ts';
import type { RoomStage } from './room.ts';

/** Colours of a kitchen's parts. */
export type Kitchen = {
  base: string;
  upper: string;
  counter: string;
  splash: string;
  island: string;
  splashKind: 'subway' | 'square' | 'slab';
};

/** Shaker doors with handles over a stretch of cabinets. */
export function drawDoors(
  stage: RoomStage,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  color: string,
): void {
  const { light, room } = stage;
  const base = light.tone(color, 0.85);
  const count = Math.max(1, Math.round((x1 - x0) / 1.6));
  const step = (x1 - x0) / count;
  const drawer = y1 - y0 < 2.6;
  for (let index = 0; index < count; index++) {
    const [from, to] = [x0 + index * step + 0.06, x0 + (index + 1) * step - 0.06];
    const tops =
      drawer && index % 3 === 1
        ? [
            [y0, y0 + 0.7],
            [y0 + 0.78, y0 + 1.48],
            [y0 + 1.56, y1],
          ]
        : [[y0, y1]];
    for (const [low, high] of tops as [number, number][]) {
      drawPanel(stage, [from, low, to, high], z, darken(base, 0.2), 0.02);
      drawPanel(stage, [from + 0.02, low + 0.03, to - 0.02, high], z, lighten(base, 0.05), 0.02);
      drawPanel(stage, [from + 0.17, low + 0.17, to - 0.17, high - 0.16], z, darken(base, 0.07), 0.01);
      const mid = (from + to) / 2;
      const handle = light.tone(room.metal, 0.9);
      if (high - low < 1)
        drawPanel(
          stage,
          [mid - 0.25, (low + high) / 2 - 0.03, mid + 0.25, (low + high) / 2 + 0.04],
          z,
          handle,
          0.02,
        );
      else
        drawPanel(
          stage,
          index % 2
            ? [from + 0.08, high - 0.75, from + 0.13, high - 0.25]
            : [to - 0.13, high - 0.75, to - 0.08, high - 0.25],
          z,
          handle,
          0.02,
        );
    }
  }
}
