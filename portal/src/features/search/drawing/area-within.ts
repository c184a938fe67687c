import { getAreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { Area } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { polygonOf } from '@hearth/domain/search/areas/drawing/drawn-tag.ts';
import { type AreaGeometry, geometryOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { liesWithin } from '@hearth/domain/search/areas/geometry/lies-within.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { areaIds } from '@hearth/domain/search/tags/known-areas.ts';
import type { Client } from '@hearth/widgets/client/client.ts';

type Locations = Pick<SearchState, 'tags' | 'locations'>;

/** The name of an area of the search that contains all of these areas, which therefore add no homes; null where none does. */
export async function areaAround(
  client: Pick<Client, 'call'>,
  areas: readonly Area[],
  locations: Locations,
): Promise<string | null> {
  const ids = areaIds(locations);
  if (ids.length === 0) return null;
  const inner = geometryOf(areas.map((area) => polygonOf(area).coordinates));
  // Without a zoom, outlines have all their corners.
  const { features } = await client.call(getAreaOutlines, { query: { polygon: ids.join() } });
  const around = features.find(({ geometry }) => liesWithin(inner, geometry as AreaGeometry))?.properties;
  if (!around) return null;
  return locations.tags.find(({ id }) => id === around.id)?.label ?? around.name;
}

/** The locations of a search, reduced to these drawn areas. */
export const onlyDrawnAreas = ({ tags }: Locations, ids: readonly string[]): Locations => ({
  tags: tags.filter(({ type, id }) => type === 'custom' && ids.includes(id)),
  locations: [],
});

/** The message about areas that lie in another searched area. */
export const withinWords = (count: number, area: string): string =>
  count === 1
    ? `This area is inside ${area}, which is also in the search.`
    : `These areas are inside ${area}, which is also in the search.`;
