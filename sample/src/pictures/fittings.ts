import type { Stage } from './building.ts';
import { outline, type Point } from './canvas.ts';
import { darken, lighten } from './color.ts';
import type { Face } from './view.ts';

/** A balcony hung on a wall: slab with its shadow, railing. Feet on the wall; the depth is hinted by a lower, wider slab. */
export function drawBalcony(
  { canvas, light }: Stage,
  face: Face,
  u: number,
  v: number,
  width: number,
  color: string,
): void {
  const slab = light.tone('#d8d2c6', face.lit);
  const rail = light.tone(color, face.lit);
  canvas.polygon(face.box(u, v - 2.2, width, 1.7), light.shadow, { opacity: 0.24 });
  const sheet: Point[] = [
    face.at(u - 0.3, v),
    face.at(u + width + 0.3, v),
    face.at(u + width + 0.3, v + 3.4),
    face.at(u - 0.3, v + 3.4),
  ];
  canvas.polygon(sheet, light.tone('#ccd6d8', face.lit), { opacity: 0.22 });
  const bars: string[] = [];
  for (let at = u - 0.3; at <= u + width + 0.3; at += 0.65)
    bars.push(outline([face.at(at, v), face.at(at, v + 3.4)]));
  canvas.path(bars.join(''), 'none', { stroke: rail, strokeWidth: Math.max(0.9, face.scale * 0.07) });
  canvas.polygon(face.box(u - 0.4, v + 3.3, width + 0.8, 0.28), rail);
  canvas.polygon(face.box(u - 0.5, v - 0.6, width + 1, 0.75), slab);
  canvas.polygon(face.box(u - 0.5, v - 0.75, width + 1, 0.3), darken(slab, 0.3));
}

/** A small roof over a door or shop window, with its shade below. */
export function drawAwning(
  { canvas, light }: Stage,
  face: Face,
  u: number,
  v: number,
  width: number,
  color: string,
): void {
  const base = light.tone(color, Math.min(1, face.lit + 0.1));
  canvas.polygon(face.box(u, v - 2, width, 2), light.shadow, { opacity: 0.12 + 0.18 * light.contrast });
  canvas.polygon(face.box(u - 0.3, v - 0.1, width + 0.6, 0.75), base);
  canvas.polygon(face.box(u - 0.3, v - 0.3, width + 0.6, 0.3), darken(base, 0.35));
}

/** A striped cloth awning over a shop front. */
export function drawClothAwning(
  { canvas, light }: Stage,
  face: Face,
  u: number,
  v: number,
  width: number,
  color: string,
): void {
  const base = light.tone(color, Math.min(1, face.lit + 0.1));
  const drop = 2.6;
  const out = 0.5;
  canvas.polygon(face.box(u, v - 4.4, width, 2.4), light.shadow, { opacity: 0.2 + 0.15 * light.contrast });
  const stripes = Math.round(width / 1.3);
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [a, b] = [stripe / stripes, (stripe + 1) / stripes];
    const low = (share: number) => u - out + (width + out * 2) * share;
    const cloth = stripe % 2 ? lighten(base, 0.75) : base;
    canvas.polygon(
      [
        face.at(u + width * a, v),
        face.at(u + width * b, v),
        face.at(low(b), v - drop),
        face.at(low(a), v - drop),
      ],
      cloth,
    );
    canvas.polygon(
      [
        face.at(low(a), v - drop),
        face.at(low(b), v - drop),
        face.at(low(b), v - drop - 0.55),
        face.at(low(a), v - drop - 0.55),
      ],
      darken(cloth, 0.14),
    );
  }
}
