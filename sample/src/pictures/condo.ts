import type { Random } from '../random.ts';
import { drawScenery } from './backdrop.ts';
import { drawBlock } from './block.ts';
import type { Block, Stage } from './building.ts';
import type { Canvas } from './canvas.ts';
import { drawAwning, drawBalcony } from './fittings.ts';
import { drawCastShadow, plantBed } from './ground.ts';
import type { Material } from './materials.ts';
import { drawDoor, drawGlass, drawWindow } from './openings.ts';
import { brickOf, cedarOf, metalRoof, stoneOf, stuccoOf } from './palette.ts';
import { drawVignette } from './sky.ts';
import { outdoorStage } from './stage.ts';
import { drawStreet, plantStreetTrees } from './street.ts';
import { drawAgave, drawGrassTuft, drawShrub } from './trees.ts';
import type { Face } from './view.ts';

type Condo = {
  floors: number;
  bays: number;
  bay: number;
  penthouse: boolean;
  frame: string;
  wall: Material;
  accent: Material;
  trim: string;
};

/** A condominium building of several floors with balconies and a lobby. */
export function drawCondo(canvas: Canvas, random: Random): void {
  const condo = planCondo(random);
  const width = condo.bays * condo.bay;
  const tall = condo.floors * 10.5 + 5;
  const stage = outdoorStage(canvas, random, {
    width: width * 1.05,
    height: tall + (condo.penthouse ? 10 : 0),
    middle: 0,
    turn: 0.5,
    foot: random.between(640, 670),
  });
  drawScenery(stage, { x0: -width / 2, x1: width / 2, z: 50, low: true, town: true });
  drawCastShadow(stage, -width / 2, width / 2, 0, tall);
  drawStreet(stage, -width / 2, width / 2, -16);
  drawBuilding(stage, condo, width);
  plantBed(stage, -width / 2 + 1, -6, 0, [drawShrub, drawGrassTuft, drawAgave]);
  plantBed(stage, 6, width / 2 - 1, 0, [drawShrub, drawGrassTuft, drawAgave]);
  plantStreetTrees(stage, -width / 2 - 4, width / 2 + 4, -13);
  drawVignette(canvas, stage.light);
}

function planCondo(random: Random): Condo {
  const bays = random.int(3, 5);
  return {
    floors: random.int(3, bays + 2),
    bays,
    bay: random.between(15, 18),
    penthouse: random.chance(0.4),
    frame: random.pick(['#26292c', '#f1ece2', '#4a4038']),
    wall: random.pick([brickOf, stuccoOf, stoneOf])(random),
    accent: random.pick([cedarOf, stuccoOf, brickOf])(random),
    trim: random.pick(['#3a3d40', '#efe9de', '#6b5b4a']),
  };
}

function drawBuilding(stage: Stage, condo: Condo, width: number): void {
  const { random } = stage;
  const body: Block = {
    x0: -width / 2,
    x1: width / 2,
    z0: 0,
    z1: 48,
    height: condo.floors * 10.5 + 1.5,
    roof: 'flat',
    pitch: 0,
    overhang: 0.8,
    wall: condo.wall,
    roofing: metalRoof(random),
    trim: condo.trim,
  };
  const forward = random.int(0, condo.bays - 1);
  drawPenthouse(stage, condo, body);
  drawBlock(stage, body, ({ front, left, right }) => {
    for (let bay = 0; bay < condo.bays; bay++) drawBay(stage, condo, front, bay);
    for (const side of [left, right]) if (side) drawSide(stage, condo, side);
    drawLobby(stage, condo, front);
  });
  const x0 = body.x0 + forward * condo.bay;
  if (Math.abs(x0 + condo.bay / 2) < 9) return;
  drawBlock(
    stage,
    { ...body, x0, x1: x0 + condo.bay, z0: -4, z1: 0.1, height: body.height + 3, wall: condo.accent },
    ({ front }) => {
      for (let floor = 0; floor < condo.floors; floor++)
        drawWindow(stage.canvas, stage.light, front, 3, floor * 10.5 + 2.4, condo.bay - 6, 6, {
          trim: condo.frame,
          panes: [3, 1],
          casing: 0.25,
        });
    },
  );
}

/** A recessed top floor, seen over the edge of the roof. */
function drawPenthouse(stage: Stage, condo: Condo, body: Block): void {
  const { canvas, light } = stage;
  if (!condo.penthouse) return;
  drawBlock(
    stage,
    {
      ...body,
      x0: body.x0 + 9,
      x1: body.x1 - 9,
      z0: 9,
      z1: 40,
      height: body.height + 9,
      wall: condo.accent,
      overhang: 2,
    },
    ({ front }) => {
      for (let u = 2; u < front.width - 8; u += 9)
        drawGlass(canvas, light, front, u, body.height + 1, 7.5, 6.6);
    },
  );
}

function drawBay(stage: Stage, condo: Condo, front: Face, bay: number): void {
  const { canvas, light } = stage;
  const u = bay * condo.bay;
  const balconies = bay % 2 === 0;
  for (let floor = 0; floor < condo.floors; floor++) {
    const v = floor * 10.5;
    if (balconies && floor > 0) {
      drawWindow(canvas, light, front, u + 2.6, v + 0.6, 6, 7.4, {
        trim: condo.frame,
        panes: [2, 1],
        casing: 0.25,
      });
      drawWindow(canvas, light, front, u + condo.bay - 5, v + 2.4, 3.2, 5.2, {
        trim: condo.frame,
        panes: [1, 2],
        casing: 0.25,
      });
      drawBalcony(stage, front, u + 1.8, v + 0.4, 7.8, condo.frame);
    } else {
      for (const at of [u + condo.bay * 0.14, u + condo.bay * 0.56])
        drawWindow(canvas, light, front, at, v + 2.6, condo.bay * 0.3, 5.4, {
          trim: condo.frame,
          panes: [2, 1],
          casing: 0.25,
        });
    }
  }
}

function drawSide({ canvas, light }: Stage, condo: Condo, side: Face): void {
  for (let floor = 0; floor < condo.floors; floor++) {
    for (let u = 4; u < side.width - 5; u += 11)
      drawWindow(canvas, light, side, u, floor * 10.5 + 2.8, 4, 5, {
        trim: condo.frame,
        panes: [1, 2],
        casing: 0.25,
      });
  }
}

function drawLobby(stage: Stage, condo: Condo, front: Face): void {
  const { canvas, light } = stage;
  const middle = front.width / 2;
  canvas.polygon(front.box(middle - 7, 0, 14, 9.2), light.tone(condo.trim, front.lit * 0.9));
  drawGlass(canvas, light, front, middle - 6.4, 0.4, 4.4, 8);
  drawGlass(canvas, light, front, middle + 2, 0.4, 4.4, 8);
  drawDoor(canvas, light, front, middle - 1.6, condo.frame, condo.trim, false, 7.6);
  drawAwning(stage, front, middle - 7.6, 9.2, 15.2, condo.trim);
}
