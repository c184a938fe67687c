import type { Stage } from './building.ts';
import { outline, pictureWidth } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';

/** Open water from `top` to `bottom` (pixels): the sky mirrored, darker below, glints towards the sun. */
export function drawWater({ canvas, light, random }: Stage, top: number, bottom: number): void {
  const far = mix(light.sky.at(-1)![1], '#6f97a3', 0.3);
  const near = mix(light.sky[0]![1], '#2f5562', 0.45);
  canvas.rect(
    0,
    top,
    pictureWidth,
    bottom - top,
    canvas.linear([
      [0, lighten(far, 0.12)],
      [0.35, mix(far, near, 0.55)],
      [1, near],
    ]),
  );
  for (const [color, opacity, count] of [
    [darken(near, 0.3), 0.22, 130],
    [light.cloud, 0.3, 110],
  ] as const) {
    const ripples = Array.from({ length: count }, () => {
      const t = random.next() ** 1.6;
      const y = top + 3 + t * (bottom - top);
      const x = random.between(-40, pictureWidth);
      const length = (14 + t * 110) * random.between(0.5, 1.3);
      const thick = 0.6 + t * 3.4;
      return `M${x.toFixed(0)} ${y.toFixed(1)}q${(length / 2).toFixed(0)} ${(-thick).toFixed(1)} ${length.toFixed(0)} 0q${(-length / 2).toFixed(0)} ${thick.toFixed(1)} ${(-length).toFixed(0)} 0Z`;
    });
    canvas.path(ripples.join(''), color, { opacity });
  }
  drawGlints({ canvas, light, random }, top, bottom);
}

function drawGlints(
  { canvas, light, random }: Pick<Stage, 'canvas' | 'light' | 'random'>,
  top: number,
  bottom: number,
): void {
  const x = pictureWidth / 2 + light.side * 480;
  const warm = light.height < 0.4 ? '#ffdf9f' : '#ffffff';
  const marks = Array.from({ length: 70 }, () => {
    const t = random.next();
    const y = top + 2 + t * (bottom - top) * 0.8;
    const from = x + random.normal(0, 40 + t * 110);
    return outline([
      [from, y],
      [from + 6 + t * 34, y],
    ]);
  });
  canvas.path(marks.join(''), 'none', {
    stroke: warm,
    strokeWidth: 1.8,
    opacity: 0.3 + light.contrast * 0.3,
    round: true,
  });
}
