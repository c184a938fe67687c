import { writeFile } from 'node:fs/promises';
import { createRandom, type Random } from '@hearth/sample/random.ts';

type Position = [longitude: number, latitude: number];

/** Center of the generated county, and the distance of most of its streets. Degrees. */
const CENTER: Position = [-97.74, 30.28];
const SPREAD = 0.14;
const METER = 1 / 111_320;

/** Road classes of the Census, about as often as in a county file. */
const CLASSES = [
  ['S1400', 90],
  ['S1200', 4],
  ['S1640', 3],
  ['S1100', 1],
  ['S1740', 2],
] as const;
const WORDS =
  'Oak Elm Cedar Lake Hill River Spring Ridge Stone Creek Meadow Valley Canyon Prairie Forest'.split(' ');
const SUFFIXES = ['ST', 'DR', 'LN', 'AVE', 'CT', 'CV', 'BLVD'];

/** Writes a file like a county's street segments: dense in the middle, cut at each crossing, each with a class and a name. */
export async function writeCountyStreets(file: string, count: number): Promise<void> {
  const random = createRandom('a county of streets');
  const features: string[] = [];
  while (features.length < count) {
    const properties = { FULLNAME: nameOf(random), MTFCC: random.weighted(CLASSES) };
    for (const coordinates of street(random).slice(0, count - features.length))
      features.push(
        JSON.stringify({
          type: 'Feature',
          properties: { LINEARID: features.length, ...properties },
          geometry: { type: 'LineString', coordinates },
        }),
      );
  }
  await writeFile(file, `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`);
}

const nameOf = (random: Random): string =>
  `${random.pick(WORDS)} ${random.pick(WORDS)} ${random.pick(SUFFIXES)}`.toUpperCase();

/** Up to 16 blocks of 100 to 300 m in 3 to 8 points, slightly bent; each begins where the one before ends. */
function street(random: Random): Position[][] {
  let at: Position = [random.normal(CENTER[0], SPREAD), random.normal(CENTER[1], SPREAD)];
  let angle = random.int(0, 3) * (Math.PI / 2) + random.normal(0.2, 0.1);
  return Array.from({ length: random.int(1, 16) }, () => {
    const points = random.int(3, 8);
    const step = (random.between(100, 300) * METER) / points;
    const block = [at];
    for (let point = 1; point < points; point++) {
      angle += random.normal(0, 0.06);
      at = [
        Number((at[0] + step * Math.cos(angle)).toFixed(6)),
        Number((at[1] + step * Math.sin(angle)).toFixed(6)),
      ];
      block.push(at);
    }
    return block;
  });
}
