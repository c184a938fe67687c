import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { areaName } from '@hearth/domain/search/areas/area-words.ts';
import { distanceMeters, metersPerMile } from '@hearth/domain/search/areas/distance.ts';
import { type AreaIndex, centerOf } from './area-index.ts';
import type { Area } from './areas.queries.ts';
import type { NamedRow } from './market.queries.ts';

type CountedArea = MarketOverview['zipcodes'][number];

/** Other areas of one kind that the homes of an area name, with the pages of those that have one. */
export const areasNamed = (
  index: AreaIndex,
  area: Area,
  names: readonly NamedRow[],
  kind: NamedRow['kind'],
): CountedArea[] =>
  names
    .filter((row) => row.kind === kind)
    .filter((row) => index.byName(kind, row.name, centerOf(area))?.id !== area.id)
    .map((row) => counted(index, area, row));

/** Schools of every level by name, in a small area with their distances from its middle: schools are never ranked by quality. */
export const schoolsNamed = (
  index: AreaIndex,
  area: Area,
  names: readonly NamedRow[],
): MarketOverview['schools'] =>
  names
    .flatMap((row) =>
      row.level === null
        ? []
        : [
            {
              ...counted(index, area, row),
              level: row.level,
              rating: row.rating,
              distancemiles: milesTo(index, area, row),
            },
          ],
    )
    .toSorted(byName);

/** By name, and numbers within names by their size. */
export const byName = (a: { readonly place: string }, b: { readonly place: string }): number =>
  a.place.localeCompare(b.place, 'en', { numeric: true });

/** Only the middle of a small area is near its homes. */
const small: ReadonlySet<string> = new Set(['subdivision', 'postalcode']);

/** To one decimal; null in a large area, and for a school without an outline, whose position is unknown. */
function milesTo(index: AreaIndex, area: Area, { kind, name }: NamedRow): number | null {
  const named = index.byName(kind, name, centerOf(area));
  if (named === undefined || !small.has(area.type)) return null;
  const miles = distanceMeters(centerOf(area), centerOf(named)) / metersPerMile;
  return Math.round(miles * 10) / 10;
}

function counted(index: AreaIndex, area: Area, { kind, name, count }: NamedRow): CountedArea {
  const named = index.byName(kind, name, centerOf(area));
  return {
    type: kind,
    place: named === undefined ? areaName(kind, name) : areaName(named.type, named.name),
    url: named === undefined ? null : index.pathOf(named),
    count,
  };
}
