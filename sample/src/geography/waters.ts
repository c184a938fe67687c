import type { MultiPolygon } from 'geojson';
import { createRandom } from '../random.ts';
import type { EditionName } from './area-text.ts';
import { LONGITUDE_SCALE, METERS_PER_DEGREE, type Position, tidyRing } from './geometry.ts';

/** A lake or river, drawn by hand; approximate, not for measurements. */
export type Water = { name: string; edition: EditionName; geometry: MultiPolygon };

/** An outline, or the middle of a long water with half its width; `longitude latitude`, comma between. */
type Sketch = {
  name: string;
  edition: EditionName;
  outline?: string;
  halfWidthMeters?: number;
  reaches?: string[];
};

const SKETCHES: readonly Sketch[] = [
  {
    name: 'Blanco River',
    edition: 'austin',
    halfWidthMeters: 40,
    reaches: [
      '-98.500 30.085, -98.421 30.094, -98.360 30.065, -98.290 30.035, -98.200 30.010, -98.130 30.002, -98.090 29.992, -98.030 30.005, -97.985 29.985, -97.945 29.965, -97.905 29.935, -97.892 29.905, -97.905 29.875, -97.918 29.860',
    ],
  },
  {
    name: 'Colorado River',
    edition: 'austin',
    halfWidthMeters: 65,
    reaches: [
      '-97.713 30.251, -97.696 30.245, -97.683 30.246, -97.660 30.262, -97.642 30.261, -97.627 30.253, -97.632 30.241, -97.656 30.228, -97.650 30.214, -97.625 30.211, -97.608 30.214, -97.602 30.227, -97.594 30.221, -97.589 30.206, -97.576 30.214, -97.556 30.207, -97.542 30.225, -97.527 30.219, -97.514 30.208, -97.488 30.222, -97.470 30.221, -97.431 30.192, -97.385 30.196, -97.345 30.127, -97.331 30.087, -97.305 30.081, -97.272 30.047, -97.220 30.043, -97.172 30.027, -97.146 30.034, -97.122 30.034, -97.087 29.998, -97.040 29.994',
    ],
  },
  {
    name: 'Inks Lake',
    edition: 'austin',
    halfWidthMeters: 170,
    reaches: ['-98.386 30.732, -98.376 30.739, -98.385 30.747, -98.400 30.748, -98.414 30.750'],
  },
  {
    name: 'Lady Bird Lake',
    edition: 'austin',
    halfWidthMeters: 120,
    reaches: [
      '-97.786 30.292, -97.786 30.286, -97.776 30.277, -97.764 30.269, -97.750 30.263, -97.743 30.256, -97.736 30.250, -97.727 30.248, -97.718 30.247, -97.713 30.251',
    ],
  },
  {
    name: 'Lake Austin',
    edition: 'austin',
    halfWidthMeters: 110,
    reaches: [
      '-97.786 30.295, -97.780 30.304, -97.775 30.315, -97.777 30.328, -97.783 30.339, -97.797 30.350, -97.808 30.351, -97.822 30.337, -97.834 30.325, -97.843 30.328, -97.849 30.347, -97.861 30.355, -97.880 30.345, -97.898 30.341, -97.917 30.327, -97.928 30.327, -97.934 30.336, -97.918 30.354, -97.914 30.370, -97.912 30.386',
    ],
  },
  {
    name: 'Lake Bastrop',
    edition: 'austin',
    outline:
      '-97.304 30.152, -97.298 30.148, -97.288 30.151, -97.279 30.157, -97.270 30.165, -97.274 30.171, -97.284 30.168, -97.293 30.172, -97.300 30.166, -97.297 30.159',
  },
  {
    name: 'Lake Buchanan',
    edition: 'austin',
    outline:
      '-98.411 30.775, -98.372 30.810, -98.363 30.837, -98.372 30.850, -98.399 30.866, -98.431 30.888, -98.440 30.911, -98.437 30.932, -98.451 30.928, -98.463 30.891, -98.459 30.882, -98.430 30.873, -98.440 30.829, -98.457 30.805, -98.448 30.763, -98.436 30.756',
  },
  {
    name: 'Lake Georgetown',
    edition: 'austin',
    halfWidthMeters: 270,
    reaches: ['-97.725 30.667, -97.742 30.676, -97.763 30.675, -97.782 30.684, -97.802 30.689'],
  },
  {
    name: 'Lake LBJ',
    edition: 'austin',
    halfWidthMeters: 260,
    reaches: [
      '-98.338 30.556, -98.352 30.558, -98.365 30.567, -98.378 30.580, -98.398 30.588, -98.413 30.601, -98.424 30.622, -98.429 30.645, -98.439 30.660, -98.425 30.690, -98.402 30.712',
    ],
  },
  {
    name: 'Lake Marble Falls',
    edition: 'austin',
    halfWidthMeters: 130,
    reaches: ['-98.258 30.557, -98.275 30.568, -98.290 30.570, -98.310 30.563, -98.330 30.556'],
  },
  {
    name: 'Lake Travis',
    edition: 'austin',
    halfWidthMeters: 300,
    reaches: [
      '-97.906 30.394, -97.913 30.404, -97.911 30.423, -97.919 30.437, -97.936 30.438, -97.950 30.430, -97.950 30.416, -97.946 30.405, -97.962 30.394, -97.980 30.389, -97.992 30.377, -98.010 30.373, -98.018 30.383, -98.006 30.393, -97.989 30.404, -97.992 30.414, -98.015 30.414, -98.038 30.424, -98.030 30.438, -98.010 30.451, -97.997 30.464, -98.006 30.479, -98.020 30.481, -98.030 30.468, -98.035 30.455, -98.052 30.444, -98.063 30.458, -98.078 30.468, -98.097 30.474, -98.088 30.489, -98.118 30.489',
    ],
  },
  {
    name: 'Pedernales River',
    edition: 'austin',
    halfWidthMeters: 45,
    reaches: [
      '-98.064 30.436, -98.085 30.444, -98.092 30.425, -98.076 30.411, -98.070 30.396, -98.088 30.390, -98.108 30.400, -98.111 30.383, -98.129 30.368, -98.138 30.348, -98.146 30.334, -98.190 30.325, -98.257 30.308, -98.320 30.295, -98.390 30.288, -98.460 30.275, -98.550 30.255, -98.620 30.236',
    ],
  },
  {
    name: 'San Marcos River',
    edition: 'austin',
    halfWidthMeters: 40,
    reaches: [
      '-97.932 29.892, -97.934 29.880, -97.925 29.865, -97.912 29.855, -97.880 29.851, -97.843 29.840, -97.825 29.790, -97.778 29.752, -97.755 29.725, -97.700 29.690, -97.650 29.665, -97.605 29.630, -97.585 29.595',
    ],
  },
  {
    name: 'Calaveras Lake',
    edition: 'san-antonio',
    outline:
      '-98.325 29.283, -98.310 29.277, -98.297 29.283, -98.292 29.297, -98.298 29.310, -98.306 29.318, -98.311 29.306, -98.322 29.300, -98.331 29.302, -98.333 29.292',
  },
  {
    name: 'Canyon Lake',
    edition: 'san-antonio',
    outline:
      '-98.234 29.920, -98.311 29.929, -98.336 29.926, -98.355 29.909, -98.368 29.890, -98.316 29.882, -98.277 29.894, -98.265 29.889, -98.258 29.874, -98.255 29.861, -98.213 29.853, -98.193 29.862, -98.202 29.876, -98.211 29.875, -98.221 29.888',
  },
  {
    name: 'Comal River',
    edition: 'san-antonio',
    halfWidthMeters: 35,
    reaches: ['-98.137 29.713, -98.132 29.706, -98.127 29.708, -98.122 29.704, -98.115 29.702'],
  },
  {
    name: 'Guadalupe River',
    edition: 'san-antonio',
    halfWidthMeters: 45,
    reaches: [
      '-98.920 29.958, -98.899 29.973, -98.850 29.978, -98.799 29.968, -98.720 29.967, -98.690 29.935, -98.677 29.915, -98.652 29.921, -98.608 29.903, -98.530 29.902, -98.460 29.876, -98.434 29.867, -98.409 29.865, -98.368 29.890',
      '-98.193 29.861, -98.178 29.851, -98.183 29.824, -98.165 29.811, -98.153 29.767, -98.125 29.732, -98.113 29.703, -98.092 29.690, -98.066 29.669, -98.056 29.640',
      '-98.034 29.590, -98.011 29.574, -97.986 29.567, -97.937 29.554, -97.913 29.552, -97.861 29.558, -97.809 29.558',
    ],
  },
  {
    name: 'Lake McQueeney',
    edition: 'san-antonio',
    halfWidthMeters: 170,
    reaches: ['-98.035 29.593, -98.045 29.602, -98.041 29.612, -98.048 29.622, -98.055 29.636'],
  },
  {
    name: 'Medina Lake',
    edition: 'san-antonio',
    halfWidthMeters: 380,
    reaches: [
      '-98.934 29.541, -98.941 29.556, -98.958 29.566, -98.968 29.582, -98.984 29.592, -98.990 29.608',
    ],
  },
];

