import type { QueryOf } from '@hearth/domain/contract/endpoint.ts';
import { searchPlaces } from '@hearth/domain/contract/places.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { isSoldOrLeased, type SearchableStatus } from '@hearth/domain/listing/status.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { defaultFilters, filterRow } from '@hearth/domain/search/filter-table.ts';
import { defaultStatuses } from '@hearth/domain/search/filters/status.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters.ts';
import { onlyAgentOf } from '../embeds/only-agent.ts';
import { AppError } from '../http/errors.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { suggestPlaces } from './places.service.ts';

type Query = QueryOf<typeof searchPlaces>;

/** Of an address's requests; 300 of the usual 600 a minute are five letters a second. */
const SUGGESTIONS_SHARE = 0.5;

/** Suggestions; until there are accounts everybody is a guest. */
export const placesRoutes: Resource = (app, { db, config, clock }) => {
  const edition = editionOf(config.productName).id;
  route(
    app,
    searchPlaces,
    async ({ query }, request) => ({
      hits: await suggestPlaces(db.kysely, query.query, {
        viewer: guestViewer,
        edition,
        now: clock(),
        onlyAgent: onlyAgentOf(request),
        ...searchOf(query),
      }),
    }),
    { requestsPerMinute: shareOf(config.requestsPerMinute, SUGGESTIONS_SHARE) },
  );
};

/** @throws AppError validation_failed for a status or time that no search knows */
function searchOf(query: Query) {
  const lease = query.lease === 'true';
  const showExclusiveListings = query.showExclusiveListings !== 'false';
  const starts = {
    lease,
    viewer: guestViewer,
    exclusiveListingsEnabled: showExclusiveListings,
    inCollectionOrHistory: false,
  };
  const mlsStatus: readonly SearchableStatus[] =
    read('mlsStatus', query.mlsStatus) ?? defaultStatuses(starts);
  const soldTimeframe = read('soldTimeframe', query.soldTimeframe);
  const timeframe = soldTimeframe === undefined ? defaultFilters.soldTimeframe : soldTimeframe;
  const timed = timeframe !== null && mlsStatus.some(isSoldOrLeased);
  return { lease, showExclusiveListings, mlsStatus, timed };
}

/** As the search reads it; undefined where nothing was said. */
function read<K extends FilterKey>(name: K, text: string | undefined): Filters[K] | undefined {
  if (text === undefined) return undefined;
  const value = filterRow(name).codec.decode([text]);
  if (value !== undefined) return value;
  const message = 'must be as the listing search takes it';
  throw new AppError('validation_failed', { validationErrors: [{ name, message }] });
}
