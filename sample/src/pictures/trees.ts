import type { Random } from '../random.ts';
import { type Canvas, n, type Point } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { leaves, paintFoliage, scatterClumps } from './foliage.ts';
import type { Light } from './light.ts';

/** A tree or plant whose foot stands at `foot` (pixels); `height` in pixels. */
export type Plant = (canvas: Canvas, light: Light, foot: Point, height: number, random: Random) => void;

/** Wide and low on several crooked limbs, as they grow in the Hill Country. */
export const drawLiveOak: Plant = (canvas, light, [x, y], height, random) => {
  const spread = height * random.between(0.68, 0.9);
  drawTreeShadow(canvas, light, [x, y], spread);
  drawLimbs(canvas, light, [x, y], height, spread, random);
  const crown = scatterClumps(x, y - height * 0.64, spread, height * 0.33, crownSize(height, 17), random);
  crown.sort((a, b) => a.y - b.y);
  paintFoliage(canvas, light, crown, leaves.oak(light.season), random);
};

/** A rounder, taller crown on one trunk: cedar elm, pecan. */
export const drawShadeTree: Plant = (canvas, light, [x, y], height, random) => {
  const spread = height * random.between(0.34, 0.44);
  const leaf = random.pick([leaves.elm, leaves.pecan])(light.season);
  drawTreeShadow(canvas, light, [x, y], spread);
  drawTrunk(canvas, light, [x, y], height * 0.55, height * 0.05);
  const crown = scatterClumps(x, y - height * 0.6, spread, height * 0.4, crownSize(height, 16), random);
  paintFoliage(
    canvas,
    light,
    crown.sort((a, b) => a.y - b.y),
    leaf,
    random,
  );
};

/** Ashe juniper, which everybody calls cedar: dense, dark, from the ground up. */
export const drawCedar: Plant = (canvas, light, [x, y], height, random) => {
  const half = height * random.between(0.26, 0.36);
  drawTreeShadow(canvas, light, [x, y], half);
  const tiers = 5;
  const clumps = Array.from({ length: tiers * 2 }, (_, index) => {
    const up = (index % tiers) / tiers;
    const reach = half * (1 - up * 0.85);
    const size = reach * random.between(0.55, 0.75) + height * 0.03;
    return {
      x: x + random.between(-0.5, 0.5) * reach,
      y: y - height * (0.14 + up * 0.72),
      rx: size,
      ry: size * 0.85,
    };
  });
  paintFoliage(canvas, light, clumps.sort((a, b) => b.y - a.y).reverse(), leaves.cedar(light.season), random);
};

/** Bald cypress: a straight flared trunk and feathery tiers, by rivers and lakes. */
export const drawCypress: Plant = (canvas, light, [x, y], height, random) => {
  drawTreeShadow(canvas, light, [x, y], height * 0.16);
  drawTrunk(canvas, light, [x, y], height * 0.8, height * 0.045);
  const clumps = Array.from({ length: 11 }, (_, index) => {
    const up = index / 11;
    const reach = height * (0.21 - up * 0.16);
    const size = reach * 0.75 + height * 0.02;
    return {
      x: x + random.between(-0.6, 0.6) * reach,
      y: y - height * (0.26 + up * 0.68),
      rx: size,
      ry: size * 0.6,
    };
  });
  paintFoliage(canvas, light, clumps.reverse(), leaves.cypress(light.season), random);
};

/** Slim Italian cypress for gardens. */
export const drawColumnTree: Plant = (canvas, light, [x, y], height, random) => {
  const clumps = Array.from({ length: 7 }, (_, index) => {
    const up = index / 7;
    const size = height * 0.085 * (1 - up * 0.55);
    return { x: x + random.between(-2, 2), y: y - height * (0.1 + up * 0.82), rx: size, ry: height * 0.11 };
  });
  drawTreeShadow(canvas, light, [x, y], height * 0.1);
  paintFoliage(canvas, light, clumps.reverse(), leaves.cedar(light.season), random);
};

/** A rosette of stiff blue-green blades. */
export const drawAgave: Plant = (canvas, light, [x, y], height, random) => {
  const blades = random.int(11, 15);
  canvas.ellipse(x, y, height * 0.8, height * 0.16, light.shadow, { opacity: 0.3 });
  const order = Array.from({ length: blades }, (_, index) => index).sort(
    (a, b) => Math.abs(b - (blades - 1) / 2) - Math.abs(a - (blades - 1) / 2),
  );
  for (const index of order) {
    const angle = Math.PI * (0.06 + (0.88 * index) / (blades - 1));
    const length = height * random.between(0.82, 1.05);
    const tip: Point = [x - Math.cos(angle) * length * 0.95, y - Math.sin(angle) * length];
    const side = height * 0.1;
    const towards = Math.cos(angle) * -light.side;
    const color = light.tone(mix('#5d7f78', '#a9c2b0', 0.35 + towards * 0.3), 0.75 + towards * 0.25);
    const bend: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2 - side * 0.4];
    canvas.path(
      `M${n(x - side * 0.6)} ${n(y)}Q${n(bend[0] - side)} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}Q${n(bend[0] + side)} ${n(bend[1])} ${n(x + side * 0.6)} ${n(y)}Z`,
      canvas.linear([
        [0, lighten(color, 0.12)],
        [1, darken(color, 0.28)],
      ]),
    );
  }
};

