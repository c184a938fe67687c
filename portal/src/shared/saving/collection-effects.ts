import type { Collection, SavedHomes } from '@hearth/domain/contract/collection.ts';
import { collectionPageSize } from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { isReservedCollection, proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import type { Session } from '../app/session.ts';
import { type Effect, effect } from '../changes/change.ts';
import { dismissedQuery } from '../dismissing/dismissed-query.ts';
import { collectionKeys } from './collection-keys.ts';
import {
  type CollectionList,
  type CollectionPage,
  type Collections,
  savedHomesQuery,
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
  const inList = effect<Collections>(keys.homes, (list) =>
    list.some(({ id }) => id === collectionId) ? withMembership(list, membership) : list,
  );
  const isShown = isIn || collectionId === dismissedCollection;
  return [
    inList,
    ...(isIn
      ? []
      : [
          effect<CollectionPage>(keys.pages(collectionId), (page) => withoutHome(page, listingid)),
          effect<CollectionList>(keys.lists, fewerHomes(collectionId)),
        ]),
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
  const isChanged = ({ id }: SavedHomes) => id === collectionId;
  const others = (ids: readonly string[]) => ids.filter((each) => each !== listingid);
  return [
    ...collections.filter(isChanged).map((collection) => ({
      ...collection,
      listingIds: [...(isIn ? [listingid] : []), ...others(collection.listingIds)],
    })),
    ...collections.filter((each) => !isChanged(each)),
  ];
}

/**
 * Takes one home off the number of a collection: an answer with a smaller number than one before has the removal already. Dismissed
 * and recommended homes are in the list while there are any.
 */
function fewerHomes(collectionId: string): (list: CollectionList) => CollectionList {
  let before = 1;
  const withFewer = (collection: CollectionList['items'][number]) => {
    const { id, total } = collection;
    if (id !== collectionId || total < before) return collection;
    before = total;
    return { ...collection, total: total - 1 };
  };
  return (list) => ({
    ...list,
    items: list.items.map(withFewer).filter(({ id, total }) => !isReservedCollection(id) || total > 0),
  });
}

/** The lists of the person without a collection. */
export const withoutCollection = (session: Session, id: string): readonly Effect[] => [
  effect<Collections>(collectionKeys(session).homes, (list) => list.filter((each) => each.id !== id)),
  effect<CollectionList>(collectionKeys(session).lists, (list) => {
    const items = list.items.filter((each) => each.id !== id);
    return { ...list, items, total: list.total - (list.items.length - items.length) };
  }),
];

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
export const withCollection = (list: Collections, collection: SavedHomes): Collections => [
  collection,
  ...list.filter(({ id }) => id !== collection.id),
];

/**
 * Stores a new or changed collection in the lists, and requests the collections again.
 * @param listingid the home that it was made for
 */
export function storeCollection(session: Session, collection: Collection, listingid?: string): void {
  const { all } = collectionKeys(session);
  const stale = listingid === undefined ? [all] : staleAfterSaving(session, listingid);
  if (listingid !== undefined) session.saving.aimAt(collection.id);
  session.queries.setQueryData(
    savedHomesQuery(session).queryKey,
    (list) => list && withCollection(list, collection),
  );
  session.queries.setQueriesData(
    { queryKey: collectionKeys(session).lists },
    (list: CollectionList | undefined) => list && withWords(list, collection),
  );
  const saved = { collectionId: collection.id, isIn: true };
  const effects = listingid === undefined ? [] : membershipEffects(session, { ...saved, listingid });
  for (const { key, apply } of effects) session.queries.setQueriesData({ queryKey: key }, apply);
  for (const queryKey of stale) void session.queries.invalidateQueries({ queryKey });
}

const withWords = (
  list: CollectionList,
  { listingIds, keptIds, ...collection }: Collection,
): CollectionList => ({
  ...list,
  items: list.items.map((each) =>
    each.id === collection.id ? { ...collection, total: listingIds.length } : each,
  ),
});

/** The keys that a change of a home's collections makes stale: a home that was dismissed is in searches again. */
export function staleAfterSaving(session: Session, listingid: string) {
  const { all, pages } = collectionKeys(session);
  const { queries } = session;
  const wasDismissed =
    queries.getQueryData(dismissedQuery(session, listingid).queryKey)?.dismissed ||
    queries
      .getQueriesData<CollectionPage>({ queryKey: pages(dismissedCollection) })
      .some(([, page]) => page?.listingIds.includes(listingid));
  return [all, ...(wasDismissed ? [['homes']] : [])];
}
