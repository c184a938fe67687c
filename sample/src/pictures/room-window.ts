import { outline, type Point } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { leaves, paintFoliage } from './foliage.ts';
import type { RoomStage } from './room.ts';
import { backWall, sideWall } from './room.ts';
import type { Face } from './view.ts';

export type Opening = { u: number; v: number; width: number; height: number };

export type RoomWindow = Opening & {
  panes?: readonly [across: number, up: number];
  frame?: string;
  curtains?: string;
};

/** A window in the back wall with the country outside and its light on the floor. */
export function drawBackWindow(stage: RoomStage, window: RoomWindow): void {
  const face = backWall(stage);
  drawOutdoors(stage, face, window);
  drawFrame(stage, face, window);
  drawSunPatch(stage, window);
  if (window.curtains) drawCurtains(stage, face, window, window.curtains);
}

/** A window in a side wall: seen aslant, it is mostly brightness. */
export function drawSideWindow(stage: RoomStage, side: -1 | 1, window: RoomWindow): void {
  const face = sideWall(stage, side);
  const { canvas, light } = stage;
  const sky = light.sky.map(([at, color]) => [at * 0.8, lighten(color, 0.3)] as const);
  const green = mix(light.tone('#7d9a5f', 0.9), light.haze, 0.3);
  canvas.polygon(
    face.box(window.u, window.v, window.width, window.height),
    canvas.linear([
      ...sky.slice(0, -1),
      [0.6, lighten(light.haze, 0.3)],
      [0.61, mix(green, light.haze, 0.5)],
      [0.67, mix(darken(green, 0.15), light.haze, 0.25)],
      [0.68, green],
      [1, lighten(green, 0.1)],
    ]),
  );
  if (light.lamps > 0.6)
    canvas.polygon(face.box(window.u, window.v, window.width, window.height), '#26335c', { opacity: 0.45 });
  drawFrame(stage, face, window);
  drawSideSun(stage, side, window);
  if (window.curtains) drawCurtains(stage, face, window, window.curtains);
}

/** Sky, hills and trees, cut to the opening. */
function drawOutdoors(stage: RoomStage, face: Face, { u, v, width, height }: Opening): void {
  const { canvas, light, random, view } = stage;
  const box = face.box(u, v, width, height);
  const [left, bottom] = box[0]!;
  const [right, top] = box[2]!;
  const horizon = Math.min(bottom - 4, Math.max(top + 20, view.horizon + 6));
  const wide = right - left;
  canvas.clipped(`${outline(box)}Z`, () => {
    canvas.rect(
      left,
      top,
      wide,
      bottom - top,
      canvas.linear(light.sky.map(([at, color]) => [at, lighten(color, 0.18)] as const)),
    );
    const hill = mix(light.haze, light.tone('#7f9a72', 0.8), 0.4);
    canvas.path(
      `M${left} ${bottom}L${left} ${horizon - 16}Q${left + wide * 0.3} ${horizon - 44} ${left + wide * 0.55} ${horizon - 18}T${right} ${horizon - 26}L${right} ${bottom}Z`,
      hill,
    );
    const lawn = light.tone('#93ab66', 0.95);
    canvas.rect(
      left,
      horizon,
      wide,
      Math.max(0, bottom - horizon),
      canvas.linear([
        [0, mix(lawn, light.haze, 0.4)],
        [1, lawn],
      ]),
    );
    const leaf = leaves.oak(light.season).map((color) => mix(color, light.haze, 0.25)) as [
      string,
      string,
      string,
    ];
    const clumps = Array.from({ length: Math.max(3, Math.round(wide / 34)) }, () => ({
      x: random.between(left - 10, right + 10),
      y: horizon - random.between(-4, 30),
      rx: random.between(18, 40),
      ry: random.between(14, 28),
    }));
    paintFoliage(canvas, light, clumps, leaf, random, 0.6);
    if (light.lamps > 0.6) canvas.rect(left, top, wide, bottom - top, '#1e2a4d', { opacity: 0.35 });
    else canvas.rect(left, top, wide, bottom - top, '#ffffff', { opacity: 0.12 });
  });
}

