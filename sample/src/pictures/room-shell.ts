import { outline, type Point } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import type { RoomStage } from './room.ts';
import type { Vector } from './view.ts';

/** Nearest depth that is drawn, just before the viewer. */
const near = -5;

/** Floor, walls and ceiling with soft shade in the corners. */
export function drawShell(
  stage: RoomStage,
  options: { accentWall?: boolean; downlights?: boolean } = {},
): void {
  const { canvas, light, room } = stage;
  const [l, r, h, d] = [-room.width / 2, room.width / 2, room.height, room.depth];
  const quad = (...corners: Vector[]) => corners.map(stage.view.project);
  const ceiling = light.tone('#faf7f1', 0.86);
  canvas.polygon(
    quad([l, h, near], [r, h, near], [r, h, d], [l, h, d]),
    canvas.linear([
      [0, darken(ceiling, 0.02)],
      [1, mix(ceiling, '#fff6e6', 0.3)],
    ]),
  );
  drawFloor(stage);
  const sunny = light.side;
  for (const [x, side] of [
    [l, -1],
    [r, 1],
  ] as const) {
    const lit = 0.78 - side * sunny * 0.2;
    const color = light.tone(room.wall, lit);
    const stops = [
      [0, darken(color, 0.1)],
      [0.55, color],
      [1, lighten(color, 0.06)],
    ] as const;
    canvas.polygon(
      quad([x, 0, near], [x, 0, d], [x, h, d], [x, h, near]),
      canvas.linear(stops, side < 0 ? [1, 0] : [0, 0], side < 0 ? [0, 0] : [1, 0]),
    );
  }
  const back = light.tone(options.accentWall ? room.accent : room.wall, 0.86);
  canvas.polygon(
    quad([l, 0, d], [r, 0, d], [r, h, d], [l, h, d]),
    canvas.linear(
      [
        [0, lighten(back, 0.08)],
        [1, darken(back, 0.05)],
      ],
      sunny < 0 ? [0, 0] : [1, 0],
      sunny < 0 ? [1, 1] : [0, 1],
    ),
  );
  drawCreases(stage);
  drawBaseboards(stage);
  if (options.downlights ?? true) drawDownlights(stage);
}

/** Where planes meet, light is lost: soft shade along the edges of the back wall and the foot of the side walls. */
function drawCreases({ canvas, view, light, room }: RoomStage): void {
  const [l, r, h, d] = [-room.width / 2, room.width / 2, room.height, room.depth];
  const [left, top] = view.project([l, h, d]);
  const [right, bottom] = view.project([r, 0, d]);
  const wide = (right - left) * 0.16;
  const tall = (bottom - top) * 0.2;
  const fade = (from: Point, to: Point) =>
    canvas.linear(
      [
        [0, light.shadow, 0.13],
        [1, light.shadow, 0],
      ],
      from,
      to,
    );
  canvas.rect(left, top, wide, bottom - top, fade([0, 0], [1, 0]));
  canvas.rect(right - wide, top, wide, bottom - top, fade([1, 0], [0, 0]));
  canvas.rect(left, top, right - left, tall, fade([0, 0], [0, 1]));
  for (const [x, inward] of [
    [l, 1],
    [r, -1],
  ] as const) {
    canvas.polygon(
      (
        [
          [x, 0, d],
          [x, 0, near],
          [x + inward * 0.9, 0, near],
          [x + inward * 0.9, 0, d],
        ] as const
      ).map(view.project),
      light.shadow,
      { opacity: 0.09 },
    );
  }
  canvas.polygon(
    (
      [
        [l, 0, d],
        [r, 0, d],
        [r, 0, d - 1.4],
        [l, 0, d - 1.4],
      ] as const
    ).map(view.project),
    fade([0, 0], [0, 1]),
  );
}

