import { Delaunay } from 'd3-delaunay';
import type {
  EditionAreas,
  EditionName,
  SampleCity,
  SampleSchool,
  SampleZip,
  SchoolLevel,
} from './area-text.ts';
import { austin } from './austin.ts';
import { LONGITUDE_SCALE, metersBetween, type Position, type Ring, tidyRing } from './geometry.ts';
import { groupBy } from './group-by.ts';
import { sanAntonio } from './san-antonio.ts';
import { REGION, type Seed, scatterSeeds } from './seeds.ts';
import { indexZips } from './zip-index.ts';

/**
 * The smallest piece of the map. Every area is a union of cells, so areas are consistent at every position. `index` is
 * its number in the tiling; the ring is convex (but for rounding), closed and counter-clockwise.
 */
export type Cell = {
  index: number;
  edition: EditionName;
  centre: Position;
  ring: Ring;
  zip: SampleZip;
  city: string;
  subdivision: string | null;
  /** Set if the subdivision grew from this very cell. */
  isSubdivisionCentre: boolean;
  schools: Record<SchoolLevel, SampleSchool>;
};

export type Tiling = {
  cellsOf(edition: EditionName): readonly Cell[];
  /** The cell around a position, or null outside both editions; exact but for the rounding of the rings. */
  cellAt(longitude: number, latitude: number): Cell | null;
};

export const EDITION_AREAS: Record<EditionName, EditionAreas> = { austin, 'san-antonio': sanAntonio };

const SUBDIVISION_REACH_METERS = 2200;

let tiling: Tiling | undefined;

/** The tiling of both editions; computed once, the same on every machine. */
export function sampleTiling(): Tiling {
  tiling ??= tile();
  return tiling;
}

function tile(): Tiling {
  const editions = Object.values(EDITION_AREAS);
  const zips = indexZips(REGION);
  const seeds = scatterSeeds(editions, zips);
  const scaled = seeds.map(({ at }): Position => [at[0] * LONGITUDE_SCALE, at[1]]);
  const delaunay = Delaunay.from(scaled);
  const rings = cellRings(delaunay, seeds.length);
  const zipOf = seeds.map(({ at }) => zips.nearest(at));
  const cells = new Map(
    editions.flatMap((areas) => dressedCells(areas, seeds, rings, zipOf).map((cell) => [cell.index, cell])),
  );
  const byEdition = groupBy(cells.values(), ({ edition }) => edition);
  return {
    cellsOf: (edition) => byEdition.get(edition) ?? [],
    cellAt: (longitude, latitude) => cells.get(delaunay.find(longitude * LONGITUDE_SCALE, latitude)) ?? null,
  };
}

function cellRings(delaunay: Delaunay, count: number): Ring[] {
  const [west, south, east, north] = REGION;
  const voronoi = delaunay.voronoi([west * LONGITUDE_SCALE, south, east * LONGITUDE_SCALE, north]);
  return Array.from({ length: count }, (_, index) =>
    tidyRing((voronoi.cellPolygon(index) ?? []).map(([x, latitude]) => [x / LONGITUDE_SCALE, latitude])),
  );
}

/** The cells of an edition, with what lies there. */
function dressedCells(
  areas: EditionAreas,
  seeds: readonly Seed[],
  rings: readonly Ring[],
  zipOf: readonly string[],
): Cell[] {
  const zips = new Map(areas.zips.map((zip) => [zip.zip, zip]));
  const subdivisionSeeds = groupBy(
    seeds.flatMap((seed, index) => (seed.subdivision ? [{ ...seed, zip: zipOf[index] }] : [])),
    ({ zip }) => zip,
  );
  const schoolOf = schoolFinder(areas.schools);
  return seeds.flatMap(({ at, subdivision }, index) => {
    const zip = zips.get(zipOf[index] ?? '');
    if (!zip) return [];
    const neighbour = nearest(subdivisionSeeds.get(zip.zip) ?? [], at, (seed) => seed.at);
    const within = neighbour && metersBetween(neighbour.at, at) <= SUBDIVISION_REACH_METERS;
    return {
      index,
      edition: areas.edition,
      centre: at,
      ring: rings[index] ?? [],
      zip,
      city: cityAt(areas.cities, zip, at),
      subdivision: within ? neighbour.subdivision : null,
      isSubdivisionCentre: subdivision !== null,
      schools: schoolOf(at),
    };
  });
}

/** A small city inside its radius, otherwise the post city of the zip. */
function cityAt(cities: readonly SampleCity[], zip: SampleZip, at: Position): string {
  const within = cities.filter(
    ({ longitude, latitude, radiusKm }) => metersBetween([longitude, latitude], at) < radiusKm * 1000,
  );
  return nearest(within, at, positionOf)?.name ?? zip.city;
}

/** The nearest elementary school decides the district, whose nearest other schools follow. */
function schoolFinder(schools: readonly SampleSchool[]): (at: Position) => Record<SchoolLevel, SampleSchool> {
  const elementary = schools.filter(({ level }) => level === 'elementary');
  const byDistrict = groupBy(schools, ({ district }) => district);
  return (at) => {
    const first = nearest(elementary, at, positionOf)!;
    const own = byDistrict.get(first.district) ?? [];
    const ofLevel = (level: SchoolLevel) =>
      nearest(
        own.filter((school) => school.level === level),
        at,
        positionOf,
      ) ?? first;
    return { elementary: first, middle: ofLevel('middle'), high: ofLevel('high') };
  };
}

function positionOf({ longitude, latitude }: { longitude: number; latitude: number }): Position {
  return [longitude, latitude];
}

function nearest<T>(options: readonly T[], at: Position, position: (option: T) => Position): T | null {
  let best: T | null = null;
  let bestDistance = Infinity;
  for (const option of options) {
    const distance = metersBetween(position(option), at);
    if (distance >= bestDistance) continue;
    best = option;
    bestDistance = distance;
  }
  return best;
}
