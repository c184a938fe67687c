import type { AreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { NearbyHomes } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Outlines } from '@hearth/domain/contract/outlines.ts';
import type { SearchRelaxations } from '@hearth/domain/contract/relaxations.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import { type Client, createClient } from '../client/client.ts';
import { json } from './answers.ts';

/** The responses of a server; each may be a function of the query. */
export interface HomeServer {
  readonly search?: (query: URLSearchParams) => Partial<SearchResult> | Response | Promise<Response>;
  readonly relaxations?: (query: URLSearchParams) => SearchRelaxations;
  readonly points?: (query: URLSearchParams) => MapPoints | Response | Promise<Response>;
  readonly listings?: readonly ListingCard[];
  /** Around each of the listings. */
  readonly nearby?: () => NearbyHomes | Response;
  /** Ids of listings that were withdrawn. */
  readonly gone?: readonly string[];
  readonly site?: () => Site | Response | Promise<Site | Response>;
  readonly outlines?: Outlines;
  /** Names of the areas that are stored, by id. */
  readonly areas?: Readonly<Record<string, string>>;
}

/** A server at the other end of `fetch`, a client of it, and the queries it was asked with. */
export function homeServer(server: HomeServer) {
  const searches: URLSearchParams[] = [];
  const views: URLSearchParams[] = [];
  const relaxed: URLSearchParams[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname, searchParams } = new URL((input as Request).url);
    if (pathname.endsWith('/listing/search')) {
      searches.push(searchParams);
      return answered(await server.search?.(searchParams), aSearchResult);
    }
    if (pathname.endsWith('/listing/search/relaxations')) {
      relaxed.push(searchParams);
      return answered(
        server.relaxations?.(searchParams),
        (given) => given ?? { relaxations: [], complete: true },
      );
    }
    if (pathname.endsWith('/map/points')) {
      views.push(searchParams);
      return answered(await server.points?.(searchParams), (points) => ({ ...noPoints, ...points }));
    }
    if (pathname.endsWith('/map/outlines') && server.outlines) return json(server.outlines);
    if (pathname.endsWith('/map/areas') && server.areas) return json(areasOf(server.areas, searchParams));
    if (pathname.endsWith('/api/site') && server.site)
      return answered(await server.site(), (site) => site ?? {});
    if (pathname.endsWith('/nearby')) return answered(server.nearby?.(), (given) => given ?? noNearby);
    if (server.gone?.some((id) => pathname.endsWith(`/listing/${id}`)))
      return json({ code: 'listing_gone', message: 'no longer on the market' }, 410);
    const listing = server.listings?.find(({ listingid }) => pathname.endsWith(`/listing/${listingid}`));
    return listing ? json(listing) : json({ code: 'listing_not_found', message: 'no such listing' }, 404);
  };
  const client: Client = createClient({ baseUrl: 'https://homes.example/', fetch });
  return { client, fetch, searches, views, relaxed };
}

const noNearby: NearbyHomes = { similar: [], active: [], sold: null };

const areasOf = (names: Readonly<Record<string, string>>, query: URLSearchParams): AreaOutlines => ({
  type: 'FeatureCollection',
  features: (query.get('polygon') ?? '')
    .split(',')
    .filter((id) => id in names)
    .map((id) => ({
      type: 'Feature',
      properties: { id, name: names[id] ?? '', type: 'city' },
      geometry: { type: 'Polygon', coordinates: [] },
    })),
});

const noPoints: MapPoints = { clusters: [], points: [], total: 0, withoutPin: 0 };

/** A result around the listings given. */
export const aSearchResult = (given: Partial<SearchResult> = {}): SearchResult => ({
  listings: [],
  nearbyListings: [],
  total: given.listings?.length ?? 0,
  pageCount: 1,
  history: [],
  boundaries: { minLatitude: null, maxLatitude: null, minLongitude: null, maxLongitude: null },
  ...given,
});

const answered = <Given extends object>(
  answer: Given | Response | undefined,
  complete: (given: Given | undefined) => object,
): Response => (answer instanceof Response ? answer : json(complete(answer)));
