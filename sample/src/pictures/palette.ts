import type { Random } from '../random.ts';
import type { Roofing } from './building.ts';
import type { Material } from './materials.ts';

/** Colours of one house, chosen together so that they get along. */
export type HousePalette = {
  wall: Material;
  accent: Material;
  roofing: Roofing;
  trim: string;
  frame: string;
  door: string;
  post: string;
  shutters?: string;
};

const limestone = ['#e4d5b5', '#dcc9a3', '#ebe0c8', '#d6c5a8'];
const brick = ['#a9614a', '#b8755a', '#8f5546', '#c49a7c', '#cdb7a0', '#9b6a58'];
const stucco = ['#efe6d4', '#e3d3b8', '#d9c2a0', '#f3eee4', '#cdbfa9', '#d8b595'];
const painted = [
  '#f4f1ea',
  '#e9e6dc',
  '#8fa3a6',
  '#6f8791',
  '#9aa88f',
  '#c9d0c8',
  '#4f5f68',
  '#d8cbb4',
  '#7d8b74',
  '#b98f6f',
];
const cedar = ['#a9744a', '#b88556', '#8f6243'];
const doors = ['#8a4030', '#2f4a5c', '#3d5a4a', '#a8763f', '#232a30', '#7a5238', '#c07a3e', '#4d6f7a'];

export const stoneOf = (random: Random): Material => ({
  texture: 'limestone',
  color: random.pick(limestone),
});
export const brickOf = (random: Random): Material => ({ texture: 'brick', color: random.pick(brick) });
export const stuccoOf = (random: Random): Material => ({ texture: 'stucco', color: random.pick(stucco) });
export const boardOf = (random: Random): Material => ({ texture: 'board', color: random.pick(painted) });
export const sidingOf = (random: Random): Material => ({ texture: 'siding', color: random.pick(painted) });
export const cedarOf = (random: Random): Material => ({ texture: 'cedar', color: random.pick(cedar) });

export const metalRoof = (random: Random): Roofing => ({
  kind: 'metal',
  color: random.pick(['#8d979c', '#5c646a', '#a9b0b0', '#6d5f55', '#7c8a86', '#434a50']),
});
const shingleRoof = (random: Random): Roofing => ({
  kind: 'shingle',
  color: random.pick(['#6f655c', '#5a5a5e', '#857667', '#78685a', '#4b4d52', '#8b8076']),
});
const tileRoof = (random: Random): Roofing => ({
  kind: 'tile',
  color: random.pick(['#b3694a', '#a65c42', '#c08058', '#96573f']),
});

export type HouseStyle =
  | 'hillcountry'
  | 'farmhouse'
  | 'traditional'
  | 'modern'
  | 'bungalow'
  | 'mediterranean'
  | 'midcentury';

/** Colours in the manner of a style. */
export function paletteOf(style: HouseStyle, random: Random): HousePalette {
  const door = random.pick(doors);
  const shared = { door, post: random.pick(cedar) };
  switch (style) {
    case 'hillcountry':
      return {
        ...shared,
        wall: stoneOf(random),
        accent: random.chance(0.5) ? cedarOf(random) : stuccoOf(random),
        roofing: metalRoof(random),
        trim: '#e8dfcd',
        frame: random.pick(['#3f3a34', '#efe8da']),
      };
    case 'farmhouse':
      return {
        ...shared,
        wall: {
          texture: 'board',
          color: random.pick(['#f6f4ee', '#eeebe2', '#e3e3dc', '#56626a', '#8d9a86']),
        },
        accent: random.chance(0.5) ? stoneOf(random) : boardOf(random),
        roofing: metalRoof(random),
        trim: '#f7f4ec',
        frame: '#2b2f33',
      };
    case 'traditional':
      return {
        ...shared,
        wall: random.chance(0.65) ? brickOf(random) : stoneOf(random),
        accent: random.chance(0.6) ? stoneOf(random) : sidingOf(random),
        roofing: shingleRoof(random),
        trim: '#f1ebdf',
        frame: '#f4efe4',
        post: '#efe8da',
        ...(random.chance(0.45)
          ? { shutters: random.pick(['#39454a', '#4f5f4a', '#5c3f34', '#2f4458']) }
          : {}),
      };
    case 'modern':
      return {
        ...shared,
        wall: random.chance(0.6) ? stuccoOf(random) : { texture: 'concrete', color: '#c9c5bc' },
        accent: random.chance(0.65) ? cedarOf(random) : stoneOf(random),
        roofing: metalRoof(random),
        trim: random.pick(['#3a3d40', '#efece4', '#5b4a3c']),
        frame: '#26292c',
      };
    case 'bungalow':
      return {
        ...shared,
        wall: sidingOf(random),
        accent: random.chance(0.5) ? boardOf(random) : stoneOf(random),
        roofing: random.chance(0.6) ? shingleRoof(random) : metalRoof(random),
        trim: '#f6f1e6',
        frame: '#f6f1e6',
        post: '#f2ecdf',
      };
    case 'mediterranean':
      return {
        ...shared,
        wall: stuccoOf(random),
        accent: stoneOf(random),
        roofing: tileRoof(random),
        trim: '#d8c4a2',
        frame: '#5b4636',
        post: '#d9c6a4',
      };
    case 'midcentury':
      return {
        ...shared,
        wall: brickOf(random),
        accent: cedarOf(random),
        roofing: shingleRoof(random),
        trim: random.pick(['#f0eadc', '#4a423a']),
        frame: random.pick(['#efe8da', '#3a342e']),
      };
  }
}
