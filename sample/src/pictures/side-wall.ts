import { darken, lighten } from './color.ts';
import { type RoomStage, sideWall } from './room.ts';
import type { Face } from './view.ts';

/** Something for a side wall without a window: a door near its back end, pictures, or wall lamps. */
export function dressSideWall(stage: RoomStage, side: -1 | 1): void {
  const face = sideWall(stage, side);
  const what = stage.random.pick(['door', 'door', 'pictures', 'picture', 'opening'] as const);
  if (what === 'door') drawSideDoor(stage, face, stage.random.between(1.6, 3.4));
  if (what === 'opening') drawOpening(stage, face, stage.random.between(2, 3.4));
  if (what === 'picture') drawSidePicture(stage, face, stage.room.depth * 0.28, 3.9, 4.4, 3.4);
  if (what === 'pictures') for (const u of [2.2, 5.4, 8.6]) drawSidePicture(stage, face, u, 4.1, 2.3, 2.9);
}

function drawSideDoor({ canvas, light, room, random }: RoomStage, face: Face, u: number): void {
  const trim = light.tone(room.trim, face.lit);
  const leaf = light.tone(random.pick([room.trim, room.trim, room.accent, room.wood]), face.lit * 0.97);
  const [width, height] = [2.9, 7];
  canvas.polygon(face.box(u - 0.38, 0, width + 0.76, height + 0.4), trim);
  canvas.polygon(face.box(u, 0, width, height), darken(leaf, 0.05));
  for (const [v, tall] of [
    [0.6, 2.4],
    [3.5, 2.9],
  ] as const) {
    canvas.polygon(face.box(u + 0.45, v, width - 0.9, tall), darken(leaf, 0.14));
    canvas.polygon(face.box(u + 0.53, v + 0.02, width - 1, tall - 0.1), darken(leaf, 0.06));
  }
  const [x, y] = face.at(u + width - 0.3, 3.2);
  canvas.ellipse(x, y, 4.5, 4.5, light.tone(room.metal, 1));
}

/** A cased opening into a hall, dim within. */
function drawOpening({ canvas, light, room }: RoomStage, face: Face, u: number): void {
  const trim = light.tone(room.trim, face.lit);
  canvas.polygon(face.box(u - 0.38, 0, 4.76, 7.6), trim);
  const hall = light.tone(darken(room.wall, 0.12), face.lit * 0.8);
  canvas.polygon(
    face.box(u, 0, 4, 7.2),
    canvas.linear([
      [0, hall],
      [0.86, darken(hall, 0.12)],
      [0.865, darken(light.tone(room.floor.color, 0.7), 0.1)],
      [1, light.tone(room.floor.color, 0.8)],
    ]),
  );
  canvas.polygon(face.box(u, 0, 0.35, 7.2), darken(trim, 0.1));
}

function drawSidePicture(
  { canvas, light, room, random }: RoomStage,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  const frame = light.tone(random.pick([room.wood, '#2f2d2b', '#efe8da']), face.lit);
  const paper = light.tone('#f4efe4', face.lit);
  canvas.polygon(face.box(u + 0.08, v - 0.14, width, height), light.shadow, { opacity: 0.16 });
  canvas.polygon(face.box(u, v, width, height), frame);
  canvas.polygon(face.box(u + 0.14, v + 0.14, width - 0.28, height - 0.28), paper);
  const [a, b] = [light.tone(room.accent, face.lit), light.tone(room.textile2, face.lit)];
  const [w, h] = [width - 0.8, height - 0.8];
  canvas.polygon(face.box(u + 0.4, v + 0.4, w, h), lighten(a, 0.55));
  canvas.polygon(face.box(u + 0.4, v + 0.4, w, h * 0.36), b);
  canvas.polygon(face.box(u + 0.4, v + 0.4 + h * 0.36, w, h * 0.22), lighten(a, 0.2));
}
