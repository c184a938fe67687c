import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { areaName } from '@hearth/domain/search/areas/area-words.ts';
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

/** Schools of every level, the best rated first; those without a rating come last. */
export const schoolsNamed = (
  index: AreaIndex,
  area: Area,
  names: readonly NamedRow[],
): MarketOverview['schools'] =>
  names
    .flatMap((row) =>
      row.level === null ? [] : [{ ...counted(index, area, row), level: row.level, rating: row.rating }],
    )
    .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || b.count - a.count);

function counted(index: AreaIndex, area: Area, { kind, name, count }: NamedRow): CountedArea {
  const named = index.byName(kind, name, centerOf(area));
  return {
    type: kind,
    place: named === undefined ? areaName(kind, name) : areaName(named.type, named.name),
    url: named === undefined ? null : index.pathOf(named),
    count,
  };
}
