import type { ExclusiveItem } from '@hearth/domain/contract/exclusive-listing.ts';
import { removeExclusiveListing } from '@hearth/domain/contract/exclusive-listing.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { shortName } from '../../shared/changes/short-name.ts';
import { type ListingPage, listingKeys } from './listing-queries.ts';
import { nameOf } from './listing-words.ts';

/** Deletes a listing, once its toast closes without an undo. */
export const deletion = (session: Session, item: ExclusiveItem, onUndo: () => void): Change => {
  const { listingId, draftId, agentId } = item;
  return {
    key: listingKeys(session).listing(draftId),
    apply: [effect<ListingPage>(listingKeys(session).pages, (page) => without(page, draftId))],
    call: (call) =>
      call(removeExclusiveListing, { query: { listingId, draftId, ...(agentId !== null && { agentId }) } }),
    words: {
      done: `“${shortName(nameOf(item))}” deleted`,
      // The words of the specification (section 8).
      failed: 'Exclusive Listing cannot be deleted. Something went wrong',
    },
    undo: onUndo,
    stale: [listingKeys(session).all],
  };
};

function without(page: ListingPage, removedId: string): ListingPage {
  const removed = page.items.find(({ draftId }) => draftId === removedId);
  if (!removed) return page;
  const tab = tabOf(removed);
  return {
    items: page.items.filter((item) => item !== removed),
    total: page.total - 1,
    tabs: { ...page.tabs, [tab]: page.tabs[tab] - 1 },
  };
}

export const tabOf = ({
  isDraft,
  mlsStatus,
}: Pick<ExclusiveItem, 'isDraft' | 'mlsStatus'>): keyof ListingPage['tabs'] =>
  isDraft ? 'draft' : mlsStatus !== '' && isOpen(mlsStatus) ? 'onMarket' : 'offMarket';
