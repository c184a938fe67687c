import type { ListingTab } from '@hearth/domain/contract/exclusive-listing.ts';
import { listingTabs } from '@hearth/domain/contract/exclusive-listing.ts';
import { readListAddress } from '@hearth/domain/page/list-address.ts';
import type { Location } from 'react-router';

/** Orders of the list, that of a tab without a choice first. */
const sortsOf = (tab: ListingTab) =>
  tab === 'draft'
    ? (['updatedAt', 'updatedDate', 'publishedAt', 'listPrice', 'mlsStatus'] as const)
    : (['updatedDate', 'updatedAt', 'publishedAt', 'listPrice', 'mlsStatus'] as const);

/** The parameters of the list's address (specification section 2). Those with their usual value are left out. */
export const listingChoices = (tab: ListingTab) =>
  ({
    currentTab: listingTabs,
    sortBy: sortsOf(tab),
    sortType: ['DESC', 'ASC'],
    ourListingsFirst: ['true', 'false'],
    agentId: [],
    minPrice: [],
    maxPrice: [],
  }) as const;

/** The tab in the address, which decides about the usual order. */
export const tabAt = ({ search }: Pick<Location, 'search'>): ListingTab =>
  readListAddress(new URLSearchParams(search), { currentTab: listingTabs }).chosen.currentTab;
