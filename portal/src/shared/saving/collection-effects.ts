import type { Collection } from '@hearth/domain/contract/collection.ts';
import { collectionPageSize } from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { isReservedCollection, proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import type { Session } from '../app/session.ts';
import { type Effect, effect } from '../changes/change.ts';
import { dismissedQuery } from '../dismissing/dismissed-query.ts';
import { collectionKeys } from './collection-keys.ts';
import {
  type CollectionPage,
  type Collections,
  collectionsQuery,
  ownCollections,
} from './collection-queries.ts';

/** The place of one home. */
export interface Membership {
  readonly collectionId: string;
  readonly listingid: string;
  readonly isIn: boolean;
}

/** A home comes into a collection, or leaves it. */
export function membershipEffects(session: Session, membership: Membership): readonly Effect[] {
  const { collectionId, listingid, isIn } = membership;
  const keys = collectionKeys(session);
  const inList = effect<Collections>(keys.list, (list) =>
    list.some(({ id }) => id === collectionId) ? withMembership(list, membership) : list,
  );
  const isShown = isIn || collectionId === dismissedCollection;
  return [
    inList,
    ...(isIn
      ? []
      : [effect<CollectionPage>(keys.pages(collectionId), (page) => withoutHome(page, listingid))]),
    // A recommended home that is saved has its answer.
    ...(isIn
      ? [effect<CollectionPage>(keys.pages(proposedCollection), (page) => withoutHome(page, listingid))]
      : []),
    // A home that is saved is no longer dismissed.
    ...(isShown
      ? [{ key: dismissedQuery(session, listingid).queryKey, apply: () => ({ dismissed: false }) }]
      : []),
  ];
}

/** The collections after it, the changed one first. */
export function withMembership(
  collections: Collections,
  { collectionId, listingid, isIn }: Membership,
): Collections {
  const without = ({ listingIds }: Collection) => listingIds.filter((each) => each !== listingid);
  const after = collections.map((collection) => {
    if (collection.id === collectionId)
      return { ...collection, listingIds: [...(isIn ? [listingid] : []), ...without(collection)] };
    return isIn && isReservedCollection(collection.id)
      ? { ...collection, listingIds: without(collection) }
      : collection;
  });
  const isFirst = ({ id }: Collection) => id === collectionId;
  const reserved = (name: string) =>
    after.filter(({ id, listingIds }) => id === name && listingIds.length > 0);
  const own = ownCollections(after);
  return [
    ...reserved(proposedCollection),
    ...own.filter(isFirst),
    ...own.filter((each) => !isFirst(each)),
    ...reserved(dismissedCollection),
  ];
}

function withoutHome(page: CollectionPage, listingid: string): CollectionPage {
  if (!page.listingIds.includes(listingid)) return page;
  const total = page.total - 1;
  return {
    ...page,
    listings: page.listings.filter((listing) => listing.listingid !== listingid),
    listingIds: page.listingIds.filter((id) => id !== listingid),
    ...{ total, pageCount: Math.ceil(total / collectionPageSize) },
  };
}

/** The collections with a new or changed one, the last changed first. */
export const withCollection = (list: Collections, collection: Collection): Collections => [
  collection,
  ...list.filter(({ id }) => id !== collection.id),
];

/**
 * Stores a new or changed collection in the list, and requests the collections again.
 * @param listingid the home that it was made for
 */
export function storeCollection(session: Session, collection: Collection, listingid?: string): void {
  const { all } = collectionKeys(session);
  const stale = listingid === undefined ? [all] : staleAfterSaving(session, listingid);
  if (listingid !== undefined) session.saving.aimAt(collection.id);
  session.queries.setQueryData(
    collectionsQuery(session).queryKey,
    (list) => list && withCollection(list, collection),
  );
  const saved = { collectionId: collection.id, isIn: true };
  const effects = listingid === undefined ? [] : membershipEffects(session, { ...saved, listingid });
  for (const { key, apply } of effects) session.queries.setQueriesData({ queryKey: key }, apply);
  for (const queryKey of stale) void session.queries.invalidateQueries({ queryKey });
}

/** The keys that a change of a home's collections makes stale: a home that was dismissed is in searches again. */
export function staleAfterSaving(session: Session, listingid: string) {
  const { all, list } = collectionKeys(session);
  const wasDismissed = session.queries
    .getQueryData<Collections>(list)
    ?.some(({ id, listingIds }) => id === dismissedCollection && listingIds.includes(listingid));
  return [all, ...(wasDismissed ? [['homes']] : [])];
}
