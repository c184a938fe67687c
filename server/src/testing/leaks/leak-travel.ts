import { travelLimitText } from '@hearth/domain/commute/travel-limit.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { encodeMapPointsQuery, encodeSearchQuery } from '@hearth/domain/search/url/api-query.ts';
import { everyFilterOpen } from '../a-search.ts';
import { type LeakPath, overHttp, queryText } from './leak-path.ts';
import type { Suspect } from './leak-world.ts';

/** Every kind of home within a walk of a few minutes to the suspect. */
const near = ({ listing: { latitude, longitude } }: Suspect) => ({
  ...everyFilterOpen,
  travelTime: travelLimitText({
    minutes: 5,
    mode: 'WALKING',
    departure: 'midday',
    place: { latitude: latitude!, longitude: longitude! },
  }),
});

const common = { reachedBy: 'list', by: 'position', audience: 'viewer' } as const;

/** Requests for things near a place. */
export const travelPaths: readonly LeakPath[] = [
  overHttp({
    name: 'the search by travel time',
    endpoint: 'GET /api/v2/listing/search',
    ...common,
    url: (suspect) => {
      const query = { filters: near(suspect), sort: { sortBy: 'travelTime', sortType: 'ASC' } } as const;
      return `/api/v2/listing/search?${queryText(encodeSearchQuery(query))}`;
    },
    countOf: (answer) => (answer as SearchResult).total,
  }),
  overHttp({
    name: 'the map by travel time',
    endpoint: 'GET /api/v2/map/points',
    ...common,
    url: (suspect) =>
      `/api/v2/map/points?${queryText(encodeMapPointsQuery({ filters: near(suspect), zoom: 9 }))}`,
    countOf: (answer) => (answer as MapPoints).total,
  }),
];
