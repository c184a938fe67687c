import type { Random } from '../random.ts';
import { drawCorner, drawScenery } from './backdrop.ts';
import { drawBlock, type Walls } from './block.ts';
import { type Block, ridgeHeight, type Stage, sunOn } from './building.ts';
import type { Canvas } from './canvas.ts';
import { darken } from './color.ts';
import {
  drawCastShadow,
  drawDapple,
  drawDrive,
  drawForeground,
  drawWalk,
  plantAt,
  plantBed,
} from './ground.ts';
import { type HousePlan, planHouse } from './house-plan.ts';
import { drawWall } from './materials.ts';
import { drawDoor, drawGarageDoor, drawWindow, type WindowStyle } from './openings.ts';
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
import { createFace, type Face } from './view.ts';

/** A detached house in its front yard. */
export function drawHouse(canvas: Canvas, random: Random): void {
  const plan = planHouse(random);
  const right = plan.garage?.x1 ?? plan.main.x1;
  const middle = (plan.main.x0 + right) / 2;
  const stage = outdoorStage(canvas, random, {
    width: right - plan.main.x0,
    middle,
    height: ridgeHeight(plan.main),
  });
  drawScenery(stage, { x0: plan.main.x0, x1: right, z: plan.main.z1 });
  drawYard(stage, plan, right);
  drawBuilding(stage, plan);
  plantFront(stage, plan, right);
  drawDapple(stage);
  drawForeground(stage);
  if (random.chance(0.22)) drawCorner(stage);
  drawVignette(canvas, stage.light);
}

function drawYard(stage: Stage, plan: HousePlan, right: number): void {
  drawCastShadow(stage, plan.main.x0, right, plan.main.z0, ridgeHeight(plan.main));
  if (plan.garage) drawDrive(stage, plan.garage.x0 + 1.5, plan.garage.x1 - 1.5, plan.garage.z0);
  drawWalk(
    stage,
    plan.doorAt,
    plan.porch ? -plan.porch.depth : 0,
    plan.doorAt + stage.random.between(-6, 10),
  );
}

function drawBuilding(stage: Stage, plan: HousePlan): void {
  const { main, wing, garage } = plan;
  const garageLast = garage && garage.z0 <= 0;
  if (garage && !garageLast) drawGarage(stage, plan, garage);
  if (plan.chimneyAt !== undefined) drawChimney(stage, plan, plan.chimneyAt);
  drawBlock(stage, main, (walls) => furnishMain(stage, plan, walls));
  if (plan.porch) drawPorch(stage, plan, plan.porch);
  const foot = plan.porch ? plan.porch.depth : 0;
  const bedFrom = wing ? wing.x1 : main.x0;
  const bedTo = garage && garageLast ? Math.min(garage.x0, main.x1) : main.x1;
  const plants = [drawShrub, drawShrub, drawGrassTuft, drawAgave];
  plantBed(stage, bedFrom, plan.doorAt - 3, -foot, plants);
  plantBed(stage, plan.doorAt + 3, bedTo, -foot, plants);
  if (wing) {
    drawBlock(stage, wing, ({ front }) => furnishWing(stage, plan, front));
    plantBed(stage, wing.x0, wing.x1, wing.z0, plants);
  }
  if (garage && garageLast) drawGarage(stage, plan, garage);
}

function furnishMain(stage: Stage, plan: HousePlan, { front, left, right }: Walls): void {
  const { canvas, light } = stage;
  const { main, wing, garage } = plan;
  const style = windowStyle(plan);
  const from = wing ? wing.x1 - main.x0 : 0;
  const to = garage && garage.z0 <= 0 ? Math.min(garage.x0, main.x1) - main.x0 : front.width;
  const door = plan.doorAt - main.x0;
  fillBays(stage, front, [from + 0.6, door - 3.6], 2.6, plan, style);
  fillBays(stage, front, [door + 3.6, to - 0.6], 2.6, plan, style);
  drawDoor(
    canvas,
    light,
    front,
    door - 1.6,
    plan.palette.door,
    plan.palette.trim,
    door - from > 6 && to - door > 6,
  );
  if (plan.storeys === 2)
    fillBays(
      stage,
      front,
      [plan.wing && plan.wing.height > 12 ? from + 1 : 1.5, front.width - 1.5],
      12.4,
      plan,
      style,
    );
  for (const side of [left, right]) {
    if (!side) continue;
    for (let floor = 0; floor < plan.storeys; floor++)
      fillBays(stage, side, [3, side.width - 3], 2.8 + floor * 9.6, plan, style);
  }
}

