import { createRandom, type Random } from '../random.ts';
import { drawBath } from './bath.ts';
import { drawBedroom } from './bedroom.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { drawCommercial } from './commercial.ts';
import { drawCondo } from './condo.ts';
import { drawDining } from './dining.ts';
import { drawGarageInside } from './garage.ts';
import { drawHouse } from './house.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLake } from './lake.ts';
import { drawLiving } from './living.ts';
import { drawLot } from './lot.ts';
import { drawMultifamily } from './multifamily.ts';
import { drawOffice } from './office.ts';
import { drawRanch } from './ranch.ts';
import { drawTownhouses } from './townhouse.ts';
import { drawPoolScene, drawYardScene } from './yard.ts';

const painters = {
  house: drawHouse,
  townhouse: drawTownhouses,
  condo: drawCondo,
  ranch: drawRanch,
  lot: drawLot,
  multifamily: drawMultifamily,
  commercial: drawCommercial,
  lake: drawLake,
  pool: drawPoolScene,
  yard: drawYardScene,
  living: drawLiving,
  kitchen: drawKitchen,
  dining: drawDining,
  bedroom: drawBedroom,
  bath: drawBath,
  office: drawOffice,
  garage: drawGarageInside,
} satisfies Record<string, (canvas: Canvas, random: Random) => void>;

/** What a sample photo shows. */
export type SceneKind = keyof typeof painters;

export const sceneKinds = Object.keys(painters) as readonly SceneKind[];

/** An SVG picture, 1200 by 800 pixels; the same kind and seed always give the same text. */
export function drawScene(kind: SceneKind, seed: number): string {
  const { random, canvas } = begin(kind, seed);
  painters[kind](canvas, random);
  return canvas.toSvg();
}

/** How a scene begins: its random numbers and an empty canvas. */
export function begin(kind: SceneKind, seed: number): { random: Random; canvas: Canvas } {
  const random = createRandom(`${kind} ${seed}`);
  return { random, canvas: createCanvas(random.chance(0.5)) };
}
