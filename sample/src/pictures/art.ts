import { type Canvas, n } from './canvas.ts';
import { lighten, mix } from './color.ts';
import { drawPanel } from './furniture.ts';
import type { RoomStage } from './room.ts';

/** A framed picture at depth `z` (a wall): hills and a sun, shapes, or leaves. */
export function drawArt(
  stage: RoomStage,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  z: number,
): void {
  const { view, canvas, light, random, room } = stage;
  const frame = light.tone(random.pick([room.wood, '#2f2d2b', '#efe8da', room.metal]), 0.85);
  drawPanel(stage, [x0 + 0.1, y0 - 0.14, x1 + 0.1, y1 - 0.06], z, light.shadow, 0, 0.22);
  drawPanel(stage, [x0, y0, x1, y1], z, frame);
  drawPanel(stage, [x0 + 0.1, y0 + 0.1, x1 - 0.1, y1 - 0.1], z, light.tone('#f6f1e6', 0.9));
  const [left, bottom] = view.project([x0 + 0.28, y0 + 0.28, z]);
  const [right, top] = view.project([x1 - 0.28, y1 - 0.28, z]);
  drawMotif(
    canvas,
    [left, top, right - left, bottom - top],
    [room.accent, room.textile2, room.textile].map((color) => light.tone(color, 0.9)) as [
      string,
      string,
      string,
    ],
    stage,
  );
}

function drawMotif(
  canvas: Canvas,
  [x, y, w, h]: readonly [number, number, number, number],
  [a, b, c]: readonly [string, string, string],
  { random }: RoomStage,
): void {
  canvas.rect(x, y, w, h, lighten(c, 0.5));
  const kind = random.pick(['hills', 'shapes', 'bands'] as const);
  if (kind === 'hills') {
    canvas.ellipse(
      x + w * random.between(0.3, 0.7),
      y + h * 0.32,
      Math.min(w, h) * 0.13,
      Math.min(w, h) * 0.13,
      '#e0a15a',
    );
    canvas.path(
      `M${n(x)} ${n(y + h * 0.6)}Q${n(x + w * 0.3)} ${n(y + h * 0.35)} ${n(x + w * 0.6)} ${n(y + h * 0.6)}T${n(x + w)} ${n(y + h * 0.5)}V${n(y + h)}H${n(x)}Z`,
      lighten(a, 0.25),
    );
    canvas.path(
      `M${n(x)} ${n(y + h * 0.78)}Q${n(x + w * 0.4)} ${n(y + h * 0.6)} ${n(x + w)} ${n(y + h * 0.8)}V${n(y + h)}H${n(x)}Z`,
      b,
    );
  }
  if (kind === 'shapes') {
    canvas.ellipse(x + w * 0.42, y + h * 0.4, w * 0.26, h * 0.2, a);
    canvas.rect(x + w * 0.38, y + h * 0.5, w * 0.42, h * 0.3, b, { radius: w * 0.08, opacity: 0.85 });
    canvas.ellipse(x + w * 0.3, y + h * 0.72, w * 0.12, w * 0.12, '#d8a35c');
  }
  if (kind === 'bands') {
    for (let band = 0; band < 4; band++)
      canvas.rect(x, y + h * (0.2 + band * 0.19), w, h * 0.11, mix(a, b, band / 3), { opacity: 0.85 });
  }
}
