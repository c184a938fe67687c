import { n, type Point } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { leaves, paintFoliage, scatterClumps } from './foliage.ts';
import type { RoomStage } from './room.ts';
import type { Vector } from './view.ts';

/** A house plant in a pot standing at `foot`; `height` in feet over all. */
export function drawHousePlant(stage: RoomStage, foot: Vector, height: number): void {
  const { canvas, view, light, random } = stage;
  const [x, y] = view.project(foot);
  const s = view.scaleAt(foot);
  const pot = height * 0.24 * s;
  const color = light.tone(random.pick(['#e7dfd0', '#b5785a', '#4a4d4e', '#c9b793']), 0.85);
  const crown = y - height * s * 0.64;
  if (random.chance(0.5)) drawBlades(stage, [x, y - pot], height * s * 0.78);
  else {
    canvas.line(
      [
        [x, y - pot],
        [x + s * 0.06, crown],
      ],
      light.tone('#6a5440', 0.7),
      Math.max(2, s * 0.08),
    );
    paintFoliage(
      canvas,
      light,
      scatterClumps(x, crown, height * s * 0.24, height * s * 0.34, 8, random),
      leaves.shrub('spring'),
      random,
    );
  }
  canvas.path(
    `M${n(x - pot * 0.62)} ${n(y - pot)}L${n(x + pot * 0.62)} ${n(y - pot)}L${n(x + pot * 0.45)} ${n(y)}L${n(x - pot * 0.45)} ${n(y)}Z`,
    canvas.linear(
      [
        [0, lighten(color, 0.12)],
        [1, darken(color, 0.28)],
      ],
      light.side > 0 ? [1, 0] : [0, 0],
      light.side > 0 ? [0, 0] : [1, 0],
    ),
  );
}

/** Long arching leaves. */
function drawBlades({ canvas, light, random }: RoomStage, [x, y]: Point, height: number): void {
  const count = random.int(9, 13);
  for (let index = 0; index < count; index++) {
    const way = (index / (count - 1)) * 2 - 1 + random.between(-0.1, 0.1);
    const tip: Point = [x + way * height * 0.5, y - height * (1 - Math.abs(way) * 0.35)];
    const bend: Point = [x + way * height * 0.12, y - height * 0.7];
    const wide = height * 0.06;
    const color = light.tone(mix('#3f6144', '#86a866', random.next()), 0.75 + way * light.side * 0.2);
    canvas.path(
      `M${n(x - 2)} ${n(y)}Q${n(bend[0] - wide)} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}Q${n(bend[0] + wide)} ${n(bend[1] + wide)} ${n(x + 2)} ${n(y)}Z`,
      color,
    );
  }
}