/** The water bodies of the edition, in the order of their names. */
export function watersOf(edition: EditionName): Water[] {
  return SKETCHES.filter((sketch) => sketch.edition === edition).map((sketch) => ({
    name: sketch.name,
    edition,
    geometry: { type: 'MultiPolygon', coordinates: sketchRings(sketch).map((ring) => [ring]) },
  }));
}

function sketchRings({ name, outline, reaches = [], halfWidthMeters = 50 }: Sketch) {
  if (outline) return [tidyRing(smooth(readPositions(outline), true))];
  const bends = / River$/.test(name) ? RIVER_BENDS : LAKE_BENDS;
  return reaches.map((reach) => {
    const middle = smooth(readPositions(reach), false);
    return tidyRing(widened(middle, halfWidthsOf(name, middle, { halfWidthMeters, bends })));
  });
}

/** How far a bank swings around its usual width: a lake has coves and narrows, a river hardly. */
const RIVER_BENDS = 0.2;
const LAKE_BENDS = 0.62;

/** Without a corner that a near map would show. */
const smooth = (line: readonly Position[], isClosed: boolean): Position[] =>
  rounded(rounded(rounded(line, isClosed), isClosed), isClosed);

/** Each corner is cut at a quarter of its sides. */
function rounded(line: readonly Position[], isClosed: boolean): Position[] {
  const corners = isClosed ? [...line, line[0]!] : line;
  const cut = corners.slice(1).flatMap((to, index) => {
    const from = corners[index]!;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
  return isClosed ? cut : [line[0]!, ...cut, line.at(-1)!];
}

const between = (from: Position, to: Position, share: number): Position => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

interface Width {
  readonly halfWidthMeters: number;
  readonly bends: number;
}

/** Half the width of each bank along a line, always the same for a name; a dam or a source ends it narrower. */
function halfWidthsOf(
  name: string,
  line: readonly Position[],
  { halfWidthMeters, bends }: Width,
): readonly (readonly [right: number, left: number])[] {
  const random = createRandom(`banks of ${name}`);
  const swing = () => {
    const waves = [0.9, 2.3, 4.1].map((rate) => [rate, random.between(0, 2 * Math.PI)] as const);
    return (at: number) =>
      1 + (bends / 2) * waves.reduce((sum, [rate, shift]) => sum + Math.sin(at * rate + shift), 0);
  };
  const [right, left] = [swing(), swing()];
  return line.map((_, index) => {
    const toEnd = Math.min(index, line.length - 1 - index);
    const taper = Math.min(0.55 + toEnd * 0.07, 1) * halfWidthMeters;
    return [taper * Math.max(right(index / 4), 0.35), taper * Math.max(left(index / 4 + 7), 0.35)] as const;
  });
}

function readPositions(text: string): Position[] {
  return text.split(', ').map((pair) => pair.split(' ').map(Number) as Position);
}

/** A line drawn thick: down its right bank and back up its left one, corners mitred. */
function widened(
  line: readonly Position[],
  halfWidths: readonly (readonly [right: number, left: number])[],
): Position[] {
  const right = line.map((_, index) => bank(line, index, halfWidths[index]?.[0] ?? 0));
  const left = line.map((_, index) => bank(line, index, -(halfWidths[index]?.[1] ?? 0)));
  return [...right, ...left.reverse()];
}

function bank(line: readonly Position[], index: number, offsetMeters: number): Position {
  const before = heading(line, Math.max(index - 1, 0));
  const after = heading(line, Math.min(index, line.length - 2));
  const [east, north] = [before[1] + after[1], -before[0] - after[0]];
  const length = Math.hypot(east, north);
  const mitre = Math.min(2 / length, 1.4);
  const offset = ((offsetMeters / METERS_PER_DEGREE) * mitre) / length;
  const [longitude, latitude] = line[index]!;
  return [longitude + (east * offset) / LONGITUDE_SCALE, latitude + north * offset];
}

/** The direction of a line's segment as a unit vector, east and north. */
function heading(line: readonly Position[], index: number): [number, number] {
  const [a, b] = [line[index]!, line[index + 1]!];
  const east = (b[0] - a[0]) * LONGITUDE_SCALE;
  const north = b[1] - a[1];
  const length = Math.hypot(east, north);
  return [east / length, north / length];
}
