import type { Collection, SavedHomes } from '@hearth/domain/contract/collection.ts';
import {
  addCollection,
  addToCollection,
  removeCollection,
  removeFromCollection,
} from '@hearth/domain/contract/collection.ts';
import type { BodyInputOf } from '@hearth/domain/contract/endpoint.ts';
import { idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import { firstCollectionName } from '@hearth/domain/people/collection-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { type Attempts, createAttempts } from '@hearth/widgets/client/attempts.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Session } from '../app/session.ts';
import { type Change, effect, withEffects } from '../changes/change.ts';
import { usualReason } from '../changes/change-toasts.ts';
import { shortName } from '../changes/short-name.ts';
import {
  membershipEffects,
  staleAfterSaving,
  withCollection,
  withMembership,
  withoutCollection,
} from './collection-effects.ts';
import { collectionKeys } from './collection-keys.ts';
import {
  type Collections,
  isSaved,
  pendingId,
  removableFrom,
  savedHomesQuery,
  saveTarget,
} from './collection-queries.ts';
import type { SavedHome } from './saving.ts';

const cannotAdd = 'Unable to add listing to collection';
const cannotChange = 'Unable to apply changes to Collection';

type Named = Pick<Collection, 'id' | 'name'>;

/** Puts a home into a collection, or takes it out. */
export function membership(session: Session, to: Named, listingid: string, isIn: boolean): Change {
  const undo = () => void session.changes.make(membership(session, to, listingid, true));
  const done = isIn
    ? `Saved to ${shortName(to.name)}`
    : { title: `Removed from ${shortName(to.name)}`, action: { label: 'Undo', onClick: undo } };
  return {
    key: collectionKeys(session).membership(to.id, listingid),
    apply: membershipEffects(session, { collectionId: to.id, listingid, isIn }),
    async call(call) {
      await call(isIn ? addToCollection : removeFromCollection, {
        params: { id: to.id, listingId: listingid },
      });
      if (isIn) session.saving.aimAt(to.id);
    },
    words: { done, failed: isIn ? cannotAdd : cannotChange, reason: failureReason, subject: listingid },
    stale: staleAfterSaving(session, listingid),
  };
}

/** Puts a home into a collection that a dismissal took it out of. */
export function returned(session: Session, collectionId: string, listingid: string): Change {
  const change = membership(session, { id: collectionId, name: '' }, listingid, true);
  return { ...change, words: { failed: cannotAdd, reason: failureReason } };
}

/** Deletes a collection, once its toast closes. */
export const deletion = (session: Session, { id, name }: Named, onUndo: () => void): Change => ({
  key: collectionKeys(session).collection(id),
  apply: withoutCollection(session, id),
  call: (call) => call(removeCollection, { params: { id } }),
  words: {
    done: `Collection “${shortName(name)}” deleted`,
    failed: `Unable to delete Collection "${shortName(name)}"`,
    reason: failureReason,
  },
  onSuccess: () => forgetPages(session, id),
  undo: onUndo,
  stale: [collectionKeys(session).all],
});

/** Drops the pages of a collection that the person cannot open any more: an open one does not show its homes until the next answer. */
export const forgetPages = (session: Session, id: string): void =>
  void session.queries.resetQueries({ queryKey: collectionKeys(session).pages(id) });

/** Creates a collection: once, however often one attempt is sent. */
export async function createdCollection(
  { call }: Pick<Client, 'call'>,
  attempts: Attempts,
  body: BodyInputOf<typeof addCollection>,
): Promise<Collection> {
  const collection = await call(addCollection, {
    body,
    headers: { [idempotencyHeader]: attempts.keyOf(body) },
  });
  attempts.succeed();
  return collection;
}

