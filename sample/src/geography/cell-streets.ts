import { createRandom, type Random } from '../random.ts';
import type { StreetName } from './area-text.ts';
import type { Cell } from './cells.ts';
import { LONGITUDE_SCALE, METERS_PER_DEGREE, type Position } from './geometry.ts';

/** A straight street inside a cell, with lots along both sides. */
export type Street = {
  name: StreetName;
  middle: Position;
  /** Unit vector, east and north. */
  direction: [number, number];
  lotMeters: number;
  lots: number;
  firstHouseNumber: number;
};

/** One lot of a street: where the house stands and its number. */
export type Lot = { at: Position; streetnumber: string };

export const SUBURBAN_LOT_METERS = 22;
const RURAL_LOT_METERS = 110;
const SETBACK_METERS = 17;

/** The streets of a cell, always the same: two directions like a grid. */
export function streetsOfCell(cell: Cell, names: readonly StreetName[]): Street[] {
  const random = createRandom(`streets of ${cell.edition} ${cell.centre}`);
  const isRural = cell.subdivision === null;
  const slant = random.between(-0.5, 0.5);
  const streets: Street[] = [];
  for (const [index, name] of names.entries()) {
    const angle = slant + (index % 2) * (Math.PI / 2);
    const lay = () => layStreet(cell, name, [Math.cos(angle), Math.sin(angle)], isRural, random);
    const parallel = streets.filter((_, other) => other % 2 === index % 2);
    streets.push(roomiest(Array.from({ length: TRIES }, lay), parallel));
  }
  return streets;
}

/** Positions that are tried for a street, to keep it a block away from those beside it. */
const TRIES = 8;

/** Of some lays of a street the one that is farthest from the streets beside it. */
function roomiest(lays: readonly Street[], parallel: readonly Street[]): Street {
  const room = (street: Street) => Math.min(...parallel.map((other) => metersBeside(street, other)), 400);
  return lays.reduce((best, lay) => (room(lay) > room(best) ? lay : best));
}

/** How far apart two parallel streets run. */
function metersBeside({ middle, direction: [east, north] }: Street, other: Street): number {
  const [x, y] = inMeters(other.middle, middle);
  return Math.abs(east * y - north * x);
}

function layStreet(
  cell: Cell,
  name: StreetName,
  direction: [number, number],
  isRural: boolean,
  random: Random,
): Street {
  const corner = random.pick(cell.ring);
  const pull = random.between(0, 0.75);
  const middle: Position = [
    cell.centre[0] + (corner[0] - cell.centre[0]) * pull,
    cell.centre[1] + (corner[1] - cell.centre[1]) * pull,
  ];
  const room = Math.min(reach(cell, middle, direction), reach(cell, middle, [-direction[0], -direction[1]]));
  const half = Math.min(room * 0.9, isRural ? 1200 : 420);
  const lotMeters = isRural ? RURAL_LOT_METERS : SUBURBAN_LOT_METERS;
  return {
    name,
    middle,
    direction,
    lotMeters,
    lots: Math.max(Math.floor((2 * half) / lotMeters), 1),
    firstHouseNumber: random.int(1, isRural ? 180 : 120) * 100,
  };
}

/** The whole line of a street, to the edges of its cell, where it meets the streets around it. */
export function lineOfStreet(cell: Cell, street: Street): [Position, Position] {
  const [east, north] = street.direction;
  return [
    along(street, -reach(cell, street.middle, [-east, -north])),
    along(street, reach(cell, street.middle, [east, north])),
  ];
}

/** The position so many meters from the middle of a street. */
export function along({ middle, direction: [east, north] }: Street, meters: number): Position {
  return [
    middle[0] + (meters * east) / METERS_PER_DEGREE / LONGITUDE_SCALE,
    middle[1] + (meters * north) / METERS_PER_DEGREE,
  ];
}

/** Metres from a position inside the cell to its edge. */
function reach(cell: Pick<Cell, 'ring'>, from: Position, direction: [number, number]): number {
  const [east, north] = direction;
  let nearest = Infinity;
  for (let index = 1; index < cell.ring.length; index++) {
    const [ax, ay] = inMeters(cell.ring[index - 1]!, from);
    const [bx, by] = inMeters(cell.ring[index]!, from);
    const across = east * (by - ay) - north * (bx - ax);
    if (across === 0) continue;
    const along = (ax * (by - ay) - ay * (bx - ax)) / across;
    const share = (ax * north - ay * east) / across;
    if (along > 0 && share >= 0 && share <= 1) nearest = Math.min(nearest, along);
  }
  return nearest === Infinity ? 0 : nearest;
}

function inMeters(position: Position, origin: Position): [number, number] {
  const east = (position[0] - origin[0]) * LONGITUDE_SCALE;
  return [east * METERS_PER_DEGREE, (position[1] - origin[1]) * METERS_PER_DEGREE];
}

/** The house on a lot: even numbers on one side, odd on the other, set back from the street. */
export function lotOf(street: Street, lot: number, isEven: boolean, random: Random): Lot {
  const along = (lot + 0.5 - street.lots / 2) * street.lotMeters + random.between(-3, 3);
  const across = (isEven ? 1 : -1) * (SETBACK_METERS + random.between(0, street.lotMeters / 4));
  const [east, north] = street.direction;
  const offset: Position = [along * east - across * north, along * north + across * east];
  return {
    at: [
      street.middle[0] + offset[0] / METERS_PER_DEGREE / LONGITUDE_SCALE,
      street.middle[1] + offset[1] / METERS_PER_DEGREE,
    ],
    streetnumber: String(street.firstHouseNumber + lot * 4 + (isEven ? 0 : 1)),
  };
}
