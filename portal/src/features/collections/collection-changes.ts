import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import type { Session } from '../../shared/app/session.ts';
import type { Change } from '../../shared/changes/change.ts';
import { failureReason, membership, shortName } from '../../shared/saving/collection-changes.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';

/** Takes a home out of a collection, once its toast closes. */
export function removal(
  session: Session,
  collection: Pick<CollectionPage, 'id' | 'name'>,
  listing: ListingCard,
  onUndo: () => void,
): Change {
  const isDismissed = collection.id === dismissedCollection;
  const title = isDismissed
    ? 'Your searches show this home again'
    : `Removed from ${shortName(collection.name)}`;
  return {
    ...membership(session, collection, listing.listingid, false),
    words: {
      done: { title, description: streetLine(listing) },
      failed: isDismissed ? 'Unable to remove from dismissed' : 'Unable to apply changes to Collection',
      reason: failureReason,
    },
    undo: onUndo,
  };
}
