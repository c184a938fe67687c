import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { listingRequest } from '@hearth/domain/page/first-requests.ts';
import { listingData } from '@hearth/domain/page/listing-data.ts';
import { listingHead } from '@hearth/domain/page/listing-head.ts';
import { pageHead } from '@hearth/domain/page/page-head.ts';
import type { Config } from '../config.ts';
import { publicVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { MarketOverviewService } from '../market-overview/market-overview.service.ts';
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
  return async (page, query, answers) => {
    switch (page.name) {
      case 'sale':
      case 'lease': {
        const visit = publicVisit({ edition: edition.id, now: sources.clock() });
        const { directory } = sources.markets;
        const unknownOf = async () => unknownPlaces(await answers);
        const lease = page.name === 'lease';
        return searchPageHead({ edition, query, visit, directory, unknownOf, lease });
      }
      case 'overview':
        return sources.markets.headOf(page.params, query);
      case 'listing':
        return headOfListing(page.params.id, edition, sources);
      default:
        return page.row.status === 404 ? 'missing' : pageHead(page.row, edition);
    }
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
