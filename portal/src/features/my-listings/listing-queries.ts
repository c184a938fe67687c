import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import {
  getExclusiveListing,
  getExclusiveListings,
  type ListingTab,
} from '@hearth/domain/contract/exclusive-listing.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../shared/app/session.ts';

export type ListingPage = ResponseOf<typeof getExclusiveListings>;

/** A page of the list and its choices (specification section 2). */
interface RequestedListings {
  readonly page: number;
  readonly currentTab: ListingTab;
  readonly sortBy: 'updatedDate' | 'updatedAt' | 'publishedAt' | 'listPrice' | 'mlsStatus';
  readonly sortType: 'ASC' | 'DESC';
  readonly ourListingsFirst: 'true' | 'false';
  /** Username of an agent; '' for the own listings, and of admins for those of all agents. */
  readonly agentId: string;
  /** Dollars; '' sets no limit. */
  readonly minPrice: string;
  readonly maxPrice: string;
}

/** The keys of exclusive listings, in the cache and of changes. */
export function listingKeys({ root }: Pick<Session, 'root'>) {
  const all = [...root, 'my-listings'] as const;
  return {
    all,
    pages: [...all, 'page'],
    sheets: [...all, 'publish-sheet'],
    page: (requested: RequestedListings) => [...all, 'page', requested],
    listing: (id: string) => [...all, 'listing', id],
  } as const;
}

export const listingsQuery = (session: Session, requested: RequestedListings) =>
  queryOptions({
    queryKey: listingKeys(session).page(requested),
    queryFn: ({ signal }): Promise<ListingPage> => {
      const { currentTab, ourListingsFirst, page, ...query } = requested;
      const tab = currentTab === 'draft' ? { draft: 'true' as const } : { tab: currentTab };
      const first = ourListingsFirst === 'true' && { myListingsFirst: 'true' as const };
      return session.client.call(getExclusiveListings, {
        query: { ...query, ...tab, ...first, ...(page > 1 && { page }) },
        signal,
      });
    },
  });

export const listingQuery = (session: Session, id: string) =>
  queryOptions({
    queryKey: listingKeys(session).listing(id),
    queryFn: ({ signal }) => session.client.call(getExclusiveListing, { params: { id }, signal }),
  });