function drawFrame(
  stage: RoomStage,
  face: Face,
  { u, v, width, height, panes = [2, 2], frame }: RoomWindow,
): void {
  const { canvas, light, room } = stage;
  const color = light.tone(frame ?? room.trim, 0.92);
  const border = 0.28;
  for (const box of [
    face.box(u - border, v, border, height),
    face.box(u + width, v, border, height),
    face.box(u - border, v + height, width + border * 2, border),
  ])
    canvas.polygon(box, color);
  canvas.polygon(face.box(u - border - 0.15, v - 0.3, width + border * 2 + 0.3, 0.3), lighten(color, 0.3));
  canvas.polygon(face.box(u - border - 0.1, v - 0.5, width + border * 2 + 0.2, 0.2), light.shadow, {
    opacity: 0.12,
  });
  const bars: string[] = [];
  for (let bar = 1; bar < panes[0]; bar++)
    bars.push(
      outline([face.at(u + (width * bar) / panes[0], v), face.at(u + (width * bar) / panes[0], v + height)]),
    );
  for (let bar = 1; bar < panes[1]; bar++)
    bars.push(
      outline([face.at(u, v + (height * bar) / panes[1]), face.at(u + width, v + (height * bar) / panes[1])]),
    );
  if (bars.length > 0)
    canvas.path(bars.join(''), 'none', { stroke: color, strokeWidth: Math.max(1.6, face.scale * 0.09) });
}

/** Panes of sunlight on the floor before a window in the back wall, leaning away from the sun. */
function drawSunPatch(stage: RoomStage, { u, v, width, panes = [2, 2] }: RoomWindow): void {
  const { canvas, view, light, room } = stage;
  if (light.contrast < 0.5) return;
  const left = u - room.width / 2;
  const from = room.depth - 1.4 - v * 0.8;
  const reach = 5 + (1 - light.height) * 4;
  const lean = -light.side * reach * 0.55;
  const warm = light.height < 0.4 ? '#ffd89a' : '#fff4d6';
  const pane = width / panes[0];
  for (let index = 0; index < panes[0]; index++) {
    const [a, b] = [left + index * pane + 0.12, left + (index + 1) * pane - 0.12];
    const lit: Point[] = (
      [
        [a, 0.01, from],
        [b, 0.01, from],
        [b + lean, 0.01, from - reach],
        [a + lean, 0.01, from - reach],
      ] as const
    ).map(view.project);
    canvas.polygon(lit, warm, { opacity: 0.3 });
  }
}

function drawSideSun(stage: RoomStage, side: -1 | 1, { u, width }: RoomWindow): void {
  const { canvas, view, light, room } = stage;
  if (light.contrast < 0.5) return;
  const edge = (side * room.width) / 2 - side * 1.2;
  const far = edge - side * (3 + (1 - light.height) * 4);
  const [z0, z1] = [room.depth - u - width, room.depth - u];
  const warm = light.height < 0.4 ? '#ffd89a' : '#fff4d6';
  const lit: Point[] = (
    [
      [edge, 0.01, z0],
      [edge, 0.01, z1],
      [far, 0.01, z1 - 1.8],
      [far, 0.01, z0 - 1.8],
    ] as const
  ).map(view.project);
  canvas.polygon(lit, warm, { opacity: 0.28 });
}

function drawCurtains(stage: RoomStage, face: Face, { u, v, width, height }: Opening, color: string): void {
  const { canvas, light, room } = stage;
  const top = Math.min(room.height - 0.5, v + height + 0.8);
  const rod = light.tone(room.metal, 0.8);
  for (const [from, to] of [
    [u - 1.5, u + 0.35],
    [u + width - 0.35, u + width + 1.5],
  ] as const) {
    const folds = 6;
    const step = (to - from) / folds;
    const base = light.tone(color, 0.92);
    for (let fold = 0; fold < folds; fold++) {
      const stops = [
        [0, darken(base, 0.12)],
        [0.45, lighten(base, 0.12)],
        [1, darken(base, 0.06)],
      ] as const;
      canvas.polygon(
        face.box(from + fold * step, 0.15, step + 0.03, top - 0.15),
        canvas.linear(stops, [0, 0], [1, 0]),
      );
    }
  }
  canvas.line([face.at(u - 1.8, top), face.at(u + width + 1.8, top)], rod, Math.max(2.4, face.scale * 0.1), {
    round: true,
  });
}
