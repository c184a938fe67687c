import type { Random } from '../random.ts';
import type { Stage } from './building.ts';
import { type Canvas, n, outline, type Point, pictureHeight, pictureWidth } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { leaves, paintFoliage } from './foliage.ts';
import { createLight, type Hour } from './light.ts';
import { drawHaze, drawHills, drawSky, drawVignette } from './sky.ts';
import { drawAgave, drawCypress, drawGrassTuft, drawLiveOak } from './trees.ts';
import { createView } from './view.ts';
import { drawWater } from './water.ts';

/** A lake or river between hills, seen from its bank: a dock, a boat, cypresses. */
export function drawLake(canvas: Canvas, random: Random): void {
  const hour = random.weighted<Hour>([
    ['morning', 3],
    ['golden', 4],
    ['afternoon', 2],
    ['dusk', 2],
  ]);
  const light = createLight(random, hour);
  const horizon = random.between(310, 370);
  const view = createView({ eye: [0, 9, -30], focal: 1000, horizon });
  const stage: Stage = { canvas, view, light, random };
  drawSky(canvas, light, horizon, random);
  drawHills(canvas, light, horizon + 6, random);
  drawWater(stage, horizon + 4, pictureHeight);
  drawFarBank(stage);
  drawHaze(canvas, light, horizon + 8, 40);
  if (random.chance(0.5)) drawSailboat(stage, [random.between(250, 950), horizon + random.between(40, 70)]);
  if (random.chance(0.8)) drawDock(stage, random.between(-12, 12));
  drawNearBank(stage);
  drawVignette(canvas, light);
}

/** Trees on the far shore and their reflection. */
function drawFarBank({ canvas, view, light, random }: Stage): void {
  const base = view.horizon + 8;
  const leaf = leaves.oak(light.season).map((color) => mix(color, light.haze, 0.3)) as [
    string,
    string,
    string,
  ];
  const clumps = Array.from({ length: 34 }, (_, index) => ({
    x: index * 37 + random.between(-20, 20),
    y: base - random.between(4, 16),
    rx: random.between(22, 44),
    ry: random.between(12, 26),
  }));
  const reflection = clumps
    .map(
      ({ x, y, rx, ry }) =>
        `M${n(x - rx)} ${n(base)}Q${n(x)} ${n(base + (base - y + ry) * 1.5)} ${n(x + rx)} ${n(base)}Z`,
    )
    .join('');
  canvas.path(reflection, light.tone(leaf[0], 0.6), { opacity: 0.42 });
  paintFoliage(canvas, light, clumps, leaf, random, 0.6);
  canvas.rect(0, base + 4, pictureWidth, 2.5, lighten(light.haze, 0.3), { opacity: 0.6 });
}

function drawSailboat({ canvas, light }: Stage, [x, y]: Point): void {
  const sail = light.tone('#fbf7ee', 1);
  canvas.path(`M${n(x)} ${n(y - 62)}L${n(x)} ${n(y - 8)}L${n(x + 34)} ${n(y - 8)}Z`, sail);
  canvas.path(
    `M${n(x - 4)} ${n(y - 54)}L${n(x - 4)} ${n(y - 8)}L${n(x - 24)} ${n(y - 8)}Z`,
    darken(sail, 0.1),
  );
  canvas.path(
    `M${n(x - 30)} ${n(y - 5)}L${n(x + 38)} ${n(y - 5)}Q${n(x + 28)} ${n(y + 6)} ${n(x + 20)} ${n(y + 6)}L${n(x - 22)} ${n(y + 6)}Z`,
    light.tone('#7a4a34', 0.8),
  );
  canvas.path(`M${n(x - 22)} ${n(y + 8)}L${n(x + 30)} ${n(y + 8)}L${n(x + 6)} ${n(y + 56)}Z`, sail, {
    opacity: 0.18,
  });
}

