import type { NearbyHomes } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { type AroundKind, searchesAround } from '@hearth/domain/search/around-home.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService, ShownListing } from '../listings/listing.service.ts';
import type { SearchService } from '../search/search.service.ts';

/** Most homes of each list. */
const HOMES = 6;

/**
 * The homes around a listing as the visit may see them. A viewer for whom its position is hidden gets those of its ZIP code.
 * @param id the listing's own id or its MLS number
 * @throws AppError as the listing's page does
 */
export async function nearbyHomes(
  { listings, search }: { readonly listings: ListingService; readonly search: SearchService },
  id: string,
  visit: Visit,
): Promise<NearbyHomes> {
  const shown = await listings.requiredListing(id, visit);
  const home = publicFacts(shown);
  /** The homes of the first search that finds as many as asked for, else of the last; null where none is allowed. */
  const find = async (kind: AroundKind, most: number): Promise<ListingCard[] | null> => {
    const requests = searchesAround(kind, home, visit.viewer);
    if (requests === null) return null;
    let found: ListingCard[] = [];
    for (const request of requests) {
      const { listings: cards } = await search.searchListings({ ...request, limit: most + 1 }, visit);
      found = cards.filter(({ listingid }) => listingid !== home.listingid).slice(0, most);
      if (found.length >= most) break;
    }
    return found;
  };
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
