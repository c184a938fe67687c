import type { Cell } from './cells.ts';
import {
  LONGITUDE_SCALE,
  METERS_PER_DEGREE,
  metersBetween,
  type Position,
  ringContains,
} from './geometry.ts';
import type { Water } from './waters.ts';

/** Name of and distance to the nearest shore; zero on the water itself. */
export type NearestWater = { name: string; meters: number };

/** One straight piece of an outline. */
export type Bank = { water: Water; from: Position; to: Position };

/** Finds the nearest water for positions inside one cell; only banks that can be nearest for it are measured. */
export function waterFinder(cell: Cell, waters: readonly Water[]): (at: Position) => NearestWater {
  const reach = Math.max(...cell.ring.map((corner) => metersBetween(corner, cell.centre)));
  const measured = waters.flatMap(banksOf).map((bank) => ({ bank, meters: metersToBank(bank, cell.centre) }));
  const closest = Math.min(...measured.map(({ meters }) => meters));
  const banks = measured.filter(({ meters }) => meters <= closest + 2 * reach).map(({ bank }) => bank);
  const close = [...new Set(banks.map(({ water }) => water))];
  const mayBeWet = closest <= reach || close.some((water) => isOnWater(water, cell.centre));
  return (at) => {
    const wet = mayBeWet ? close.find((water) => isOnWater(water, at)) : undefined;
    return wet ? { name: wet.name, meters: 0 } : nearestBank(banks, at);
  };
}

function nearestBank(banks: readonly Bank[], at: Position): NearestWater {
  let nearest: NearestWater = { name: '', meters: Infinity };
  for (const bank of banks) {
    const meters = metersToBank(bank, at);
    if (meters < nearest.meters) nearest = { name: bank.water.name, meters };
  }
  return nearest;
}

/** The pieces of a water's outline. */
export function banksOf(water: Water): Bank[] {
  return water.geometry.coordinates.flatMap(([ring = []]) =>
    ring.slice(1).map((to, index) => ({ water, from: ring[index] as Position, to: to as Position })),
  );
}

export function isOnWater(water: Water, [longitude, latitude]: Position): boolean {
  return water.geometry.coordinates.some(([ring]) => ringContains(ring as Position[], longitude, latitude));
}

function metersToBank({ from, to }: Bank, at: Position): number {
  const [east, north] = [(to[0] - from[0]) * LONGITUDE_SCALE, to[1] - from[1]];
  const [x, y] = [(at[0] - from[0]) * LONGITUDE_SCALE, at[1] - from[1]];
  const length = east * east + north * north;
  const share = length === 0 ? 0 : Math.min(Math.max((x * east + y * north) / length, 0), 1);
  return Math.hypot(x - share * east, y - share * north) * METERS_PER_DEGREE;
}
