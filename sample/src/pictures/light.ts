import type { Random } from '../random.ts';
import type { Stop } from './canvas.ts';
import { mix, multiply } from './color.ts';

export type Hour = 'morning' | 'noon' | 'afternoon' | 'golden' | 'dusk' | 'overcast';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** Everything a part must know about the light it stands in. */
export type Light = {
  hour: Hour;
  season: Season;
  /** Sky from zenith to horizon. */
  sky: readonly Stop[];
  /** What distance fades into. */
  haze: string;
  /** Where the sun stands: -1 far left, 1 far right. */
  side: number;
  /** Height of the sun over the horizon, 0 to 1. */
  height: number;
  /** How hard shadows are, 0 (overcast) to 1. */
  contrast: number;
  /** How strongly lamps shine through windows, 0 to 1. */
  lamps: number;
  cloud: string;
  shadow: string;
  /** A surface's colour in this light; `lit` from 0 (in shade) to 1 (in full sun). */
  tone(color: string, lit?: number): string;
};

type Recipe = Pick<Light, 'sky' | 'haze' | 'height' | 'contrast' | 'lamps' | 'cloud' | 'shadow'> & {
  sun: string;
  shade: string;
  gain: number;
};

const recipes: Record<Hour, Recipe> = {
  morning: {
    sky: [
      [0, '#86b4d6'],
      [0.55, '#bcd7e3'],
      [1, '#f4e6d2'],
    ],
    haze: '#dbe3e2',
    height: 0.45,
    contrast: 0.75,
    lamps: 0,
    cloud: '#fffaf1',
    shadow: '#2b3a55',
    sun: '#fff3de',
    shade: '#9aa9c4',
    gain: 1.03,
  },
  noon: {
    sky: [
      [0, '#6aa5cf'],
      [0.55, '#a6cce0'],
      [1, '#e2edee'],
    ],
    haze: '#cfe2ea',
    height: 0.9,
    contrast: 0.9,
    lamps: 0,
    cloud: '#ffffff',
    shadow: '#22344f',
    sun: '#fffdf6',
    shade: '#92a6c4',
    gain: 1.05,
  },
  afternoon: {
    sky: [
      [0, '#74a8cc'],
      [0.55, '#b3d0dc'],
      [1, '#f1eadb'],
    ],
    haze: '#dde5e3',
    height: 0.6,
    contrast: 0.9,
    lamps: 0,
    cloud: '#fffdf8',
    shadow: '#28364f',
    sun: '#fff6e2',
    shade: '#95a4c0',
    gain: 1.05,
  },
  golden: {
    sky: [
      [0, '#7499be'],
      [0.45, '#c3c0c0'],
      [0.75, '#f3cfa0'],
      [1, '#fbdfae'],
    ],
    haze: '#f0d3a9',
    height: 0.25,
    contrast: 0.85,
    lamps: 0.35,
    cloud: '#ffe3c0',
    shadow: '#3b3556',
    sun: '#ffdfae',
    shade: '#8f8fb0',
    gain: 1.04,
  },
  dusk: {
    sky: [
      [0, '#2f4a7a'],
      [0.45, '#6a7aa8'],
      [0.75, '#c793a0'],
      [1, '#f2b48c'],
    ],
    haze: '#a98fa6',
    height: 0.1,
    contrast: 0.25,
    lamps: 1,
    cloud: '#d9a3a6',
    shadow: '#1b2340',
    sun: '#a9a3c2',
    shade: '#747cab',
    gain: 0.98,
  },
  overcast: {
    sky: [
      [0, '#a9bac6'],
      [0.6, '#c9d4d9'],
      [1, '#e6e8e4'],
    ],
    haze: '#d5dcdd',
    height: 0.7,
    contrast: 0.25,
    lamps: 0.15,
    cloud: '#eef1f1',
    shadow: '#2e3a4b',
    sun: '#eef1f2',
    shade: '#b3bdca',
    gain: 1,
  },
};

/** Draws an hour and a season by chance; pass `hour` to insist on one. */
export function createLight(random: Random, hour: Hour = drawHour(random)): Light {
  const { sun, shade, gain, ...recipe } = recipes[hour];
  const season = random.weighted<Season>([
    ['spring', 3],
    ['summer', 3],
    ['autumn', 2],
    ['winter', 1],
  ]);
  return {
    hour,
    season,
    ...recipe,
    side: random.pick([-1, 1]) * random.between(0.45, 0.95),
    tone: toneOf({ sun, shade, gain }),
  };
}

/** The same hour seen from within a room: walls soften the colour of the sun, and after sunset lamps take over. */
export function indoors(light: Light): Light {
  const warm = recipes[light.lamps > 0.6 ? 'golden' : 'afternoon'];
  const tone = toneOf(warm);
  const share = light.lamps > 0.6 ? 0.92 : 0.45;
  return {
    ...light,
    shadow: mix(light.shadow, '#3a2f3a', share),
    tone: (color, lit = 1) => mix(light.tone(color, lit), tone(color, lit), share),
  };
}

const toneOf =
  ({ sun, shade, gain }: Pick<Recipe, 'sun' | 'shade' | 'gain'>): Light['tone'] =>
  (color, lit = 1) =>
    mix(multiply(color, shade), multiply(color, sun, gain), lit);

function drawHour(random: Random): Hour {
  return random.weighted<Hour>([
    ['morning', 3],
    ['noon', 3],
    ['afternoon', 4],
    ['golden', 3],
    ['dusk', 2],
    ['overcast', 1],
  ]);
}