/** Saves a home into the collection of `saveTarget`, or into a first one. */
export function saving(session: Session, home: SavedHome): Change<SavedHomes | null> {
  const { listingid } = home;
  const attempts = createAttempts();
  const choose = () => session.saving.open(home);
  const action = { label: 'Change', onClick: choose };
  const mayChoose = ({ code }: ApiError) => code === 'validation_failed' || code === 'not_found';
  return {
    key: collectionKeys(session).save(listingid),
    apply: [
      effect<Collections>(collectionKeys(session).homes, (list) =>
        withSaved(list, listingid, session.saving.target()),
      ),
    ],
    /** @returns the collection that has the home; null where one had it before */
    async call(call, before) {
      const query = savedHomesQuery(session);
      const listed = (list: Collections) => before(query.queryKey, list);
      let list = listed(session.queries.getQueryData(query.queryKey) ?? []);
      // The list may not be here yet, and another tab may have made the first collection by now.
      if (!saveTarget(list, session.saving.target()))
        list = listed(await session.queries.fetchQuery({ ...query, staleTime: 0 }));
      if (isSaved(list, listingid)) return null;
      const target = saveTarget(list, session.saving.target());
      if (!target)
        return createdCollection({ call }, attempts, { name: firstCollectionName, listings: [listingid] });
      session.changes.replace(collectionKeys(session).membership(target.id, listingid));
      await call(addToCollection, { params: { id: target.id, listingId: listingid } });
      return target;
    },
    result: (to) =>
      to === null
        ? []
        : [
            effect<Collections>(collectionKeys(session).homes, (list) => withCollection(list, to)),
            ...membershipEffects(session, { collectionId: to.id, listingid, isIn: true }),
          ],
    words: {
      done: (to) => ({ title: to ? `Saved to ${shortName(to.name)}` : 'This home is saved already', action }),
      failed: cannotAdd,
      reason: failureReason,
      nextStep: (failure) => (mayChoose(failure) ? { label: 'Choose', onClick: choose } : undefined),
      subject: listingid,
    },
    stale: staleAfterSaving(session, listingid),
  };
}

/** Takes a home out of all collections that the person may change. */
export function unsaving(session: Session, { listingid }: SavedHome): Change<readonly Named[]> {
  const keys = collectionKeys(session);
  const without = (list: Collections) =>
    removableFrom(list, listingid).reduce(
      (after, { id }) => withMembership(after, { collectionId: id, listingid, isIn: false }),
      list,
    );
  return {
    key: keys.save(listingid),
    apply: [effect<Collections>(keys.homes, without)],
    /** @returns the collections that had the home */
    async call(call) {
      const list = session.queries.getQueryData(savedHomesQuery(session).queryKey) ?? [];
      const from = removableFrom(list, listingid);
      for (const { id } of from) await call(removeFromCollection, { params: { id, listingId: listingid } });
      return from;
    },
    result: (from) =>
      from.flatMap(({ id }) => membershipEffects(session, { collectionId: id, listingid, isIn: false })),
    words: {
      done: (from) => ({
        title: `Removed from ${from.length === 1 ? shortName(from[0]?.name ?? '') : `${from.length} collections`}`,
        action: {
          label: 'Undo',
          onClick() {
            for (const { id } of from) void session.changes.make(returned(session, id, listingid));
          },
        },
      }),
      failed: cannotChange,
      reason: failureReason,
      subject: listingid,
    },
    stale: staleAfterSaving(session, listingid),
  };
}

function withSaved(list: Collections, listingid: string, chosen: string): Collections {
  if (isSaved(list, listingid)) return list;
  const target = saveTarget(list, chosen);
  return withMembership(target ? list : [pendingCollection(), ...list], {
    collectionId: target?.id ?? pendingId,
    listingid,
    isIn: true,
  });
}

const pendingCollection = (): SavedHomes => ({
  ...{ id: pendingId, name: firstCollectionName, sharedBy: null, listingIds: [], keptIds: [] },
  can: { changeHomes: false, comment: false },
});

/** Saves a home, unless it is being saved. */
export function saveHome(session: Session, home: SavedHome): Promise<boolean> {
  const { changes } = session;
  const change = saving(session, home);
  const last = changes.state.pending.findLast(({ key }) => key.join() === change.key.join());
  const isPending = last && isSaved(withEffects([last], collectionKeys(session).homes, []), home.listingid);
  return isPending ? Promise.resolve(false) : changes.make(change);
}

/** Takes a saved home out of its collections. */
export const unsaveHome = (session: Session, home: SavedHome): Promise<boolean> =>
  session.changes.make(unsaving(session, home));

/** The reason of a failed change of collections. */
export const failureReason = (failure: ApiError): string =>
  usualReason(failure, { not_found: 'This collection no longer exists.' });
