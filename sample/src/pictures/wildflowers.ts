import type { Stage } from './building.ts';
import { n, pictureHeight, pictureWidth } from './canvas.ts';

const blooms = [
  ['#4f5fae', '#7f8fd6'],
  ['#4f5fae', '#7f8fd6'],
  ['#c2542f', '#e58a4a'],
  ['#cfa52f', '#ecd06a'],
] as const;

/** Drifts of bluebonnets, paintbrush or coreopsis over a meadow in spring, denser and larger towards the viewer. */
export function drawWildflowers(stage: Stage): void {
  const { light, random } = stage;
  if (light.season !== 'spring' || light.hour === 'dusk') return;
  const drifts = random.int(4, 7);
  for (let drift = 0; drift < drifts; drift++) drawDrift(stage, random.next() ** 0.8, random.pick(blooms));
}

/** One drift; `near` is 0 at the horizon and 1 at the lower edge. */
function drawDrift(
  { canvas, view, light, random }: Stage,
  near: number,
  [deep, bright]: readonly [string, string],
): void {
  const depth = pictureHeight - view.horizon;
  const y = view.horizon + 30 + near * (depth - 30);
  const x = random.between(0, pictureWidth);
  const [rx, ry] = [120 + near * 220, 8 + near * 44];
  for (const [color, share] of [
    [deep, 1],
    [bright, 0.6],
  ] as const) {
    const marks = Array.from({ length: Math.round(240 * share) }, () => {
      const size = (1 + near * 3.4) * random.between(0.7, 1.3);
      const px = x + random.normal(0, 0.45) * rx;
      const py = y + random.normal(0, 0.45) * ry;
      return `M${n(px)} ${n(py)}l${n(size * 0.6)} ${n(-size * 1.5)}l${n(size * 0.6)} ${n(size * 1.5)}Z`;
    });
    canvas.path(marks.join(''), light.tone(color, 0.95), { opacity: 0.85 });
  }
}
