import type { Stage } from './building.ts';
import { drawFlat, drawFlatBox, plantAt } from './ground.ts';
import { drawGrassTuft, drawShadeTree, drawShrub } from './trees.ts';

/** Sidewalk, kerb and asphalt before a row of buildings; `z` is where the sidewalk begins. */
export function drawStreet(stage: Stage, x0: number, x1: number, z: number): void {
  const { canvas, view, light } = stage;
  const [left, right] = [x0 - 110, x1 + 110];
  const asphalt = [
    [left, Math.min(z - 20, view.nearEnd(left))],
    [right, Math.min(z - 20, view.nearEnd(right))],
    [right, z - 6],
    [left, z - 6],
  ] as const;
  drawFlat(stage, asphalt, '#85837f', 0.88);
  drawFlatBox(stage, [left, right], [z - 6.6, z - 6], '#aaa498', 0.8);
  drawFlatBox(stage, [left, right], [z - 6, z], '#d3ccbe', 0.95);
  const joint = light.tone('#a39b8c', 0.7);
  for (let x = x0 - 60; x < x1 + 60; x += 6) {
    canvas.line([view.project([x, 0, z]), view.project([x, 0, z - 6])], joint, 1, { opacity: 0.5 });
  }
  for (let x = x0 - 70; x < x1 + 70; x += 16)
    drawFlatBox(stage, [x, x + 8], [z - 17.4, z - 17], '#e6dfca', 1);
}

/** Young trees by the kerb: at both ends and now and then between, never before the middle of the front. */
export function plantStreetTrees(stage: Stage, x0: number, x1: number, z: number): void {
  const { random } = stage;
  const width = x1 - x0;
  const between = random.chance(0.5) ? [x0 + width * random.pick([0.24, 0.76])] : [];
  for (const x of [x0 - random.between(2, 8), ...between, x1 + random.between(2, 8)]) {
    plantAt(stage, drawShadeTree, x, z, random.between(13, 19));
    for (let tuft = 0; tuft < 3; tuft++) {
      plantAt(
        stage,
        random.pick([drawGrassTuft, drawShrub]),
        x + random.between(-2, 2),
        z - random.between(0.2, 1),
        random.between(1.2, 1.9),
      );
    }
  }
}
