import type { Random } from '../random.ts';
import { drawScenery } from './backdrop.ts';
import { drawBlock } from './block.ts';
import type { Block, Stage } from './building.ts';
import type { Canvas } from './canvas.ts';
import { drawCastShadow, drawDapple, drawFlat, drawForeground, plantAt, plantBed } from './ground.ts';
import type { Hour } from './light.ts';
import { drawGlass, drawWindow } from './openings.ts';
import { type HousePalette, type HouseStyle, paletteOf } from './palette.ts';
import {
  drawFirePit,
  drawGrill,
  drawLounger,
  drawPatioSet,
  drawPoolWater,
  drawStringLights,
  drawUmbrella,
} from './patio.ts';
import { drawPorch } from './porch.ts';
import { drawVignette } from './sky.ts';
import { outdoorStage } from './stage.ts';
import {
  drawAgave,
  drawCedar,
  drawColumnTree,
  drawGrassTuft,
  drawLiveOak,
  drawShadeTree,
  drawShrub,
} from './trees.ts';
import type { Face } from './view.ts';

type RearPlan = { palette: HousePalette; style: HouseStyle; storeys: 1 | 2 };
type Rear = RearPlan & { house: Block };

const hours: readonly (readonly [Hour, number])[] = [
  ['noon', 2],
  ['afternoon', 3],
  ['golden', 3],
  ['dusk', 2],
  ['morning', 2],
];

/** A back yard: the rear of a house with a covered patio, lawn, seats about a fire. */
export function drawYardScene(canvas: Canvas, random: Random): void {
  const stage = rearStage(canvas, random);
  const rear = drawRear(stage);
  const x = random.between(-6, 8);
  drawFlat(
    stage,
    [
      [x - 12, -24],
      [x + 12, -24],
      [x + 11, -10],
      [x - 11, -10],
    ],
    random.pick(['#cbbfa6', '#c9c2b5', '#b9ad98']),
    0.95,
  );
  plantBed(stage, rear.house.x0 - 14, rear.house.x0 + 12, -0.5, [drawShrub, drawGrassTuft, drawAgave]);
  if (random.chance(0.5)) drawFirePit(stage, x, -17);
  else drawPatioSet(stage, x, -16);
  if (random.chance(0.45)) drawGrill(stage, x + 15, -9);
  if (random.chance(0.5)) drawStringLights(stage, x);
  drawForeground(stage);
  finish(stage, rear);
}

/** A swimming pool behind the house, with loungers and an umbrella. */
export function drawPoolScene(canvas: Canvas, random: Random): void {
  const stage = rearStage(canvas, random);
  const rear = drawRear(stage);
  const x = random.between(-5, 5);
  drawFlat(
    stage,
    [
      [x - 30, -44],
      [x + 30, -44],
      [x + 27, -7],
      [x - 27, -7],
    ],
    random.pick(['#d9d0be', '#cfc9bd', '#c4b79f', '#e2dccf']),
    0.97,
  );
  drawPoolWater(stage, x, -26, random.between(13, 17), random.between(6.5, 9));
  const side = random.pick([-1, 1]);
  for (const dx of [0, 6]) drawLounger(stage, x + side * (12 + dx) - side * 2, -11.5);
  drawUmbrella(stage, x + side * 13, -10);
  plantBed(stage, rear.house.x0 - 12, rear.house.x0 + 13, -0.5, [drawAgave, drawGrassTuft, drawShrub]);
  for (const at of [-1, 1])
    plantAt(stage, random.pick([drawAgave, drawGrassTuft]), x + at * 26, -14, random.between(2.4, 3.4));
  finish(stage, rear);
}

function rearStage(canvas: Canvas, random: Random): Stage {
  return outdoorStage(canvas, random, {
    width: 50,
    height: 24,
    middle: 0,
    turn: 0.3,
    hour: random.weighted(hours),
    eyeHeight: random.between(9, 14),
    foot: random.between(475, 510),
  });
}

