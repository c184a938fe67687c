import type { Random } from '../random.ts';
import { blob, type Canvas, n, type Point } from './canvas.ts';
import { darken, mix } from './color.ts';
import type { Light, Season } from './light.ts';

/** Clumps of leaves: where they are and how large, in pixels. */
export type Clump = { x: number; y: number; rx: number; ry: number };

/** Leaf colour before light: dark, middle, bright. */
export type Leaves = readonly [dark: string, middle: string, bright: string];

const evergreen: Leaves = ['#3f5a38', '#647f4b', '#9db066'];

export const leaves: Record<
  'oak' | 'cedar' | 'cypress' | 'shrub' | 'sage' | 'elm' | 'pecan',
  (season: Season) => Leaves
> = {
  oak: (season) =>
    season === 'spring' ? ['#43603a', '#70904b', '#b3c46c'] : ['#3b5335', '#647d46', '#a2b165'],
  cedar: () => ['#2f463a', '#4d6b50', '#7f9a6e'],
  cypress: (season) =>
    season === 'autumn' ? ['#6b3f24', '#a8642f', '#d59550'] : ['#38543a', '#5f8350', '#9db873'],
  shrub: (season) => (season === 'winter' ? ['#4a4f38', '#6d7150', '#969870'] : evergreen),
  sage: () => ['#66755f', '#929f83', '#c0c9ac'],
  elm: (season) => elmLeaves[season],
  pecan: (season) =>
    season === 'autumn' ? ['#6e5a24', '#a98d38', '#d6bc60'] : ['#3c5a33', '#6a8c48', '#a8c06c'],
};

const elmLeaves: Record<Season, Leaves> = {
  spring: ['#4b6b34', '#7fa04d', '#bccf79'],
  summer: ['#3c5a31', '#648346', '#a0b567'],
  autumn: ['#7c3b22', '#b8622f', '#e09a4e'],
  winter: ['#5c5340', '#857a5c', '#aba17f'],
};

/** Clumps scattered within an ellipse, larger in the middle: the envelope of a crown. */
export function scatterClumps(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  random: Random,
): Clump[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + random.between(0, 0.9);
    const reach = Math.sqrt((index + 0.5) / count) * 0.78;
    const size = random.between(0.34, 0.5) * (1.1 - reach * 0.45);
    return {
      x: cx + Math.cos(angle) * reach * rx,
      y: cy + Math.sin(angle) * reach * ry,
      rx: rx * size,
      ry: Math.min(rx * size * 0.85, ry * size * 1.35),
    };
  });
}

/**
 * Paints a crown: soft masses first, then many small dabs of leaves whose shade follows the light, so that form
 * comes from brush marks and not from outlines. `density` below 1 saves dabs on what is far away.
 */
export function paintFoliage(
  canvas: Canvas,
  light: Light,
  clumps: readonly Clump[],
  leaf: Leaves,
  random: Random,
  density = 1,
): void {
  const [dark, middle] = leaf;
  const mass = (color: string, dy: number, size: number) => {
    canvas.path(clumps.map((clump) => leafyBlob(shifted(clump, 0, dy, size), random)).join(''), color);
  };
  mass(light.tone(darken(dark, 0.08), 0.3), 0.08, 1.02);
  mass(light.tone(mix(dark, middle, 0.4), 0.5), -0.06, 0.9);
  const tones = dabTones(light, leaf);
  const dabs: string[][] = tones.map(() => []);
  const crown = boundsOf(clumps);
  for (const clump of clumps) addDabs(dabs, clump, density, crown, light, random);
  dabs.forEach((marks, index) => {
    if (marks.length > 0) canvas.path(marks.join(''), tones[index]!);
  });
}

/** The tone that the soft mass has already: a dab of it within the mass would cost time and not be seen. */
const massLevel = 1;

/** From deep shade to sunlit; in soft light the ends draw together. */
function dabTones(light: Light, [dark, middle, bright]: Leaves): string[] {
  const spread = 0.55 + 0.45 * light.contrast;
  return [
    light.tone(darken(dark, 0.1 * spread), 0.3),
    light.tone(mix(dark, middle, 0.35), 0.5),
    light.tone(mix(dark, middle, 0.7), 0.65),
    light.tone(mix(middle, bright, 0.1), 0.8),
    light.tone(mix(middle, bright, 0.45 * spread), 0.95),
    light.tone(mix(middle, bright, 0.95 * spread), 1),
  ];
}

type Bounds = { x: number; y: number; rx: number; ry: number };

function boundsOf(clumps: readonly Clump[]): Bounds {
  const left = Math.min(...clumps.map(({ x, rx }) => x - rx));
  const right = Math.max(...clumps.map(({ x, rx }) => x + rx));
  const top = Math.min(...clumps.map(({ y, ry }) => y - ry));
  const bottom = Math.max(...clumps.map(({ y, ry }) => y + ry));
  return { x: (left + right) / 2, y: (top + bottom) / 2, rx: (right - left) / 2, ry: (bottom - top) / 2 };
}

/** Dabs of one clump, each put among the marks of its tone: brighter to the sun, in the clump and in the crown. */
function addDabs(
  dabs: string[][],
  clump: Clump,
  density: number,
  crown: Bounds,
  light: Light,
  random: Random,
): void {
  const size = Math.max(2.1, Math.min(7, 1.9 + clump.rx * 0.09));
  const count = Math.round(Math.min(88, 3 + clump.rx * 0.8) * density);
  for (let index = 0; index < count; index++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * 1.1;
    const dx = Math.cos(angle) * reach;
    const dy = Math.sin(angle) * reach;
    const x = clump.x + dx * clump.rx;
    const y = clump.y + dy * clump.ry;
    const inClump = -dy * 0.75 + dx * light.side * 0.4;
    const inCrown = (crown.y - y) / crown.ry + ((x - crown.x) / crown.rx) * light.side * 0.6;
    const tone = 2.4 + inClump * 1.5 + inCrown * 1.15 + random.between(-0.9, 0.9);
    const level = Math.max(0, Math.min(dabs.length - 1, Math.round(tone)));
    if (level === massLevel && reach < 0.85) continue;
    dabs[level]!.push(leafMark(x, y, size * random.between(0.7, 1.35), random));
  }
}

const shifted = ({ x, y, rx, ry }: Clump, dx: number, dy: number, size: number): Clump => ({
  x: x + dx * rx,
  y: y + dy * ry,
  rx: rx * size,
  ry: ry * size,
});

/** An ellipse with a scalloped edge. */
function leafyBlob({ x, y, rx, ry }: Clump, random: Random): string {
  const count = Math.max(7, Math.min(18, Math.round(rx / 4)));
  const points: Point[] = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / (count * 2)) * Math.PI * 2;
    const reach = index % 2 === 0 ? random.between(0.94, 1.1) : random.between(0.82, 0.95);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return blob(points);
}

/** A dab: a small leaning leaf shape. */
function leafMark(x: number, y: number, size: number, random: Random): string {
  const lean = random.between(-0.9, 0.9);
  const dx = size * Math.cos(lean);
  const dy = size * Math.sin(lean);
  const wide = random.between(0.9, 1.3);
  return `M${n(x - dx)} ${n(y - dy)}Q${n(x + dy * wide)} ${n(y - dx * wide)} ${n(x + dx)} ${n(y + dy)}Q${n(x - dy * wide)} ${n(y + dx * wide)} ${n(x - dx)} ${n(y - dy)}Z`;
}
