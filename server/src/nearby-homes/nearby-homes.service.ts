import type { NearbyHomes } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { searchesAround } from '@hearth/domain/search/around-home.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService, ShownListing } from '../listings/listing.service.ts';
import type { SearchService } from '../search/search.service.ts';

/** Most homes of each list. */
const HOMES = 6;
/** A few miles, and the next towns where these have too few homes. */
const REACHES_DEGREES = [0.05, 0.3] as const;

/**
 * The homes around a listing as the visit may see them. A viewer for whom its position is hidden gets those of its ZIP code.
 * @param id the listing's own id or its MLS number
 * @throws AppError listing_not_found for an unknown one and for one that the visit may not see
 */
export async function nearbyHomes(
  { listings, search }: { readonly listings: ListingService; readonly search: SearchService },
  id: string,
  visit: Visit,
): Promise<NearbyHomes> {
  const shown = await listings.shownListing(id, visit);
  if (shown === undefined) throw new AppError('listing_not_found');
  const home = publicFacts(shown);
  const find = (kind: 'similar' | 'active' | 'sold', most: number) =>
    firstWithEnough(REACHES_DEGREES, most, async (reach) => {
      const request = searchesAround(home, visit.viewer, reach)?.[kind];
      return request ? cardsOf(search, { ...request, limit: most + 1 }, visit, home.listingid) : null;
    });
  const [similar, active, sold] = await Promise.all([
    find('similar', HOMES),
    find('active', 2 * HOMES),
    find('sold', HOMES),
  ]);
  const similarIds = new Set((similar ?? []).map(({ listingid }) => listingid));
  return {
    similar: similar ?? [],
    active: (active ?? []).filter(({ listingid }) => !similarIds.has(listingid)).slice(0, HOMES),
    sold,
  };
}

const publicFacts = ({ listing, parts }: ShownListing) =>
  parts.address ? listing : { ...listing, latitude: null, longitude: null };

async function cardsOf(
  search: SearchService,
  request: SearchRequest,
  visit: Visit,
  except: string,
): Promise<ListingCard[]> {
  const { listings } = await search.searchListings(request, visit);
  return listings.filter(({ listingid }) => listingid !== except).slice(0, request.limit - 1);
}

/** The answer of the first reach that finds as many homes as asked for, else of the last; null where a search is not allowed. */
async function firstWithEnough(
  reaches: readonly number[],
  most: number,
  find: (reach: number) => Promise<ListingCard[] | null>,
): Promise<ListingCard[] | null> {
  let found: ListingCard[] | null = null;
  for (const reach of reaches) {
    found = await find(reach);
    if (found === null || found.length >= most) return found;
  }
  return found;
}
