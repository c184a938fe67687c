import { moveInCollection, updateCollection } from '@hearth/domain/contract/collection.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import { meQuery } from '../../shared/account/me-query.ts';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { shortName } from '../../shared/changes/short-name.ts';
import { browserTimeZone } from '../../shared/mail-choices/cadence-field.tsx';
import { failureReason, membership } from '../../shared/saving/collection-changes.ts';
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

/** Has a person get the mails about a collection at another cadence. */
export const cadenceChange = (session: Session, id: string, cadence: Cadence): Change => ({
  key: [...collectionKeys(session).collection(id), 'cadence'],
  apply: [effect<CollectionPage>(collectionKeys(session).pages(id), (page) => ({ ...page, cadence }))],
  async call(call) {
    await call(updateCollection, { params: { id }, body: { cadence, timeZone: browserTimeZone() } });
  },
  words: { done: 'Changes saved', failed: 'Unable to apply changes to Collection', reason: failureReason },
  // Choosing a cadence may ask for mails again.
  stale: [collectionKeys(session).all, meQuery(session).queryKey],
});

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
