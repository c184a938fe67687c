import type { Random } from '../random.ts';
import { type Block, ridgeHeight } from './building.ts';
import { boardOf, type HousePalette, type HouseStyle, paletteOf, sidingOf } from './palette.ts';

/** What a house consists of, in feet; the garage, if any, is on the right (pictures are mirrored by chance). */
export type HousePlan = {
  style: HouseStyle;
  palette: HousePalette;
  storeys: 1 | 2;
  main: Block;
  wing?: Block;
  garage?: Block;
  porch?: { x0: number; x1: number; depth: number; posts: 'slim' | 'timber' | 'stone' };
  /** Middle of the entrance. */
  doorAt: number;
  chimneyAt?: number;
};

const pitches: Record<HouseStyle, readonly [number, number]> = {
  hillcountry: [0.4, 0.62],
  farmhouse: [0.7, 0.95],
  traditional: [0.55, 0.85],
  modern: [0.12, 0.2],
  bungalow: [0.4, 0.55],
  mediterranean: [0.34, 0.44],
  midcentury: [0.2, 0.28],
};

export function planHouse(random: Random): HousePlan {
  const style = random.weighted<HouseStyle>([
    ['hillcountry', 5],
    ['farmhouse', 4],
    ['traditional', 5],
    ['modern', 4],
    ['bungalow', 3],
    ['mediterranean', 2],
    ['midcentury', 2],
  ]);
  const palette = paletteOf(style, random);
  const small = style === 'bungalow' || style === 'midcentury';
  const storeys = small
    ? 1
    : random.weighted([
        [1, 5],
        [2, 6],
      ] as const);
  const main = planMain(style, palette, storeys, random);
  const wing = random.chance(style === 'midcentury' ? 0.2 : 0.72)
    ? planWing(main, style, palette, storeys, random)
    : undefined;
  const garage = random.chance(style === 'bungalow' ? 0.35 : 0.75)
    ? planGarage(main, style, palette, random)
    : undefined;
  const open = { from: wing ? wing.x1 : main.x0, to: garage ? Math.min(garage.x0, main.x1) : main.x1 };
  const doorAt = open.from + (open.to - open.from) * random.between(0.32, 0.6);
  const porch = planPorch(style, open, doorAt, random);
  return {
    style,
    palette,
    storeys,
    main,
    doorAt,
    ...(wing ? { wing } : {}),
    ...(garage ? { garage } : {}),
    ...(porch ? { porch } : {}),
    ...(random.chance(0.45) && style !== 'modern'
      ? { chimneyAt: random.between(main.x0 + 5, main.x1 - 8) }
      : {}),
  };
}

function planMain(style: HouseStyle, palette: HousePalette, storeys: 1 | 2, random: Random): Block {
  const width = storeys === 2 ? random.between(34, 44) : random.between(36, style === 'bungalow' ? 40 : 47);
  const roof = roofOf(style, random);
  return {
    x0: -width / 2,
    x1: width / 2,
    z0: 0,
    z1: random.between(24, 30),
    height: storeys * 9.6 + 0.8,
    roof,
    pitch: random.between(...pitches[style]),
    overhang: style === 'modern' ? (roof === 'flat' ? 1.2 : 2.2) : random.between(1.2, 2.2),
    wall: palette.wall,
    roofing: palette.roofing,
    trim: palette.trim,
  };
}

function roofOf(style: HouseStyle, random: Random): Block['roof'] {
  if (style === 'modern')
    return random.weighted([
      ['flat', 3],
      ['shed', 2],
    ] as const);
  if (style === 'traditional' || style === 'mediterranean')
    return random.weighted([
      ['hip', 3],
      ['gable-x', 1],
    ] as const);
  return random.weighted([
    ['gable-x', 4],
    ['hip', 1],
  ] as const);
}

