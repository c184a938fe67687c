import { dismissListing, retainListing } from '@hearth/domain/contract/listing-actions.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import type { Session } from '../app/session.ts';
import type { Change } from '../changes/change.ts';
import { collectionKeys } from '../saving/collection-keys.ts';
import { dismissedQuery } from './dismissed-query.ts';

/** Dismisses a home or takes that back. Its response names the collections that the home left. */
export function dismissal(session: Session, id: string, dismissed: boolean): Change<readonly string[]> {
  const { queryKey } = dismissedQuery(session, id);
  return {
    key: collectionKeys(session).membership(dismissedCollection, id),
    apply: [{ key: queryKey, apply: () => ({ dismissed }) }],
    // Lists of homes leave dismissed ones out, and so do collections.
    stale: [['homes'], collectionKeys(session).all],
    words: dismissed ? dismissedWords(session, id) : retainedWords,
    async call(call) {
      // The change that this one takes back has failed.
      if (session.queries.getQueryData(queryKey)?.dismissed === dismissed) return [];
      if (dismissed) return (await call(dismissListing, { params: { id } })).removedFrom;
      await call(retainListing, { params: { id } });
      return [];
    },
  };
}

type Words = Change<readonly string[]>['words'];

const retainedWords: Words = {
  done: 'Your searches show this home again',
  failed: 'Unable to remove from dismissed',
};

const dismissedWords = (session: Session, id: string): Words => ({
  done: (left) => ({
    title: 'Home hidden',
    description: `You won’t see it in your searches${left.length > 0 ? ' and collections' : ''}.`,
    action: { label: 'Undo', onClick: () => void undo(session, id, left) },
  }),
  failed: 'Unable to hide the home',
});

/** Takes a dismissal back, then puts the home into the collections that it left. */
async function undo(session: Session, id: string, left: readonly string[]): Promise<void> {
  const { changes } = session;
  if (!(await changes.make(dismissal(session, id, false))) || left.length === 0) return;
  const { returned } = await import('../saving/collection-changes.ts');
  for (const collectionId of left) void changes.make(returned(session, collectionId, id));
}
