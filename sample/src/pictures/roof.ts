import type { Random } from '../random.ts';
import { type Block, type Roofing, ridgeHeight, type Stage, sunOn } from './building.ts';
import { outline } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { add, type Vector, type View } from './view.ts';

type Slope = { corners: readonly Vector[]; normal: Vector };

/** The roof of a block, with the boards along its edges. */
export function drawRoof(stage: Stage, block: Block): void {
  if (block.roof === 'flat') {
    drawParapet(stage, block);
    return;
  }
  const slopes = slopesOf(block).filter(({ corners, normal }) => stage.view.sees(corners[0]!, normal));
  for (const slope of slopes) drawSlope(stage, slope, block);
  drawFascia(stage, block);
}

function slopesOf(block: Block): Slope[] {
  const { overhang: o, pitch, height } = block;
  const [x0, x1, z0] = [block.x0 - o, block.x1 + o, block.z0 - o];
  const z1 = block.z1 + o;
  const low = height - o * pitch;
  const top = ridgeHeight(block);
  const midX = (x0 + x1) / 2;
  const midZ = (z0 + z1) / 2;
  switch (block.roof) {
    case 'gable-z': {
      const back = block.z1 + (block.runOn ?? o);
      const foot = block.runOn === undefined ? back : block.z1;
      return [
        {
          corners: [
            [x0, low, z0],
            [midX, top, z0],
            [midX, top, back],
            [x0, low, foot],
          ],
          normal: [-pitch, 1, 0],
        },
        {
          corners: [
            [x1, low, z0],
            [midX, top, z0],
            [midX, top, back],
            [x1, low, foot],
          ],
          normal: [pitch, 1, 0],
        },
      ];
    }
    case 'hip': {
      const run = Math.min(midX - x0, midZ - z0);
      const peak = low + run * pitch;
      const [a, b]: [Vector, Vector] = [
        [x0 + run, peak, z0 + run],
        [x1 - run, peak, z0 + run],
      ];
      return [
        { corners: [[x0, low, z0], a, [a[0], peak, z1 - run], [x0, low, z1]], normal: [-pitch, 1, 0] },
        { corners: [[x1, low, z0], b, [b[0], peak, z1 - run], [x1, low, z1]], normal: [pitch, 1, 0] },
        { corners: [[x0, low, z0], a, b, [x1, low, z0]], normal: [0, 1, -pitch] },
      ];
    }
    case 'shed':
      return [
        {
          corners: [
            [x0, low, z0],
            [x0, top, z1],
            [x1, top, z1],
            [x1, low, z0],
          ],
          normal: [0, 1, -pitch],
        },
      ];
    default:
      return [
        {
          corners: [
            [x0, low, z0],
            [x0, top, midZ],
            [x1, top, midZ],
            [x1, low, z0],
          ],
          normal: [0, 1, -pitch],
        },
      ];
  }
}

function drawSlope(stage: Stage, { corners, normal }: Slope, block: Block): void {
  const { canvas, view, light } = stage;
  const points = corners.map(view.project);
  const lit = Math.min(1, sunOn(light, normal) * 0.55 + 0.12 + light.height * 0.35);
  const base = light.tone(block.roofing.color, lit);
  const sheen = block.roofing.kind === 'metal' ? 0.2 : 0.1;
  const fill = canvas.linear([
    [0, mix(lighten(base, sheen), light.haze, 0.12)],
    [0.6, base],
    [1, darken(base, 0.12)],
  ]);
  canvas.polygon(points, fill);
  if (corners.length === 4) drawRoofing(stage, corners, block.roofing, base);
  canvas.line([points[1]!, points[2]!], lighten(base, 0.28), 1.6, { opacity: 0.7 });
}

/** Seams of metal, courses of shingle, rolls of tile: lines between the lower and the upper edge. */
function drawRoofing(
  { canvas, view, random }: Stage,
  corners: readonly Vector[],
  roofing: Roofing,
  base: string,
): void {
  const [lowA, topA, topB, lowB] = corners as [Vector, Vector, Vector, Vector];
  const between = (a: Vector, b: Vector, t: number): Vector => add(a, add(b, a, -1), t);
  const marks: string[] = [];
  if (roofing.kind === 'metal') {
    const along = Math.max(Math.hypot(lowB[0] - lowA[0], lowB[2] - lowA[2]), 1);
    const count = Math.round(along / 1.6);
    for (let seam = 1; seam < count; seam++) {
      const t = seam / count;
      marks.push(outline([view.project(between(lowA, lowB, t)), view.project(clampedTop(corners, t))]));
    }
    canvas.path(marks.join(''), 'none', { stroke: darken(base, 0.4), strokeWidth: 1.1, opacity: 0.4 });
    return;
  }
  const rows = roofing.kind === 'tile' ? 14 : 18;
  for (let row = 1; row < rows; row++) {
    const t = (row + random.between(-0.1, 0.1)) / rows;
    marks.push(outline([view.project(between(lowA, topA, t)), view.project(between(lowB, topB, t))]));
  }
  const dash = roofing.kind === 'tile' ? 1.8 : 1;
  canvas.path(marks.join(''), 'none', { stroke: darken(base, 0.45), strokeWidth: dash, opacity: 0.26 });
  canvas.path(scatterShingles(view, corners, roofing.kind, random), darken(base, 0.3), { opacity: 0.2 });
}