/** A plank dock from the near bank out over the water, on piles. */
function drawDock(stage: Stage, x: number): void {
  const { canvas, view, light, random } = stage;
  const half = 3;
  const [near, far] = [-20, random.between(14, 30)];
  const base = light.tone('#a98a68', 0.85);
  for (let z = far; z > near; z -= 9) {
    for (const side of [-half, half]) {
      const [px, py] = view.project([x + side, -1.6, z]);
      const [, top] = view.project([x + side, 2.6, z]);
      const s = view.scaleAt([x, 0, z]);
      canvas.rect(
        px - s * 0.22,
        top,
        s * 0.44,
        py - top,
        canvas.linear([
          [0, lighten(base, 0.1)],
          [1, darken(base, 0.5)],
        ]),
      );
    }
  }
  const corner = (dx: number, y: number, z: number) => view.project([x + dx, y, z]);
  canvas.polygon(
    [corner(-half, -1, near), corner(half, -1, near), corner(half, -1, far), corner(-half, -1, far)],
    light.shadow,
    { opacity: 0.25 },
  );
  canvas.polygon(
    [corner(-half, 0.5, near), corner(half, 0.5, near), corner(half, 0.5, far), corner(-half, 0.5, far)],
    canvas.linear([
      [0, lighten(base, 0.14)],
      [1, base],
    ]),
  );
  for (let z = far; z > near; z -= 1.1)
    canvas.line([corner(-half, 0.5, z), corner(half, 0.5, z)], darken(base, 0.35), 1.2, { opacity: 0.45 });
  if (random.chance(0.7)) for (const dx of [-1.6, 1.5]) drawDeckChair(stage, x + dx, far - 5);
}

/** A wooden armchair seen from behind, looking out. */
function drawDeckChair({ canvas, view, light }: Stage, x: number, z: number): void {
  const [cx, cy] = view.project([x, 0.5, z]);
  const s = view.scaleAt([x, 0.5, z]);
  const wood = light.tone('#e7ddca', 0.85);
  canvas.ellipse(cx, cy, s * 1.3, s * 0.2, light.shadow, { opacity: 0.3 });
  for (let slat = -2; slat <= 2; slat++)
    canvas.rect(
      cx + slat * s * 0.4 - s * 0.17,
      cy - s * (3 - Math.abs(slat) * 0.16),
      s * 0.34,
      s * 2.4,
      darken(wood, 0.06 * Math.abs(slat)),
      { radius: s * 0.1 },
    );
  canvas.rect(cx - s * 1.3, cy - s * 1.55, s * 2.6, s * 0.2, lighten(wood, 0.2));
  for (const dx of [-1.2, 1]) canvas.rect(cx + dx * s, cy - s * 1.4, s * 0.22, s * 1.4, darken(wood, 0.15));
}

function drawNearBank(stage: Stage): void {
  const { canvas, light, random } = stage;
  const edge: Point[] = [[-10, pictureHeight + 10]];
  const rise = random.between(20, 70);
  for (let x = -10; x <= pictureWidth + 10; x += 40) {
    const side = Math.abs(x - 600) / 600;
    edge.push([x, pictureHeight - 26 - rise * side * side + random.between(-6, 6)]);
  }
  edge.push([pictureWidth + 10, pictureHeight + 10]);
  const grass = light.tone('#93a05c', 0.85);
  canvas.path(
    `${outline(edge)}Z`,
    canvas.linear([
      [0, lighten(grass, 0.1)],
      [1, darken(grass, 0.25)],
    ]),
  );
  const side = random.pick([-1, 1]);
  const at = (share: number) => 600 + side * 600 * share;
  random.pick([drawCypress, drawCypress, drawLiveOak])(
    canvas,
    light,
    [at(0.88), pictureHeight - 70],
    random.between(430, 620),
    random,
  );
  if (random.chance(0.5))
    drawCypress(canvas, light, [at(0.62), pictureHeight - 50], random.between(260, 360), random);
  for (let index = 0; index < 9; index++)
    drawGrassTuft(
      canvas,
      light,
      [random.between(0, pictureWidth), pictureHeight - random.between(0, 24)],
      random.between(30, 64),
      random,
    );
  drawAgave(canvas, light, [at(-0.8), pictureHeight - 14], random.between(70, 110), random);
}
