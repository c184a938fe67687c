import { getAgent, getAgentFigures, getLatestReviews } from '../contract/agent.ts';
import { getListing } from '../contract/listing.ts';
import { getLargestMarkets, getMarketOverview } from '../contract/market-overview.ts';
import { getPolygonByUrl } from '../contract/polygon-by-url.ts';
import { requestAddress } from '../contract/request-address.ts';
import { searchListings } from '../contract/search.ts';
import type { Viewer } from '../people/viewer.ts';
import { type AreaPath, areaUrl } from '../search/areas/area-path.ts';
import { defaultFilters } from '../search/filters/filter-table.ts';
import type { Filters } from '../search/filters/filters.ts';
import { toQuery } from '../search/to-request.ts';
import { encodeSearchQuery } from '../search/url/api-query.ts';
import type { QueryPairs } from '../search/url/query-pairs.ts';
import { decodeSearchUrl } from '../search/url/url-codec.ts';
import { directoryChoices, directoryRequest } from './agents-page.ts';
import { type ByScreen, ofScreen } from './by-screen.ts';
import { homeStrips } from './home-strips.ts';
import { readListAddress } from './list-address.ts';
import type { Page } from './page-at.ts';
import { readSearchPage, searchDefaults } from './search-page.ts';

/**
 * The addresses that a page of the portal requests for its first screen. The server writes their answers into the page. Tests
 * of the screens compare them with what the screens request.
 */
export const homeRequests = (): readonly string[] => [
  ...Object.values(homeStrips).map((query) => requestAddress(searchListings, { query })),
  requestAddress(getLargestMarkets, {}),
  requestAddress(getLatestReviews, {}),
];

/** The agent and the figures of an agent's page. */
export const agentRequests = (agentId: string): readonly string[] =>
  [getAgent, getAgentFigures].map((endpoint) => requestAddress(endpoint, { params: { agentId } }));

export const listingRequest = (id: string): string => requestAddress(getListing, { params: { id } });

/** `lease` is that of the page's path. The page redirects a link that names the other kind of search. */
export function searchRequests(query: QueryPairs, lease: boolean, viewer: Viewer): readonly string[] {
  if (decodeSearchUrl(query, searchDefaults(lease, viewer)).state.lease !== lease) return [];
  return [
    requestAddress(searchListings, { query: toQuery(readSearchPage(query, lease, viewer).state, viewer) }),
  ];
}

/** `id` is that of the area at the path. */
export const areaRequests = (
  path: AreaPath,
  id: string,
  query: QueryPairs,
  viewer: Viewer,
): readonly string[] => [
  requestAddress(getPolygonByUrl, { query: { url: areaUrl(path) } }),
  requestAddress(getMarketOverview, { params: { id } }),
  requestAddress(searchListings, {
    query: areaHomesQuery(id, readSearchPage(query, false, viewer).state.filters),
  }),
];

/** The reader of a page, and its query. */
interface FirstScreen {
  readonly query: QueryPairs;
  readonly viewer: Viewer;
  /** Finds the id of the area at a path. */
  readonly areaIdAt: (path: AreaPath) => Promise<string | undefined>;
}

const requestsOf: ByScreen<'firstRequests', [FirstScreen], Promise<readonly string[]>> = {
  home: async () => homeRequests(),
  agents: async (_page, { query }) => [directoryRequest(readListAddress(query, directoryChoices))],
  search: async ({ row }, { query, viewer }) => searchRequests(query, row.lease === true, viewer),
  agent: async ({ params }) => agentRequests(params.name),
  async overview({ params }, { query, viewer, areaIdAt }) {
    const id = await areaIdAt(params);
    return id === undefined ? [] : areaRequests(params, id, query, viewer);
  },
};

/** The requests of a page's first screen. The answer of a listing comes with its head. */
export const firstRequests = async (page: Page, first: FirstScreen): Promise<readonly string[]> =>
  (await ofScreen(requestsOf, page, first)) ?? [];

/** The newest homes of an area that the filters of its page ask for. */
export const areaHomesQuery = (id: string, filters: Filters): [string, string][] =>
  encodeSearchQuery({ filters, polygon: [id], limit: 8 }, defaultFilters);
