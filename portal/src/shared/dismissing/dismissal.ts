import { dismissListing, retainListing } from '@hearth/domain/contract/listing-actions.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { withToasts } from '../../ui/toast.ts';
import type { Session } from '../app/session.ts';
import { pairOf, settleRemoval } from '../saving/saving.ts';
import { dismissedQuery } from './dismissed-query.ts';

/** What the server has after the changes that are on their way, by home. */
const changesOf = new WeakMap<QueryClient, Map<string, Promise<boolean>>>();

/**
 * Dismisses a home or takes that back: at once on the page, then on the server. A failure sets it back and says so; the toast of a
 * success has an undo. Changes of one home are sent one after another, and of those that wait only the last one. Resolves once the
 * server has answered, to whether it has this change and there is no later one.
 */
export async function setDismissed(session: Session, id: string, dismissed: boolean): Promise<boolean> {
  const { client, queries } = session;
  const { queryKey } = dismissedQuery(session, id);
  const changes = changesOf.get(queries) ?? new Map<string, Promise<boolean>>();
  changesOf.set(queries, changes);
  const key = hashKey(queryKey);
  const isLast = () => changes.get(key) === change;
  let left: readonly string[] = [];
  const send = async (has: boolean): Promise<boolean> => {
    if (!isLast() || has === dismissed) return has;
    await settleRemoval(session.saving, pairOf(dismissedCollection, id));
    try {
      if (dismissed) left = (await client.call(dismissListing, { params: { id } })).removedFrom;
      else await client.call(retainListing, { params: { id } });
      return dismissed;
    } catch (error) {
      if (isLast()) sayFailed(error as ApiError, dismissed);
      return has;
    }
  };
  const had = queries.getQueryData(queryKey)?.dismissed ?? !dismissed;
  const change = (changes.get(key) ?? Promise.resolve(had)).then(send);
  changes.set(key, change);
  await queries.cancelQueries({ queryKey });
  if (isLast()) queries.setQueryData(queryKey, { dismissed });
  const has = await change;
  if (!isLast()) return false;
  changes.delete(key);
  queries.setQueryData(queryKey, { dismissed: has });
  if (has === dismissed) sayDone(session, id, dismissed, left);
  return has === dismissed;
}

function sayFailed(failure: ApiError, dismissed: boolean): void {
  const title = dismissed ? 'Unable to dismiss the home' : 'Unable to remove from dismissed';
  const description = failureText(failure, 'Please try again.');
  withToasts((toasts) => toasts.error(title, { description }));
}

/** @param left the collections that the home left */
function sayDone(session: Session, id: string, dismissed: boolean, left: readonly string[]): void {
  // Lists of homes leave dismissed ones out.
  void session.queries.invalidateQueries({ queryKey: ['homes'] });
  // The server takes a dismissed home out of them.
  void session.queries.invalidateQueries({ queryKey: [...session.root, 'collections'] });
  void session.queries.invalidateQueries({ queryKey: [...session.root, 'collection'] });
  withToasts((toasts) =>
    dismissed
      ? toasts.success('Home dismissed', {
          description: `Your searches${left.length > 0 ? ' and collections' : ''} leave it out.`,
          action: { label: 'Undo', onClick: () => void undo(session, id, left) },
        })
      : toasts.success('Your searches show this home again'),
  );
}

/** A dismissal took the home out of collections; taking it back puts the home into these again. */
async function undo(session: Session, id: string, left: readonly string[]): Promise<void> {
  if (!(await setDismissed(session, id, false)) || left.length === 0) return;
  const putBack = async () => (await import('../saving/save-home.ts')).putBack(session, id, left);
  putBack().catch(() => withToasts((toasts) => toasts.error('Unable to add listing to collection')));
}
