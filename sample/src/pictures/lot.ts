import type { Random } from '../random.ts';
import { drawCountry, scatterTrees } from './backdrop.ts';
import type { Stage } from './building.ts';
import type { Canvas } from './canvas.ts';
import { drawFlat, drawForeground, plantAt } from './ground.ts';
import { createLight } from './light.ts';
import { drawFence, drawStake } from './ranch-things.ts';
import { drawVignette } from './sky.ts';
import { drawAgave, drawCedar, drawGrassTuft, drawLiveOak, drawShadeTree, drawShrub } from './trees.ts';
import { createView } from './view.ts';
import { drawWildflowers } from './wildflowers.ts';

/** Land is shown by day. */
const hours = [
  ['morning', 3],
  ['noon', 2],
  ['afternoon', 4],
  ['golden', 3],
] as const;

/** Open land: an empty lot by a road, or acreage from above with its bounds drawn in. */
export function drawLot(canvas: Canvas, random: Random): void {
  const above = random.chance(0.45);
  const light = createLight(random, random.weighted(hours));
  const view = createView({
    eye: [0, above ? random.between(70, 110) : 11, above ? -190 : -50],
    focal: 1000,
    horizon: above ? random.between(150, 210) : random.between(360, 420),
  });
  const stage: Stage = { canvas, view, light, random };
  drawCountry(stage);
  if (above) drawParcel(stage);
  else drawRoadside(stage);
  drawVignette(canvas, light);
}

/** A parcel seen from the air: road, bounds with corner marks, scattered oaks and cedars. */
function drawParcel(stage: Stage): void {
  const { canvas, view, light, random } = stage;
  drawMeadows(stage);
  const [front, back] = [depthAt(stage, random.between(640, 690)), depthAt(stage, random.between(370, 430))];
  const [left, right] = [
    -random.between(0.28, 0.4) * (front + 190),
    random.between(0.26, 0.4) * (front + 190),
  ];
  const skew = random.between(-22, 22);
  drawRoad(stage, front - 5);
  const corners = [
    [left, front],
    [right, front],
    [right + skew, back],
    [left + skew * 0.4, back],
  ] as const;
  const points = corners.map(([x, z]) => view.project([x, 0, z]));
  canvas.polygon(points, '#fff6d8', { opacity: 0.16 });
  scatterTrees(stage, random.int(44, 58), front - 22, 420, 300, 1.5);
  canvas.polygon(points, 'none', { stroke: '#fffaf0', strokeWidth: 4, opacity: 0.95 });
  for (const [x, y] of points) {
    canvas.ellipse(x, y, 9, 6.5, '#fffaf0');
    canvas.ellipse(x, y, 4.5, 3.2, light.tone('#b5553a', 1));
  }
}

/** The ground depth (feet) that falls on this height of the picture (pixels), for the camera of `drawLot`. */
function depthAt({ view }: Stage, y: number): number {
  const [, atZero] = view.project([0, 0, 0]);
  return (190 * (atZero - view.horizon)) / (y - view.horizon) - 190;
}

/** Patches of other grass and of bare caliche. */
function drawMeadows(stage: Stage): void {
  const { random } = stage;
  for (let patch = 0; patch < 12; patch++) {
    const [x, z] = [random.between(-320, 320), random.between(-90, 420)];
    const [w, d] = [random.between(40, 140), random.between(30, 110)];
    drawFlat(
      stage,
      [
        [x, z],
        [x + w, z + random.between(-14, 14)],
        [x + w + random.between(-20, 20), z + d],
        [x + random.between(-20, 20), z + d],
      ],
      random.pick(['#a3a566', '#7f9655', '#b8ab78', '#8aa05c', '#98985a']),
      0.95,
    );
  }
}

function drawRoad(stage: Stage, z: number): void {
  drawFlat(
    stage,
    [
      [-400, z - 16],
      [400, z - 22],
      [400, z - 2],
      [-400, z + 4],
    ],
    '#d4c7ad',
    0.92,
  );
  drawFlat(
    stage,
    [
      [-400, z - 13],
      [400, z - 19],
      [400, z - 6],
      [-400, z],
    ],
    '#8f8c88',
    0.9,
  );
}

/** A lot at eye level: grass and flowers, perhaps a track, a fence and survey stakes, big trees at the sides. */
function drawRoadside(stage: Stage): void {
  const { random } = stage;
  scatterTrees(stage, random.int(7, 15), 60, 320, 240);
  drawWildflowers(stage);
  if (random.chance(0.5)) drawTrack(stage, random.between(-14, 14));
  if (random.chance(0.65)) drawFence(stage, random.pick(['wire', 'rail'] as const), random.between(18, 60));
  plantSides(stage);
  if (random.chance(0.6))
    for (let stake = 0; stake < 4; stake++)
      drawStake(stage, random.between(-24, 24), random.between(-16, 24));
  for (let index = 0; index < 12; index++) {
    const plant = random.pick([drawGrassTuft, drawGrassTuft, drawShrub, drawAgave]);
    plantAt(stage, plant, random.between(-30, 30), random.between(-28, 6), random.between(1.4, 2.6));
  }
  drawForeground(stage);
}

/** One large tree to a side and, most times, lesser ones to the other. */
function plantSides(stage: Stage): void {
  const { random } = stage;
  const side = random.pick([-1, 1]);
  plantAt(
    stage,
    random.pick([drawLiveOak, drawLiveOak, drawShadeTree]),
    side * random.between(20, 36),
    random.between(-4, 22),
    random.between(20, 36),
  );
  for (let tree = random.int(0, 3); tree > 0; tree--) {
    plantAt(
      stage,
      random.pick([drawCedar, drawShadeTree, drawLiveOak]),
      -side * random.between(26, 54),
      random.between(6, 40) + tree * -4,
      random.between(12, 26),
    );
  }
}

/** Two wheel ruts running off into the land. */
function drawTrack(stage: Stage, from: number): void {
  const bend = stage.random.between(-40, 40);
  const middle = (z: number) => from + bend * (Math.max(0, z + 50) / 200) ** 1.5;
  const steps = Array.from({ length: 19 }, (_, index) => -47 + index * 11);
  for (const rut of [-3, 3]) {
    const left = steps.map((z) => [middle(z) + rut - 1.1, z] as const);
    const right = steps.map((z) => [middle(z) + rut + 1.1, z] as const);
    drawFlat(stage, [...left, ...right.toReversed()], '#c2b48c', 0.9);
  }
}