/** A gabled wing in front of the left part, as high as the house or one storey lower. */
function planWing(
  main: Block,
  style: HouseStyle,
  palette: HousePalette,
  storeys: 1 | 2,
  random: Random,
): Block {
  const width = random.between(13, 17);
  const x0 = main.x0 + random.pick([0, 0, 2.5]);
  const low = storeys === 2 && random.chance(0.3);
  const wing: Block = {
    ...main,
    x0,
    x1: x0 + width,
    z0: -random.between(3, 8),
    z1: 0,
    height: low ? 10.4 : style === 'modern' ? main.height + random.pick([-1.6, 2]) : main.height,
    roof: style === 'modern' ? 'flat' : 'gable-z',
    pitch: style === 'modern' ? 0 : Math.max(main.pitch, random.between(0.5, 0.9)),
    overhang: Math.min(main.overhang, 1.3),
    wall: random.chance(0.6) ? palette.accent : main.wall,
  };
  return { ...wing, runOn: runOnto(main, wing) };
}

function planGarage(main: Block, style: HouseStyle, palette: HousePalette, random: Random): Block {
  const width = random.pick([13, 22, 22, 22, main.height > 15 ? 31 : 22]);
  const forward = random.pick([-9, -5, -2, 3]);
  const x0 = main.x1 - (forward < 0 ? random.pick([0, 6, 9]) : 0);
  const flat = style === 'modern';
  const leans = x0 < main.x1 && forward < 0;
  const garage: Block = {
    ...main,
    x0,
    x1: x0 + width,
    z0: forward,
    z1: leans ? Math.max(forward + 8, 0.01) : forward + 23,
    height: 10.2,
    roof: flat
      ? 'flat'
      : random.weighted([
          ['gable-z', leans ? 6 : 2],
          ['gable-x', leans ? 0 : 3],
          ['hip', leans ? 0 : 2],
        ] as const),
    pitch: flat ? 0 : main.pitch,
    overhang: Math.min(main.overhang, 1.5),
    wall: random.chance(0.35) ? palette.accent : main.wall,
  };
  const gabled = garage.roof === 'gable-z' && random.chance(0.5);
  return {
    ...garage,
    ...(garage.roof === 'gable-z' && leans ? { runOn: Math.max(14, runOnto(main, garage)) } : {}),
    ...(gabled
      ? {
          frontWall: random.chance(0.5)
            ? boardOf(random)
            : { ...sidingOf(random), color: palette.accent.color },
        }
      : {}),
  };
}

/** How far a wing's ridge runs on over the house until the slope of the house's roof reaches it. */
function runOnto(main: Block, wing: Block): number {
  if (main.roof === 'flat' || main.pitch === 0) return 0;
  const needed = (ridgeHeight(wing) - main.height) / main.pitch;
  return Math.max(0, Math.min(needed, (main.z1 - main.z0) / 2));
}

function planPorch(
  style: HouseStyle,
  open: { from: number; to: number },
  doorAt: number,
  random: Random,
): HousePlan['porch'] {
  const chance = {
    hillcountry: 0.9,
    farmhouse: 0.85,
    traditional: 0.45,
    modern: 0.35,
    bungalow: 1,
    mediterranean: 0.5,
    midcentury: 0.3,
  }[style];
  if (!random.chance(chance)) return undefined;
  const wide = style !== 'traditional' && random.chance(0.65);
  const span = open.to - open.from;
  const x0 = wide ? open.from + 0.4 : Math.max(open.from + 0.4, doorAt - Math.min(5.5, span / 2));
  const x1 = wide ? open.to - 0.4 : Math.min(open.to - 0.4, doorAt + 5.5);
  const posts =
    style === 'hillcountry'
      ? random.pick(['timber', 'stone'] as const)
      : style === 'bungalow'
        ? random.pick(['stone', 'slim'] as const)
        : style === 'modern'
          ? 'slim'
          : random.pick(['slim', 'timber'] as const);
  return { x0, x1, depth: random.between(5.5, 8), posts };
}
