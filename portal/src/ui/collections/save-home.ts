import type { Collection } from '@hearth/domain/contract/collection.ts';
import {
  addCollection,
  addToCollection,
  removeFromCollection,
} from '@hearth/domain/contract/collection-routes.ts';
import { firstCollectionName } from '@hearth/domain/people/collection-rules.ts';
import { withToasts } from '../toast.ts';
import {
  membershipChange,
  noteRetained,
  refetchCollections,
  type Session,
  sayFailed,
  settleChange,
  shortName,
  withMembership,
} from './collection-changes.ts';
import type { CollectionChange, Collections, SavedHome, Saving } from './saving.ts';
import { changed, collectionsQuery, isSaved, ownCollections, personOf } from './use-collections.ts';

/** Stands in for the first collection until the server has made it. */
export const comingId = '';

/**
 * Saves a home into the collection that was changed last, or into a first one: at once on the page, then on the server. A failure sets
 * it back and says so. Resolves once the server has answered.
 */
export async function saveHome(app: Session, home: SavedHome): Promise<void> {
  const { listingid } = home;
  const change: CollectionChange = {
    person: personOf(app.session),
    inList: (collections) =>
      isSaved(collections, listingid)
        ? collections
        : withMembership(withFirst(collections), {
            collectionId: ownCollections(withFirst(collections))[0]?.id ?? comingId,
            listingid,
            isIn: true,
          }),
    inPage: (page) => page,
  };
  const act = async () => {
    const known = app.queries.getQueryData(collectionsQuery(app).queryKey);
    const before = known && withChangesBefore(app, change, known);
    // A second press before the first one was answered.
    if (isSaved(before, listingid)) return false;
    const { id, name } = await addToLastChanged(app, change, listingid, ownCollections(before ?? [])[0]);
    noteRetained(app, listingid);
    settleChange(app, membershipChange(app, { collectionId: id, listingid, isIn: true }));
    withToasts((toasts) =>
      toasts.success(`Saved to ${shortName(name)}`, {
        id: toastOf(listingid),
        action: { label: 'Change', onClick: () => app.saving.open(home) },
      }),
    );
    return true;
  };
  await inOrder(app, change, act, 'Unable to add listing to collection');
}

/** A collection that is about to be deleted is no place for a home. */
const withChangesBefore = (
  { saving, session }: Session,
  change: CollectionChange,
  list: Collections,
): Collections => {
  const { changes } = saving.state;
  return changed(list, changes.slice(0, changes.indexOf(change)), personOf(session));
};

/** @returns the collection that has the home now */
async function addToLastChanged(
  app: Session,
  change: CollectionChange,
  listingid: string,
  known: Collection | undefined,
): Promise<Pick<Collection, 'id' | 'name'>> {
  const { client, queries } = app;
  const ask = () => queries.fetchQuery({ ...collectionsQuery(app), staleTime: 0 });
  // Another tab may have made the first one by now.
  const last = known ?? ownCollections(withChangesBefore(app, change, await ask()))[0];
  if (last === undefined) {
    const made = await client.call(addCollection, {
      body: { name: firstCollectionName, listings: [listingid] },
    });
    noteCollection(app, made);
    return made;
  }
  await client.call(addToCollection, { params: { id: last.id, listingId: listingid } });
  return last;
}

/** Puts a home into a collection or takes it out, with the same promises as `saveHome`. Of presses that wait only the last one is sent. */
export async function setInCollection(
  app: Session,
  { id: collectionId, name }: Pick<Collection, 'id' | 'name'>,
  listingid: string,
  isIn: boolean,
): Promise<void> {
  const change = membershipChange(app, { collectionId, listingid, isIn });
  const act = async () => {
    if (!isLast(app, change)) return false;
    // A removal from the collection's page that can still be undone would follow this change.
    for (const [{ pair }, send] of app.saving.waiting) if (pair === change.pair) await send();
    const params = { id: collectionId, listingId: listingid };
    await app.client.call(isIn ? addToCollection : removeFromCollection, { params });
    if (isIn) noteRetained(app, listingid);
    if (isLast(app, change)) sayMoved(app, { id: collectionId, name }, listingid, isIn);
    return true;
  };
  const failed = isIn ? 'Unable to add listing to collection' : 'Unable to apply changes to Collection';
  await inOrder(app, change, act, failed);
}

/** Puts a home into the collections that a dismissal took it out of. */
export async function putBack(app: Session, listingid: string, ids: readonly string[]): Promise<void> {
  const memberships = ids.map((collectionId) =>
    membershipChange(app, { collectionId, listingid, isIn: true }),
  );
  const change: CollectionChange = {
    person: personOf(app.session),
    inList: (collections) => memberships.reduce((list, { inList }) => inList(list), collections),
    inPage: (page) => page,
  };
  const act = async () => {
    for (const id of ids) await app.client.call(addToCollection, { params: { id, listingId: listingid } });
    return true;
  };
  await inOrder(app, change, act, 'Unable to add listing to collection');
}

function sayMoved(app: Session, to: Pick<Collection, 'id' | 'name'>, listingid: string, isIn: boolean): void {
  const id = toastOf(listingid);
  const undo = () => void setInCollection(app, to, listingid, true);
  withToasts((toasts) =>
    isIn
      ? toasts.success(`Saved to ${shortName(to.name)}`, { id, action: undefined })
      : toasts.success(`Removed from ${shortName(to.name)}`, {
          id,
          action: { label: 'Undo', onClick: undo },
        }),
  );
}

/** No later press has taken over. */
const isLast = ({ saving }: Session, change: CollectionChange): boolean =>
  change.pair === undefined || saving.state.changes.findLast(({ pair }) => pair === change.pair) === change;

/** The changes of a session are sent one after another: the first save makes the collection that the next one goes to. */
const queues = new WeakMap<Saving, Promise<void>>();

/** @param act sends the change; resolves to false where there was nothing to send */
async function inOrder(
  app: Session,
  change: CollectionChange,
  act: () => Promise<boolean>,
  failed: string,
): Promise<void> {
  const { saving } = app;
  saving.add(change);
  const run = async () => {
    try {
      if (await act()) settleChange(app, change);
    } catch (error) {
      if (isLast(app, change)) sayFailed(app, change, failed, error);
    }
    saving.drop(change);
    // An answer that came while another change is on its way would lack it.
    if (queues.get(saving) === turn) refetchCollections(app);
  };
  const turn: Promise<void> = (queues.get(saving) ?? Promise.resolve()).then(run);
  queues.set(saving, turn);
  await turn;
}

/** Shows a new or changed collection, the last changed first. */
export function noteCollection(app: Session, collection: Collection): void {
  app.queries.setQueryData(
    collectionsQuery(app).queryKey,
    (list) => list && [collection, ...list.filter(({ id }) => id !== collection.id)],
  );
}

/** One toast a home: that of an earlier change says what is no longer so. */
const toastOf = (listingid: string): string => `collections-of-${listingid}`;

function withFirst(collections: Collections): Collections {
  if (ownCollections(collections).length > 0) return collections;
  const now = new Date().toISOString();
  return [
    {
      ...{ id: comingId, name: firstCollectionName, description: null, createdAt: now, updatedAt: now },
      ...{ listingIds: [], images: [] },
    },
    ...collections,
  ];
}
