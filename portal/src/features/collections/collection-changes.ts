import { moveInCollection } from '@hearth/domain/contract/collection.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { failureReason, membership, shortName } from '../../shared/saving/collection-changes.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';

/** Takes a home out of a collection, once its toast closes. */
export function removal(
  session: Session,
  collection: Pick<CollectionPage, 'id' | 'name'>,
  listing: ListingCard,
  onUndo: () => void,
): Change {
  return {
    ...membership(session, collection, listing.listingid, false),
    words: {
      done: { title: removalTitle(collection), description: streetLine(listing) },
      failed: removalFailure(collection),
      reason: failureReason,
    },
    undo: onUndo,
  };
}

function removalTitle({ id, name }: Pick<CollectionPage, 'id' | 'name'>): string {
  if (id === dismissedCollection) return 'Your searches show this home again';
  return id === proposedCollection ? 'Home dismissed' : `Removed from ${shortName(name)}`;
}

function removalFailure({ id }: Pick<CollectionPage, 'id'>): string {
  if (id === dismissedCollection) return 'Unable to remove from dismissed';
  return id === proposedCollection ? 'Unable to dismiss the home' : 'Unable to apply changes to Collection';
}

/** Moves a home to another place of the order by hand. @param before id of the home that comes after it; null for the last place */
export function move(
  session: Session,
  { id }: Pick<CollectionPage, 'id'>,
  { listingid }: Pick<ListingCard, 'listingid'>,
  before: string | null,
): Change {
  const keys = collectionKeys(session);
  return {
    key: [...keys.membership(id, listingid), 'place'],
    apply: [effect<CollectionPage>(keys.ordered(id), (page) => withMoved(page, listingid, before))],
    call: (call) => call(moveInCollection, { params: { id, listingId: listingid }, body: { before } }),
    words: { failed: 'Unable to apply changes to Collection', reason: failureReason },
    stale: [keys.all],
  };
}

/** The same page with its homes in the new order; those that move to other pages stay until the next answer. */
function withMoved(page: CollectionPage, listingid: string, before: string | null): CollectionPage {
  const others = page.listingIds.filter((id) => id !== listingid);
  if (others.length === page.listingIds.length) return page;
  const at = before === null ? -1 : others.indexOf(before);
  const listingIds = others.toSpliced(at === -1 ? others.length : at, 0, listingid);
  const placeOf = new Map(listingIds.map((id, place) => [id, place]));
  const listings = page.listings.toSorted((a, b) => placeOf.get(a.listingid)! - placeOf.get(b.listingid)!);
  return { ...page, listingIds, listings };
}
