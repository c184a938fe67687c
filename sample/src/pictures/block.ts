import { type Block, ridgeHeight, type Stage, sunOn } from './building.ts';
import type { Point } from './canvas.ts';
import { drawWall } from './materials.ts';
import { drawRoof } from './roof.ts';
import { createFace, type Face, type Vector } from './view.ts';

export type Walls = { front: Face; left: Face | null; right: Face | null };

/** Draws walls (with `onWalls` for what belongs on them) and then the roof. */
export function drawBlock(stage: Stage, block: Block, onWalls: (walls: Walls) => void = () => {}): void {
  const { canvas, light, random } = stage;
  const walls = wallsOf(stage, block);
  for (const side of [walls.left, walls.right]) {
    if (side) drawWall(canvas, light, side, block.wall, random);
  }
  drawWall(canvas, light, walls.front, block.frontWall ?? block.wall, random);
  drawCorner(stage, block, walls);
  onWalls(walls);
  for (const face of [walls.left, walls.right, walls.front]) {
    if (face) drawEaveShadow(stage, face, block);
  }
  drawRoof(stage, block);
}

function wallsOf(stage: Stage, block: Block): Walls {
  const { view, light } = stage;
  const { x0, x1, z0, z1, height } = block;
  const rise = ridgeHeight(block) - height;
  const face = (origin: Vector, along: Vector, width: number, normal: Vector, gable: boolean) =>
    createFace(view, { origin, along, width, height, rise: gable ? rise : 0, lit: sunOn(light, normal) });
  const sideGable = block.roof === 'gable-x';
  const seesLeft = view.sees([x0, 0, z0], [-1, 0, 0]);
  const seesRight = view.sees([x1, 0, z0], [1, 0, 0]);
  return {
    front: face([x0, 0, z0], [1, 0, 0], x1 - x0, [0, 0, -1], block.roof === 'gable-z'),
    left: seesLeft ? face([x0, 0, z1], [0, 0, -1], z1 - z0, [-1, 0, 0], sideGable) : null,
    right: seesRight ? face([x1, 0, z0], [0, 0, 1], z1 - z0, [1, 0, 0], sideGable) : null,
  };
}

function drawCorner({ canvas, light }: Stage, block: Block, { front, left, right }: Walls): void {
  if (block.wall.texture !== 'board' && block.wall.texture !== 'siding') return;
  const trim = light.tone(block.trim, front.lit);
  if (left) canvas.polygon(front.box(0, 0, 0.45, front.height), trim);
  if (right) canvas.polygon(front.box(front.width - 0.45, 0, 0.45, front.height), trim);
}

/** Eaves keep the top of a wall in shade; in a gable the shade follows the slope. */
function drawEaveShadow({ canvas, light }: Stage, face: Face, block: Block): void {
  const depth = (block.overhang * 0.75 + 0.35) * (0.6 + light.height * 0.6);
  const top = (u: number, drop: number) => {
    const toEdge = Math.min(u, face.width - u);
    return face.at(u, face.height + (face.rise * toEdge) / (face.width / 2) - drop);
  };
  const marks = face.rise > 0 ? [0, face.width / 2, face.width] : [0, face.width];
  for (const [share, opacity] of [
    [1, 0.26],
    [1.7, 0.1],
  ] as const) {
    const band: Point[] = [
      ...marks.map((u) => top(u, 0)),
      ...marks.toReversed().map((u) => top(u, depth * share)),
    ];
    canvas.polygon(band, light.shadow, { opacity: opacity * (0.45 + light.contrast * 0.55) });
  }
}
