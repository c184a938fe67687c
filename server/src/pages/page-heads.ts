import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { isInAccountArea } from '@hearth/domain/page/account-area.ts';
import { accountHead } from '@hearth/domain/page/account-pages.ts';
import { listingRequest } from '@hearth/domain/page/first-requests.ts';
import { listingData } from '@hearth/domain/page/listing-data.ts';
import { listingHead } from '@hearth/domain/page/listing-head.ts';
import { portalHead, portalPageAt } from '@hearth/domain/page/portal-pages.ts';
import { isAreaPage } from '@hearth/domain/search/areas/area-path.ts';
import type { Config } from '../config.ts';
import { publicVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { MarketOverviewService } from '../market-overview/market-overview.service.ts';
import { listingIdAt } from '../static/listing-id-at.ts';
import type { HeadOf, ServedAnswer, ServedHead } from '../static/page-head.ts';
import { searchPageHead } from './search-page-head.service.ts';

interface PageSources {
  readonly config: Pick<Config, 'productName' | 'publicUrl'>;
  readonly clock: () => Date;
  readonly listings: Pick<ListingService, 'getListing'>;
  readonly markets: Pick<MarketOverviewService, 'headOf' | 'directory'>;
}

/** The heads of the portal's pages with the data that guests may see. A listing is read by its key; nothing is searched for a head. */
export function pageHeads(sources: PageSources): HeadOf {
  const edition = editionOf(sources.config.productName);
  return async (pathname, query, answers) => {
    if (isAreaPage(pathname)) return sources.markets.headOf(pathname, query);
    const page = portalPageAt(pathname);
    if (page === 'sale' || page === 'lease') {
      const visit = publicVisit({ edition: edition.id, now: sources.clock() });
      const { directory } = sources.markets;
      const unknownOf = async () => unknownPlaces(await answers);
      return searchPageHead({ ...{ edition, query, visit, directory, unknownOf }, lease: page === 'lease' });
    }
    if (page !== undefined) return portalHead(page, edition);
    if (isInAccountArea(pathname)) return accountHead(pathname, edition) ?? 'missing';
    const id = knowableIdAt(pathname);
    return id === undefined ? 'missing' : headOfListing(id, edition, sources);
  };
}

/** The texts of the page's search that its answer calls unknown; none where the page has no answer. */
function unknownPlaces([first]: readonly ServedAnswer[] = []): readonly string[] {
  return first?.address.startsWith(searchListings.path)
    ? ((first.data as SearchResult).unknownPlaces ?? [])
    : [];
}

/** @throws AppError for a listing that guests may not see */
async function headOfListing(
  id: string,
  edition: Edition,
  { config, clock, listings }: PageSources,
): Promise<ServedHead> {
  const visit = publicVisit({ edition: edition.id, now: clock() });
  const listing = await listings.getListing(id, visit);
  return {
    ...listingHead(listing, edition),
    listing: {
      listings: [listing, ...listing.otherlistings].map(({ listingid }) => listingid),
      data: listingData(listing, config.publicUrl),
      answer: { address: listingRequest(id), json: JSON.stringify(listing), data: listing },
      photo: listing.images[0],
    },
  };
}

const longestId = 64;

/** undefined where no listing can have the id of the page. */
function knowableIdAt(pathname: string): string | undefined {
  const id = listingIdAt(pathname);
  return id === undefined || id.length > longestId || id.includes('\0') ? undefined : id;
}
