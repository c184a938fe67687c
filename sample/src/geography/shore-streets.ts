import { createRandom } from '../random.ts';
import type { EditionName, StreetName } from './area-text.ts';
import { type Street, SUBURBAN_LOT_METERS } from './cell-streets.ts';
import type { Cell, Tiling } from './cells.ts';
import { LONGITUDE_SCALE, METERS_PER_DEGREE, metersBetween, type Position } from './geometry.ts';
import { type Bank, banksOf, isOnWater } from './water-distance.ts';
import type { Water } from './waters.ts';

/** A street on land beside a shore, in one cell. */
export interface ShoreStreet {
  readonly water: Water;
  readonly cell: Cell;
  readonly street: Street;
}

/** Homes on both sides of the street are 20 to 70 meters from the shore. */
const FROM_SHORE_METERS = 45;
const STEP_METERS = 30;
const SHORTEST_METERS = 80;
const LONGEST_METERS = 800;

/** Streets along all straight banks of an edition's waters, each with a separate name while names last. */
export function shoreStreetsOf(
  edition: EditionName,
  tiling: Tiling,
  waters: readonly Water[],
  names: readonly StreetName[],
): ShoreStreet[] {
  const isWet = (at: Position) => waters.some((water) => isOnWater(water, at));
  const random = createRandom(`shore streets of ${edition}`);
  return waters
    .flatMap((water) => banksOf(water).flatMap((bank) => stretchesOf(bank, edition, tiling)))
    .flatMap((stretch) => {
      const middle = landSide(stretch, (at) => !isWet(at) && tiling.cellAt(...at) === stretch.cell);
      return middle === null ? [] : [{ ...stretch, middle }];
    })
    .slice(0, names.length)
    .map(({ water, cell, middle, direction, meters }, index) => ({
      water,
      cell,
      street: {
        name: names[index]!,
        middle,
        direction,
        lotMeters: SUBURBAN_LOT_METERS,
        lots: Math.max(1, Math.floor(meters / SUBURBAN_LOT_METERS)),
        firstHouseNumber: random.int(1, 120) * 100,
      },
    }));
}

/** A straight part of a bank, in one cell. */
interface Stretch {
  readonly water: Water;
  readonly cell: Cell;
  readonly from: Position;
  readonly to: Position;
  readonly direction: [number, number];
  readonly meters: number;
}

/** The parts of a bank in each of the cells that it crosses, without those too short for a street. */
function stretchesOf({ water, from, to }: Bank, edition: EditionName, tiling: Tiling): Stretch[] {
  const length = metersBetween(from, to);
  const steps = Math.floor(length / STEP_METERS);
  const direction: [number, number] = [
    ((to[0] - from[0]) * LONGITUDE_SCALE * METERS_PER_DEGREE) / length,
    ((to[1] - from[1]) * METERS_PER_DEGREE) / length,
  ];
  const at = (step: number): Position => [
    from[0] + ((to[0] - from[0]) * step) / steps,
    from[1] + ((to[1] - from[1]) * step) / steps,
  ];
  const stretches: Stretch[] = [];
  let start = 0;
  for (let step = 1; step <= steps; step++) {
    const cell = tiling.cellAt(...at(start));
    const meters = ((step - start) * length) / steps;
    if (step < steps && meters < LONGEST_METERS && tiling.cellAt(...at(step)) === cell) continue;
    if (cell?.edition === edition && meters >= SHORTEST_METERS)
      stretches.push({ water, cell, from: at(start), to: at(step), direction, meters: meters * 0.85 });
    start = step;
  }
  return stretches;
}

/** The middle of a street beside the stretch, where all of it is on land; null where neither side is. */
function landSide(
  { from, to, direction: [east, north] }: Stretch,
  isLand: (at: Position) => boolean,
): Position | null {
  for (const side of [1, -1]) {
    const beside = ([longitude, latitude]: Position): Position => [
      longitude - (side * FROM_SHORE_METERS * north) / METERS_PER_DEGREE / LONGITUDE_SCALE,
      latitude + (side * FROM_SHORE_METERS * east) / METERS_PER_DEGREE,
    ];
    const between = (share: number): Position => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    if ([0.1, 0.5, 0.9].every((share) => isLand(beside(between(share))))) return beside(between(0.5));
  }
  return null;
}
