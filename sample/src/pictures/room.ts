import type { Random } from '../random.ts';
import type { Stage } from './building.ts';
import type { Canvas } from './canvas.ts';
import { createLight, type Hour, indoors } from './light.ts';
import { createFace, createView, type Face } from './view.ts';

/** A room seen along its length: feet, x from -width/2 to width/2, back wall at z = depth, the viewer before z = 0. */
export type Room = {
  width: number;
  height: number;
  depth: number;
  wall: string;
  accent: string;
  floor: { kind: 'planks' | 'tiles' | 'concrete' | 'carpet'; color: string };
  trim: string;
  textile: string;
  textile2: string;
  wood: string;
  metal: string;
};

export type RoomStage = Stage & { room: Room };

const walls = ['#f3efe6', '#ece6da', '#e6e3da', '#dfe3de', '#e9ddcb', '#f0ebe3', '#d9dcd3', '#e5dcd3'];
const accents = [
  '#7f8f7d',
  '#5f7480',
  '#b58a6c',
  '#3f5550',
  '#a79a86',
  '#8a6f62',
  '#c3b39a',
  '#6d7f8f',
  '#d3c4a8',
];
const woods = ['#b98d5f', '#a3764b', '#8a6142', '#c9a578', '#6e4c35', '#d2b489'];
const textiles = [
  '#d8d0c0',
  '#a9b3ab',
  '#8b9aa3',
  '#c4a489',
  '#6f7f78',
  '#b9aa94',
  '#4f6470',
  '#e3dccd',
  '#9a7a66',
  '#7d8a6a',
];
const metals = ['#b79a5e', '#2d2f31', '#a8a9a8', '#8c6c4a'];

export type RoomSettings = {
  width: readonly [number, number];
  depth: readonly [number, number];
  floors?: readonly Room['floor']['kind'][];
};

const anyFloor: readonly Room['floor']['kind'][] = ['planks', 'planks', 'planks', 'tiles', 'concrete'];

/** A room with its light and camera; sizes are drawn from the ranges given in feet. */
export function roomStage(canvas: Canvas, random: Random, settings: RoomSettings): RoomStage {
  const hour = random.weighted<Hour>([
    ['morning', 4],
    ['afternoon', 4],
    ['noon', 2],
    ['golden', 3],
    ['dusk', 1],
    ['overcast', 1],
  ]);
  const light = indoors(createLight(random, hour));
  const kind = random.pick(settings.floors ?? anyFloor);
  const wood = random.pick(woods);
  const room: Room = {
    width: random.between(...settings.width),
    height: random.pick([9, 9.6, 10.4]),
    depth: random.between(...settings.depth),
    wall: random.pick(walls),
    accent: random.pick(accents),
    floor: { kind, color: floorColor(kind, random) },
    trim: '#faf7f0',
    textile: random.pick(textiles),
    textile2: random.pick(accents),
    wood,
    metal: random.pick(metals),
  };
  const back = random.between(7, 8.5);
  const focal = (random.between(0.56, 0.64) * 1200 * (room.depth + back)) / room.width;
  const view = createView({
    eye: [random.between(-0.12, 0.12) * room.width, random.between(4.7, 5.4), -back],
    focal,
    horizon: random.between(345, 385),
  });
  return { canvas, view, light, random, room };
}

function floorColor(kind: Room['floor']['kind'], random: Random): string {
  const colors = {
    planks: ['#b8905f', '#a67c52', '#c8a77c', '#8d6849', '#d3b891'],
    tiles: ['#d8d2c5', '#c9c4ba', '#e2ddd3', '#b9a892', '#c99f7c'],
    concrete: ['#b7b2a8', '#a9a59c'],
    carpet: ['#d3cabb', '#c5beb2', '#b9b5ad'],
  };
  return random.pick(colors[kind]);
}

/** The back wall as a face: `u` from its left end. */
export function backWall({ view, room }: RoomStage): Face {
  return createFace(view, {
    origin: [-room.width / 2, 0, room.depth],
    along: [1, 0, 0],
    width: room.width,
    height: room.height,
    lit: 0.9,
  });
}

/** A side wall as a face: `u` from the back corner towards the viewer. */
export function sideWall({ view, room, light }: RoomStage, side: -1 | 1): Face {
  return createFace(view, {
    origin: [(side * room.width) / 2, 0, room.depth],
    along: [0, 0, -1],
    width: room.depth + 4,
    height: room.height,
    lit: 0.78 - side * light.side * 0.2,
  });
}