/** Windows spread over a stretch of wall, their sills at `sill` feet. */
function fillBays(
  stage: Stage,
  face: Face,
  [from, to]: readonly [number, number],
  sill: number,
  plan: HousePlan,
  style: WindowStyle,
): void {
  const span = to - from;
  const modern = plan.style === 'modern' || plan.style === 'midcentury';
  const wide = modern ? Math.min(9, span - 1) : span > 13 && sill < 10 ? 5.6 : 2.9;
  const height = modern ? 5.6 : 4.9;
  const count = Math.floor(span / (wide + 3.2));
  if (count < 1) {
    if (span > 4)
      drawWindow(stage.canvas, stage.light, face, from + span / 2 - 1.3, sill, 2.6, height, style);
    return;
  }
  for (let bay = 0; bay < count; bay++) {
    const middle = from + (span * (bay + 0.5)) / count;
    drawWindow(stage.canvas, stage.light, face, middle - wide / 2, sill, wide, height, {
      ...style,
      panes: [wide > 5 ? Math.max(2, style.panes[0]) : style.panes[0], style.panes[1]],
    });
  }
}

function windowStyle(plan: HousePlan): WindowStyle {
  const { palette, style } = plan;
  const panes = {
    hillcountry: [2, 2],
    farmhouse: [2, 3],
    traditional: [2, 2],
    modern: [2, 1],
    bungalow: [1, 2],
    mediterranean: [2, 3],
    midcentury: [2, 1],
  }[style] as [number, number];
  return {
    trim: palette.frame,
    panes,
    casing: style === 'modern' ? 0.2 : 0.35,
    ...(palette.shutters && plan.storeys === 2 ? { shutters: palette.shutters } : {}),
  };
}

function furnishWing(stage: Stage, plan: HousePlan, front: Face): void {
  const { canvas, light, random } = stage;
  const style = windowStyle(plan);
  const wide = Math.min(front.width - 4, plan.style === 'modern' ? 9 : random.pick([5.8, 7.5]));
  const floors = front.height > 15 ? 2 : 1;
  for (let floor = 0; floor < floors; floor++) {
    drawWindow(canvas, light, front, (front.width - wide) / 2, 2.4 + floor * 9.6, wide, 5.4, {
      ...style,
      panes: [wide > 6 ? 3 : 2, style.panes[1]],
    });
  }
  if (front.rise > 4.5) {
    const size = 2.2;
    drawWindow(canvas, light, front, (front.width - size) / 2, front.height + front.rise * 0.12, size, 2.4, {
      ...style,
      panes: [1, 2],
    });
  }
}

function drawGarage(stage: Stage, plan: HousePlan, garage: Block): void {
  const { canvas, light, random, view } = stage;
  const windows = random.chance(0.5);
  const color = random.pick([plan.palette.trim, plan.palette.frame, '#8d6a4a', '#efe9dd']);
  drawBlock(stage, garage, ({ front }) => {
    const doors = Math.max(
      1,
      Math.round(front.width / 11) - (front.width > 20 && random.chance(0.5) ? 1 : 0),
    );
    const width = doors === 1 && front.width > 18 ? 16 : 9;
    for (let door = 0; door < doors; door++) {
      const middle = (front.width * (door + 0.5)) / doors;
      drawGarageDoor(canvas, light, front, middle - width / 2, width, color, plan.palette.trim, windows);
    }
  });
  if (view.sees([garage.x1, 0, garage.z0], [1, 0, 0]))
    plantAt(stage, drawShrub, garage.x1 + 2.5, garage.z0 + 1, 3.4);
}

function drawChimney(stage: Stage, plan: HousePlan, x: number): void {
  const { canvas, view, light, random } = stage;
  const z = (plan.main.z0 + plan.main.z1) / 2;
  const top = ridgeHeight(plan.main) + 4;
  const base = plan.main.height;
  const front = createFace(view, {
    origin: [x, base, z],
    along: [1, 0, 0],
    width: 4,
    height: top - base,
    lit: sunOn(light, [0, 0, -1]),
  });
  const material =
    plan.style === 'traditional' || plan.style === 'midcentury' ? plan.palette.wall : plan.palette.accent;
  const stone =
    material.texture === 'limestone' || material.texture === 'brick'
      ? material
      : ({ texture: 'limestone', color: '#d9c8a6' } as const);
  drawWall(canvas, light, front, stone, random);
  canvas.polygon(front.box(-0.4, top - base, 4.8, 0.7), darken(light.tone('#9a9184', 0.9), 0.1));
}

function plantFront(stage: Stage, plan: HousePlan, right: number): void {
  const { random } = stage;
  const left = plan.main.x0;
  if (random.chance(0.75))
    plantAt(
      stage,
      random.pick([drawLiveOak, drawLiveOak, drawShadeTree]),
      left - random.between(13, 24),
      random.between(-10, 10),
      random.between(22, 32),
    );
  if (random.chance(0.35))
    plantAt(stage, random.pick([drawCedar, drawColumnTree]), left - 4, 1, random.between(10, 17));
  if (random.chance(0.6))
    plantAt(
      stage,
      random.pick([drawShadeTree, drawLiveOak, drawCedar]),
      right + random.between(10, 20),
      random.between(-10, 8),
      random.between(16, 30),
    );
  const spot = plan.wing ? plan.wing.x1 + 3 : left + 5;
  if (random.chance(0.4) && Math.abs(spot - plan.doorAt) > 8)
    plantAt(stage, drawShadeTree, spot, -7, random.between(9, 13));
}
