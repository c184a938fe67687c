import type { Random } from '../random.ts';
import type { EditionName, StreetName } from './area-text.ts';
import { countyFinder } from './cell-county.ts';
import { cellPicker } from './cell-picker.ts';
import { lotOf, type Street } from './cell-streets.ts';
import { type Cell, EDITION_AREAS } from './cells.ts';
import { countiesNamed } from './counties.ts';
import { type Position, ringContains } from './geometry.ts';
import { parkFinder, parksOf } from './parks.ts';
import { shorePicker } from './shore-picker.ts';
import { streetPlan } from './street-plan.ts';
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
  /** With their weights: homes for sale are on few streets of a neighborhood. */
  streets: readonly (readonly [Street, number])[];
  countyAt: (at: Position) => string | null;
  nearestWater: (at: Position) => NearestWater;
  isInPark: (at: Position) => boolean;
};

type Spot = { ground: Ground; street: Street; streetnumber: string; at: Position };

const WITHIN_SIGHT_METERS = 600;
const SHORE_SHARE = 0.05;

/** Makes homes one after the other: by population, along streets, one house a lot while lots last. */
export function homeSampler(edition: EditionName, random: Random): () => SampleLocation {
  const waters = watersOf(edition);
  const groundOf = groundSurveyor(edition, waters);
  const pickCell = cellPicker(edition, random);
  const pickShore = shorePicker(streetPlan(edition).shoreStreets, random);
  const taken = new Set<string>();
  const isFree = ({ streetnumber, street }: Spot, isLenient: boolean) => {
    const lot = [streetnumber, ...Object.values(street.name)].join(' ');
    if (taken.has(lot)) return isLenient;
    taken.add(lot);
    return true;
  };
  const onShore = (): Spot => {
    const { cell, street } = pickShore();
    return onLot(groundOf(cell), street, random);
  };
  return () => {
    for (let attempt = 0; ; attempt++) {
      const isShore = random.chance(SHORE_SHARE);
      const spot = isShore ? onShore() : onStreet(groundOf(pickCell()), random);
      const location = located(spot);
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
      streets: streetPlan(edition)
        .streetsOf(cell)
        .map((street, index) => [street, 1 / (index + 1) ** 2] as const),
      countyAt: countyFinder(cell, counties),
      nearestWater: waterFinder(cell, waters),
      isInPark,
    };
    known.set(cell.index, ground);
    return ground;
  };
}

const onStreet = (ground: Ground, random: Random): Spot =>
  onLot(ground, random.weighted(ground.streets), random);

function onLot(ground: Ground, street: Street, random: Random): Spot {
  const { at, streetnumber } = lotOf(street, random.int(0, street.lots - 1), random.chance(0.5), random);
  return { ground, street, streetnumber, at };
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