/** Small lamps let into the ceiling, in two rows. */
function drawDownlights({ canvas, view, light, room }: RoomStage): void {
  for (const x of [-room.width * 0.26, room.width * 0.26]) {
    for (let z = room.depth - 3; z > -3; z -= 4.5) {
      const [px, py] = view.project([x, room.height, z]);
      const s = view.scaleAt([x, room.height, z]);
      const flat = Math.max(1.5, (s * s * (room.height - 5)) / 3600);
      canvas.ellipse(px, py, s * 0.3, flat, light.tone('#d9d3c6', 0.8));
      canvas.ellipse(px, py + flat * 0.1, s * 0.22, flat * 0.7, '#fffaf0');
    }
  }
}

function drawBaseboards({ canvas, view, light, room }: RoomStage): void {
  const color = light.tone(room.trim, 0.85);
  const [l, r, d] = [-room.width / 2, room.width / 2, room.depth];
  for (const x of [l, r])
    canvas.polygon(
      (
        [
          [x, 0, near],
          [x, 0, d],
          [x, 0.45, d],
          [x, 0.45, near],
        ] as const
      ).map(view.project),
      darken(color, 0.06),
    );
  canvas.polygon(
    (
      [
        [l, 0, d],
        [r, 0, d],
        [r, 0.45, d],
        [l, 0.45, d],
      ] as const
    ).map(view.project),
    color,
  );
}

function drawFloor(stage: RoomStage): void {
  const { canvas, view, light, room } = stage;
  const base = light.tone(room.floor.color, 0.88);
  const [l, r, d] = [-room.width / 2, room.width / 2, room.depth];
  const corners = (
    [
      [l, 0, near],
      [r, 0, near],
      [r, 0, d],
      [l, 0, d],
    ] as const
  ).map(view.project);
  canvas.polygon(
    corners,
    canvas.linear([
      [0, lighten(base, 0.16)],
      [0.5, base],
      [1, darken(base, 0.16)],
    ]),
  );
  if (room.floor.kind === 'planks') drawPlanks(stage, base);
  if (room.floor.kind === 'tiles') drawTiles(stage, base);
}

function drawPlanks({ canvas, view, room, random }: RoomStage, base: string): void {
  const shades = [darken(base, 0.16), lighten(base, 0.16), mix(base, '#7a4a26', 0.2)];
  const boards: string[][] = shades.map(() => []);
  const seams: string[] = [];
  const wide = room.width / Math.round(room.width / 0.62);
  for (let x = -room.width / 2; x < room.width / 2 - 0.01; x += wide) {
    seams.push(outline([view.project([x, 0, near]), view.project([x, 0, room.depth])]));
    for (let z = near + random.between(-4, 0); z < room.depth; ) {
      const end = z + random.between(3.5, 8);
      const [from, to] = [Math.max(near, z), Math.min(room.depth, end)];
      const shade = random.int(0, 4);
      const board: Point[] = (
        [
          [x, 0, from],
          [x + wide, 0, from],
          [x + wide, 0, to],
          [x, 0, to],
        ] as const
      ).map(view.project);
      boards[shade]?.push(`${outline(board)}Z`);
      seams.push(outline([board[2]!, board[3]!]));
      z = end;
    }
  }
  boards.forEach((group, index) => {
    if (group.length > 0) canvas.path(group.join(''), shades[index]!, { opacity: 0.3 });
  });
  canvas.path(seams.join(''), 'none', { stroke: darken(base, 0.4), strokeWidth: 0.9, opacity: 0.3 });
}

function drawTiles({ canvas, view, room }: RoomStage, base: string): void {
  const step = room.width / Math.round(room.width / 1.8);
  const seams: string[] = [];
  for (let x = -room.width / 2; x <= room.width / 2; x += step)
    seams.push(outline([view.project([x, 0, near]), view.project([x, 0, room.depth])]));
  for (let z = room.depth; z > near; z -= step)
    seams.push(outline([view.project([-room.width / 2, 0, z]), view.project([room.width / 2, 0, z])]));
  canvas.path(seams.join(''), 'none', { stroke: darken(base, 0.35), strokeWidth: 1.2, opacity: 0.35 });
}
