import type { EditionId } from '@hearth/domain/edition/edition.ts';

type Position = readonly [longitude: number, latitude: number];

export interface Highway {
  readonly name: string;
  readonly line: readonly Position[];
}

/** 'longitude latitude', a comma between; drawn by hand through the towns they join: for finding one's way, never to be measured on. */
const SKETCHES: readonly { readonly name: string; readonly through: string }[] = [
  {
    name: 'I-35',
    through:
      '-97.12 32.5, -97.13 32.01, -97.14 31.55, -97.35 31.09, -97.53 30.945, -97.605 30.825, -97.68 30.64, -97.685 30.51, -97.675 30.42, -97.693 30.345, -97.722 30.285, -97.736 30.252, -97.753 30.218, -97.793 30.155, -97.83 30.083, -97.868 29.99, -97.925 29.885, -97.99 29.82, -98.115 29.7, -98.2 29.63, -98.28 29.575, -98.395 29.495, -98.478 29.435, -98.505 29.42, -98.53 29.385, -98.6 29.33, -98.79 29.235, -99 29.06, -99.1 28.89, -99.24 28.44, -99.5 27.53',
  },
  {
    name: 'I-10',
    through:
      '-101.2 30.71, -100.64 30.57, -99.77 30.49, -99.13 30.07, -98.905 29.985, -98.72 29.79, -98.635 29.66, -98.605 29.595, -98.55 29.515, -98.505 29.43, -98.46 29.415, -98.385 29.43, -98.27 29.445, -98.2 29.47, -97.965 29.595, -97.62 29.69, -97.11 29.69, -96.54 29.7, -95.82 29.79, -95.37 29.76',
  },
  {
    name: 'I-37',
    through:
      '-98.478 29.435, -98.475 29.4, -98.44 29.34, -98.415 29.25, -98.41 29.1, -98.42 28.97, -98.18 28.46, -97.85 28.04, -97.42 27.8',
  },
  {
    name: 'US 290',
    through:
      '-99.56 30.38, -99.24 30.3, -98.88 30.27, -98.41 30.275, -98.25 30.24, -98.085 30.19, -97.94 30.23, -97.87 30.235, -97.8 30.225, -97.753 30.218',
  },
  {
    name: 'US 290',
    through:
      '-97.705 30.322, -97.66 30.32, -97.555 30.34, -97.37 30.35, -96.93 30.18, -96.4 30.16, -96.08 30.09, -95.45 29.8',
  },
  {
    name: 'SH 71',
    through:
      '-98.68 30.75, -98.27 30.5, -98.13 30.45, -98.02 30.365, -97.945 30.31, -97.905 30.27, -97.87 30.235',
  },
  {
    name: 'SH 71',
    through:
      '-97.753 30.218, -97.69 30.215, -97.62 30.195, -97.45 30.16, -97.315 30.11, -97.16 30.01, -96.9 29.92, -96.54 29.71',
  },
  {
    name: 'US 183',
    through:
      '-98.99 31.71, -98.57 31.45, -98.18 31.06, -98.02 30.8, -97.9 30.7, -97.85 30.58, -97.82 30.505, -97.795 30.47, -97.74 30.385, -97.693 30.345, -97.668 30.3, -97.663 30.26, -97.69 30.215, -97.69 30.1, -97.675 29.885, -97.65 29.68, -97.45 29.5, -97.29 29.09, -97.39 28.67',
  },
  {
    name: 'Loop 1',
    through:
      '-97.7 30.425, -97.74 30.385, -97.75 30.335, -97.757 30.31, -97.773 30.276, -97.8 30.23, -97.855 30.19',
  },
  {
    name: 'SH 130',
    through:
      '-97.63 30.68, -97.6 30.6, -97.58 30.53, -97.575 30.44, -97.59 30.33, -97.615 30.25, -97.62 30.18, -97.69 30.05, -97.69 29.9, -97.74 29.76, -97.93 29.6',
  },
  { name: 'US 79', through: '-97.685 30.51, -97.545 30.545, -97.41 30.57, -97.0 30.65, -96.59 30.88' },
  { name: 'SH 29', through: '-99.23 30.75, -98.68 30.75, -98.23 30.76, -97.92 30.665, -97.68 30.635' },
  {
    name: 'US 281',
    through:
      '-98.03 31.98, -98.12 31.7, -98.23 31.06, -98.23 30.76, -98.275 30.575, -98.41 30.275, -98.42 30.1, -98.405 29.95, -98.41 29.8, -98.465 29.61, -98.48 29.515, -98.478 29.435',
  },
  {
    name: 'US 90',
    through: '-98.515 29.41, -98.62 29.395, -98.88 29.355, -99.14 29.35, -99.79 29.21, -100.9 29.36',
  },
  { name: 'SH 16', through: '-98.605 29.51, -98.69 29.58, -98.85 29.64, -99.07 29.73, -99.14 30.05' },
  { name: 'SH 46', through: '-98.73 29.795, -98.46 29.78, -98.3 29.76, -98.13 29.71, -97.965 29.57' },
  {
    name: 'Loop 410',
    through:
      '-98.55 29.515, -98.48 29.515, -98.42 29.51, -98.395 29.495, -98.385 29.43, -98.4 29.36, -98.44 29.34, -98.5 29.335, -98.6 29.33, -98.65 29.39, -98.64 29.46, -98.605 29.51, -98.55 29.515',
  },
  {
    name: 'Loop 1604',
    through:
      '-98.605 29.595, -98.465 29.61, -98.38 29.59, -98.31 29.555, -98.26 29.5, -98.27 29.445, -98.33 29.36, -98.36 29.29, -98.44 29.25, -98.55 29.255, -98.66 29.3, -98.72 29.38, -98.715 29.47, -98.68 29.55, -98.605 29.595',
  },
];

/** South of this the map is San Antonio's; what crosses it is drawn in both. Degrees of latitude. */
const BETWEEN: Readonly<Record<EditionId, (latitude: number) => boolean>> = {
  austin: (latitude) => latitude > 29.6,
  'san-antonio': (latitude) => latitude < 30.15,
};

/** The great roads of an edition, their corners rounded. */
export const highwaysOf = (edition: EditionId): readonly Highway[] =>
  SKETCHES.map(({ name, through }) => ({ name, line: positionsOf(through) }))
    .filter(({ line }) => line.some(([, latitude]) => BETWEEN[edition](latitude)))
    .map(({ name, line }) => ({ name, line: rounded(rounded(line)) }));

const positionsOf = (text: string): readonly Position[] =>
  text.split(', ').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(' ').map(Number);
    return [longitude, latitude];
  });

/** Each corner is cut at a quarter of its sides, once, so the line bends half as much. */
function rounded(line: readonly Position[]): readonly Position[] {
  const cut = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return [...line.slice(0, 1), ...cut, ...line.slice(-1)];
}

const between = (from: Position, to: Position, share: number): Position => [
  toFourDecimals(from[0] + (to[0] - from[0]) * share),
  toFourDecimals(from[1] + (to[1] - from[1]) * share),
];
const toFourDecimals = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
