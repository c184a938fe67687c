import type { Collection } from '@hearth/domain/contract/collection.ts';
import { addCollection, addToCollection, removeFromCollection } from '@hearth/domain/contract/collection.ts';
import { firstCollectionName } from '@hearth/domain/people/collection-rules.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import { withToasts } from '../../ui/toast.ts';
import type { Session } from '../app/session.ts';
import {
  callFor,
  type FailureWords,
  isTheirs,
  membershipChange,
  noteRetained,
  refetchCollections,
  sayFailed,
  settleChange,
  shortName,
  withMembership,
} from './collection-changes.ts';
import { type CollectionChange, type Collections, pairOf, type SavedHome, settleRemoval } from './saving.ts';
import { changed, collectionsQuery, isSaved, ownCollections, personOf } from './use-collections.ts';

/** Stands in for the first collection until the server has made it. */
export const comingId = '';

const cannotAdd = 'Unable to add listing to collection';

/**
 * Saves a home into the collection that was changed last, or into a first one: at once on the page, then on the server. A failure sets
 * it back and says so. Resolves once the server has answered.
 */
export async function saveHome(app: Session, home: SavedHome): Promise<void> {
  const { listingid } = home;
  const change: CollectionChange = {
    person: personOf(app),
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
  const choose = () => isTheirs(app, change) && app.saving.open(home, change.person);
  const action = { label: 'Change', onClick: choose };
  const act = async (call: Call) => {
    const to = await collectionFor(app, change, call, listingid);
    if (to === 'saving') return null;
    if (to === 'saved') return () => say(app, listingid, 'This home is saved already', action);
    const made =
      to ?? (await call(addCollection, { body: { name: firstCollectionName, listings: [listingid] } }));
    if (to !== undefined) {
      await settleRemoval(app.saving, pairOf(to.id, listingid));
      await call(addToCollection, { params: { id: to.id, listingId: listingid } });
    }
    return () => {
      if (to === undefined) noteCollection(app, made);
      noteRetained(app, listingid);
      settleChange(app, membershipChange(app, { collectionId: made.id, listingid, isIn: true }));
      say(app, listingid, `Saved to ${shortName(made.name)}`, action);
    };
  };
  await inOrder(app, change, act, { failed: cannotAdd, choose });
}

/**
 * @returns the collection that was changed last; undefined where there is none, 'saved' where one has the home already,
 * 'saving' where an earlier change puts it into one
 */
async function collectionFor(
  app: Session,
  change: CollectionChange,
  call: Call,
  listingid: string,
): Promise<Collection | undefined | 'saved' | 'saving'> {
  const { client, queries } = app;
  const query = collectionsQuery({ ...app, client: { ...client, call } });
  const known = queries.getQueryData(query.queryKey);
  const before = known && withChangesBefore(app, change, known);
  // A second press before the first one was answered changes nothing.
  if (isSaved(before, listingid)) return isSaved(known, listingid) ? 'saved' : 'saving';
  const [last] = ownCollections(before ?? []);
  if (last) return last;
  // The list may not be here yet, and another tab may have made the first collection by now.
  const now = withChangesBefore(app, change, await queries.fetchQuery({ ...query, staleTime: 0 }));
  return isSaved(now, listingid) ? 'saved' : ownCollections(now)[0];
}

/** A collection that is about to be deleted is no place for a home. */
const withChangesBefore = (session: Session, change: CollectionChange, list: Collections): Collections => {
  const { changes } = session.saving.state;
  return changed(list, changes.slice(0, changes.indexOf(change)), personOf(session));
};

/** Puts a home into a collection or takes it out, with the same promises as `saveHome`. Of presses that wait only the last one is sent. */
export async function setInCollection(
  app: Session,
  to: Pick<Collection, 'id' | 'name'>,
  listingid: string,
  isIn: boolean,
): Promise<void> {
  const change = membershipChange(app, { collectionId: to.id, listingid, isIn });
  const undo = () => void setInCollection(app, to, listingid, true);
  const act = async (call: Call) => {
    if (!isLast(app, change)) return null;
    await settleRemoval(app.saving, change.pair);
    await call(isIn ? addToCollection : removeFromCollection, {
      params: { id: to.id, listingId: listingid },
    });
    return () => {
      if (isIn) noteRetained(app, listingid);
      settleChange(app, change);
      if (!isLast(app, change)) return;
      if (isIn) say(app, listingid, `Saved to ${shortName(to.name)}`);
      else say(app, listingid, `Removed from ${shortName(to.name)}`, { label: 'Undo', onClick: undo });
    };
  };
  const failed = isIn ? cannotAdd : 'Unable to apply changes to Collection';
  await inOrder(app, change, act, { failed });
}

/** Puts a home into the collections that a dismissal took it out of. One that cannot have it does not stop the others. */
export async function putBack(app: Session, listingid: string, ids: readonly string[]): Promise<void> {
  const memberships = ids.map((collectionId) => ({
    collectionId,
    change: membershipChange(app, { collectionId, listingid, isIn: true }),
  }));
  const change: CollectionChange = {
    person: personOf(app),
    inList: (list) => memberships.reduce((after, each) => each.change.inList(after), list),
    inPage: (page) => page,
  };
  const act = async (call: Call) => {
    const done: CollectionChange[] = [];
    const failures: unknown[] = [];
    for (const { collectionId, change } of memberships) {
      try {
        await settleRemoval(app.saving, change.pair);
        await call(addToCollection, { params: { id: collectionId, listingId: listingid } });
        done.push(change);
      } catch (error) {
        failures.push(error);
      }
    }
    return () => {
      if (done.length > 0) noteRetained(app, listingid);
      for (const each of done) settleChange(app, each);
      if (failures.length > 0) throw failures[0];
    };
  };
  await inOrder(app, change, act, { failed: cannotAdd });
}

/**
 * Says a change in place of the one before of this home, which no longer holds. Each is a toast of its own: one that is about to go
 * would take new words along.
 */
function say({ saving }: Session, listingid: string, words: string, action?: Action): void {
  withToasts((toasts) => {
    saving.said ??= new Map();
    const before = saving.said.get(listingid);
    if (before !== undefined) toasts.dismiss(before);
    saving.said.set(listingid, toasts.success(words, { action }));
  });
}

interface Action {
  readonly label: string;
  readonly onClick: () => void;
}

/** No later press has taken over. */
const isLast = ({ saving }: Session, change: CollectionChange): boolean =>
  change.pair === undefined || saving.state.changes.findLast(({ pair }) => pair === change.pair) === change;

/**
 * The changes of a session are sent one after another: the first save makes the collection that the next one goes to.
 * @param act sends the change by the call that it is given; resolves to what says so on the page, null where there was nothing to send
 */
async function inOrder(
  app: Session,
  change: CollectionChange,
  act: (call: Call) => Promise<(() => void) | null>,
  words: FailureWords,
): Promise<void> {
  const { saving } = app;
  saving.add(change);
  const run = async () => {
    try {
      const note = await act(callFor(app, change));
      if (isTheirs(app, change)) note?.();
    } catch (error) {
      if (isLast(app, change)) sayFailed(app, change, words, error);
    }
    saving.drop(change);
    // An answer that came while another change is on its way would lack it.
    if (saving.queue === turn) refetchCollections(app);
  };
  const turn = saving.queue.then(run);
  saving.queue = turn;
  await turn;
}

/** Shows a new or changed collection, the last changed first. */
export function noteCollection(app: Session, collection: Collection): void {
  app.queries.setQueryData(
    collectionsQuery(app).queryKey,
    (list) => list && [collection, ...list.filter(({ id }) => id !== collection.id)],
  );
}

function withFirst(collections: Collections): Collections {
  if (ownCollections(collections).length > 0) return collections;
  const now = new Date().toISOString();
  return [
    {
      ...{ id: comingId, name: firstCollectionName, description: null, createdAt: now, updatedAt: now },
      ...{ listingIds: [], images: [], can: { rename: true, remove: true, changeHomes: true } },
    },
    ...collections,
  ];
}