/** A low round shrub. */
export const drawShrub: Plant = (canvas, light, [x, y], height, random) => {
  const leaf = random.weighted([
    [leaves.shrub, 5],
    [leaves.sage, 2],
    [leaves.cedar, 1],
  ])(light.season);
  canvas.ellipse(x + light.side * -height * 0.2, y, height * 0.8, height * 0.16, light.shadow, {
    opacity: 0.28,
  });
  const clumps = scatterClumps(x, y - height * 0.42, height * 0.72, height * 0.46, random.int(3, 5), random);
  paintFoliage(canvas, light, clumps, leaf, random);
  if (light.season !== 'winter' && random.chance(0.35))
    drawBlossoms(canvas, light, [x, y - height * 0.5], height, random);
};

function drawBlossoms(canvas: Canvas, light: Light, [x, y]: Point, size: number, random: Random): void {
  const color = light.tone(random.pick(['#e9e2ef', '#c98bb0', '#f0d98a', '#a58fd0']), 0.95);
  for (let index = 0; index < 16; index++) {
    const r = Math.max(0.8, Math.min(3.2, size * random.between(0.025, 0.05)));
    canvas.ellipse(
      x + random.between(-0.6, 0.6) * size,
      y + random.between(-0.4, 0.3) * size,
      r,
      r * 0.85,
      color,
    );
  }
}

/** Tall grass: muhly, bluestem. */
export const drawGrassTuft: Plant = (canvas, light, [x, y], height, random) => {
  const straw = random.weighted([
    ['#a89a5c', 3],
    ['#8c9a57', 3],
    ['#c29a9f', 1],
  ]);
  for (const [share, color] of [
    [0.5, darken(straw, 0.35)],
    [0.85, straw],
    [0.7, lighten(straw, 0.25)],
  ] as const) {
    const blades = Array.from({ length: 11 }, () => {
      const lean = random.between(-0.55, 0.55) * height;
      const top = height * share * random.between(0.8, 1.2);
      return `M${n(x + lean * 0.15)} ${n(y)}Q${n(x + lean * 0.3)} ${n(y - top * 0.6)} ${n(x + lean)} ${n(y - top)}`;
    }).join('');
    canvas.path(blades, 'none', {
      stroke: light.tone(color, 0.9),
      strokeWidth: Math.max(0.9, height * 0.035),
      round: true,
    });
  }
};

/** Clumps in a crown: far trees need fewer. */
const crownSize = (height: number, most: number) =>
  Math.round(Math.max(6, Math.min(most, most * (0.4 + height / 280))));

/** The shadow a crown throws on the ground, away from the sun. */
function drawTreeShadow(canvas: Canvas, light: Light, [x, y]: Point, spread: number): void {
  const depth = canvas.radial([
    [0, light.shadow, 0.5 * light.contrast + 0.12],
    [0.6, light.shadow, 0.3 * light.contrast],
    [1, light.shadow, 0],
  ]);
  canvas.ellipse(x - light.side * spread * 0.55, y + 2, spread * 1.25, Math.max(3, spread * 0.17), depth);
}

function drawTrunk(canvas: Canvas, light: Light, [x, y]: Point, height: number, half: number): void {
  const bark = canvas.linear(barkStops(light), [0, 0], [1, 0]);
  canvas.path(
    `M${n(x - half)} ${n(y + 2)}Q${n(x - half * 0.5)} ${n(y - height * 0.3)} ${n(x - half * 0.35)} ${n(y - height)}L${n(x + half * 0.35)} ${n(y - height)}Q${n(x + half * 0.5)} ${n(y - height * 0.3)} ${n(x + half)} ${n(y + 2)}Z`,
    bark,
  );
}

function drawLimbs(
  canvas: Canvas,
  light: Light,
  [x, y]: Point,
  height: number,
  spread: number,
  random: Random,
): void {
  const half = height * 0.055;
  drawTrunk(canvas, light, [x, y], height * 0.34, half);
  const fork = y - height * 0.26;
  for (const way of [-0.75, -0.3, 0.28, 0.8]) {
    const end: Point = [x + way * spread * 0.85, y - height * random.between(0.52, 0.68)];
    const bend: Point = [
      x + way * spread * random.between(0.25, 0.5),
      fork - height * random.between(0, 0.08),
    ];
    canvas.path(
      `M${n(x + way * half * 0.6)} ${n(fork + 6)}Q${n(bend[0])} ${n(bend[1])} ${n(end[0])} ${n(end[1])}`,
      'none',
      {
        stroke: light.tone(way * light.side > 0 ? '#6f6152' : '#514639', 0.6),
        strokeWidth: half * random.between(0.55, 0.85),
        round: true,
      },
    );
  }
}

function barkStops(light: Light) {
  const sunny = light.tone('#8a7a67', 0.9);
  const shady = light.tone('#463c33', 0.4);
  return light.side > 0
    ? ([
        [0, shady],
        [1, sunny],
      ] as const)
    : ([
        [0, sunny],
        [1, shady],
      ] as const);
}
