import type { Random } from '../random.ts';
import type { EditionName, StreetName } from './area-text.ts';
import { countyFinder } from './cell-county.ts';
import { cellPicker } from './cell-picker.ts';
import { lotOf, type Street, streetsOfCell } from './cell-streets.ts';
import { type Cell, EDITION_AREAS, sampleTiling } from './cells.ts';
import { countiesNamed } from './counties.ts';
import { type Position, ringContains } from './geometry.ts';
import { parkFinder, parksOf } from './parks.ts';
import { shorePicker } from './shore-picker.ts';
import { type NearestWater, waterFinder } from './water-distance.ts';
import { type Water, watersOf } from './waters.ts';

/** The location of a sample home. It is inside every boundary that it names (`sampleBoundaries` of the same edition). */
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
  isInPark: (at: Position) => boolean;
};

type Spot = { ground: Ground; street: Street; streetnumber: string; at: Position };

const WITHIN_SIGHT_METERS = 600;
const SHORE_SHARE = 0.07;

/** Makes homes one after the other: by population, along streets, one house a lot while lots last. */
export function homeSampler(edition: EditionName, random: Random): () => SampleLocation {
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

/** Data of each cell, computed on first use. */
function groundSurveyor(edition: EditionName, waters: readonly Water[]): (cell: Cell) => Ground {
  const areas = EDITION_AREAS[edition];
  const counties = countiesNamed(areas.counties);
  const isInPark = parkFinder(parksOf(edition));
  const known = new Map<number, Ground>();
  return (cell) => {
    const ground = known.get(cell.index) ?? {
      cell,
      streets: streetsOfCell(cell, areas),
      countyAt: countyFinder(cell, counties),
      nearestWater: waterFinder(cell, waters),
      isInPark,
    };
    known.set(cell.index, ground);
    return ground;
  };
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

/** The listing's location, or null outside of the cell or the counties, on water and in parks. */
function located({ ground, street, streetnumber, at }: Spot): SampleLocation | null {
  const { cell } = ground;
  const [longitude, latitude] = [sixDecimals(at[0]), sixDecimals(at[1])];
  if (!ringContains(cell.ring, longitude, latitude)) return null;
  const county = ground.countyAt([longitude, latitude]);
  const water = ground.nearestWater([longitude, latitude]);
  if (county === null || water.meters === 0 || ground.isInPark([longitude, latitude])) return null;
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