function finish(stage: Stage, { house }: Rear): void {
  const { random, canvas, light } = stage;
  const side = random.pick([-1, 1]);
  plantAt(
    stage,
    random.pick([drawLiveOak, drawShadeTree]),
    side > 0 ? house.x1 + 8 : house.x0 - 8,
    random.between(-14, 0),
    random.between(20, 30),
  );
  if (random.chance(0.5))
    plantAt(
      stage,
      random.pick([drawColumnTree, drawCedar]),
      side > 0 ? house.x0 - 5 : house.x1 + 5,
      0,
      random.between(11, 17),
    );
  drawDapple(stage);
  drawVignette(canvas, light);
}

/** How many storeys the house behind a yard or pool has. */
export const rearStoreys = (canvas: Canvas, random: Random): 1 | 2 =>
  planRear(rearStage(canvas, random).random).storeys;

function planRear(random: Random): RearPlan {
  const style = random.pick<HouseStyle>([
    'hillcountry',
    'farmhouse',
    'modern',
    'traditional',
    'mediterranean',
  ]);
  const palette = paletteOf(style, random);
  return { style, palette, storeys: random.pick([1, 1, 2] as const) };
}

/** Scenery, fence and the rear of a house with glass doors on to a patio. */
function drawRear(stage: Stage): Rear {
  const { random } = stage;
  const { style, palette, storeys } = planRear(random);
  const flat = style === 'modern';
  const house: Block = {
    x0: -22,
    x1: 22,
    z0: 0,
    z1: 28,
    height: storeys * 9.8 + 1,
    roof: flat ? 'flat' : random.pick(['gable-x', 'hip'] as const),
    pitch: flat ? 0 : 0.5,
    overhang: flat ? 2.2 : 1.6,
    wall: palette.wall,
    roofing: palette.roofing,
    trim: palette.trim,
  };
  drawScenery(stage, { x0: house.x0, x1: house.x1, z: 30 });
  drawPrivacyFence(stage);
  drawCastShadow(stage, house.x0, house.x1, 0, house.height);
  const rear = { house, palette, style, storeys };
  drawBlock(stage, house, ({ front, left, right }) => {
    furnishRear(stage, rear, front);
    for (const side of [left, right])
      if (side)
        for (const u of [6, side.width - 9])
          drawWindow(stage.canvas, stage.light, side, u, 2.8, 3.4, 4.8, {
            trim: palette.frame,
            panes: [2, 2],
          });
  });
  drawPorch(
    stage,
    { style, palette, main: house, doorAt: 2, storeys },
    { x0: -8, x1: 15, depth: random.between(7, 9), posts: random.pick(['timber', 'slim', 'stone'] as const) },
  );
  return rear;
}

function furnishRear({ canvas, light }: Stage, { palette, storeys }: Rear, front: Face): void {
  const frame = light.tone(palette.frame, front.lit);
  canvas.polygon(front.box(15, 0, 20.4, 8.4), frame);
  for (let pane = 0; pane < 4; pane++) drawGlass(canvas, light, front, 15.3 + pane * 5, 0.3, 4.7, 7.8);
  for (const u of [3, 38.6])
    drawWindow(canvas, light, front, u, 2.8, 4, 4.8, { trim: palette.frame, panes: [2, 2] });
  drawWindow(canvas, light, front, 8.6, 2.8, 4, 4.8, { trim: palette.frame, panes: [2, 2] });
  if (storeys === 2)
    for (const u of [4, 14, 24, 34])
      drawWindow(canvas, light, front, u, 12.4, 5.6, 5, { trim: palette.frame, panes: [2, 2] });
}

/** Cedar boards at the back of the yard, left and right of the house. */
function drawPrivacyFence({ canvas, view, light }: Stage): void {
  const wood = light.tone('#a98560', 0.85);
  const z = 24;
  canvas.polygon(
    (
      [
        [-120, 0, z],
        [120, 0, z],
        [120, 6, z],
        [-120, 6, z],
      ] as const
    ).map(view.project),
    wood,
  );
  for (let x = -120; x < 120; x += 1.6)
    canvas.line([view.project([x, 0, z]), view.project([x, 6, z])], light.tone('#6d5238', 0.7), 1, {
      opacity: 0.45,
    });
}