/** Where a seam that starts at share `t` of the lower edge ends: on the ridge, or on the hip. */
function clampedTop(corners: readonly Vector[], t: number): Vector {
  const [lowA, topA, topB, lowB] = corners as [Vector, Vector, Vector, Vector];
  const axis = Math.abs(lowB[0] - lowA[0]) > Math.abs(lowB[2] - lowA[2]) ? 0 : 2;
  const span = lowB[axis] - lowA[axis];
  const at = lowA[axis] + span * t;
  const fromA = (topA[axis] - lowA[axis]) / span;
  const toB = (topB[axis] - lowA[axis]) / span;
  const up = t < fromA ? t / fromA : t > toB ? (1 - t) / (1 - toB) : 1;
  const other = axis === 0 ? 2 : 0;
  const result: [number, number, number] = [0, lowA[1] + (topA[1] - lowA[1]) * up, 0];
  result[axis] = at;
  result[other] = lowA[other] + (topA[other] - lowA[other]) * up;
  return result;
}

function scatterShingles(
  view: View,
  corners: readonly Vector[],
  kind: Roofing['kind'],
  random: Random,
): string {
  const [lowA, topA, topB, lowB] = corners as [Vector, Vector, Vector, Vector];
  const at = (s: number, t: number) => {
    const low = add(lowA, add(lowB, lowA, -1), s);
    const top = add(topA, add(topB, topA, -1), s);
    return view.project(add(low, add(top, low, -1), t));
  };
  const length = kind === 'tile' ? 0.012 : 0.03;
  return Array.from({ length: 90 }, () => {
    const s = random.between(0.01, 0.95);
    const t = random.int(0, 17) / 18;
    return `${outline([at(s, t), at(s + length, t), at(s + length, t + 0.05), at(s, t + 0.05)])}Z`;
  }).join('');
}

/** Boards along eaves and gables. */
function drawFascia({ canvas, view, light }: Stage, block: Block): void {
  const { overhang: o, pitch, height } = block;
  const low = height - o * pitch;
  const board = 0.55;
  const bright = light.tone(block.trim, sunOn(light, [0, 0, -1]));
  const [x0, x1, z0] = [block.x0 - o, block.x1 + o, block.z0 - o];
  const strip = (from: Vector, to: Vector) =>
    canvas.polygon(
      [
        view.project(from),
        view.project(to),
        view.project(add(to, [0, -board, 0])),
        view.project(add(from, [0, -board, 0])),
      ],
      bright,
    );
  const top = ridgeHeight(block);
  if (block.roof === 'gable-z') {
    const peak: Vector = [(x0 + x1) / 2, top, z0];
    strip([x0, low, z0], peak);
    strip(peak, [x1, low, z0]);
    return;
  }
  const seesRight = view.sees([x1, 0, z0], [1, 0, 0]);
  const seesLeft = view.sees([x0, 0, z0], [-1, 0, 0]);
  const z1 = block.z1 + o;
  for (const [x, seen] of [
    [x0, seesLeft],
    [x1, seesRight],
  ] as const) {
    if (!seen) continue;
    if (block.roof === 'hip') strip([x, low, z0], [x, low, z1]);
    if (block.roof === 'shed') strip([x, low, z0], [x, top, z1]);
    if (block.roof === 'gable-x') {
      const peak: Vector = [x, top, (z0 + z1) / 2];
      strip([x, low, z0], peak);
      strip(peak, [x, low, z1]);
    }
  }
  strip([x0, low, z0], [x1, low, z0]);
}

/** A flat roof shows its edge only. */
function drawParapet({ canvas, view, light }: Stage, block: Block): void {
  const { overhang: o, height } = block;
  const [x0, x1, z0, z1] = [block.x0 - o, block.x1 + o, block.z0 - o, block.z1];
  const edge = (from: Vector, to: Vector, normal: Vector) => {
    const color = light.tone(block.trim, sunOn(light, normal));
    canvas.polygon(
      [
        view.project(from),
        view.project(to),
        view.project(add(to, [0, -0.8, 0])),
        view.project(add(from, [0, -0.8, 0])),
      ],
      color,
    );
  };
  if (view.sees([x0, 0, z0], [-1, 0, 0])) edge([x0, height + 0.3, z1], [x0, height + 0.3, z0], [-1, 0, 0]);
  if (view.sees([x1, 0, z0], [1, 0, 0])) edge([x1, height + 0.3, z0], [x1, height + 0.3, z1], [1, 0, 0]);
  edge([x0, height + 0.3, z0], [x1, height + 0.3, z0], [0, 0, -1]);
}
