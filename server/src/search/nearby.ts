import { boxAround } from '@hearth/domain/search/areas/box-around.ts';
import { defaultFiltersFor } from '@hearth/domain/search/filters/default-filters.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import type { Change } from '../cache/answer-cache.ts';
import type { RankedIds } from '../listings/listed-listings.ts';
import { nearestOfRows } from './columns/column-distance.ts';
import { foundRows, isAnswerable } from './columns/column-rows.ts';
import { nearestIds } from './nearby.queries.ts';
import type { Extent } from './search.queries.ts';
import { everywhere, type SearchAreas } from './search-areas.ts';
import type { Position, SearchContext } from './search-context.ts';
import { columnsAsOf, type SearchSource } from './search-source.ts';

const MAX_NEARBY = 12;

/** Half the height of the box that is looked into first, then second, in degrees; after that everywhere. */
const reaches = [0.1, 0.5];

/**
 * Ids of the nearest homes on the market that the search did not find, for sale or lease as the search. Distances start at
 * the listings found, otherwise at the centroid of the requested box or boundary, the visitor's position or the edition's
 * center.
 */
export async function nearbyIds(
  source: SearchSource,
  now: Change | null,
  request: SearchRequest,
  context: SearchContext,
  center: Position,
  found: readonly number[],
): Promise<RankedIds> {
  const homes = (reach: number | null) => homesSearch(request, context, center, reach);
  if (isAnswerable(homes(null), context, everywhere)) {
    const columns = await columnsAsOf(source, now, context);
    if (columns !== null) {
      const rows = (reach: number | null) => foundRows(columns, homes(reach), context, everywhere);
      const nearest = (reach: number | null) =>
        nearestOfRows(columns, rows(reach), center, found, MAX_NEARBY);
      for (const reach of reaches) {
        const near = nearest(reach);
        if (isFull(near)) return near;
      }
      return nearest(null);
    }
  }
  const near = { center, found, limit: MAX_NEARBY };
  for (const reach of reaches) {
    const nearest = await nearestIds(source.db, homes(reach), context, near);
    if (isFull(nearest)) return nearest;
  }
  return nearestIds(source.db, homes(null), context, near);
}

const isFull = ({ ids }: RankedIds): boolean => ids.length === MAX_NEARBY;

/** The place of a search; null where nothing says one. */
export function nearbyCenter(request: SearchRequest, areas: SearchAreas, extent: Extent): Position | null {
  const center = centerOf(extent) ?? (request.bounds && centerOf(request.bounds)) ?? areas.center;
  return center ?? (request.address.length === 0 ? request.userLocation : null);
}

/** The default search of the same kind, in a box around the centre. The agent of the request still applies: it is their page. */
function homesSearch(
  request: SearchRequest,
  context: SearchContext,
  center: Position,
  reach: number | null,
): SearchRequest {
  const usual = defaultFiltersFor({ lease: request.lease, viewer: context.viewer });
  const { ourListingsOnly } = request.filters;
  const filters: Filters = { ...usual, ourListingsOnly, mlsStatus: ['Active', 'Pending - Taking Backups'] };
  return {
    ...request,
    filters,
    bounds: reach === null ? null : boxAround(center, reach),
    privateExclusiveListing: [],
  };
}

function centerOf(box: Extent | NonNullable<SearchRequest['bounds']>): Position | null {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude } = box;
  if (minLatitude === null || maxLatitude === null || minLongitude === null || maxLongitude === null)
    return null;
  return { latitude: (minLatitude + maxLatitude) / 2, longitude: (minLongitude + maxLongitude) / 2 };
}
