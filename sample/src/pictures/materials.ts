import type { Random } from '../random.ts';
import { type Canvas, outline } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import type { Light } from './light.ts';
import type { Face } from './view.ts';

export type Texture = 'limestone' | 'brick' | 'stucco' | 'board' | 'siding' | 'cedar' | 'concrete';

/** What a wall is made of, in daylight colours. */
export type Material = { texture: Texture; color: string };

/** Paints a whole wall: colour, the marks of its material, dirt and light at foot and top. */
export function drawWall(canvas: Canvas, light: Light, face: Face, material: Material, random: Random): void {
  const base = light.tone(material.color, face.lit);
  const fill = canvas.linear([
    [0, lighten(base, 0.04)],
    [0.75, base],
    [1, darken(base, 0.1)],
  ]);
  canvas.polygon(face.outline(), fill);
  textures[material.texture](canvas, face, base, random);
  canvas.polygon(face.box(0, 0, face.width, Math.min(1.2, face.height)), darken(base, 0.35), {
    opacity: 0.14,
  });
  canvas.polygon(face.box(0, 0, face.width, 0.35), darken(base, 0.6), { opacity: 0.3 });
}

type PaintTexture = (canvas: Canvas, face: Face, base: string, random: Random) => void;

const textures: Record<Texture, PaintTexture> = {
  limestone: (canvas, face, base, random) => drawStones(canvas, face, base, random),
  brick: (canvas, face, base, random) => drawBricks(canvas, face, base, random),
  stucco: (canvas, face, base, random) => drawPatches(canvas, face, base, random),
  board: (canvas, face, base) => drawUprights(canvas, face, base, 1.5, 0.17),
  siding: (canvas, face, base) => drawCourses(canvas, face, 0.55, darken(base, 0.4), 0.26),
  cedar: (canvas, face, base, random) => drawPlanks(canvas, face, base, random),
  concrete: (canvas, face, base, random) => {
    drawPatches(canvas, face, base, random);
    drawCourses(canvas, face, 4, darken(base, 0.4), 0.2);
  },
};

const topOf = (face: Face) => face.height + face.rise;

/** Limestone laid in courses of uneven height; stones gathered by shade so that each shade is one path. */
function drawStones(canvas: Canvas, face: Face, base: string, random: Random): void {
  const shades = [
    darken(base, 0.16),
    darken(base, 0.07),
    lighten(base, 0.16),
    lighten(base, 0.3),
    mix(base, '#c99f63', 0.3),
  ];
  const stones: string[][] = shades.map(() => []);
  for (let v = 0.1; v < topOf(face) - 0.3; ) {
    const course = random.between(0.65, 1.25);
    const [start, end] = face.extent(Math.min(v + course, topOf(face)));
    for (let u = start + 0.05; u < end - 0.3; ) {
      const length = Math.min(random.between(0.8, 2.6), end - u);
      const shade = random.int(0, shades.length);
      stones[shade]?.push(`${outline(face.box(u, v, length - 0.12, course - 0.12))}Z`);
      u += length;
    }
    v += course;
  }
  stones.forEach((group, index) => {
    if (group.length > 0) canvas.path(group.join(''), shades[index]!, { opacity: 0.5 });
  });
}

function drawBricks(canvas: Canvas, face: Face, base: string, random: Random): void {
  drawCourses(canvas, face, 0.42, mix(base, '#efe6d8', 0.45), 0.3);
  const shades = [darken(base, 0.22), lighten(base, 0.15), mix(base, '#5c2f2a', 0.3)];
  for (const shade of shades) {
    const bricks: string[] = [];
    const count = Math.min(260, Math.round(face.width * topOf(face) * 0.28));
    for (let index = 0; index < count; index++) {
      const course = random.int(0, Math.max(0, Math.floor(topOf(face) / 0.42) - 2));
      const [start, end] = face.extent(course * 0.42 + 0.42);
      const u = start + random.between(0, Math.max(0, end - start - 1));
      bricks.push(`${outline(face.box(u, course * 0.42 + 0.05, Math.min(0.8, end - u), 0.32))}Z`);
    }
    canvas.path(bricks.join(''), shade, { opacity: 0.42 });
  }
}

function drawPatches(canvas: Canvas, face: Face, base: string, random: Random): void {
  for (let index = 0; index < 7; index++) {
    const v = random.between(0, face.height * 0.8);
    const u = random.between(0, face.width * 0.75);
    const patch = face.box(
      u,
      v,
      face.width * random.between(0.1, 0.25),
      face.height * random.between(0.08, 0.2),
    );
    canvas.polygon(patch, random.chance(0.5) ? lighten(base, 0.2) : darken(base, 0.2), { opacity: 0.06 });
  }
}

/** Level joints, one path. */
function drawCourses(canvas: Canvas, face: Face, step: number, color: string, opacity: number): void {
  const joints: string[] = [];
  for (let v = step; v < topOf(face) - step * 0.5; v += step) {
    const [start, end] = face.extent(v);
    joints.push(outline([face.at(start, v), face.at(end, v)]));
  }
  canvas.path(joints.join(''), 'none', {
    stroke: color,
    strokeWidth: Math.max(0.7, face.scale * 0.07),
    opacity,
  });
}

/** Board and batten, or the seams of metal: each batten is a bright and a dark line. */
function drawUprights(canvas: Canvas, face: Face, base: string, step: number, width: number): void {
  const shine: string[] = [];
  const shade: string[] = [];
  for (let u = step / 2; u < face.width; u += step) {
    const ends = [face.at(u, 0), face.at(u, topAt(face, u))] as const;
    const next = [face.at(u + width, 0), face.at(u + width, topAt(face, u + width))] as const;
    shine.push(outline(ends));
    shade.push(outline(next));
  }
  const stroke = Math.max(0.8, face.scale * 0.09);
  canvas.path(shine.join(''), 'none', { stroke: lighten(base, 0.4), strokeWidth: stroke, opacity: 0.5 });
  canvas.path(shade.join(''), 'none', { stroke: darken(base, 0.5), strokeWidth: stroke, opacity: 0.34 });
}

function topAt(face: Face, u: number): number {
  const toEdge = Math.min(u, face.width - u);
  return face.height + Math.max(0, (face.rise * toEdge) / (face.width / 2));
}

/** Level cedar planks, each of its own shade. */
function drawPlanks(canvas: Canvas, face: Face, base: string, random: Random): void {
  const step = 0.6;
  const shades = [darken(base, 0.16), lighten(base, 0.12), mix(base, '#6b3d1f', 0.25)];
  for (let v = 0; v < topOf(face) - step; v += step) {
    const [start, end] = face.extent(v + step);
    const breakAt = random.between(start, end);
    canvas.polygon(face.box(start, v, breakAt - start, step), random.pick(shades), { opacity: 0.4 });
    canvas.polygon(face.box(breakAt, v, end - breakAt, step), random.pick(shades), { opacity: 0.4 });
  }
  drawCourses(canvas, face, step, darken(base, 0.5), 0.35);
}
