import type { Random } from '../random.ts';
import { drawScenery } from './backdrop.ts';
import { drawBlock } from './block.ts';
import { type Block, ridgeHeight, type Stage } from './building.ts';
import type { Canvas } from './canvas.ts';
import { drawAwning, drawBalcony } from './fittings.ts';
import { drawCastShadow, drawDrive, drawWalk, plantBed } from './ground.ts';
import { drawDoor, drawGarageDoor, drawWindow } from './openings.ts';
import { type HousePalette, type HouseStyle, paletteOf } from './palette.ts';
import { drawVignette } from './sky.ts';
import { outdoorStage } from './stage.ts';
import { drawStreet, plantStreetTrees } from './street.ts';
import { drawGrassTuft, drawShrub } from './trees.ts';
import type { Face } from './view.ts';

type Unit = { block: Block; palette: HousePalette; storeys: number; garage: boolean; balcony: boolean };

/** A row of attached houses on a street. */
export function drawTownhouses(canvas: Canvas, random: Random): void {
  const units = planRow(random);
  const [x0, x1] = [units[0]!.block.x0, units.at(-1)!.block.x1];
  const stage = outdoorStage(canvas, random, {
    width: (x1 - x0) * 0.92,
    height: Math.max(...units.map(({ block }) => ridgeHeight(block))),
    middle: 0,
    turn: 0.4,
  });
  drawScenery(stage, { x0, x1, z: 30 });
  drawCastShadow(stage, x0, x1, 0, 26);
  for (const unit of units) {
    if (unit.garage) drawDrive(stage, unit.block.x0 + 1.6, unit.block.x0 + 11, unit.block.z0);
    else drawWalk(stage, unit.block.x0 + 4.5, unit.block.z0, unit.block.x0 + 4.5);
  }
  drawStreet(stage, x0, x1, -22);
  for (const unit of farthestFirst(stage, units)) drawUnit(stage, unit);
  plantStreetTrees(stage, x0, x1, -19);
  drawVignette(canvas, stage.light);
}

/** Neighbours hide each other's side walls, so the row is drawn from its far end. */
function farthestFirst({ view }: Stage, units: readonly Unit[]): Unit[] {
  const scale = ({ block }: Unit) => view.scaleAt([(block.x0 + block.x1) / 2, 0, block.z0]);
  return [...units].sort((a, b) => scale(a) - scale(b));
}

/** The units of a row, from left to right. */
export function planRow(random: Random): Unit[] {
  const style = random.pick<HouseStyle>([
    'modern',
    'traditional',
    'farmhouse',
    'mediterranean',
    'hillcountry',
  ]);
  const count = random.int(3, 5);
  const width = random.between(19, 23);
  const storeys = random.pick([2, 2, 3]);
  const roof: Block['roof'] =
    style === 'modern' ? 'flat' : random.pick(['gable-z', 'gable-x', 'hip'] as const);
  const palettes = [paletteOf(style, random), paletteOf(style, random)];
  const garage = random.chance(0.55);
  return Array.from({ length: count }, (_, index) => {
    const palette = palettes[index % 2]!;
    const step = index % 2 ? random.between(1.5, 3.5) : 0;
    const x0 = (index - count / 2) * width;
    const block: Block = {
      x0,
      x1: x0 + width,
      z0: step,
      z1: 30 + step,
      height: storeys * 10 + (index % 2 && roof === 'flat' ? 2.5 : 0.8),
      roof,
      pitch: roof === 'gable-z' ? 0.62 : 0.45,
      overhang: roof === 'flat' ? 0.7 : 0.9,
      wall: index % 2 ? palette.accent : palette.wall,
      roofing: palettes[0]!.roofing,
      trim: palettes[0]!.trim,
    };
    return { block, palette, storeys, garage, balcony: random.chance(0.45) };
  });
}

function drawUnit(stage: Stage, unit: Unit): void {
  const { block } = unit;
  drawBlock(stage, block, ({ front, left, right }) => {
    drawGroundFloor(stage, unit, front);
    for (let floor = 1; floor < unit.storeys; floor++) drawUpperFloor(stage, unit, front, floor);
    for (const side of [left, right]) if (side) drawSideWindows(stage, unit, side);
  });
  plantBed(stage, unit.garage ? block.x0 + 12.4 : block.x0 + 8.4, block.x1 - 1, block.z0, [
    drawShrub,
    drawGrassTuft,
    drawShrub,
  ]);
}

const windowOf = ({ palette }: Unit, across: number) => ({
  trim: palette.frame,
  panes: [across, 2] as const,
  casing: 0.3,
});

function drawGroundFloor(stage: Stage, unit: Unit, front: Face): void {
  const { canvas, light } = stage;
  if (unit.garage) {
    drawGarageDoor(canvas, light, front, 1.9, 9, unit.palette.frame, unit.palette.trim, true);
    drawDoor(canvas, light, front, front.width - 6, unit.palette.door, unit.palette.trim, false);
    drawAwning(stage, front, front.width - 7.2, 8, 5.6, unit.block.trim);
    return;
  }
  drawDoor(canvas, light, front, 3, unit.palette.door, unit.palette.trim, false);
  drawAwning(stage, front, 1.8, 8, 5.6, unit.block.trim);
  drawWindow(canvas, light, front, front.width - 10, 2.4, 7, 5.4, windowOf(unit, 3));
}

function drawUpperFloor(stage: Stage, unit: Unit, front: Face, floor: number): void {
  const { canvas, light } = stage;
  const sill = floor * 10 + 2.2;
  if (unit.balcony && floor === 1) {
    drawWindow(canvas, light, front, 3, sill - 1.9, 7, 7, windowOf(unit, 2));
    drawWindow(canvas, light, front, front.width - 6.4, sill, 3.4, 5, windowOf(unit, 1));
    drawBalcony(stage, front, 1.8, floor * 10, 9.4, unit.palette.frame);
    return;
  }
  for (const u of [2.6, front.width - 7.4])
    drawWindow(canvas, light, front, u, sill, 4.8, 5.2, windowOf(unit, 2));
}

function drawSideWindows({ canvas, light }: Stage, unit: Unit, side: Face): void {
  for (let floor = 0; floor < unit.storeys; floor++) {
    for (const u of [6, side.width - 9])
      drawWindow(canvas, light, side, u, floor * 10 + 2.6, 3, 4.8, windowOf(unit, 1));
  }
}
