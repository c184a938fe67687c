import type { Random } from '../random.ts';
import { type Canvas, n, type Point, pictureHeight, pictureWidth } from './canvas.ts';
import { mix } from './color.ts';
import type { Light } from './light.ts';

/** Sky from the top to `horizon` (pixels), with sun and clouds. */
export function drawSky(canvas: Canvas, light: Light, horizon: number, random: Random): void {
  canvas.rect(0, 0, pictureWidth, horizon + 40, canvas.linear(light.sky));
  drawSun(canvas, light, horizon);
  drawClouds(canvas, light, horizon, random);
}

function drawSun(canvas: Canvas, light: Light, horizon: number): void {
  const x = pictureWidth / 2 + light.side * 640;
  const y = horizon - light.height * horizon * 0.9;
  const reach = light.height < 0.4 ? 620 : 420;
  const color = light.height < 0.4 ? '#ffe0ae' : '#fffbe9';
  const strength = 0.25 + light.contrast * 0.4;
  canvas.ellipse(
    x,
    y,
    reach,
    reach * 0.72,
    canvas.radial([
      [0, color, strength],
      [0.4, color, strength * 0.4],
      [1, color, 0],
    ]),
  );
}

function drawClouds(canvas: Canvas, light: Light, horizon: number, random: Random): void {
  const soft = canvas.radial([
    [0, light.cloud, 0.42],
    [0.5, light.cloud, 0.24],
    [1, light.cloud, 0],
  ]);
  const banks = random.weighted([
    [1, 2],
    [3, 4],
    [5, 3],
  ] as const);
  for (let bank = 0; bank < banks; bank++) {
    const down = random.next();
    const y = horizon * (0.1 + down * 0.72);
    drawCloud(canvas, soft, [random.between(-80, pictureWidth + 80), y], 1.35 - down * 0.85, random);
  }
}

/** Overlapping puffs on one level base: tall in the middle, drawn out at the ends, smaller towards the horizon. */
function drawCloud(canvas: Canvas, soft: string, [x, y]: Point, size: number, random: Random): void {
  const puffs = random.int(9, 14);
  const length = random.between(150, 330) * size;
  for (let puff = 0; puff < puffs; puff++) {
    const along = random.between(-1, 1);
    const body = 1 - along * along;
    const rx = (50 + body * random.between(50, 120)) * size;
    const ry = (7 + body * random.between(10, 38)) * size;
    canvas.ellipse(x + along * length, y - ry * 0.62, rx, ry, soft);
  }
}

/** Rows of hills before the horizon, paler the farther they are. `low` keeps them flat, as on the prairie. */
export function drawHills(canvas: Canvas, light: Light, horizon: number, random: Random, low = false): void {
  const rows = low ? 2 : 3;
  for (let row = 0; row < rows; row++) {
    const near = (row + 1) / rows;
    const height = (low ? 12 : 34) + (1 - near) * (low ? 14 : 46);
    const green = light.tone(mix('#7d8f6a', '#5c7350', near), 0.55);
    const color = mix(light.haze, green, 0.25 + near * 0.5);
    drawRidge(canvas, horizon - (1 - near) * 10, height, color, mix(color, light.haze, 0.45), near, random);
  }
}

/** One ridge with a wooded edge; its foot fades into haze. */
function drawRidge(
  canvas: Canvas,
  base: number,
  height: number,
  color: string,
  foot: string,
  near: number,
  random: Random,
): void {
  const phase = random.between(0, 6.3);
  const waves = random.between(1.2, 2.6);
  const bump = 1 + near * 2.2;
  const points: string[] = [];
  for (let x = -10; x <= pictureWidth + 10; x += 7) {
    const t = (x / pictureWidth) * Math.PI * waves + phase;
    const swell = (Math.sin(t) + 0.5 * Math.sin(2.3 * t + 1) + 1.5) / 3;
    points.push(`L${n(x)} ${n(base - height * swell - random.between(0, bump))}`);
  }
  const d = `M-10 ${n(base + 30)}${points.join('')}L${pictureWidth + 10} ${n(base + 30)}Z`;
  canvas.path(
    d,
    canvas.linear([
      [0, color],
      [0.75, color],
      [1, foot],
    ]),
  );
}

/** A veil of haze lying on the horizon. */
export function drawHaze(canvas: Canvas, light: Light, horizon: number, depth = 70): void {
  const veil = canvas.linear([
    [0, light.haze, 0],
    [0.6, light.haze, 0.5],
    [1, light.haze, 0],
  ]);
  canvas.rect(0, horizon - depth, pictureWidth, depth * 1.5, veil);
}

/** Darkens the corners a little: the eye rests in the middle. */
export function drawVignette(canvas: Canvas, light: Light): void {
  const veil = canvas.radial([
    [0, light.shadow, 0],
    [0.68, light.shadow, 0],
    [1, light.shadow, 0.26],
  ]);
  canvas.ellipse(pictureWidth / 2, pictureHeight / 2, pictureWidth * 0.82, pictureHeight * 0.9, veil);
}
