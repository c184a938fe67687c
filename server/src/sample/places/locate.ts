import type { Random } from '../random.ts';
import { countyFinder } from './cell-county.ts';
import { lotOf, type Street, streetsOfCell } from './cell-streets.ts';
import { type Cell, EDITION_PLACES, sampleTiling } from './cells.ts';
import { countiesNamed } from './counties.ts';
import {
  LONGITUDE_SCALE,
  METERS_PER_DEGREE,
  metersBetween,
  type Position,
  ringContains,
} from './geometry.ts';
import { groupBy } from './group-by.ts';
import type { EditionName, StreetName } from './place-text.ts';
import { type Bank, banksOf, type NearestWater, waterFinder } from './water-distance.ts';
import { type Water, watersOf } from './waters.ts';

/** Where a sample home stands. It lies inside every boundary it names (`sampleBoundaries` of the same edition). */
export type SampleLocation = StreetName & {
  streetnumber: string;
  city: string;
  postalcode: string;
  /** `Travis`, without the word County. */
  county: string;
  /** Null in the open country. */
  subdivisionname: string | null;
  mlsarea: string;
  schooldistrict: string;
  elementaryschool: string;
  middleschool: string;
  highschool: string;
  /** 1 to 10; null where the state published none. */
  elementaryschoolrating: number | null;
  middleschoolrating: number | null;
  highschoolrating: number | null;
  /** Degrees, six decimals. */
  latitude: number;
  longitude: number;
  /** The water within sight (600 m), if any. */
  waterbodyname: string | null;
  nearestWaterName: string;
  distanceToWaterMeters: number;
};

type Ground = {
  cell: Cell;
  streets: readonly Street[];
  countyAt: (at: Position) => string | null;
  nearestWater: (at: Position) => NearestWater;
};

type Spot = { ground: Ground; street: Street; streetnumber: string; at: Position };

const WITHIN_SIGHT_METERS = 600;
const SHORE_SHARE = 0.07;
const OPEN_COUNTRY_SHARE = 0.12;

/** Makes homes one after the other: by population, along streets, one house a lot while lots last. */
export function placeSampler(edition: EditionName, random: Random): () => SampleLocation {
  const waters = watersOf(edition);
  const groundOf = groundSurveyor(edition, waters);
  const pickCell = cellPicker(edition, random);
  const pickShore = shorePicker(waters, random);
  const taken = new Set<string>();
  const isFree = ({ ground, streetnumber, street }: Spot, isLenient: boolean) => {
    const lot = `${ground.cell.index} ${ground.streets.indexOf(street)} ${streetnumber}`;
    if (taken.has(lot)) return isLenient;
    taken.add(lot);
    return true;
  };
  const onShore = (): Spot | null => {
    const at = pickShore();
    const cell = sampleTiling().cellAt(at[0], at[1]);
    return cell && cell.edition === edition ? standingAt(groundOf(cell), at, random) : null;
  };
  return () => {
    for (let attempt = 0; ; attempt++) {
      const isShore = random.chance(SHORE_SHARE);
      const spot = isShore ? onShore() : onStreet(groundOf(pickCell()), random);
      const location = spot && located(spot);
      if (location && isFree(spot, attempt > 8)) return location;
    }
  };
}

/** What is known about each cell, found out when first needed. */
function groundSurveyor(edition: EditionName, waters: readonly Water[]): (cell: Cell) => Ground {
  const places = EDITION_PLACES[edition];
  const counties = countiesNamed(places.counties);
  const known = new Map<number, Ground>();
  return (cell) => {
    const ground = known.get(cell.index) ?? {
      cell,
      streets: streetsOfCell(cell, places),
      countyAt: countyFinder(cell, counties),
      nearestWater: waterFinder(cell, waters),
    };
    known.set(cell.index, ground);
    return ground;
  };
}

/** Cells by the population of their zip, most of it in named neighbourhoods. */
function cellPicker(edition: EditionName, random: Random): () => Cell {
  const cells: Cell[] = [];
  const bounds: number[] = [];
  let total = 0;
  for (const [zip, members] of groupBy(sampleTiling().cellsOf(edition), (cell) => cell.zip)) {
    const named = members.filter(({ subdivision }) => subdivision !== null);
    const open = members.filter(({ subdivision }) => subdivision === null);
    const openShare = named.length === 0 ? 1 : open.length === 0 ? 0 : OPEN_COUNTRY_SHARE;
    const centred = named.reduce((sum, cell) => sum + cellShare(cell), 0);
    for (const cell of members) {
      const share =
        cell.subdivision === null ? openShare / open.length : (1 - openShare) * (cellShare(cell) / centred);
      cells.push(cell);
      total += zip.weight * share;
      bounds.push(total);
    }
  }
  return () => cells[firstAbove(bounds, random.next() * total)]!;
}

function cellShare({ isSubdivisionCentre }: Cell): number {
  return isSubdivisionCentre ? 1 : 0.45;
}

function firstAbove(bounds: readonly number[], value: number): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bounds[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A position 25 to 400 m off some shore, on either side; long shores draw more homes, though short ones get some. */
function shorePicker(waters: readonly Water[], random: Random): () => Position {
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

function onStreet(ground: Ground, random: Random): Spot {
  const street = random.pick(ground.streets);
  const { at, streetnumber } = lotOf(street, random.int(0, street.lots - 1), random.chance(0.5), random);
  return { ground, street, streetnumber, at };
}

function standingAt(ground: Ground, at: Position, random: Random): Spot {
  const street = random.pick(ground.streets);
  return { ground, street, streetnumber: String(street.firstHouseNumber + random.int(0, 99)), at };
}

/** The listing's place, or null where nobody builds: outside the cell or the counties, or on the water. */
function located({ ground, street, streetnumber, at }: Spot): SampleLocation | null {
  const { cell } = ground;
  const [longitude, latitude] = [sixDecimals(at[0]), sixDecimals(at[1])];
  if (!ringContains(cell.ring, longitude, latitude)) return null;
  const county = ground.countyAt([longitude, latitude]);
  const water = ground.nearestWater([longitude, latitude]);
  if (county === null || water.meters === 0) return null;
  const distanceToWaterMeters = Math.round(water.meters);
  const { elementary, middle, high } = cell.schools;
  return {
    streetnumber,
    ...street.name,
    city: cell.city,
    postalcode: cell.zip.zip,
    county,
    subdivisionname: cell.subdivision,
    mlsarea: cell.zip.mlsarea,
    schooldistrict: elementary.district,
    elementaryschool: elementary.name,
    middleschool: middle.name,
    highschool: high.name,
    elementaryschoolrating: elementary.rating,
    middleschoolrating: middle.rating,
    highschoolrating: high.rating,
    latitude,
    longitude,
    waterbodyname: distanceToWaterMeters <= WITHIN_SIGHT_METERS ? water.name : null,
    nearestWaterName: water.name,
    distanceToWaterMeters,
  };
}

function sixDecimals(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
