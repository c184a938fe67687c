import { type Canvas, outline, type Point, type Stop } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import type { Light } from './light.ts';
import type { Face } from './view.ts';

export type WindowStyle = {
  trim: string;
  /** Panes across and up; 1 and 1 is one sheet of glass. */
  panes: readonly [across: number, up: number];
  /** Feet of frame around the glass; 0 for none. */
  casing?: number;
  shutters?: string;
};

/** A window on a wall, `u` and `v` being its lower left corner in feet. */
export function drawWindow(
  canvas: Canvas,
  light: Light,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  style: WindowStyle,
): void {
  const casing = style.casing ?? 0.35;
  const trim = light.tone(style.trim, Math.min(1, face.lit + 0.15));
  if (style.shutters) drawShutters(canvas, light, face, [u, v, width, height], style.shutters);
  canvas.polygon(
    face.box(u - casing + 0.15, v - casing - 0.12, width + casing * 2, height + casing * 2),
    light.shadow,
    { opacity: 0.22 * light.contrast + 0.05 },
  );
  canvas.polygon(face.box(u - casing, v - casing, width + casing * 2, height + casing * 2), trim);
  drawGlass(canvas, light, face, u, v, width, height);
  drawMuntins(canvas, face, [u, v, width, height], style.panes, trim);
  canvas.polygon(
    face.box(u - casing - 0.15, v - casing - 0.25, width + casing * 2 + 0.3, 0.35),
    lighten(trim, 0.15),
  );
}

/** Glass: sky above, dark room below, a slanting reflection; lamps at dusk. */
export function drawGlass(
  canvas: Canvas,
  light: Light,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  canvas.polygon(face.box(u, v, width, height), glassFill(canvas, light));
  const reveal = Math.min(0.45, height * 0.1);
  canvas.polygon(face.box(u, v + height - reveal, width, reveal), light.shadow, { opacity: 0.4 });
  if (light.lamps > 0.6) {
    drawLampGlow(canvas, face, u, v, width, height);
    return;
  }
  const slant = (from: number, to: number): Point[] => [
    face.at(u + width * from, v + height),
    face.at(u + width * to, v + height),
    face.at(u + width * Math.max(0, to - 0.42), v + height * 0.05),
    face.at(u + width * Math.max(0, from - 0.42), v + height * 0.05),
  ];
  canvas.polygon(slant(0.48, 0.78), '#ffffff', { opacity: 0.17 });
  canvas.polygon(slant(0.86, 0.94), '#ffffff', { opacity: 0.13 });
}

function glassFill(canvas: Canvas, light: Light): string {
  const top = light.sky[0]![1];
  const low = light.sky.at(-1)![1];
  const day: Stop[] = [
    [0, mix(mix(top, low, 0.35), '#2a3a4a', 0.28)],
    [0.5, mix(top, '#27384a', 0.55)],
    [1, mix('#26323c', light.haze, 0.12)],
  ];
  const lit: Stop[] = [
    [0, '#ffd993'],
    [0.55, '#f8bb6a'],
    [1, '#c9803f'],
  ];
  const share = light.lamps > 0.6 ? 0.92 : light.lamps * 0.7;
  return canvas.linear(day.map(([at, color], index) => [at, mix(color, lit[index]![1], share)] as const));
}

function drawLampGlow(canvas: Canvas, face: Face, u: number, v: number, width: number, height: number): void {
  const [x, y] = face.at(u + width / 2, v + height * 0.55);
  const reach = face.scale * Math.max(width, height);
  canvas.ellipse(
    x,
    y,
    reach,
    reach,
    canvas.radial([
      [0, '#ffca7a', 0.32],
      [1, '#ffb65a', 0],
    ]),
  );
  canvas.polygon(face.box(u + width * 0.1, v, width * 0.18, height * 0.92), '#fff0cf', { opacity: 0.3 });
  canvas.polygon(face.box(u + width * 0.72, v, width * 0.18, height * 0.92), '#fff0cf', { opacity: 0.25 });
}

