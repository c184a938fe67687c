import { dismissListing, retainListing } from '@hearth/domain/contract/listing-actions.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import type { Session } from '../app/session.ts';
import type { Change } from '../changes/change.ts';
import { collectionKeys } from '../saving/collection-keys.ts';
import { dismissedQuery } from './dismissed-query.ts';

/** Dismisses a home or takes that back. Its response names the collections that the home left. */
export const dismissal = (session: Session, id: string, dismissed: boolean): Change<readonly string[]> => ({
  key: collectionKeys(session).membership(dismissedCollection, id),
  apply: [{ key: dismissedQuery(session, id).queryKey, apply: () => ({ dismissed }) }],
  // Lists of homes leave dismissed ones out, and so do collections.
  stale: [['homes'], collectionKeys(session).all],
  ...(dismissed ? dismissing(session, id) : retaining(id)),
});

const dismissing = (session: Session, id: string): Pick<Change<readonly string[]>, 'call' | 'words'> => ({
  call: async (call) => (await call(dismissListing, { params: { id } })).removedFrom,
  words: {
    done: (left) => ({
      title: 'Home dismissed',
      description: `Your searches${left.length > 0 ? ' and collections' : ''} leave it out.`,
      action: { label: 'Undo', onClick: () => void undo(session, id, left) },
    }),
    failed: 'Unable to dismiss the home',
  },
});

const retaining = (id: string): Pick<Change<readonly string[]>, 'call' | 'words'> => ({
  async call(call) {
    await call(retainListing, { params: { id } });
    return [];
  },
  words: { done: 'Your searches show this home again', failed: 'Unable to remove from dismissed' },
});

/** Takes a dismissal back, then puts the home into the collections that it left. */
async function undo(session: Session, id: string, left: readonly string[]): Promise<void> {
  const { changes } = session;
  if (!(await changes.make(dismissal(session, id, false))) || left.length === 0) return;
  const { returned } = await import('../saving/collection-changes.ts');
  for (const collectionId of left) void changes.make(returned(session, collectionId, id));
}
