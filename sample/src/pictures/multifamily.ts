import type { Random } from '../random.ts';
import { drawScenery } from './backdrop.ts';
import { drawBlock } from './block.ts';
import type { Block, Stage } from './building.ts';
import type { Canvas } from './canvas.ts';
import { drawAwning, drawBalcony } from './fittings.ts';
import {
  drawCastShadow,
  drawDapple,
  drawDrive,
  drawForeground,
  drawWalk,
  plantAt,
  plantBed,
} from './ground.ts';
import { drawDoor, drawWindow } from './openings.ts';
import { type HousePalette, type HouseStyle, paletteOf } from './palette.ts';
import { drawVignette } from './sky.ts';
import { outdoorStage } from './stage.ts';
import { drawAgave, drawGrassTuft, drawLiveOak, drawShadeTree, drawShrub } from './trees.ts';
import type { Face } from './view.ts';

type Flats = { main: Block; bays: Block[]; palette: HousePalette; storeys: number; doors: number[] };

/** A duplex, fourplex or small block of flats under one roof, each with its own door. */
export function drawMultifamily(canvas: Canvas, random: Random): void {
  const flats = planFlats(random);
  const { main } = flats;
  const stage = outdoorStage(canvas, random, {
    width: main.x1 - main.x0,
    height: main.height + 9,
    middle: 0,
  });
  drawScenery(stage, { x0: main.x0, x1: main.x1, z: main.z1 });
  drawCastShadow(stage, main.x0, main.x1, 0, main.height + 8);
  drawDrive(stage, main.x1 + 5, main.x1 + 25, 30);
  for (const door of flats.doors) drawWalk(stage, door, 0, door * 0.6);
  drawBlock(stage, main, ({ front, left, right }) => {
    fillBetween(stage, flats, front);
    furnishFront(stage, flats, front);
    for (const side of [left, right]) if (side) furnishSide(stage, flats, side);
  });
  for (const bay of flats.bays) drawBlock(stage, bay, ({ front }) => furnishBay(stage, flats, front));
  plantBeds(stage, flats);
  plantAt(
    stage,
    random.pick([drawLiveOak, drawShadeTree]),
    main.x0 - random.between(6, 14),
    -6,
    random.between(20, 32),
  );
  drawDapple(stage);
  drawForeground(stage);
  drawVignette(canvas, stage.light);
}

/** What the building consists of. */
export function planFlats(random: Random): Flats {
  const palette = paletteOf(
    random.pick<HouseStyle>(['traditional', 'farmhouse', 'hillcountry', 'mediterranean', 'bungalow']),
    random,
  );
  const storeys = random.pick([2, 2, 3]);
  const units = random.pick([2, 2, 3]);
  const width = units * random.between(24, 27);
  const main: Block = {
    x0: -width / 2,
    x1: width / 2,
    z0: 0,
    z1: 32,
    height: storeys * 9.8 + 0.8,
    roof: random.pick(['hip', 'gable-x'] as const),
    pitch: random.between(0.4, 0.6),
    overhang: 1.6,
    wall: palette.wall,
    roofing: palette.roofing,
    trim: palette.trim,
  };
  const share = width / units;
  const wing = random.between(11, 13);
  const bays = Array.from({ length: units }, (_, index): Block => {
    const x0 = index % 2 === 0 ? main.x0 + index * share + 1 : main.x0 + (index + 1) * share - wing - 1;
    return {
      ...main,
      x0,
      x1: x0 + wing,
      z0: -4,
      z1: 0,
      roof: 'gable-z',
      pitch: 0.7,
      overhang: 1.1,
      wall: palette.accent,
      runOn: Math.min(14, (wing * 0.35) / main.pitch),
    };
  });
  const doors = bays.map(({ x0, x1 }, index) => (index % 2 === 0 ? x1 + 4 : x0 - 4));
  return { main, bays, palette, storeys, doors };
}

const windowOf = ({ palette }: Flats, across: number) => ({
  trim: palette.frame,
  panes: [across, 2] as const,
});

function furnishFront(stage: Stage, flats: Flats, front: Face): void {
  const { canvas, light } = stage;
  for (const door of flats.doors) {
    const u = door - flats.main.x0;
    drawDoor(canvas, light, front, u - 1.6, flats.palette.door, flats.palette.trim, false);
    drawAwning(stage, front, u - 3.4, 8.2, 6.8, flats.palette.trim);
    for (let floor = 1; floor < flats.storeys; floor++) {
      drawWindow(canvas, light, front, u - 2.6, floor * 9.8 + 0.8, 5.2, 6.6, windowOf(flats, 2));
      drawBalcony(stage, front, u - 3.6, floor * 9.8 + 0.5, 7.2, flats.palette.frame);
    }
  }
}

/** Windows in the wall between two entrances. */
function fillBetween({ canvas, light }: Stage, flats: Flats, front: Face): void {
  const doors = flats.doors.map((door) => door - flats.main.x0);
  const taken = flats.bays.map(({ x0, x1 }) => [x0 - flats.main.x0 - 1, x1 - flats.main.x0 + 1] as const);
  for (let u = 3.5; u < front.width - 4; u += 1) {
    const free =
      doors.every((door) => Math.abs(door - u) > 6) &&
      taken.every(([from, to]) => u + 2.2 < from || u - 2.2 > to);
    if (!free) continue;
    for (let floor = 0; floor < flats.storeys; floor++)
      drawWindow(canvas, light, front, u - 1.5, floor * 9.8 + 2.6, 3, 5, windowOf(flats, 1));
    u += 6;
  }
}

function furnishBay({ canvas, light }: Stage, flats: Flats, front: Face): void {
  for (let floor = 0; floor < flats.storeys; floor++)
    drawWindow(canvas, light, front, front.width / 2 - 3, floor * 9.8 + 2.6, 6, 5, windowOf(flats, 2));
}

function furnishSide({ canvas, light }: Stage, flats: Flats, side: Face): void {
  for (let floor = 0; floor < flats.storeys; floor++) {
    for (const u of [5, side.width / 2 - 1.5, side.width - 8])
      drawWindow(canvas, light, side, u, floor * 9.8 + 2.8, 3, 4.8, windowOf(flats, 1));
  }
}

function plantBeds(stage: Stage, flats: Flats): void {
  for (const bay of flats.bays)
    plantBed(stage, bay.x0, bay.x1, bay.z0, [drawShrub, drawShrub, drawGrassTuft, drawAgave]);
}