function drawMuntins(
  canvas: Canvas,
  face: Face,
  [u, v, width, height]: readonly [number, number, number, number],
  panes: WindowStyle['panes'],
  color: string,
): void {
  const [across, up] = panes;
  const bars: string[] = [];
  for (let bar = 1; bar < across; bar++) {
    const at = u + (width * bar) / across;
    bars.push(outline([face.at(at, v), face.at(at, v + height)]));
  }
  for (let bar = 1; bar < up; bar++) {
    const at = v + (height * bar) / up;
    bars.push(outline([face.at(u, at), face.at(u + width, at)]));
  }
  if (bars.length > 0)
    canvas.path(bars.join(''), 'none', { stroke: color, strokeWidth: Math.max(1, face.scale * 0.14) });
}

function drawShutters(
  canvas: Canvas,
  light: Light,
  face: Face,
  [u, v, width, height]: readonly [number, number, number, number],
  color: string,
): void {
  const leaf = Math.min(1.4, width * 0.4);
  const fill = light.tone(color, face.lit * 0.85);
  for (const from of [u - 0.45 - leaf, u + width + 0.45]) {
    canvas.polygon(face.box(from + 0.15, v - 0.3, leaf, height + 0.4), light.shadow, { opacity: 0.25 });
    canvas.polygon(face.box(from, v - 0.2, leaf, height + 0.4), fill);
    canvas.polygon(face.box(from + leaf * 0.18, v + 0.2, leaf * 0.64, height * 0.42), darken(fill, 0.18));
    canvas.polygon(
      face.box(from + leaf * 0.18, v + height * 0.55, leaf * 0.64, height * 0.4),
      darken(fill, 0.18),
    );
  }
}

/** An entrance door with side lights where `glazed`. */
export function drawDoor(
  canvas: Canvas,
  light: Light,
  face: Face,
  u: number,
  color: string,
  trim: string,
  glazed: boolean,
  height = 7,
): void {
  const width = 3.2;
  const frame = light.tone(trim, face.lit);
  canvas.polygon(face.box(u - 0.4, 0, width + 0.8, height + 0.4), frame);
  if (glazed) {
    for (const from of [u - 1.7, u + width + 0.4]) {
      canvas.polygon(face.box(from - 0.1, 0, 1.4, height + 0.4), frame);
      drawGlass(canvas, light, face, from + 0.1, 0.6, 1, height - 0.6);
    }
  }
  const fill = light.tone(color, Math.max(0.35, face.lit * 0.9));
  canvas.polygon(
    face.box(u, 0, width, height),
    canvas.linear([
      [0, darken(fill, 0.25)],
      [0.35, fill],
      [1, darken(fill, 0.12)],
    ]),
  );
  for (const [v, tall] of [
    [0.6, 2.2],
    [3.4, height - 4.2],
  ] as const) {
    canvas.polygon(face.box(u + 0.45, v, 1, tall), darken(fill, 0.22));
    canvas.polygon(face.box(u + 1.75, v, 1, tall), darken(fill, 0.22));
  }
  const [kx, ky] = face.at(u + width - 0.35, 3.2);
  canvas.ellipse(kx, ky, face.scale * 0.12, face.scale * 0.16, light.tone('#e3c987'));
}

/** A garage door of panels, with a row of small windows where `windows`. */
export function drawGarageDoor(
  canvas: Canvas,
  light: Light,
  face: Face,
  u: number,
  width: number,
  color: string,
  trim: string,
  windows: boolean,
): void {
  const height = 7.2;
  canvas.polygon(face.box(u - 0.45, 0, width + 0.9, height + 0.45), light.tone(trim, face.lit));
  const fill = light.tone(color, face.lit * 0.92);
  canvas.polygon(
    face.box(u, 0, width, height),
    canvas.linear([
      [0, darken(fill, 0.3)],
      [0.16, fill],
      [1, darken(fill, 0.08)],
    ]),
  );
  const columns = Math.max(2, Math.round(width / 2.3));
  const cell = width / columns;
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < columns; column++) {
      const box = [u + column * cell + 0.2, row * 1.8 + 0.2, cell - 0.4, 1.4] as const;
      if (windows && row === 3) drawGlass(canvas, light, face, ...box);
      else {
        canvas.polygon(face.box(...box), darken(fill, 0.12));
        canvas.polygon(face.box(box[0] + 0.12, box[1], box[2] - 0.12, box[3] - 0.14), fill);
      }
    }
  }
  canvas.polygon(face.box(u, height - 0.7, width, 0.7), light.shadow, { opacity: 0.35 });
}
