import { createRandom } from '../random.ts';
import type { EditionName, StreetName } from './area-text.ts';
import { along, lineOfStreet, type Street } from './cell-streets.ts';
import { type Cell, sampleTiling } from './cells.ts';
import {
  type Box,
  boxesTouch,
  boxOf,
  metersBetween,
  type Position,
  type Ring,
  ringBetween,
  rounded,
} from './geometry.ts';
import { parksOf } from './parks.ts';
import { streetPlan } from './street-plan.ts';
import { watersOf } from './waters.ts';

/** A road of the sample's own geography: no real one runs there. */
export type Road = {
  kind: 'major_road' | 'medium_road' | 'minor_road';
  name: string | null;
  line: Position[];
};

/**
 * The roads of an edition: the streets that its homes stand on, each to the edges of its cell, and the roads along these
 * edges that join them. They end at lakes and parks; only major roads have bridges.
 */
export function sampleRoads(edition: EditionName): Road[] {
  const cells = sampleTiling().cellsOf(edition);
  const plan = streetPlan(edition);
  const streets = [
    ...cells.flatMap((cell) =>
      plan.streetsOf(cell).map((street) => asRoad(street, lineOfStreet(cell, street))),
    ),
    ...plan.shoreStreets.map(({ street }) => asRoad(street, lineAlongShore(street))),
  ];
  const cut = cutter(edition);
  return [...streets, ...edgeRoads(cells)].flatMap(cut).map((road) => ({
    ...road,
    line: road.line.map(([longitude, latitude]): Position => [rounded(longitude), rounded(latitude)]),
  }));
}

const asRoad = ({ name }: Street, line: Position[]): Road => ({
  kind: 'minor_road',
  name: nameOf(name),
  line,
});

function lineAlongShore(street: Street): [Position, Position] {
  const half = (street.lots * street.lotMeters) / 2 + 20;
  return [along(street, -half), along(street, half)];
}

const nameOf = ({ streetdirprefix, streetname, streetsuffix }: StreetName): string =>
  [streetdirprefix, streetname, streetsuffix].filter(Boolean).join(' ');

type Edge = { from: Position; to: Position; sides: Cell[] };

function edgeRoads(cells: readonly Cell[]): Road[] {
  return [...edgesOf(cells).values()].flatMap(({ from, to, sides }): Road[] => {
    const kind = kindOf(sides);
    if (kind === null) return [];
    return [{ kind, name: kind === 'major_road' ? arterialBetween(sides) : null, line: [from, to] }];
  });
}

/** The edges of all cells, each once, with the cells on its sides. */
function edgesOf(cells: readonly Cell[]): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const cell of cells)
    for (const [index, to] of cell.ring.slice(1).entries()) {
      const from = cell.ring[index]!;
      const key = [from, to].map(String).sort().join(' ');
      const known = edges.get(key);
      if (known) known.sides.push(cell);
      else edges.set(key, { from, to, sides: [cell] });
    }
  return edges;
}

/** Roads between ZIP codes carry the traffic, those between neighborhoods collect it; half of the open country has none. */
function kindOf([one, other]: readonly Cell[]): Road['kind'] | null {
  if (!one || !other) return null;
  if (one.zip.zip !== other.zip.zip) return 'major_road';
  if (one.subdivision === null && other.subdivision === null)
    return createRandom(`road ${one.index} ${other.index}`).chance(0.45) ? 'minor_road' : null;
  return one.subdivision === other.subdivision ? 'minor_road' : 'medium_road';
}

const ARTERIAL_FIRSTS =
  'Cypress Limestone Bluestem Agarita Mustang Heron Juniper Palomino Caliche Longhorn Sycamore Buckeye Redbud Lantana Mesquite Quarry Pecan Sumac Sandhill Falcon Ocotillo Flint Persimmon Yucca Laurel Bobcat Roadrunner Chaparral Wagon Saddle'.split(
    ' ',
  );
const ARTERIAL_SECONDS = 'Bend Ridge Hollow Crossing Springs Mill Ranch Point Valley Bluff'.split(' ');
const ARTERIAL_SUFFIXES = ['Pkwy', 'Blvd', 'Rd', 'Trl'];

/** An invented name, the same along the whole border of two ZIP codes. */
function arterialBetween(sides: readonly Cell[]): string {
  const zips = sides.map(({ zip }) => zip.zip).sort();
  const random = createRandom(`arterial ${zips.join(' ')}`);
  return `${random.pick(ARTERIAL_FIRSTS)} ${random.pick(ARTERIAL_SECONDS)} ${random.pick(ARTERIAL_SUFFIXES)}`;
}

const STEP_METERS = 45;
/** Degrees that a computed step may lie beyond the ends of its line. */
const ROUNDING = 1e-9;

/** Cuts roads where they would run through a lake, a river or a park. */
function cutter(edition: EditionName): (road: Road) => Road[] {
  const shores = watersOf(edition).flatMap(({ geometry }) => geometry.coordinates.map(([shore]) => shore));
  const parks = parksOf(edition).map(({ geometry }) => geometry.coordinates[0]);
  const outlines = [...shores, ...parks].map((ring) => [ring as Ring, boxOf(ring as Ring)] as const);
  return (road) => {
    if (road.kind === 'major_road') return [road];
    const [west, south, east, north] = boxOf(road.line);
    const box: Box = [west - ROUNDING, south - ROUNDING, east + ROUNDING, north + ROUNDING];
    const near = outlines
      .filter(([, around]) => boxesTouch(around, box))
      .map(([ring]) => ringBetween(ring, box[1], box[3]));
    const isClear = ([longitude, latitude]: Position) =>
      !near.some((contains) => contains(longitude, latitude));
    return clearParts(road.line, isClear).map((line) => ({ ...road, line }));
  };
}

/** The parts of a straight line where all is clear. */
function clearParts(line: readonly Position[], isClear: (at: Position) => boolean): Position[][] {
  const [from, to] = [line[0]!, line.at(-1)!];
  const steps = Math.max(Math.ceil(metersBetween(from, to) / STEP_METERS), 1);
  const at = (step: number): Position => [
    from[0] + ((to[0] - from[0]) * step) / steps,
    from[1] + ((to[1] - from[1]) * step) / steps,
  ];
  const parts: Position[][] = [];
  let start: number | null = null;
  for (let step = 0; step <= steps; step++) {
    const clear = isClear(at(step));
    if (clear) start ??= step;
    if (start !== null && (!clear || step === steps)) {
      const end = clear ? step : step - 1;
      if (end > start) parts.push([at(start), at(end)]);
      start = null;
    }
  }
  return parts;
}
