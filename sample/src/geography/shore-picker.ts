import type { Random } from '../random.ts';
import { LONGITUDE_SCALE, METERS_PER_DEGREE, metersBetween, type Position } from './geometry.ts';
import { type Bank, banksOf } from './water-distance.ts';
import type { Water } from './waters.ts';

/** A position 25 to 400 m from a shore, on either side; long shores get more homes, and short ones get some. */
export function shorePicker(waters: readonly Water[], random: Random): () => Position {
  const shores = waters.map(banksOf).map((banks) => [banks, Math.sqrt(lengthMeters(banks))] as const);
  return () => {
    const { from, to } = random.pick(random.weighted(shores));
    const share = random.next();
    const metersOff = 25 + 375 * random.next() ** 2;
    const angle = random.next() * 2 * Math.PI;
    const degrees = metersOff / METERS_PER_DEGREE;
    return [
      from[0] + share * (to[0] - from[0]) + (degrees * Math.cos(angle)) / LONGITUDE_SCALE,
      from[1] + share * (to[1] - from[1]) + degrees * Math.sin(angle),
    ];
  };
}

function lengthMeters(banks: readonly Bank[]): number {
  return banks.reduce((sum, { from, to }) => sum + metersBetween(from, to), 0);
}
